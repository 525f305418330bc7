import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { ServiceError } from '../../../src/errors.ts';
import type { Identify } from '../../../src/access/identify-key.ts';
import { callerGone } from '../../../src/engines/time-limits.ts';
import { boundConnections, type ConnectionLimits } from '../../../src/http/server.ts';
import { createRepresentation, onceOnly, sendRepresentation } from '../../../src/http/send.ts';
import { createGate, type GateLimits } from '../../../src/http/gate.ts';
import { aServer, knowsKeys, someParts } from '../../support/a-server.ts';
import { until } from '../../support/until.ts';

const MANY: ConnectionLimits = { most: 1_000, mostPerAddress: 1_000, idleTime: 300 };
/** Milliseconds that requests get: so long that none is late. */
const LONG = 60_000;
/** How many requests of visitors run at the same time, and how many wait. */
const AT_ONCE = 8;
const WAITING = 400;

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

/** The key `site` is that of our pages. */
const identify: Identify = (key) => (key === 'site' ? Promise.resolve('site') : knowsKeys(key));

/** A server with a route that responds when the test says so to GET, and at once to other methods. */
function slowServer(mostRunning: number, mostWaiting: number) {
  const gate = createGate({ mostRunning, mostWaiting, longestWait: 200 });
  const app = aServer({ gate, requestTime: LONG });
  const waiting: (() => void)[] = [];
  app.get('/slow', () => new Promise((resolve) => waiting.push(() => resolve({ ok: true }))));
  app.route({ method: ['POST', 'PUT', 'PATCH'], url: '/slow', handler: () => Promise.resolve({ ok: true }) });
  return { app, waiting };
}

/** A server whose categories are read until the test releases them, and then fail. */
function serverForVisitors(gate: GateLimits) {
  const releases: (() => void)[] = [];
  let [running, most] = [0, 0];
  async function read(): Promise<never> {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => releases.push(resolve));
    running -= 1;
    throw new Error('done');
  }
  const exports = { ...someParts.exports, list: () => Promise.resolve([]) };
  const endpointParts = { ...someParts, exports, categories: { read } };
  const app = aServer({ gate: createGate(gate), identify, endpointParts, requestTime: LONG });
  let received = 0;
  app.server.on('request', () => (received += 1));
  /** Releases everything until all have their response. */
  async function finish<Response>(requests: readonly Promise<Response>[]): Promise<Response[]> {
    const timer = setInterval(() => releases.splice(0).forEach((release) => release()), 1);
    const responses = await Promise.all(requests);
    clearInterval(timer);
    return responses;
  }
  return { app, running: () => running, most: () => most, received: () => received, finish };
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
  await until(
    'others are let in',
    async () => (await fetch(`${url}/slow`, { method: 'POST', body: '{}' })).status === 200,
  );
});

test.each(['POST', 'PUT', 'PATCH'])('a body of %s that arrives slowly takes no place', async (method) => {
  const { app } = slowServer(1, 0);
  const { port, url } = await listening(app);
  const sender = connected(port);
  sender.write(
    `${method} /slow HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  await once(app.server, 'request');
  expect((await fetch(`${url}/categories`)).status).toBe(404);
  sender.write('}');
  const [answer] = (await once(sender, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
});

test('visitors that wait for their turn keep no account out', async () => {
  const { app, running, most, received, finish } = serverForVisitors({
    mostRunning: AT_ONCE + 2,
    mostWaiting: 0,
    longestWait: 200,
  });
  const { url } = await listening(app);
  const send = async (key: string, path: string): Promise<number> =>
    (await fetch(`${url}/api/v1${path}`, { headers: { 'x-api-key': key } })).status;
  const visits = Array.from({ length: AT_ONCE + 1 }, () => send('site', '/categories'));
  await until('they run', () => running() === AT_ONCE);
  visits.push(...Array.from({ length: AT_ONCE + 1 }, () => send('site', '/categories')));
  await until('the others have arrived', () => received() === visits.length);
  expect(await send('svc_sk_some', '/exports')).toBe(200);
  expect(new Set(await finish(visits))).toEqual(new Set([500]));
  expect(most()).toBe(AT_ONCE);
});

test('slow requests of visitors run few at a time and wait, and do not delay those of accounts', async () => {
  // Only on a connection do those that wait for their turn leave the gate.
  const gate = { mostRunning: 2 * WAITING, mostWaiting: 0, longestWait: 0 };
  const { app, running, most, finish } = serverForVisitors(gate);
  const send = (key: string, path: string) =>
    app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } });
  const visits = Array.from({ length: AT_ONCE + WAITING }, () => send('site', '/categories'));
  await until('they run', () => running() === AT_ONCE);
  const refused = await send('site', '/categories');
  expect(refused.json()).toMatchObject({ status: 503, code: 'service_unavailable', retryAfter: 2 });
  expect((await send('svc_sk_some', '/exports')).statusCode).toBe(200);
  expect(new Set((await finish(visits)).map(({ statusCode }) => statusCode))).toEqual(new Set([500]));
  expect(most()).toBe(AT_ONCE);
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

test('a connection that waits too long for its next request is closed, and not counted', async () => {
  const app = aServer();
  const counts = boundConnections(app.server, () => false, { ...MANY, idleTime: 200 });
  const { port } = await listening(app);
  const idle = connected(port).resume();
  await once(idle, 'close');
  expect(counts.closed()).toBe(0);
});

test('work of a caller that has left is cancelled, also if it begins later', async () => {
  const app = aServer();
  const { promise: started, resolve: start } = Promise.withResolvers<unknown>();
  const { promise: isGone, resolve: tell } = Promise.withResolvers<boolean | undefined>();
  app.get('/late', async (_request, { raw }) => {
    start(undefined);
    await once(raw, 'close');
    tell(callerGone()?.aborted);
    return '';
  });
  const { port } = await listening(app);
  const client = connected(port);
  client.write('GET /late HTTP/1.1\r\nHost: x\r\n\r\n');
  await started;
  client.destroy();
  expect(await isGone).toBe(true);
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

test('closing waits for the request in progress', async () => {
  const { app, waiting } = slowServer(1, 0);
  const { url } = await listening(app);
  const response = fetch(`${url}/slow`);
  await until('it runs', () => waiting.length === 1);
  const closed = app.close();
  waiting[0]?.();
  expect((await response).status).toBe(200);
  await closed;
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
});

test('a request that is not done at its deadline gets 503, then sends nothing and logs nothing', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = aServer({ logger, requestTime: 200 });
  const late = createRepresentation('text/plain', 'late');
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let done = 0;
  app.get('/bytes', async (request, reply) => {
    await released;
    done += 1;
    return sendRepresentation(request, reply, onceOnly('text/plain', Buffer.from('late')));
  });
  app.get('/representation', async (request, reply) => {
    await released;
    done += 1;
    return sendRepresentation(request, reply, late);
  });
  app.get('/error', async () => {
    await released;
    done += 1;
    throw new Error('late');
  });
  const { url } = await listening(app);
  const paths = ['/bytes', '/representation', '/error'];
  const responses = await Promise.all(paths.map((path) => fetch(url + path)));
  for (const response of responses)
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { detail: 'The request took too long.' },
    ]);
  release(undefined);
  await until('they are done', () => done === paths.length);
  // Whatever they cause comes before the response to a later request.
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect(lines.filter((line) => /already|sent|Promise/.test(line))).toEqual([]);
});
