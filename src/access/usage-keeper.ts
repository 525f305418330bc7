import type { Logger } from 'pino';

import type { Database } from '../store/database.ts';
import { readStoredCounts, saveUsage, type UserDayUsage } from '../store/usage.ts';
import type { Admission, UsageCounts } from './admission.ts';
import { dayOf, monthOf } from './calendar.ts';
import type { UsageBatches } from './usage-batches.ts';
import type { UsageCounters, UserDay } from './usage-counters.ts';

/** Milliseconds. */
const SETTLE_EVERY = 1_000;
const FLUSH_EVERY = 5_000;
const SWEEP_EVERY = 3_600_000;
/** Milliseconds until the first sweep, since a process starts before Redis is connected, and after one that failed. */
const SWEEP_AGAIN = 2_000;
/** Milliseconds for which users gather whose counters begin anew: at midnight all do, and one statement reads for all of them. */
const SEED_AFTER = 20;
/** Milliseconds after which PostgreSQL is asked again when it could not be. */
const SEED_AGAIN = 2_000;
/** Users in one statement, and in one burst of commands. */
const PORTION = 500;

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

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PORTION);
  return Array.from({ length: count }, (_, index) => items.slice(index * PORTION, (index + 1) * PORTION));
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
  const unseeded = new Map<string, UserDay>();
  let seeding = false;
  let lastFlush: FlushOutcome = 'done';
  const timers: NodeJS.Timeout[] = [];
  let unswept: NodeJS.Timeout | undefined;

  async function settle(): Promise<void> {
    for (const portion of portionsOf(batches.takeAll()))
      await Promise.all(
        portion.map((batch) =>
          counters.settle(batch).then(
            () => {
              note(batch.userId, batch.day);
              batches.settled(batch);
            },
            () => batches.failed(batch),
          ),
        ),
      );
  }

  function note(userId: string, day: number): void {
    const key = `${userId}:${day}`;
    if (!seen.has(key)) seen.set(key, { userId, day });
  }

  async function save(days: readonly UserDay[]): Promise<void> {
    const read = await Promise.all(days.map((day) => counters.read(day)));
    const rows = read.filter((row): row is UserDayUsage => row !== undefined);
    // What PostgreSQL knows is added first: written before that, it would be added to itself.
    days.forEach((day, index) => read[index] === undefined && askForSeed(day));
    if (rows.length > 0) await saveUsage(database, rows);
  }

  function told(outcome: FlushOutcome, error?: unknown): void {
    onFlush?.(outcome);
    if (outcome === 'failed' && lastFlush === 'done')
      logger.warn({ err: error }, 'usage could not be written to PostgreSQL; it is tried again');
    if (outcome === 'done' && lastFlush === 'failed') logger.info('usage is written to PostgreSQL again');
    lastFlush = outcome;
  }

  async function flush(): Promise<void> {
    const days = [...seen.values()];
    seen = new Map();
    for (const portion of portionsOf(days))
      try {
        await save(portion);
        told('done');
      } catch (error) {
        portion.forEach(({ userId, day }) => note(userId, day));
        told('failed', error);
      }
  }

  async function sweep(): Promise<void> {
    try {
      for await (const days of counters.walk()) for (const portion of portionsOf(days)) await save(portion);
    } catch (error) {
      logger.warn({ err: error }, 'usage could not be swept; it is tried again');
      unswept = setTimeout(() => void sweep(), SWEEP_AGAIN).unref();
    }
  }

  function askForSeed(day: UserDay): void {
    unseeded.set(`${day.userId}:${day.day}`, day);
    if (seeding) return;
    seeding = true;
    setTimeout(() => void seedAll(), SEED_AFTER).unref();
  }

  /** Those that fail are asked for again by the next request or flush of the user. */
  async function seedAll(): Promise<void> {
    const days = [...unseeded.values()];
    unseeded.clear();
    try {
      for (const portion of portionsOf(days)) await seedPortion(portion);
      seeding = false;
    } catch (error) {
      logger.warn({ err: error }, 'stored usage could not be added to new counters; it is tried again');
      setTimeout(() => (seeding = false), SEED_AGAIN).unref();
    }
    if (!seeding && unseeded.size > 0) [...unseeded.values()].forEach(askForSeed);
  }

  async function seedPortion(days: readonly UserDay[]): Promise<void> {
    const wanted = days.map(({ userId, day }) => ({ userId, day, first: monthOf(day).first }));
    const stored = await readStoredCounts(database, wanted);
    await Promise.all(stored.map((counts) => counters.seed(counts)));
    days.forEach(({ userId, day }) => note(userId, day));
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
      note(userId, day);
      if (!admission.dayComplete || !admission.monthComplete) askForSeed({ userId, day });
    },
    count: (userId, day, what) => batches.add(userId, day, what),
    settle,
    flush,
    sweep,
    start() {
      repeat(settle, SETTLE_EVERY);
      repeat(flush, FLUSH_EVERY);
      repeat(sweep, SWEEP_EVERY);
      unswept = setTimeout(() => void sweep(), SWEEP_AGAIN).unref();
    },
    async stop() {
      timers.forEach(clearInterval);
      clearTimeout(unswept);
      await settle();
      await flush();
      if (unseeded.size > 0) {
        await seedAll();
        await flush();
      }
      if (!batches.empty) logger.warn('usage that Redis could not take is lost');
    },
  };
}
