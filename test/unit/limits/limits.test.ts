import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { TierLimits } from '../../../src/contract/account.ts';
import { createLocalWindows } from '../../../src/limits/address-limiter.ts';
import { BURST_WINDOW, type Admission, DAY, dayOf, scarcestLimit } from '../../../src/limits/admission.ts';
import { createLocalLimiter, type UsageBatch } from '../../../src/limits/local-counts.ts';
import { createRedisGuard } from '../../../src/limits/redis-limiter.ts';
import type { UsageCounters } from '../../../src/limits/usage-counters.ts';
import { createUsageKeeper } from '../../../src/limits/usage-keeper.ts';
import type { UserDayUsage } from '../../../src/store/accounts/usage.ts';
import type { Database } from '../../../src/store/database.ts';

const NOON = Date.UTC(2026, 6, 15, 12);
const TO_MIDNIGHT = 12 * 3_600;
const TO_AUGUST = TO_MIDNIGHT + 16 * 86_400;

const after = (burst: number, day: number, month: number): Admission => ({
  verdict: 'admitted',
  time: NOON,
  burst,
  burstReset: 4_000,
  day: { requests: day, clientErrors: 0, errors: 0, rejected: 0 },
  month,
  dayComplete: true,
  monthComplete: true,
});

const LIMITED: TierLimits = { burst: 10, perDay: 500, perMonth: 900 };
const UNLIMITED: TierLimits = { burst: 10, perDay: null, perMonth: null };

describe('rate-limit headers and 429 body: the scarcest limit', () => {
  test.each<[string, Admission, number, number, number, TierLimits?]>([
    ['the burst', after(3, 10, 10), 10, 7, 4],
    ['the day', after(3, 495, 10), 500, 5, TO_MIDNIGHT],
    ['the month', after(3, 495, 898), 900, 2, TO_AUGUST],
    ['the day rather than the burst', after(3, 493, 10), 500, 7, TO_MIDNIGHT],
    ['the month rather than the day', after(3, 495, 895), 900, 5, TO_AUGUST],
    ['nothing left of any', after(12, 501, 10), 500, 0, TO_MIDNIGHT],
    ['the burst where nothing else is limited', after(3, 9_000, 9_000), 10, 7, 4, UNLIMITED],
  ])('is %s', (_name, admission, limit, remaining, resetInSeconds, limits = LIMITED) => {
    expect(scarcestLimit(admission, limits)).toEqual({ limit, remaining, resetInSeconds });
  });

  test('never has more requests left than any of the limits', () => {
    const cap = fc.option(fc.integer({ min: 1, max: 60 }));
    const limits: fc.Arbitrary<TierLimits> = fc.record({
      burst: fc.integer({ min: 1, max: 60 }),
      perDay: cap,
      perMonth: cap,
    });
    const used = fc.nat(70);
    fc.assert(
      fc.property(limits, used, used, used, (each, burst, day, month) => {
        const left = [
          each.burst - burst,
          ...(each.perDay === null ? [] : [each.perDay - day]),
          ...(each.perMonth === null ? [] : [each.perMonth - month]),
        ];
        expect(scarcestLimit(after(burst, day, month), each).remaining).toBe(Math.max(0, Math.min(...left)));
      }),
    );
  });
});

