import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { readStoredCounts } from '../store/accounts/usage.ts';
import { createOutageLog } from '../engines/outage-log.ts';
import { monthOf } from './calendar.ts';
import { portionsOf } from './portions.ts';
import type { UsageCounters, UserDay } from './usage-counters.ts';

/**
 * Milliseconds in which users with new counters are gathered. At midnight all counters are new, and one statement reads
 * for many users.
 */
const DELAY = 20;
/** Milliseconds before a retry. */
const RETRY_AFTER = 2_000;

interface SeederParts {
  readonly database: Database;
  readonly counters: Pick<UsageCounters, 'seed'>;
  readonly logger: Logger;
  /** Called for each day whose counters include the stored counts. */
  readonly onSeeded: (day: UserDay) => void;
}

/** Adds the counts stored in PostgreSQL to new counters. */
export interface UsageSeeder {
  /** Schedules the counters of a day and its month, with retries until it succeeds. */
  readonly schedule: (day: UserDay) => void;
  /** Seeds all scheduled counters now. Those that fail are left for the next `schedule`. */
  readonly finish: () => Promise<void>;
}

export function createUsageSeeder({ database, counters, logger, onSeeded }: SeederParts): UsageSeeder {
  const scheduled = new Map<string, UserDay>();
  let timer: NodeJS.Timeout | undefined;
  const log = createOutageLog(logger, {
    failed: 'adding stored usage to new counters failed; it is retried',
    worked: 'adding stored usage to new counters works again',
  });

  function add(day: UserDay): void {
    scheduled.set(`${day.userId}:${day.day}`, day);
  }

  function seedAfter(milliseconds: number): void {
    timer ??= setTimeout(() => void seedAndContinue(), milliseconds).unref();
  }

  async function seedPortion(days: readonly UserDay[]): Promise<void> {
    const userDays = days.map(({ userId, day }) => ({ userId, day, first: monthOf(day).first }));
    const stored = await readStoredCounts(database, userDays);
    await Promise.all(stored.map((counts) => counters.seed(counts)));
    days.forEach(onSeeded);
  }

  /** Whether all scheduled counters were seeded. */
  async function seed(): Promise<boolean> {
    const days = [...scheduled.values()];
    scheduled.clear();
    try {
      for (const portion of portionsOf(days)) await seedPortion(portion);
      if (days.length > 0) log.worked();
      return true;
    } catch (error) {
      // Counters that were already seeded are not seeded twice.
      days.forEach(add);
      log.failed(error);
      return false;
    }
  }

  async function seedAndContinue(): Promise<void> {
    const done = await seed();
    timer = undefined;
    if (scheduled.size > 0) seedAfter(done ? DELAY : RETRY_AFTER);
  }

  return {
    schedule(day) {
      add(day);
      seedAfter(DELAY);
    },
    async finish() {
      clearTimeout(timer);
      timer = undefined;
      await seed();
    },
  };
}
