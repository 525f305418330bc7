import { pino } from 'pino';
import { expect, test, vi } from 'vitest';

import { dayOf } from '../../../src/limits/admission.ts';
import type { UsageBatch } from '../../../src/limits/local-counts.ts';
import type { UsageCounters } from '../../../src/limits/usage-counters.ts';
import { createUsageKeeper } from '../../../src/limits/usage-keeper.ts';
import type { Database } from '../../../src/store/database.ts';
import type { UserDayUsage } from '../../../src/store/accounts/usage.ts';

const DAY = dayOf(Date.UTC(2026, 4, 4));

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
          ? { userId, day: DAY, requests: 7, clientErrors: 0, errors: 0, rejected: 0 }
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
    const nothing = { day: DAY, requests: 0, clientErrors: 0, errors: 0, month: 0 };
    return Promise.resolve({ rows: users.map((userId) => ({ ...nothing, userId })) });
  }) as Database['query'];
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const keeper = createUsageKeeper({ database: { query }, counters, logger });
  /** Whether a stop finds that Redis has accepted all counts. */
  const stopsWithNothingLeft = async (): Promise<boolean> => {
    await keeper.stop();
    return !lines.some((line) => line.includes('usage counts that Redis did not accept are lost'));
  };
  return { keeper, down, sent, written, lines, stopsWithNothingLeft };
}

test('a batch that Redis did not accept is sent again unchanged, and later counts follow in a new batch', async () => {
  const { keeper, down, sent, stopsWithNothingLeft } = aKeeper();
  keeper.count('ada', DAY, 'requests');
  down.redis = true;
  await keeper.settle();
  keeper.count('ada', DAY, 'errors');
  await keeper.settle();
  down.redis = false;
  await keeper.settle();
  await keeper.settle();
  const first = {
    userId: 'ada',
    day: DAY,
    number: 1,
    counts: { requests: 1, clientErrors: 0, errors: 0, rejected: 0 },
  };
  const second = { ...first, number: 2, counts: { requests: 0, clientErrors: 0, errors: 1, rejected: 0 } };
  expect(sent).toEqual([first, first, first, second]);
  expect(await stopsWithNothingLeft()).toBe(true);
});

test('while Redis accepts nothing, only a part is sent, and nothing is lost', async () => {
  const { keeper, down, sent, stopsWithNothingLeft } = aKeeper();
  const users = Array.from({ length: 5_000 }, (_, index) => `user ${index}`);
  for (const user of users) keeper.count(user, DAY, 'requests');
  down.redis = true;
  await keeper.settle();
  expect(sent.length).toBeLessThan(users.length / 5);
  down.redis = false;
  sent.length = 0;
  await keeper.settle();
  expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(users));
  expect(await stopsWithNothingLeft()).toBe(true);
});

test('counters are seeded once PostgreSQL is back, even without further requests of their users', async () => {
  vi.useFakeTimers();
  try {
    const { keeper, down, written, lines } = aKeeper();
    const admission = {
      verdict: 'admitted',
      time: DAY * 86_400_000,
      burst: 1,
      burstReset: 0,
      month: 7,
    } as const;
    const day = { requests: 7, clientErrors: 0, errors: 0, rejected: 0 };
    keeper.start();
    down.postgres = true;
    for (const user of ['ada', 'bob'])
      await keeper.decide({ userId: user, day: DAY }, () =>
        Promise.resolve({ ...admission, day, dayComplete: false, monthComplete: false }),
      );
    await vi.advanceTimersByTimeAsync(30_000);
    expect(lines.filter((line) => line.includes('adding stored usage to new counters failed'))).toHaveLength(
      1,
    );
    down.postgres = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(new Set(written)).toEqual(new Set(['ada', 'bob']));
    await keeper.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('counts that Redis has not accepted are reported as lost at the end', async () => {
  const { keeper, down, stopsWithNothingLeft } = aKeeper();
  keeper.count('ada', DAY, 'requests');
  down.redis = true;
  expect(await stopsWithNothingLeft()).toBe(false);
});