describe('while Redis is unavailable, a process', () => {
  const steps = fc.array(
    fc.record({ user: fc.constantFrom('ada', 'bob'), wait: fc.integer({ min: 0, max: BURST_WINDOW / 2 }) }),
    { maxLength: 200 },
  );

  test('admits exactly as many as a plain log of the last ten seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), steps, (burst, requests) => {
        let time = 1_000_000;
        const { admit } = createLocalLimiter(() => time);
        const admitted: { user: string; time: number }[] = [];
        for (const { user, wait } of requests) {
          time += wait;
          const recent = admitted.filter((entry) => entry.user === user && time - entry.time < BURST_WINDOW);
          const fits = recent.length < burst;
          if (fits) admitted.push({ user, time });
          const oldest = recent[0]?.time ?? time;
          expect(admit(user, { burst, perDay: null, perMonth: null })).toMatchObject({
            verdict: fits ? 'admitted' : 'burst',
            burst: fits ? recent.length + 1 : burst,
            burstReset: oldest + BURST_WINDOW - time,
          });
        }
      }),
    );
  });

  const NO_CAP = { burst: 100, perDay: null, perMonth: null };
  const remembered = (time: number, requests: number, month: number): Admission => ({
    ...after(1, requests, month),
    time,
  });

  test('continues the day and the month from the last counts of Redis', () => {
    const { admit, remember } = createLocalLimiter(() => 3 * DAY);
    remember('ada', remembered(3 * DAY, 7, 70));
    expect(admit('ada', { ...NO_CAP, perDay: 8 })).toMatchObject({
      verdict: 'admitted',
      day: { requests: 8 },
      month: 71,
    });
    expect(admit('ada', { ...NO_CAP, perDay: 8 }).verdict).toBe('day');
    expect(admit('ada', { ...NO_CAP, perMonth: 71 }).verdict).toBe('month');
    expect(admit('bob', { ...NO_CAP, perDay: 8, perMonth: 71 }).verdict).toBe('admitted');
  });

  test('reports counts as complete only after complete counts from Redis', () => {
    const { admit, remember } = createLocalLimiter(() => 3 * DAY);
    expect(admit('ada', NO_CAP)).toMatchObject({ month: 1, dayComplete: false, monthComplete: false });
    remember('ada', { ...remembered(3 * DAY, 7, 70), monthComplete: false });
    expect(admit('ada', NO_CAP)).toMatchObject({ month: 71, dayComplete: true, monthComplete: false });
    remember('ada', remembered(3 * DAY, 8, 90));
    expect(admit('ada', NO_CAP)).toMatchObject({ month: 91, dayComplete: true, monthComplete: true });
  });

  test('no longer counts a day and a month that have ended', () => {
    let time = 30 * DAY;
    const { admit, remember } = createLocalLimiter(() => time);
    remember('ada', remembered(time, 7, 70));
    time = 31 * DAY - 1;
    expect(admit('ada', { ...NO_CAP, perDay: 7 }).verdict).toBe('day');
    time = 31 * DAY;
    expect(admit('ada', { ...NO_CAP, perDay: 7, perMonth: 8 })).toMatchObject({
      verdict: 'admitted',
      month: 1,
      // Other processes may have counted since midnight.
      dayComplete: false,
      monthComplete: false,
    });
  });

  test('with a clock that is set back neither refuses requests nor keeps times of the future', () => {
    let time = 10_000_000;
    const { admit } = createLocalLimiter(() => time);
    const limits = { burst: 1, perDay: null, perMonth: null };
    expect(admit('ada', limits).verdict).toBe('admitted');
    time -= 3_600_000;
    expect(admit('ada', limits).verdict).toBe('admitted');
    expect(admit('ada', limits).verdict).toBe('burst');
    time += BURST_WINDOW;
    expect(admit('ada', limits).verdict).toBe('admitted');
  });

  test('begins a new window of an address when the clock is set back, instead of refusing until the old one ends', () => {
    let time = 10_000_000;
    const { decide } = createLocalWindows(() => time);
    const ask = () => decide(['ada'], [{ most: 1, window: 1_000 }], 1);
    expect(ask().refused).toBe(false);
    expect(ask()).toEqual({ refused: true, windows: [{ used: 1, reset: 1_000 }] });
    time -= 3_600_000;
    expect(ask()).toEqual({ refused: false, windows: [{ used: 1, reset: 1_000 }] });
    time += 1_000;
    expect(ask().refused).toBe(false);
  });

  test('refuses an address when one of its windows is full, until a request of it is withdrawn', () => {
    const { decide, withdraw } = createLocalWindows(() => NOON);
    const keys = ['address', 'network'];
    const ask = () =>
      decide(
        keys,
        [2, 5].map((most) => ({ most, window: 1_000 })),
        2,
      );
    expect(ask().windows.map(({ used }) => used)).toEqual([2, 2]);
    expect(ask()).toMatchObject({ refused: true, windows: [{ used: 2 }, { used: 2 }] });
    withdraw([...keys, 'unknown'], 3);
    expect(ask()).toMatchObject({ refused: false, windows: [{ used: 2 }, { used: 2 }] });
  });
});

