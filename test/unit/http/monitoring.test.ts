import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import { pino } from 'pino';
import { Counter, Gauge, Registry } from 'prom-client';
import { expect, onTestFinished, test, vi } from 'vitest';

import { combineMetrics, type MetricValues } from '../../../src/http/combine-metrics.ts';
import { createEngineCheck, type Probe } from '../../../src/http/health.ts';
import { aServer } from '../../support/a-server.ts';
import { until } from '../../support/until.ts';

const fine = (name: string, required = false) => ({ name, required, check: () => Promise.resolve() });
const broken = (name: string, required = false) => ({
  name,
  required,
  check: () => Promise.reject(new Error('password authentication failed')),
});

const checkOf = (...probes: Probe[]) => createEngineCheck(probes, pino({ level: 'silent' }));

test('the process is alive regardless of the engines', async () => {
  const response = await aServer({ checkEngines: checkOf(broken('postgresql', true)) }).inject(
    '/health/live',
  );
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
});

test('readiness names every engine with its latency in milliseconds', async () => {
  const checkEngines = checkOf(fine('postgresql', true), fine('redis'));
  const response = await aServer({ checkEngines }).inject('/health/ready');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.json()).toEqual({
    status: 'ok',
    engines: {
      postgresql: { status: 'ok', latency: expect.any(Number) as number },
      redis: { status: 'ok', latency: expect.any(Number) as number },
    },
  });
});

test('without an optional engine the process stays ready, but degraded', async () => {
  const checkEngines = checkOf(fine('postgresql', true), broken('elasticsearch'));
  const response = await aServer({ checkEngines }).inject('/health/ready');
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(response.json()).toMatchObject({
    status: 'degraded',
    engines: { elasticsearch: { status: 'degraded' } },
  });
  expect(response.body).not.toContain('password');
});

const hanging = { ...fine('postgresql', true), check: () => new Promise<void>(() => undefined) };
const checkEngines = checkOf(fine('postgresql', true));

