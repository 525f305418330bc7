import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { ServiceError } from '../../src/errors.ts';
import type { Identify } from '../../src/access/identify-key.ts';
import { boundConnections, type ConnectionLimits } from '../../src/http/server.ts';
import { createRepresentation, onceOnly, sendRepresentation } from '../../src/http/send.ts';
import { createGate } from '../../src/http/gate.ts';
import { REQUEST_TIME } from '../../src/engines/time-limits.ts';
import { aServer, someParts } from '../support/a-server.ts';
import { until } from '../support/until.ts';

const MANY: ConnectionLimits = { most: 1_000, mostPerAddress: 1_000, idleTime: 300 };

async function listening(app: FastifyInstance): Promise<{ port: number; url: string }> {
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { port: Number(new URL(url).port), url };
}

/** A connection, open until the test ends. */
function connected(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Any key but the one of the pages belongs to one account. */
const knowsOneKey: Identify = () =>
  Promise.resolve({
    keyId: 'key',
    userId: 'user',
    scope: 'sk',
    mode: 'live',
    tier: 'free',
    limits: null,
    name: 'test',
    prefix: '',
    networks: [],
    admits: () => true,
  });

/** A server with a route that responds when the test says so. */
function slowServer(mostRunning: number, mostWaiting: number) {
  const app = aServer({ gate: createGate({ mostRunning, mostWaiting, longestWait: 200 }) });
  const waiting: (() => void)[] = [];
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({ ok: true }))));
  app.route({ method: ['POST', 'PUT', 'PATCH'], url: '/slow', handler: () => Promise.resolve({ ok: true }) });
  return { app, waiting };
}