describe('a Redis that has failed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Milliseconds. */
  const TIMEOUT = 100;
  const [works, fails, hangs] = [
    () => Promise.resolve('Redis'),
    () => Promise.reject(new Error('no connection')),
    () => new Promise<string>(() => undefined),
  ];

  function aGuard() {
    const guard = createRedisGuard(pino({ level: 'silent' }), Date.now, TIMEOUT);
    let calls = 0;
    const attempt = (call: () => Promise<string>): Promise<string> =>
      guard.attempt(
        () => {
          calls += 1;
          return call();
        },
        () => 'alone',
      );
    return { guard, attempt, calls: () => calls };
  }

  test('is left alone for two seconds, then one request tries for all', async () => {
    const { guard, attempt, calls } = aGuard();
    expect(await attempt(fails)).toBe('alone');
    expect(guard.degraded()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(await attempt(works)).toBe('alone');
    expect(calls()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all([attempt(works), attempt(works)])).toEqual(['Redis', 'alone']);
    expect(calls()).toBe(2);
    expect(guard.degraded()).toBe(false);
  });

  test('because it does not respond is waited for once, and not longer than allowed', async () => {
    const { attempt, calls } = aGuard();
    const waiting = attempt(hangs);
    // The decision comes in the turn after the timer.
    await vi.advanceTimersByTimeAsync(TIMEOUT + 1);
    expect(await waiting).toBe('alone');
    expect(await attempt(hangs)).toBe('alone');
    expect(calls()).toBe(1);
  });
});

describe('the usage keeper', () => {
  const TODAY = dayOf(Date.UTC(2026, 4, 4));

  /** A keeper whose Redis and PostgreSQL fail while `down` says so. */
  function aKeeper() {
    const down = { redis: false, postgres: false };
    const sent: UsageBatch[] = [];
    const seeded: string[] = [];
    const counters: UsageCounters = {
      settle: (batch) => {
        sent.push(batch);
        return down.redis ? Promise.reject(new Error('Command timed out')) : Promise.resolve();
      },
      seed: ({ userId }) => {
        seeded.push(userId);
        return Promise.resolve();
      },
      read: ({ userId }): Promise<UserDayUsage | undefined> =>
        Promise.resolve(
          seeded.includes(userId)
            ? { userId, day: TODAY, requests: 7, clientErrors: 0, errors: 0, rejected: 0 }
            : undefined,
        ),
      // oxlint-disable-next-line typescript/require-await -- nothing to await
      async *walk() {
        yield [];
      },
    };
    const written: unknown[] = [];
    const query = (({ text, values }: { text: string; values: unknown[][] }) => {
      if (down.postgres) return Promise.reject(new Error('terminated'));
      if (text.includes('insert')) written.push(...(values[0] ?? []));
      const users = values[0] ?? [];
      const nothing = { day: TODAY, requests: 0, clientErrors: 0, errors: 0, month: 0 };
      return Promise.resolve({ rows: users.map((userId) => ({ ...nothing, userId })) });
    }) as Database['query'];
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    const byRedis = (): Promise<Admission> =>
      Promise.resolve({ ...after(1, 7, 7), time: TODAY * DAY, dayComplete: false, monthComplete: false });
    const keeper = createUsageKeeper({ database: { query }, counters, byRedis, logger });
    /** Whether a stop finds that Redis has accepted all counts. */
    const stopsWithNothingLeft = async (): Promise<boolean> => {
      await keeper.stop();
      return !lines.some((line) => line.includes('usage counts that Redis did not accept are lost'));
    };
    return { keeper, down, sent, written, lines, stopsWithNothingLeft };
  }

  test('sends only a part while Redis accepts nothing, and loses nothing', async () => {
    const { keeper, down, sent, stopsWithNothingLeft } = aKeeper();
    const users = Array.from({ length: 5_000 }, (_, index) => `user ${index}`);
    for (const user of users) keeper.count(user, TODAY, 'requests');
    down.redis = true;
    await keeper.settle();
    expect(sent.length).toBeLessThan(users.length / 5);
    down.redis = false;
    sent.length = 0;
    await keeper.settle();
    expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(users));
    expect(await stopsWithNothingLeft()).toBe(true);
  });

  test('seeds counters once PostgreSQL is back, even without further requests of their users', async () => {
    vi.useFakeTimers();
    try {
      const { keeper, down, written, lines } = aKeeper();
      keeper.start();
      down.postgres = true;
      for (const user of ['ada', 'bob'])
        await keeper.decide(user, TODAY, { burst: null, perDay: null, perMonth: null });
      await vi.advanceTimersByTimeAsync(30_000);
      expect(
        lines.filter((line) => line.includes('adding stored usage to new counters failed')),
      ).toHaveLength(1);
      down.postgres = false;
      await vi.advanceTimersByTimeAsync(10_000);
      expect(new Set(written)).toEqual(new Set(['ada', 'bob']));
      await keeper.stop();
    } finally {
      vi.useRealTimers();
    }
  });

  test('reports counts that Redis has not accepted as lost at the end', async () => {
    const { keeper, down, stopsWithNothingLeft } = aKeeper();
    keeper.count('ada', TODAY, 'requests');
    down.redis = true;
    expect(await stopsWithNothingLeft()).toBe(false);
  });
});
