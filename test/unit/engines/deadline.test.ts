import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';

import {
  callerGone,
  REQUEST_TIME,
  timeLeft,
  withDeadline,
  withOwnDeadline,
} from '../../../src/engines/time-limits.ts';
import { aServer } from '../../support/a-server.ts';

/** What `read` returns inside a request, a turn of the event loop later. */
const inRequest = <Result>(
  read: () => Result,
  gone: () => AbortSignal | undefined = () => undefined,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    withDeadline(gone, () => void turn().then(read).then(resolve, reject));
  });

test('a request has two seconds for all it needs, and background work its own limit', async () => {
  expect(timeLeft(30_000)).toBe(30_000);
  const left = await inRequest(() => timeLeft(30_000));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThanOrEqual(REQUEST_TIME);
  expect(await inRequest(() => timeLeft(1))).toBe(1);
});

test('a request within a request keeps the deadline of the outer one', async () => {
  const left = await inRequest(async () => {
    const before = timeLeft(Infinity);
    await turn();
    return { before, inner: await inRequest(() => timeLeft(Infinity)) };
  });
  expect(left.inner).toBeLessThanOrEqual(left.before);
});

test('work that requests share has its own deadline, and no caller', async () => {
  const { signal } = new AbortController();
  const found = await inRequest(
    async () => {
      const before = timeLeft(Infinity);
      await turn();
      return { before, ...withOwnDeadline(() => ({ own: timeLeft(Infinity), gone: callerGone() })) };
    },
    () => signal,
  );
  expect(found.own).toBeGreaterThanOrEqual(found.before);
  expect(found.gone).toBeUndefined();
});

test('the signal of the caller belongs to the request', async () => {
  const { signal } = new AbortController();
  expect(await inRequest(callerGone, () => signal)).toBe(signal);
  expect(callerGone()).toBeUndefined();
});

test.each(['GET', 'POST'] as const)('a handler for %s has the deadline of its request', async (method) => {
  const app = aServer();
  app.route({ method, url: '/left', handler: () => Promise.resolve({ left: timeLeft(30_000) }) });
  const response = await app.inject({ method, url: '/left', ...(method === 'POST' && { payload: '{}' }) });
  expect(response.json<{ left: number }>().left).toBeLessThanOrEqual(REQUEST_TIME);
});
