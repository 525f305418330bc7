import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import {
  type Breaker,
  callerGone,
  createBreaker,
  REQUEST_TIME,
  timeLeft,
  withDeadline,
  withOwnDeadline,
} from '../../../src/engines/time-limits.ts';
import { aServer } from '../../support/a-server.ts';

describe('a deadline', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  /** What `read` returns inside a request that began half a second ago. */
  const inRequest = <Result>(
    read: () => Result,
    gone: () => AbortSignal | undefined = () => undefined,
  ): Promise<Result> =>
    new Promise((resolve, reject) => {
      withDeadline(gone, () => {
        vi.advanceTimersByTime(500);
        void turn().then(read).then(resolve, reject);
      });
    });

  test('a request has two seconds for all it needs, and background work its own limit', async () => {
    expect(timeLeft(30_000)).toBe(30_000);
    expect(REQUEST_TIME).toBe(2_000);
    expect(await inRequest(() => timeLeft(30_000))).toBe(1_500);
    expect(await inRequest(() => timeLeft(1))).toBe(1);
  });

  test('a request within a request keeps the deadline of the outer one', async () => {
    expect(await inRequest(() => inRequest(() => timeLeft(30_000)))).toBe(1_000);
  });

  test('work that requests share has its own deadline, and no caller', async () => {
    const { signal } = new AbortController();
    const shared = () => withOwnDeadline(() => ({ own: timeLeft(30_000), gone: callerGone() }));
    expect(await inRequest(shared, () => signal)).toEqual({ own: 2_000, gone: undefined });
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
});

describe('a breaker', () => {
  const silence = new Error('no answer in time');
  const isSilence = (error: unknown): boolean => error === silence;

  /** Milliseconds on the clock of the test. */
  let time = 0;
  let answering = false;
  let probes = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    time = 0;
    answering = false;
    probes = 0;
  });
  afterEach(() => void vi.useRealTimers());

  function aBreaker(): Breaker {
    const breaker = createBreaker({
      engine: 'The engine',
      probe: () => {
        probes += 1;
        return answering ? Promise.resolve() : new Promise(() => undefined);
      },
      unavailable: () => new Error('refused'),
      logger: pino({ level: 'silent' }),
      now: () => time,
    });
    onTestFinished(breaker.stop);
    return breaker;
  }

  /** A call that ends with this error after the given number of milliseconds. */
  const failing = (breaker: Breaker, milliseconds: number, error = silence): Promise<unknown> =>
    breaker
      .run(() => {
        time += milliseconds;
        return Promise.reject(error);
      }, isSilence)
      .catch((thrown: unknown) => thrown);

  test('calls are refused after one that was not answered in time', async () => {
    const breaker = aBreaker();
    expect(await failing(breaker, 2_000)).toBe(silence);
    expect(breaker.isOpen()).toBe(true);
    const call = vi.fn(() => Promise.resolve('answer'));
    await expect(breaker.run(call, isSilence)).rejects.toThrow('refused');
    expect(breaker.refuseIfOpen).toThrow('refused');
    expect(call).not.toHaveBeenCalled();
  });

  test('an engine that answers another call meanwhile is only slow', async () => {
    const breaker = aBreaker();
    const { promise, reject } = Promise.withResolvers<never>();
    const slow = breaker.run(() => promise, isSilence).catch((thrown: unknown) => thrown);
    time += 1_000;
    await breaker.run(() => Promise.resolve('answer'), isSilence);
    time += 1_000;
    reject(silence);
    expect(await slow).toBe(silence);
    expect(breaker.isOpen()).toBe(false);
  });

  test('a call that its caller cancels is no answer', async () => {
    const breaker = aBreaker();
    const { promise, reject } = Promise.withResolvers<never>();
    const slow = breaker.run(() => promise, isSilence).catch((thrown: unknown) => thrown);
    time += 1_000;
    const cancelled = breaker.run(
      () => Promise.reject(new Error('cancelled')),
      isSilence,
      AbortSignal.abort(),
    );
    await expect(cancelled).rejects.toThrow('cancelled');
    time += 1_000;
    reject(silence);
    expect(await slow).toBe(silence);
    expect(breaker.isOpen()).toBe(true);
  });

  test.each([
    ['an error is an answer', 5_000, new Error('connection refused')],
    ['a request that had little time left says nothing about the engine', 100, silence],
  ])('%s', async (_what, milliseconds, error) => {
    const breaker = aBreaker();
    await failing(breaker, milliseconds, error);
    expect(breaker.isOpen()).toBe(false);
  });

  test('the first answer to a probe lets calls through again', async () => {
    const breaker = aBreaker();
    await failing(breaker, 2_000);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probes).toBeGreaterThan(2);
    expect(breaker.isOpen()).toBe(true);
    answering = true;
    await vi.advanceTimersByTimeAsync(750);
    expect(breaker.isOpen()).toBe(false);
    expect(await breaker.run(() => Promise.resolve('answer'), isSilence)).toBe('answer');
  });

  test('no probe is sent after the end', async () => {
    const breaker = aBreaker();
    await failing(breaker, 2_000);
    breaker.stop();
    const before = probes;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(probes).toBe(before);
  });
});
