import type { Logger } from 'pino';

import { createOutageLog } from '../engines/outage-log.ts';
import { repeat, type Repetition } from '../engines/repeat.ts';
import type { Search } from '../search/search.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import { readCountState, saveSnapshot, type CountState } from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { hasMoved, pauseAfter, SHAPE, type PollResult } from './loaded-views.ts';

/** Milliseconds after which the catalogue is counted again even if nothing seems to have changed. */
const RECOUNT_AFTER = 120_000;

/** Maximum milliseconds between failing counts. An engine that is down for an hour need not be tried every second. */
const LONGEST_BACKOFF = 30_000;

/** The process that holds it counts. All others read its counts. */
export const COUNT_LOCK = 'trivia counts';

interface RefresherParts {
  /** Loads new counts and names from the database. */
  readonly poll: () => Promise<CountState>;
  readonly count: () => Promise<void>;
  readonly logger: Logger;
  /** Milliseconds between two polls, and from the first failed count to the next attempt. */
  readonly pollInterval: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Polls for new counts, and counts when due. */
export function createRefresher({
  poll,
  count,
  logger,
  pollInterval,
  now = () => performance.now(),
}: RefresherParts) {
  const outage = createOutageLog(logger, {
    failed: 'the catalogue counts could not be updated',
    worked: 'the catalogue counts are up to date again',
  });
  let counting: Promise<void> | undefined;
  /** Milliseconds between the last failed count and the next attempt; 0 if the last count succeeded. */
  let backoff = 0;
  let retryAt = -Infinity;

  function succeeded(): void {
    backoff = 0;
    retryAt = -Infinity;
    outage.worked();
  }

  function failed(error: unknown): void {
    backoff = Math.min(LONGEST_BACKOFF, backoff === 0 ? pollInterval : 2 * backoff);
    retryAt = now() + backoff;
    outage.failed(error);
  }

  async function pollOnce(): Promise<void> {
    const due = isDue(await poll());
    if (counting !== undefined) return;
    // Some process has counted, so the engine responds.
    if (!due) succeeded();
    // Not awaited: if this count hangs, another process may take over.
    else if (now() >= retryAt)
      counting = count()
        .then(succeeded, failed)
        .finally(() => (counting = undefined));
  }

  return {
    /** Closing it waits for the current poll. A count may still be running. */
    start: (): Repetition =>
      // A poll that works does not end an outage: a count has to.
      repeat(pollOnce, pollInterval, { failed: outage.failed, worked: () => undefined }),
    /** The running count, if any. Never rejects. */
    get counting(): Promise<void> | undefined {
      return counting;
    },
  };
}

interface CountingParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly search: Pick<Search, 'tally'>;
  readonly poll: () => Promise<PollResult>;
  /** Aborts searches. */
  readonly signal: AbortSignal;
}

/**
 * Counts the whole catalogue for all processes, unless another process is counting or has just counted.
 *
 * @param lockTimeout - milliseconds to wait for another process that counts
 */
export async function countCatalogue(parts: CountingParts, lockTimeout: number): Promise<void> {
  const lock = await parts.takeLock(COUNT_LOCK, lockTimeout);
  if (lock === null) return;
  try {
    const state = await parts.poll();
    if (isDue(state)) await countAs(state, parts);
  } finally {
    await lock.release();
  }
}

async function countAs(state: PollResult, { database, search, poll, signal }: CountingParts): Promise<void> {
  const { terms, mark } = state.names;
  const startedAt = performance.now();
  const request = {
    topics: [...terms.topics.values()],
    tags: terms.tags.size,
    subcategories: terms.subcategories.size,
  };
  const tally = await search.tally(request, signal);
  // A process that was suspended may have lost the lock. Another one may have saved newer counts since.
  if ((await readCountState(database, SHAPE)).latest?.version !== state.latest?.version) return;
  const marks = { index: state.marks.index, vocabulary: mark };
  await saveSnapshot(database, SHAPE, marks, tally, performance.now() - startedAt);
  await poll();
}

function isDue({ marks, latest }: CountState): boolean {
  // Before there is an index there is nothing to count.
  if (marks.index === '') return false;
  if (latest === undefined) return true;
  return latest.age >= (hasMoved(marks, latest.marks) ? pauseAfter(latest.cost) : RECOUNT_AFTER);
}