test('requests over the limit wait, then get 503 with the time to wait, and health checks never wait', async () => {
  const { app, waiting } = slowServer(2, 10);
  const { url } = await listening(app);
  const running = [fetch(`${url}/slow`), fetch(`${url}/slow`)];
  await until('they run', () => waiting.length === 2);
  const refused = await fetch(`${url}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  waiting.forEach((respond) => respond());
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200]);
  const later = fetch(`${url}/slow`);
  await until('it runs', () => waiting.length === 3);
  waiting[2]?.();
  expect((await later).status).toBe(200);
});

test('the refusal has what its route adds for other clients', async () => {
  const { app, waiting } = slowServer(1, 10);
  const supplement = { headers: { 'content-type': 'application/json' }, members: { jsonrpc: '2.0' } };
  app.post('/rpc', { config: { supplementOf: () => supplement } }, () => Promise.resolve({ ok: true }));
  const { url } = await listening(app);
  const running = fetch(`${url}/slow`);
  await until('it runs', () => waiting.length === 1);
  const refused = await fetch(`${url}/rpc`, { method: 'POST', body: '{}' });
  expect([refused.status, refused.headers.get('content-type')]).toEqual([503, 'application/json']);
  expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', code: 'service_unavailable' });
  waiting[0]?.();
  await running;
});

test('callers that leave let others in', async () => {
  const { app, waiting } = slowServer(1, 0);
  const { url } = await listening(app);
  const caller = new AbortController();
  const gone = fetch(`${url}/slow`, { signal: caller.signal }).catch((error: unknown) => error);
  await until('it runs', () => waiting.length === 1);
  caller.abort();
  await gone;
  await until('others are let in', async () => {
    const response = await Promise.race([fetch(`${url}/slow`), sleep(50)]);
    return response?.status !== 503;
  });
});

test.each(['POST', 'PUT', 'PATCH'])('a body of %s that arrives slowly takes no place', async (method) => {
  const { app } = slowServer(1, 0);
  const { port, url } = await listening(app);
  const sender = connected(port);
  sender.write(
    `${method} /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  await sleep(50);
  expect((await fetch(`${url}/categories`)).status).toBe(404);
  sender.write('}');
  const [answer] = (await once(sender, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('a request that is not answered gets 503 after the deadline', async () => {
  const { app } = slowServer(5, 0);
  const { url } = await listening(app);
  const response = await fetch(`${url}/slow`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ detail: 'The request took too long.' });
});

test('visitors that wait for their turn keep no account out', async () => {
  const releases: (() => void)[] = [];
  const read = () => new Promise<never>((_resolve, reject) => releases.push(() => reject(new Error('done'))));
  const app = aServer({
    gate: createGate({ mostRunning: 10, mostWaiting: 0, longestWait: 200 }),
    identify: (key) => (key === 'site' ? Promise.resolve('site') : knowsOneKey(key)),
    endpointParts: {
      ...someParts,
      exports: { ...someParts.exports, list: () => Promise.resolve([]) },
      categories: { read },
    },
  });
  const { url } = await listening(app);
  const send = async (key: string, path: string): Promise<number> =>
    (await fetch(`${url}/api/v1${path}`, { headers: { 'x-api-key': key } })).status;
  const visits = Array.from({ length: 9 }, () => send('site', '/categories'));
  await until('they run', () => releases.length === 8);
  visits.push(...Array.from({ length: 9 }, () => send('site', '/categories')));
  await sleep(50);
  expect(await send('key', '/exports')).toBe(200);
  const timer = setInterval(() => releases.splice(0).forEach((release) => release()), 1);
  expect(new Set(await Promise.all(visits))).toEqual(new Set([500]));
  clearInterval(timer);
});

test('connections over the limits are closed at once, except those of a trusted proxy', async () => {
  const app = aServer();
  const counts = boundConnections(app.server, () => false, { ...MANY, mostPerAddress: 3 });
  const { port } = await listening(app);
  const first = [connected(port), connected(port), connected(port)];
  await until('they are open', () => counts.open() === 3);
  await once(connected(port), 'close');
  expect([counts.open(), counts.refused()]).toEqual([3, 1]);
  first[0]?.destroy();
  await until('one is closed', () => counts.open() === 2);
  connected(port);
  await until('another one is open', () => counts.open() === 3);

  const proxied = aServer();
  const many = boundConnections(proxied.server, (address) => address === '127.0.0.1', {
    ...MANY,
    most: 5,
    mostPerAddress: 3,
  });
  const { port: other } = await listening(proxied);
  for (let count = 0; count < 5; count += 1) connected(other);
  await until('they are open', () => many.open() === 5);
  await once(connected(other), 'close');
});

test('a client that does not read what it asked for is disconnected', async () => {
  const app = aServer();
  app.get('/large', () => 'x'.repeat(20_000_000));
  // The client that reads shares its process with the server, and both may be held up for longer than usual.
  const counts = boundConnections(app.server, () => false, { ...MANY, idleTime: 2_000 });
  const { port, url } = await listening(app);
  const reader = fetch(`${url}/large`).then((response) => response.text());
  const idle = connected(port).pause();
  idle.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  await until('it is disconnected', () => counts.closed() === 1);
  expect(await reader).toHaveLength(20_000_000);
});

test('a client that sends hundreds of requests without reading is disconnected', async () => {
  const { app } = slowServer(1_000, 0);
  const counts = boundConnections(app.server, () => false, MANY);
  const { port } = await listening(app);
  const flood = connected(port);
  flood.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(200));
  await once(flood, 'close');
  expect(counts.closed()).toBe(1);
});

test('a closing process ends its connections with the response', async () => {
  const lifecycle = { closing: false };
  const app = aServer({ lifecycle });
  const { url } = await listening(app);
  expect((await fetch(`${url}/health/live`)).headers.get('connection')).toBe('keep-alive');
  lifecycle.closing = true;
  for (const path of ['/health/live', '/api/v1/categories'])
    expect((await fetch(url + path)).headers.get('connection')).toBe('close');
});

test('an error after a response has chosen its coding is sent without it', async () => {
  const app = aServer();
  app.get('/late', (_request, reply) => {
    reply.header('content-encoding', 'gzip');
    throw new ServiceError('service_unavailable', 'The request took too long.', { retryAfter: 1 });
  });
  const { headers, statusCode } = await app.inject({ url: '/late' });
  expect([statusCode, headers['content-encoding']]).toEqual([503, undefined]);
});

test('a request that is done after its deadline sends nothing, and logs nothing about it', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = aServer({ logger });
  const late = createRepresentation('text/plain', 'late');
  let done = 0;
  const work = async (): Promise<void> => {
    await sleep(REQUEST_TIME + 1_500);
    done += 1;
  };
  app.get('/bytes', async (request, reply) => {
    await work();
    return sendRepresentation(request, reply, onceOnly('text/plain', Buffer.from('late')));
  });
  app.get('/representation', async (request, reply) => {
    await work();
    return sendRepresentation(request, reply, late);
  });
  const { url } = await listening(app);
  const responses = await Promise.all(['/bytes', '/representation'].map((path) => fetch(url + path)));
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  await until('they are done', () => done === 2);
  await sleep(50);
  expect(lines.filter((line) => /already|sent|Promise/.test(line))).toEqual([]);
});