test.each<[string, Parameters<typeof aServer>[0], string]>([
  ['without a required engine', { checkEngines: checkOf(broken('postgresql', true)) }, 'unavailable'],
  ['without a response of a required engine', { checkEngines: checkOf(hanging) }, 'unavailable'],
  [
    'before the catalogue can be searched',
    { checkEngines, isCatalogueReady: () => Promise.resolve(false) },
    'starting',
  ],
  ['while closing', { checkEngines, lifecycle: { closing: true } }, 'closing'],
])('readiness, 503 %s', async (_when, parts, status) => {
  const response = await aServer(parts).inject('/health/ready');
  expect([response.statusCode, response.json()]).toMatchObject([503, { status }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('checks the engines once for concurrent requests', async () => {
  let asked = 0;
  const counting = { name: 'redis', required: false, check: () => Promise.resolve((asked += 1)) };
  const app = aServer({ checkEngines: checkOf(counting) });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/health/ready')));
  expect(asked).toBe(1);
});

test('gives up on a hanging engine, and checks it once for all requests in the meantime', async () => {
  const asked: AbortSignal[] = [];
  const check = (signal: AbortSignal): Promise<void> => {
    asked.push(signal);
    return new Promise(() => undefined);
  };
  const app = aServer({ checkEngines: checkOf({ name: 'elasticsearch', required: false, check }) });
  const first = app.inject('/health/ready').then((response) => response);
  await until('it is asked', () => asked.length === 1);
  // After the cached result has expired by the injected clock; the first check is replaced by another.
  const now = performance.now.bind(performance);
  const ahead = vi.spyOn(performance, 'now').mockImplementation(() => now() + 700);
  onTestFinished(() => ahead.mockRestore());
  const [one, other] = await Promise.all([first, app.inject('/health/ready')]);
  expect([one.json(), other.json()]).toMatchObject([{ status: 'degraded' }, { status: 'degraded' }]);
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
});

/** Sends one request to a server that logs at a level, and returns what it logged. */
async function logged(level: string, url: string, headers: Record<string, string>): Promise<string> {
  let text = '';
  const logger = pino({ level }, { write: (line: string) => (text += line) });
  await aServer({ logger }).inject({ url, headers });
  return text;
}

const key = { 'x-api-key': 'pk-key' };

test('a successful request is only logged at level debug', async () => {
  expect(await logged('info', '/api/v1/categories', key)).toBe('');
  expect(await logged('debug', '/api/v1/categories', key)).toContain('"status":200');
});

test("a refusal is logged with both request ids, the caller's cut short", async () => {
  const text = await logged('info', '/api/v1/nope', { ...key, 'x-request-id': 'c'.repeat(500) });
  expect(JSON.parse(text)).toMatchObject({
    path: '/api/v1/nope',
    status: 404,
    callerRequestId: 'c'.repeat(128),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
});

test('the log contains neither the query nor a key', async () => {
  const text = await logged('debug', '/api/v1/categories?api_key=svc_sk_given_away', {
    authorization: 'Bearer pk-key',
  });
  expect(text).toContain('"status":400');
  expect(text).not.toMatch(/svc_sk_given_away|pk-key/);
});

test('a caller that leaves while it sends a body is no error of the service', async () => {
  let text = '';
  const app = aServer({ logger: pino({}, { write: (line: string) => (text += line) }) });
  const address = await app.listen();
  text = '';
  const sent = request(`${address}/api/v1/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '9' },
  });
  sent.on('error', () => undefined).write('{');
  const [, response] = (await once(app.server, 'request')) as [unknown, ServerResponse];
  sent.destroy();
  await once(response, 'close');
  await app.inject('/nope');
  const lines = text.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ path: '/nope', status: 404 }]);
});

test("a driver's message is logged with its stack", async () => {
  const text = await logged('error', '/api/v1/questions/random', key);
  expect(text).toContain('ECONNREFUSED');
  expect(text).toContain('a-server.ts');
});

/** The metrics of one worker. */
function valuesOf({ answered = 0, lag = 0, memory = 0, startedAt = 0 } = {}): Promise<MetricValues> {
  const registers = [new Registry()];
  const help = 'For this test.';
  new Counter({ name: 'answered_total', help, registers }).inc(answered);
  new Gauge({ name: 'lag_seconds', help, registers, aggregator: 'average' }).set(lag);
  new Gauge({ name: 'process_resident_memory_bytes', help, registers }).set(memory);
  new Gauge({ name: 'process_start_time_seconds', help, registers, aggregator: 'omit' }).set(startedAt);
  return Promise.all(registers.map((registry) => registry.getMetricsAsJSON())).then((all) => all.flat());
}

const BOTH = new Set([1, 2]);

test('counters and memory are sums, the longest lag counts, and the service started with its first worker', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ answered: 3, lag: 0.1, memory: 100, startedAt: 50 }));
  combined.update(2, await valuesOf({ answered: 4, lag: 0.9, memory: 200, startedAt: 60 }));
  const text = await combined.read(BOTH);
  expect(text).toMatch(/^answered_total 7$/m);
  expect(text).toMatch(/^lag_seconds 0.9$/m);
  expect(text).toMatch(/^process_resident_memory_bytes 300$/m);
  expect(text).toMatch(/^process_start_time_seconds 50$/m);
  expect(text).toMatch(/^trivia_worker_memory_bytes\{worker="1"\} 100$/m);
  expect(text).toMatch(/^trivia_worker_memory_bytes\{worker="2"\} 200$/m);
});

test('what crashed workers have counted is kept, but not their memory', async () => {
  const combined = combineMetrics();
  combined.update(2, await valuesOf({ answered: 4, memory: 200 }));
  for (const answered of [3, 5]) {
    combined.update(1, await valuesOf({ answered, memory: 100 }));
    combined.retire(1);
  }
  combined.update(1, await valuesOf({ answered: 1, memory: 10 }));
  const text = await combined.read(BOTH);
  expect(text).toMatch(/^answered_total 13$/m);
  expect(text).toMatch(/^process_resident_memory_bytes 210$/m);
  expect(text).toMatch(/^trivia_worker_restarts_total 2$/m);
});

test('a value that one worker cannot read is unknown for the service', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ lag: Number.NaN }));
  combined.update(2, await valuesOf({ lag: 0.9 }));
  expect(await combined.read(BOTH)).toMatch(/^lag_seconds Nan$/m);
});

test('a worker that does not respond is missing in its own metrics and counts in the others', async () => {
  const combined = combineMetrics();
  combined.update(1, await valuesOf({ answered: 3, memory: 100 }));
  combined.update(2, await valuesOf({ answered: 4, memory: 200 }));
  const text = await combined.read(new Set([2]));
  expect(text).toMatch(/^answered_total 7$/m);
  expect(text).not.toContain('worker="1"');
});
