import type { Search } from '../search/search.ts';
import type { TakeLock } from '../store/advisory-lock.ts';
import { readCountState, saveSnapshot } from '../store/catalogue/count-snapshots.ts';
import type { Database } from '../store/database.ts';
import { isDue } from './due.ts';
import { SHAPE, type Looked } from './latest-view.ts';

/** Whoever holds it counts; all others read what it has counted. */
const LOCK = 'trivia counts';

interface CountingParts {
  readonly database: Database;
  readonly takeLock: TakeLock;
  readonly search: Pick<Search, 'tally'>;
  readonly look: () => Promise<Looked>;
  /** Ends what is asked of the search engine. */
  readonly signal: AbortSignal;
}

/**
 * Counts the whole catalogue for all processes, unless another one does so or has just done so.
 *
 * @param patience - milliseconds to wait for another that counts
 */
export async function countCatalogue(parts: CountingParts, patience: number): Promise<void> {
  const lock = await parts.takeLock(LOCK, patience);
  if (lock === null) return;
  try {
    const state = await parts.look();
    if (isDue(state)) await countAs(state, parts);
  } finally {
    await lock.release();
  }
}

async function countAs(state: Looked, { database, search, look, signal }: CountingParts): Promise<void> {
  const { terms, mark } = state.names;
  const begun = performance.now();
  const request = {
    topics: [...terms.topics.values()],
    tags: terms.tags.size,
    subcategories: terms.subcategories.size,
  };
  const tally = await search.tally(request, signal);
  // One that was frozen and has lost the lock comes late: what another has counted since is newer.
  if ((await readCountState(database, SHAPE)).latest?.version !== state.latest?.version) return;
  const marks = { index: state.marks.index, vocabulary: mark };
  await saveSnapshot(database, SHAPE, marks, tally, performance.now() - begun);
  await look();
}
