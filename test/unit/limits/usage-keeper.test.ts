import { pino } from 'pino';
import { expect, test, vi } from 'vitest';

import { dayOf } from '../../../src/limits/calendar.ts';
import { createUsageBatches, type UsageBatch } from '../../../src/limits/usage-batches.ts';
import type { UsageCounters } from '../../../src/limits/usage-counters.ts';
import { createUsageKeeper } from '../../../src/limits/usage-keeper.ts';
import type { Database } from '../../../src/store/database.ts';
import type { UserDayUsage } from '../../../src/store/accounts/usage.ts';

const DAY = dayOf(Date.UTC(2026, 4, 4));

/** A keeper over a Redis and a PostgreSQL that fail while they are told to. */
function aKeeper() {
  const away = { redis: false, postgres: false };
  const sent: UsageBatch[] = [];
  const seeded: string[] = [];
  const counters: UsageCounters = {
    settle: (batch) => {
      sent.push(batch);
      return away.redis ? Promise.reject(new Error('Command timed out')) : Promise.resolve();
    },
    seed: ({ userId }) => {
      seeded.push(userId);
      return Promise.resolve();
    },
    read: ({ userId }): Promise<UserDayUsage | undefined> =>
      Promise.resolve(
        seeded.includes(userId) ? { userId, day: DAY, requests: 7, clientErrors: 0, errors: 0 } : undefined,
      ),
    // eslint-disable-next-line @typescript-eslint/require-await -- there is nothing to wait for
    async *walk() {
      yield [];
    },
  };
  const written: unknown[] = [];
  const query = ((statement: string | { text: string }, values: unknown[][]) => {
    if (away.postgres) return Promise.reject(new Error('terminated'));
    if (typeof statement === 'string' && statement.includes('insert')) written.push(...(values[0] ?? []));
    const users = values[0] ?? [];
    const nothing = { day: DAY, requests: 0, clientErrors: 0, errors: 0, month: 0 };
    return Promise.resolve({ rows: users.map((userId) => ({ ...nothing, userId })) });
  }) as Database['query'];
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const batches = createUsageBatches();
  const keeper = createUsageKeeper({ database: { query }, counters, batches, logger });
  return { keeper, batches, away, sent, written, lines };
}

test('what Redis has not taken is sent again as it was, and what was counted since goes after it', async () => {
  const { keeper, batches, away, sent } = aKeeper();
  keeper.count('ada', DAY, 'requests');
  away.redis = true;
  await keeper.settle();
  keeper.count('ada', DAY, 'errors');
  await keeper.settle();
  expect(batches.empty).toBe(false);
  away.redis = false;
  await keeper.settle();
  await keeper.settle();
  const first = { userId: 'ada', day: DAY, number: 1, counts: { requests: 1, clientErrors: 0, errors: 0 } };
  const second = { ...first, number: 2, counts: { requests: 0, clientErrors: 0, errors: 1 } };
  expect(sent).toEqual([first, first, first, second]);
  expect(batches.empty).toBe(true);
});

test('while Redis takes nothing it is not sent everything, and nothing is lost', async () => {
  const { keeper, batches, away, sent } = aKeeper();
  const users = Array.from({ length: 5_000 }, (_, index) => `user ${index}`);
  for (const user of users) keeper.count(user, DAY, 'requests');
  away.redis = true;
  await keeper.settle();
  expect(sent.length).toBeLessThan(users.length / 5);
  away.redis = false;
  sent.length = 0;
  await keeper.settle();
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(users));
  expect(batches.empty).toBe(true);
});

test('counters that PostgreSQL could not add to are seen to when it is back, though their users ask no more', async () => {
  vi.useFakeTimers();
  try {
    const { keeper, away, written, lines } = aKeeper();
    const admission = {
      verdict: 'admitted',
      time: DAY * 86_400_000,
      burst: 1,
      burstReset: 0,
      month: 7,
    } as const;
    const day = { requests: 7, clientErrors: 0, errors: 0 };
    keeper.start();
    away.postgres = true;
    for (const user of ['ada', 'bob'])
      keeper.noted(user, { ...admission, day, dayComplete: false, monthComplete: false });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines.filter((line) => line.includes('could not be'))).toHaveLength(1);
    away.postgres = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(written)).toEqual(new Set(['ada', 'bob']));
    await keeper.stop();
  } finally {
    vi.useRealTimers();
  }
});
