import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { BURST_WINDOW, type Admission } from '../../src/access/admission.ts';
import { DAY, dayOf } from '../../src/access/calendar.ts';
import { createRedisLimiter } from '../../src/access/redis-limiter.ts';
import type { UsageBatch } from '../../src/access/usage-batches.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
let time = 0;
const clock = (): number => time;
const parts = { redis: engines.redis, now: clock, clock };
const admit = createRedisLimiter({ ...parts, process: 'one' });

/** What is expected to happen, written as plainly as can be. */
function aModel(limits: { burst: number; perDay: number | null; perMonth: number | null }) {
  const admitted: number[] = [];
  const month = (moment: number): string => new Date(moment).toISOString().slice(0, 7);
  return (): Pick<Admission, 'verdict' | 'time' | 'burst' | 'month'> & { requests: number } => {
    const recent = admitted.filter((moment) => time - moment < BURST_WINDOW).length;
    const ofDay = admitted.filter((moment) => dayOf(moment) === dayOf(time)).length;
    const ofMonth = admitted.filter((moment) => month(moment) === month(time)).length;
    const verdict =
      ofMonth >= (limits.perMonth ?? Infinity)
        ? 'month'
        : ofDay >= (limits.perDay ?? Infinity)
          ? 'day'
          : recent >= limits.burst
            ? 'burst'
            : 'admitted';
    const one = verdict === 'admitted' ? 1 : 0;
    if (one === 1) admitted.push(time);
    return { verdict, time, burst: recent + one, month: ofMonth + one, requests: ofDay + one };
  };
}

const cap = fc.option(fc.integer({ min: 1, max: 30 }));
const wait = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 3_000 }) },
  { weight: 4, arbitrary: fc.constantFrom(BURST_WINDOW - 1, BURST_WINDOW, BURST_WINDOW + 1) },
  { weight: 2, arbitrary: fc.integer({ min: DAY / 3, max: 2 * DAY }) },
  { weight: 1, arbitrary: fc.integer({ min: 10 * DAY, max: 40 * DAY }) },
);

describe('the script', () => {
  test('decides and counts as a plain list of admissions does, over bursts, midnights and months', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ burst: fc.integer({ min: 1, max: 8 }), perDay: cap, perMonth: cap }),
        fc.integer({ min: Date.UTC(2024, 1, 20), max: Date.UTC(2026, 0, 1) }),
        fc.array(wait, { minLength: 1, maxLength: 60 }),
        async (limits, start, waits) => {
          const userId = randomUUID();
          const expected = aModel(limits);
          time = start;
          for (const pause of waits) {
            time += pause;
            const { day, ...admission } = await admit(userId, limits);
            expect({ ...admission, requests: day.requests }).toMatchObject(expected());
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);

  test('tells when the window has room again', async () => {
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

  test('starts the day and the month anew at midnight of UTC, and not the window', async () => {
    const userId = randomUUID();
    const limits = { burst: 2, perDay: 2, perMonth: 2 };
    time = Date.UTC(2026, 1, 28, 23, 59, 59, 999);
    await admit(userId, limits);
    await admit(userId, limits);
    expect(await admit(userId, limits)).toMatchObject({ verdict: 'month', month: 2, day: { requests: 2 } });
    time += 1;
    expect(await admit(userId, limits)).toMatchObject({ verdict: 'burst', month: 0, day: { requests: 0 } });
    time += BURST_WINDOW;
    expect(await admit(userId, limits)).toMatchObject({
      verdict: 'admitted',
      month: 1,
      day: { requests: 1 },
    });
  });

  test('finds the month by its own clock when that of the process is in another one', async () => {
    const userId = randomUUID();
    const limits = { burst: 9, perDay: null, perMonth: 9 };
    const now = Date.UTC(2026, 2, 15);
    for (const processTime of [now - 30 * DAY, now, now + 30 * DAY]) {
      time = now;
      // Asked twice for each request: which month it is, then what the time is.
      let asked = 0;
      const late = createRedisLimiter({
        ...{ redis: engines.redis, process: 'late', now: clock },
        clock: () => (asked++ === 0 ? processTime : now),
      });
      await late(userId, limits);
    }
    expect(await admit(userId, limits)).toMatchObject({ month: 4 });
  });
});

describe('a batch that goes along', () => {
  const limits = { burst: 9, perDay: 3, perMonth: null };
  const counts = { requests: 2, clientErrors: 5, errors: 1 };

  test('counts before the decision, once however often it is sent, and for its own day', async () => {
    const userId = randomUUID();
    time = Date.UTC(2026, 4, 2);
    const batch = (number: number, day: number): UsageBatch => ({ userId, day, number, counts });
    expect(await admit(userId, limits, batch(1, dayOf(time)))).toMatchObject({
      verdict: 'admitted',
      day: { requests: 3, clientErrors: 5, errors: 1 },
      month: 3,
    });
    expect(await admit(userId, limits, batch(1, dayOf(time)))).toMatchObject({
      verdict: 'day',
      day: { requests: 3, clientErrors: 5, errors: 1 },
    });
    const ofYesterday = await admit(userId, limits, batch(2, dayOf(time) - 1));
    expect(ofYesterday).toMatchObject({ day: { requests: 3 }, month: 5 });
    const fromAnother = createRedisLimiter({ ...parts, process: 'two' });
    expect(await fromAnother(userId, limits, batch(1, dayOf(time)))).toMatchObject({
      day: { requests: 5, clientErrors: 10, errors: 2 },
    });
  });
});
