import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { until } from '../../support/until.ts';
import { aServer } from '../../support/a-server.ts';

const fine = (name: string, required = false) => ({ name, required, check: () => Promise.resolve() });
const broken = (name: string, required = false) => ({
  name,
  required,
  check: () => Promise.reject(new Error('password authentication failed')),
});

async function readiness(
  probes: ReturnType<typeof fine>[],
  closing = false,
): Promise<{ status: number; body: unknown; text: string }> {
  const response = await aServer({ probes, lifecycle: { closing } }).inject('/health/ready');
  expect(response.headers['cache-control']).toBe('no-store');
  return { status: response.statusCode, body: response.json(), text: response.body };
}

test('the process is alive regardless of the engines', async () => {
  const response = await aServer({ probes: [broken('postgresql', true)] }).inject('/health/live');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
});

describe('200', () => {
  test('names every engine with its latency in milliseconds', async () => {
    const { status, body } = await readiness([fine('postgresql', true), fine('redis')]);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      engines: {
        postgresql: { status: 'ok', latency: expect.any(Number) as number },
        redis: { status: 'ok', latency: expect.any(Number) as number },
      },
    });
  });

  test('stays ready but degraded without an optional engine', async () => {
    const { status, body, text } = await readiness([fine('postgresql', true), broken('elasticsearch')]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'degraded', engines: { elasticsearch: { status: 'degraded' } } });
    expect(text).not.toContain('password');
  });
});

describe('503', () => {
  test('is not ready without a required engine', async () => {
    const { status, body } = await readiness([broken('postgresql', true)]);
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'unavailable' });
  });

  test('treats an engine that does not respond as unreachable', async () => {
    const hanging = { ...fine('postgresql', true), check: () => new Promise<void>(() => undefined) };
    expect((await readiness([hanging])).status).toBe(503);
  });

  test('is not ready while the catalogue cannot be searched yet', async () => {
    const app = aServer({
      probes: [fine('postgresql', true)],
      isCatalogueReady: () => Promise.resolve(false),
    });
    const response = await app.inject('/health/ready');
    expect([response.statusCode, response.json()]).toMatchObject([503, { status: 'starting' }]);
  });

  test('is not ready while closing', async () => {
    const { status, body } = await readiness([fine('postgresql', true)], true);
    expect(status).toBe(503);
    expect(body).toMatchObject({ status: 'closing' });
  });
});

test('checks the engines once for concurrent requests', async () => {
  let asked = 0;
  const counting = { name: 'redis', required: false, check: () => Promise.resolve((asked += 1)) };
  const app = aServer({ probes: [counting] });
  await Promise.all(Array.from({ length: 20 }, () => app.inject('/health/ready')));
  expect(asked).toBe(1);
});

test('gives up on a hanging engine, and checks it once for all requests in the meantime', async () => {
  const asked: AbortSignal[] = [];
  const check = (signal: AbortSignal): Promise<void> => {
    asked.push(signal);
    return new Promise(() => undefined);
  };
  const app = aServer({ probes: [{ name: 'elasticsearch', required: false, check }] });
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
