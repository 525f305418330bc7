import type { Search } from '../search/search.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import { readCountState, saveSnapshot } from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { isDue } from './due.ts';
import { SHAPE, type PollResult } from './latest-view.ts';

/** The process that holds it counts. All others read its counts. */
export const COUNT_LOCK = 'trivia counts';

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
