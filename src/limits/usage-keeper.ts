import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import type { Admission, UsageCounts } from './admission.ts';
import { dayOf } from './calendar.ts';
import type { UsageBatches } from './usage-batches.ts';
import type { UsageCounters } from './usage-counters.ts';
import { createUsageDays } from './usage-days.ts';
import { createUsageSeeder } from './usage-seeder.ts';
import { createUsageSettler } from './usage-settler.ts';
import { createUsageWriter, type FlushOutcome } from './usage-writer.ts';

/** Milliseconds. */
const SETTLE_INTERVAL = 1_000;
const FLUSH_INTERVAL = 5_000;
const SWEEP_INTERVAL = 3_600_000;
/** Milliseconds until the first sweep, since a process starts before Redis is connected, and after one that failed. */
const SWEEP_RETRY = 2_000;

interface KeeperParts {
  readonly database: Database;
  readonly counters: UsageCounters;
  readonly batches: UsageBatches;
  readonly logger: Logger;
  readonly onFlush?: ((outcome: FlushOutcome) => void) | undefined;
}

/** Moves counts from this process to Redis and from Redis to PostgreSQL, outside of requests. */
export interface UsageKeeper {
  /** Marks the day of a user whose request Redis has counted, so that it is written to PostgreSQL. */
  readonly markChanged: (userId: string, admission: Admission) => void;
  /** Counts in this process what Redis has not counted. */
  readonly count: (userId: string, day: number, kind: keyof UsageCounts) => void;
  /** Sends the counts of this process to Redis. */
  readonly settle: () => Promise<void>;
  /** Writes the days that have changed since the last flush to PostgreSQL. */
  readonly flush: () => Promise<void>;
  /** Writes all days that Redis holds, including those of processes that died before they could. */
  readonly sweep: () => Promise<void>;
  readonly start: () => void;
  /** Stops after a last settle and flush. */
  readonly stop: () => Promise<void>;
}

/** Repeats work; a run that takes longer than the interval is not overtaken by the next. */
function repeat(work: () => Promise<void>, interval: number): NodeJS.Timeout {
  let running = false;
  return setInterval(() => {
    if (running) return;
    running = true;
    void work().finally(() => (running = false));
  }, interval).unref();
}

export function createUsageKeeper(parts: KeeperParts): UsageKeeper {
  const { database, counters, batches, logger, onFlush } = parts;
  const days = createUsageDays();
  const seeder = createUsageSeeder({ database, counters, logger, onSeeded: days.add });
  const settle = createUsageSettler({ counters, batches, days });
  const { flush, sweep } = createUsageWriter({ database, counters, days, seeder, logger, onFlush });
  const timers: NodeJS.Timeout[] = [];
  let retry: NodeJS.Timeout | undefined;

  async function sweepUntilDone(): Promise<void> {
    if (!(await sweep())) sweepSoon();
  }

  function sweepSoon(): void {
    // There are no timers after `stop`: nothing is retried then.
    if (timers.length > 0) retry = setTimeout(() => void sweepUntilDone(), SWEEP_RETRY).unref();
  }

  return {
    markChanged(userId, admission) {
      const day = { userId, day: dayOf(admission.time) };
      days.add(day);
      if (!admission.dayComplete || !admission.monthComplete) seeder.schedule(day);
    },
    count: (userId, day, kind) => batches.add(userId, day, kind),
    settle,
    flush,
    sweep: sweepUntilDone,
    start() {
      timers.push(
        repeat(settle, SETTLE_INTERVAL),
        repeat(flush, FLUSH_INTERVAL),
        repeat(sweepUntilDone, SWEEP_INTERVAL),
      );
      sweepSoon();
    },
    async stop() {
      timers.splice(0).forEach(clearInterval);
      clearTimeout(retry);
      await settle();
      await flush();
      await seeder.finish();
      await flush();
      if (!batches.empty) logger.warn('usage counts that Redis did not accept are lost');
    },
  };
}
