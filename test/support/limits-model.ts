import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Cluster } from 'ioredis';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import { BURST_WINDOW, type Admission, type LimitsInForce, DAY, dayOf } from '../../src/limits/admission.ts';
import type { UsageBatch } from '../../src/limits/local-counts.ts';
import { createRedisLimiter } from '../../src/limits/redis-limiter.ts';
import type { RedisClient } from '../../src/redis.ts';
import { until } from './until.ts';

/**
 * Tests that decisions in Redis are those of a plain list of admissions.
 *
 * @param admin - may run every command
 */
export function testLimitsModel(redis: RedisClient, admin = redis): void {
  let time = 0;
  const clock = (): number => time;
  const parts = { redis, now: clock, clock };

  /** The decisions of one process. */
  function aLimiter(given: Partial<Parameters<typeof createRedisLimiter>[0]>) {
    const decide = createRedisLimiter({ ...parts, process: 'one', ...given });
    return (userId: string, limits: LimitsInForce, batch?: UsageBatch): Promise<Admission> =>
      decide({ userId, limits, counts: true, batch });
  }

  const admit = aLimiter({});

  /** The expected decisions, computed from a plain list of admissions. */
  function aModel() {
    const admitted: number[] = [];
    const month = (moment: number): string => new Date(moment).toISOString().slice(0, 7);
    return (
      limits: LimitsInForce,
    ): Pick<Admission, 'verdict' | 'time' | 'burst' | 'month'> & { requests: number } => {
      const recent = admitted.filter((moment) => time - moment < BURST_WINDOW).length;
      const ofDay = admitted.filter((moment) => dayOf(moment) === dayOf(time)).length;
      const ofMonth = admitted.filter((moment) => month(moment) === month(time)).length;
      const verdict =
        ofMonth >= (limits.perMonth ?? Infinity)
          ? 'month'
          : ofDay >= (limits.perDay ?? Infinity)
            ? 'day'
            : recent >= (limits.burst ?? Infinity)
              ? 'burst'
              : 'admitted';
      const one = verdict === 'admitted' ? 1 : 0;
      if (one === 1) admitted.push(time);
      return { verdict, time, burst: recent + one, month: ofMonth + one, requests: ofDay + one };
    };
  }

  /** Expires a user's request times by the test's clock. Call `before` before each request and `after` after it. */
  function expiryOf(userId: string) {
    const log = `{${userId}}:times`;
    let expiresAt = Infinity;
    return {
      before: () => (time < expiresAt ? Promise.resolve(0) : admin.del(log)),
      after: async () => {
        const ttl = await admin.pttl(log);
        if (ttl === -2) expiresAt = Infinity;
        // Only a log whose expiry was set since the last call has one.
        else if ((await admin.persist(log)) === 1) expiresAt = time + Math.ceil(ttl / 1_000) * 1_000;
      },
    };
  }

  const cap = fc.option(fc.integer({ min: 1, max: 30 }));
  const wait = fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
    { weight: 4, arbitrary: fc.constantFrom(BURST_WINDOW - 1, BURST_WINDOW, BURST_WINDOW + 1) },
    { weight: 2, arbitrary: fc.integer({ min: DAY / 3, max: 2 * DAY }) },
    { weight: 1, arbitrary: fc.integer({ min: 10 * DAY, max: 40 * DAY }) },
  );

  const limitsWith = (burst: fc.Arbitrary<number | null>) => fc.record({ burst, perDay: cap, perMonth: cap });
  const burstUpTo = (most: number) => fc.integer({ min: 1, max: most });
  const anyTime = fc.integer({ min: Date.UTC(2024, 1, 20), max: Date.UTC(2026, 0, 1) });

  describe('the script', () => {
    test('decides and counts like a plain list of admissions, over bursts, midnights and months', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(limitsWith(burstUpTo(8)), limitsWith(burstUpTo(8))),
          anyTime,
          fc.array(fc.record({ pause: wait, changed: fc.boolean() }), { minLength: 1, maxLength: 60 }),
          async (limits, start, steps) => {
            const userId = randomUUID();
            const expected = aModel();
            const expiry = expiryOf(userId);
            time = start;
            for (const { pause, changed } of steps) {
              time += pause;
              const now = limits[changed ? 1 : 0];
              await expiry.before();
              const { day, ...admission } = await admit(userId, now);
              expect({ ...admission, requests: day.requests }).toMatchObject(expected(now));
              await expiry.after();
            }
          },
        ),
        { numRuns: 150 },
      );
    }, 60_000);

    test('reports when the window admits requests again', async () => {
      const userId = randomUUID();
      const limits = { burst: 2, perDay: null, perMonth: null };
      time = Date.UTC(2026, 0, 1);
      await admit(userId, limits);
      time += 4_000;
      await admit(userId, limits);
      time += 1_000;
      const refused = await admit(userId, limits);
      expect(refused).toMatchObject({ verdict: 'burst', burstReset: 5_000 });
      time += refused.burstReset - 1;
      expect((await admit(userId, limits)).verdict).toBe('burst');
      time += 1;
      expect((await admit(userId, limits)).verdict).toBe('admitted');
    });

    test('finds the month by the Redis clock if the process clock is in another month', async () => {
      const userId = randomUUID();
      const limits = { burst: 9, perDay: null, perMonth: 9 };
      const now = Date.UTC(2026, 2, 15);
      for (const processTime of [now - 30 * DAY, now, now + 30 * DAY]) {
        time = now;
        // Called twice per request: once for the month, then for the time.
        let calls = 0;
        const late = aLimiter({
          process: 'late',
          clock: () => (calls++ === 0 ? processTime : now),
        });
        await late(userId, limits);
      }
      expect(await admit(userId, limits)).toMatchObject({ month: 4 });
    });
  });

  describe('requests in one turn of the event loop', () => {
    const request = fc.record({
      user: fc.integer({ min: 0, max: 2 }),
      changed: fc.oneof(
        { weight: 8, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      settles: fc.oneof(
        { weight: 8, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
    });
    const turn = fc.record({ pause: wait, requests: fc.array(request, { minLength: 1, maxLength: 40 }) });

    test('are decided as if they came one after another, for every limit that refuses some of them', async () => {
      const verdicts = new Set<string>();
      await fc.assert(
        fc.asyncProperty(
          fc.tuple(limitsWith(fc.option(burstUpTo(40), { freq: 9 })), limitsWith(burstUpTo(10))),
          anyTime,
          fc.array(turn, { minLength: 1, maxLength: 12 }),
          async (limits, start, turns) => {
            const [alone, together] = [1, 2].map(() => [1, 2, 3].map(() => randomUUID()));
            let batches = 0;
            time = start;
            for (const { pause, requests } of turns) {
              time += pause;
              const calls = requests.map(({ user, changed, settles }) => {
                const counts = { requests: user, clientErrors: 1, errors: 2, rejected: 3 };
                const batch = settles ? { day: dayOf(time), number: (batches += 1), counts } : undefined;
                return (users: readonly string[] = []): Promise<Admission> => {
                  const userId = users[user] ?? '';
                  return admit(userId, limits[changed ? 1 : 0], batch && { ...batch, userId });
                };
              });
              const expected: Admission[] = [];
              for (const call of calls) expected.push(await call(alone));
              expect(await Promise.all(calls.map((call) => call(together)))).toEqual(expected);
              for (const { verdict } of expected) verdicts.add(verdict);
            }
          },
        ),
        { numRuns: 100 },
      );
      expect([...verdicts].sort()).toEqual(['admitted', 'burst', 'day', 'month']);
    }, 60_000);

    test('share script runs, and the earliest are admitted if there are too many for one run', async () => {
      const users = Array.from({ length: 3 }, () => randomUUID());
      const limits = { burst: 60, perDay: null, perMonth: null };
      const sent = vi.spyOn(redis, 'sendCommand');
      onTestFinished(() => sent.mockRestore());
      const admissions = await Promise.all(
        Array.from({ length: 250 }, (_, index) => admit(users[index % 3] ?? '', limits)),
      );
      // In a cluster, a run has the requests of one user.
      expect(sent).toHaveBeenCalledTimes(redis instanceof Cluster ? 3 * users.length : 3);
      expect(admissions.map(({ verdict }) => verdict === 'admitted')).toEqual(
        admissions.map((_, index) => index < 180),
      );
      expect(admissions.slice(0, 180).map(({ burst }) => burst)).toEqual(
        admissions.slice(0, 180).map((_, index) => 1 + Math.floor(index / 3)),
      );
    });
  });

  test('a run without a response does not hold back later requests', async () => {
    const first = Promise.withResolvers<undefined>();
    const sent = vi.spyOn(redis, 'sendCommand').mockImplementationOnce(() => first.promise);
    onTestFinished(() => sent.mockRestore());
    const limits = { burst: 9, perDay: null, perMonth: null };
    const slow = admit(randomUUID(), limits);
    await until('the first run is under way', () => sent.mock.calls.length === 1);
    expect((await admit(randomUUID(), limits)).verdict).toBe('admitted');
    first.resolve(undefined);
    await expect(slow).rejects.toThrow(TypeError);
  });

  describe('a batch sent with a request', () => {
    const limits = { burst: 9, perDay: 3, perMonth: null };
    const counts = { requests: 2, clientErrors: 5, errors: 1, rejected: 4 };

    test('is counted before the decision, once even if it is sent twice, and for its own day', async () => {
      const userId = randomUUID();
      time = Date.UTC(2026, 4, 2);
      const batch = (number: number, day: number): UsageBatch => ({ userId, day, number, counts });
      expect(await admit(userId, limits, batch(1, dayOf(time)))).toMatchObject({
        verdict: 'admitted',
        day: { requests: 3, clientErrors: 5, errors: 1, rejected: 4 },
        month: 3,
      });
      expect(await admit(userId, limits, batch(1, dayOf(time)))).toMatchObject({
        verdict: 'day',
        day: { requests: 3, clientErrors: 5, errors: 1, rejected: 4 },
      });
      const ofYesterday = await admit(userId, limits, batch(2, dayOf(time) - 1));
      expect(ofYesterday).toMatchObject({ day: { requests: 3 }, month: 5 });
      const fromAnother = aLimiter({ process: 'two' });
      expect(await fromAnother(userId, limits, batch(1, dayOf(time)))).toMatchObject({
        day: { requests: 5, clientErrors: 10, errors: 2, rejected: 8 },
      });
    });
  });
}
