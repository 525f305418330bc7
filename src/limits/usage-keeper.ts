import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { readStoredCounts, saveUsage } from '../store/accounts/usage.ts';
import type { Database } from '../store/database.ts';
import { monthOf } from './admission.ts';
import {
  createLocalUsage,
  nameOf,
  type DecideByRedis,
  type LocalUsage,
  type UsageBatch,
  type UserDay,
} from './local-counts.ts';
import type { UsageCounters } from './usage-counters.ts';

/** Milliseconds. */
const SETTLE_INTERVAL = 1_000;
const FLUSH_INTERVAL = 5_000;
const SWEEP_INTERVAL = 3_600_000;
/** Milliseconds until the first sweep, since a process starts before Redis is connected, and after one that failed. */
const SWEEP_RETRY = 2_000;
/**
 * Milliseconds in which users with new counters are gathered. At midnight all counters are new, and one statement reads
 * for many users.
 */
const SEED_DELAY = 20;
const SEED_RETRY = 2_000;
/** Users in one statement, and in one pipeline of commands. */
const PORTION = 500;

/** The result of writing usage to PostgreSQL. */
export type FlushOutcome = 'done' | 'failed';

interface KeeperParts {
  readonly database: Database;
  readonly counters: UsageCounters;
  readonly byRedis: DecideByRedis;
  readonly logger: Logger;
  readonly onFlush?: ((outcome: FlushOutcome) => void) | undefined;
}

/** Moves counts from this process to Redis and from Redis to PostgreSQL, outside of requests. */
export interface UsageKeeper extends Pick<LocalUsage, 'decide' | 'count'> {
  /** Sends the counts of this process to Redis. */
  readonly settle: () => Promise<void>;
  readonly start: () => void;
  /** Stops after everything is written that can be. */
  readonly stop: () => Promise<void>;
}

export function createUsageKeeper({
  database,
  counters,
  byRedis,
  logger,
  onFlush,
}: KeeperParts): UsageKeeper {
  const usage = createLocalUsage(seedLater, byRedis);
  /** Days whose counters do not include the counts stored in PostgreSQL. */
  const unseeded = new Map<string, UserDay>();
  const timers: NodeJS.Timeout[] = [];
  let seedTimer: NodeJS.Timeout | undefined;
  let sweepTimer: NodeJS.Timeout | undefined;
  const outageOf = (work: string) =>
    createOutageLog(logger, { failed: `${work} failed; it is retried`, worked: `${work} works again` });
  const seeds = outageOf('adding stored usage to new counters');
  const flushes = outageOf('writing usage from Redis to PostgreSQL');
  const sweeps = outageOf('writing usage that other processes left in Redis');

  /** Returns whether Redis accepted the batch. */
  async function settleBatch(batch: UsageBatch): Promise<boolean> {
    const isSettled = await counters.settle(batch).then(
      () => true,
      () => false,
    );
    usage.release(batch, isSettled);
    return isSettled;
  }

  async function settle(): Promise<void> {
    let reachable = true;
    for (const portion of portionsOf(usage.takeAll()))
      // If a whole portion fails, Redis is unavailable, and commands sent to a silent connection would stay in memory.
      if (reachable) reachable = (await Promise.all(portion.map(settleBatch))).some(Boolean);
      else for (const batch of portion) usage.release(batch, false);
  }

  function seedLater(day: UserDay): void {
    unseeded.set(nameOf(day), day);
    seedTimer ??= setTimeout(() => void seedAndContinue(), SEED_DELAY).unref();
  }

  async function seedAndContinue(): Promise<void> {
    const done = await seed();
    seedTimer = undefined;
    if (unseeded.size > 0)
      seedTimer = setTimeout(() => void seedAndContinue(), done ? SEED_DELAY : SEED_RETRY).unref();
  }

  /** Adds the counts stored in PostgreSQL to new counters. Returns whether all were seeded. */
  async function seed(): Promise<boolean> {
    const days = [...unseeded.values()];
    unseeded.clear();
    try {
      for (const portion of portionsOf(days)) {
        const userDays = portion.map(({ userId, day }) => ({ userId, day, first: monthOf(day).first }));
        const stored = await readStoredCounts(database, userDays);
        await Promise.all(stored.map((counts) => counters.seed(counts)));
        portion.forEach(usage.markChanged);
      }
      if (days.length > 0) seeds.worked();
      return true;
    } catch (error) {
      // Counters that were already seeded are not seeded twice.
      for (const day of days) unseeded.set(nameOf(day), day);
      seeds.failed(error);
      return false;
    }
  }

  async function write(days: readonly UserDay[]): Promise<void> {
    const read = await Promise.all(days.map((day) => counters.read(day)));
    // Counters that do not include the stored counts yet are not written: the sum would later be added to itself.
    days.forEach((day, index) => read[index] === undefined && seedLater(day));
    const rows = read.filter((row) => row !== undefined);
    if (rows.length > 0) await saveUsage(database, rows);
  }

  /** Writes the days that have changed since the last flush. Those that fail are written by the next one. */
  async function flush(): Promise<void> {
    for (const portion of portionsOf(usage.takeChanged()))
      try {
        await write(portion);
        flushes.worked();
        onFlush?.('done');
      } catch (error) {
        portion.forEach(usage.markChanged);
        flushes.failed(error);
        onFlush?.('failed');
      }
  }

  /** Writes all days that Redis holds, including those of processes that died before they could. */
  async function sweep(): Promise<void> {
    try {
      for await (const found of counters.walk())
        for (const portion of portionsOf(found)) await write(portion);
      sweeps.worked();
    } catch (error) {
      sweeps.failed(error);
      sweepSoon();
    }
  }

  function sweepSoon(): void {
    // There are no timers after `stop`: nothing is retried then.
    if (timers.length > 0) sweepTimer = setTimeout(() => void sweep(), SWEEP_RETRY).unref();
  }

  return {
    decide: usage.decide,
    count: usage.count,
    settle,
    start() {
      timers.push(every(SETTLE_INTERVAL, settle), every(FLUSH_INTERVAL, flush), every(SWEEP_INTERVAL, sweep));
      sweepSoon();
    },
    async stop() {
      timers.splice(0).forEach(clearInterval);
      clearTimeout(sweepTimer);
      clearTimeout(seedTimer);
      seedTimer = undefined;
      await settle();
      await flush();
      await seed();
      await flush();
      if (usage.hasCounts()) logger.warn('usage counts that Redis did not accept are lost');
    },
  };
}

/** Repeats work that logs its own failures. A run that takes longer than the interval is not overtaken by the next. */
function every(interval: number, work: () => Promise<void>): NodeJS.Timeout {
  let running = false;
  return setInterval(() => {
    if (running) return;
    running = true;
    void work().finally(() => (running = false));
  }, interval).unref();
}

function portionsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / PORTION);
  return Array.from({ length: count }, (_, index) => items.slice(index * PORTION, (index + 1) * PORTION));
}
