import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { readStoredCounts } from '../store/accounts/usage.ts';
import { monthOf } from './calendar.ts';
import { createOutageLog } from './outage-log.ts';
import { portionsOf } from './portions.ts';
import type { UsageCounters, UserDay } from './usage-counters.ts';

/** Milliseconds for which users gather whose counters begin anew: at midnight all do, and one statement reads for all of them. */
const SEED_AFTER = 20;
/** Milliseconds after which it is tried again. */
const SEED_AGAIN = 2_000;

interface SeederParts {
  readonly database: Database;
  readonly counters: Pick<UsageCounters, 'seed'>;
  readonly logger: Logger;
  /** Told of each day whose counters hold what PostgreSQL knew. */
  readonly onSeeded: (day: UserDay) => void;
}

/** Adds to counters that began anew what PostgreSQL knows. */
export interface UsageSeeder {
  /** Sees to a day and its month soon, and tries until it is done. */
  readonly ask: (day: UserDay) => void;
  /** Does now what was asked for; what fails is left for the next that is asked for. */
  readonly finish: () => Promise<void>;
}

export function createUsageSeeder({ database, counters, logger, onSeeded }: SeederParts): UsageSeeder {
  const wanted = new Map<string, UserDay>();
  let timer: NodeJS.Timeout | undefined;
  const log = createOutageLog(logger, {
    failed: 'stored usage could not be added to new counters; it is tried again',
    worked: 'stored usage is added to new counters again',
  });

  function want(day: UserDay): void {
    wanted.set(`${day.userId}:${day.day}`, day);
  }

  function seedAfter(milliseconds: number): void {
    timer ??= setTimeout(() => void seedAndGoOn(), milliseconds).unref();
  }

  async function seedPortion(days: readonly UserDay[]): Promise<void> {
    const asked = days.map(({ userId, day }) => ({ userId, day, first: monthOf(day).first }));
    const stored = await readStoredCounts(database, asked);
    await Promise.all(stored.map((counts) => counters.seed(counts)));
    days.forEach(onSeeded);
  }

  /** Whether all that was wanted is done. */
  async function seed(): Promise<boolean> {
    const days = [...wanted.values()];
    wanted.clear();
    try {
      for (const portion of portionsOf(days)) await seedPortion(portion);
      if (days.length > 0) log.worked();
      return true;
    } catch (error) {
      // Those among them that are done are not added to a second time.
      days.forEach(want);
      log.failed(error);
      return false;
    }
  }

  async function seedAndGoOn(): Promise<void> {
    const done = await seed();
    timer = undefined;
    if (wanted.size > 0) seedAfter(done ? SEED_AFTER : SEED_AGAIN);
  }

  return {
    ask(day) {
      want(day);
      seedAfter(SEED_AFTER);
    },
    async finish() {
      clearTimeout(timer);
      timer = undefined;
      await seed();
    },
  };
}
