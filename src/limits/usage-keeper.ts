import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { saveUsage, type UserDayUsage } from '../store/accounts/usage.ts';
import type { Admission, UsageCounts } from './admission.ts';
import { dayOf } from './calendar.ts';
import { createOutageLog } from './outage-log.ts';
import { portionsOf } from './portions.ts';
import type { UsageBatch, UsageBatches } from './usage-batches.ts';
import type { UsageCounters, UserDay } from './usage-counters.ts';
import { createUsageSeeder } from './usage-seeder.ts';

/** Milliseconds. */
const SETTLE_EVERY = 1_000;
const FLUSH_EVERY = 5_000;
const SWEEP_EVERY = 3_600_000;
/** Milliseconds until the first sweep, since a process starts before Redis is connected, and after one that failed. */
const SWEEP_AGAIN = 2_000;

/** What became of a flush to PostgreSQL. */
export type FlushOutcome = 'done' | 'failed';

interface KeeperParts {
  readonly database: Database;
  readonly counters: UsageCounters;
  readonly batches: UsageBatches;
  readonly logger: Logger;
  readonly onFlush?: ((outcome: FlushOutcome) => void) | undefined;
}

/** Carries counts from this process to Redis and from Redis to PostgreSQL, off the way of requests. */
export interface UsageKeeper {
  /** Takes note of a user whom Redis has counted, so that the day is written to PostgreSQL. */
  readonly noted: (userId: string, admission: Admission) => void;
  /** Counts here what Redis has not counted. */
  readonly count: (userId: string, day: number, what: keyof UsageCounts) => void;
  /** Sends to Redis what was counted here. */
  readonly settle: () => Promise<void>;
  /** Writes the days of users seen since the last time to PostgreSQL. */
  readonly flush: () => Promise<void>;
  /** Writes all days that Redis holds: those of processes that died before they could. */
  readonly sweep: () => Promise<void>;
  readonly start: () => void;
  /** Stops, with a last settling and flush. */
  readonly stop: () => Promise<void>;
}

export function createUsageKeeper({
  database,
  counters,
  batches,
  logger,
  onFlush,
}: KeeperParts): UsageKeeper {
  // By user and day. Most requests find theirs already there.
  let seen = new Map<string, UserDay>();
  const seeder = createUsageSeeder({ database, counters, logger, onSeeded: note });
  const flushes = createOutageLog(logger, {
    failed: 'usage could not be written from Redis to PostgreSQL; it is tried again',
    worked: 'usage is written to PostgreSQL again',
  });
  const sweeps = createOutageLog(logger, {
    failed: 'usage that others have left in Redis could not be written; it is tried again',
    worked: 'usage that others have left in Redis is written',
  });
  const timers: NodeJS.Timeout[] = [];
  let sweepAgain: NodeJS.Timeout | undefined;

  function note({ userId, day }: UserDay): void {
    const key = `${userId}:${day}`;
    if (!seen.has(key)) seen.set(key, { userId, day });
  }

  /** Whether Redis has taken it. */
  async function settleOne(batch: UsageBatch): Promise<boolean> {
    try {
      await counters.settle(batch);
    } catch {
      // It is sent again until it is taken, and counts once.
      batches.failed(batch);
      return false;
    }
    note(batch);
    batches.settled(batch);
    return true;
  }

  async function settle(): Promise<void> {
    let taken = true;
    for (const portion of portionsOf(batches.takeAll()))
      // None of so many taken: Redis is away, and what is sent to a connection that has gone silent stays in memory.
      if (taken) taken = (await Promise.all(portion.map(settleOne))).some(Boolean);
      else for (const batch of portion) batches.failed(batch);
  }

  async function save(days: readonly UserDay[]): Promise<void> {
    const read = await Promise.all(days.map((day) => counters.read(day)));
    const rows = read.filter((row): row is UserDayUsage => row !== undefined);
    // What PostgreSQL knows is added first: written before that, it would be added to itself.
    days.forEach((day, index) => read[index] === undefined && seeder.ask(day));
    if (rows.length > 0) await saveUsage(database, rows);
  }

  async function flush(): Promise<void> {
    const days = [...seen.values()];
    seen = new Map();
    for (const portion of portionsOf(days))
      try {
        await save(portion);
        flushes.worked();
        onFlush?.('done');
      } catch (error) {
        portion.forEach(note);
        flushes.failed(error);
        onFlush?.('failed');
      }
  }

  async function sweep(): Promise<void> {
    try {
      for await (const days of counters.walk()) for (const portion of portionsOf(days)) await save(portion);
      sweeps.worked();
    } catch (error) {
      sweeps.failed(error);
      sweepSoon();
    }
  }

  function sweepSoon(): void {
    // Once it is stopped nothing is tried again.
    if (timers.length > 0) sweepAgain = setTimeout(() => void sweep(), SWEEP_AGAIN).unref();
  }

  /** Repeats work, each time after the last has ended. */
  function repeat(work: () => Promise<void>, every: number): void {
    let underWay = false;
    const timer = setInterval(() => {
      if (underWay) return;
      underWay = true;
      void work().finally(() => (underWay = false));
    }, every);
    timers.push(timer.unref());
  }

  return {
    noted(userId, admission) {
      const day = dayOf(admission.time);
      note({ userId, day });
      if (!admission.dayComplete || !admission.monthComplete) seeder.ask({ userId, day });
    },
    count: (userId, day, what) => batches.add(userId, day, what),
    settle,
    flush,
    sweep,
    start() {
      repeat(settle, SETTLE_EVERY);
      repeat(flush, FLUSH_EVERY);
      repeat(sweep, SWEEP_EVERY);
      sweepSoon();
    },
    async stop() {
      timers.splice(0).forEach(clearInterval);
      clearTimeout(sweepAgain);
      await settle();
      await flush();
      await seeder.finish();
      await flush();
      if (!batches.empty) logger.warn('usage that Redis could not take is lost');
    },
  };
}
