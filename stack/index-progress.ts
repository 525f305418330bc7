import type { Pool } from 'pg';

import { countProjectionsAfter } from '../indexer/store/generations/projection.ts';
import { readQueueState } from '../indexer/store/generations/index-queue.ts';
import { readSearchIndices } from '../indexer/store/generations/search-index.ts';

/** How many questions are not searchable yet. */
interface IndexState {
  readonly left: number;
  /** Whether everything is searchable, except documents that Elasticsearch rejects, which will never be. */
  readonly isComplete: boolean;
}

export async function readIndexState(pool: Pool): Promise<IndexState> {
  const indices = await readSearchIndices(pool);
  const { waiting, refused } = await readQueueState(pool);
  if (indices.some(({ state }) => state === 'live'))
    return { left: waiting - refused, isComplete: waiting === refused };
  const building = indices.find(({ state }) => state === 'building');
  return { left: await countProjectionsAfter(pool, building?.backfill_cursor ?? null), isComplete: false };
}

/**
 * Describes the progress of indexing. The time that is left is that which the rest takes at the speed so far.
 *
 * @param clock - milliseconds
 * @returns a function that takes the number of questions that are left, and returns a line
 */
export function indexProgress(clock: () => number = () => performance.now()): (left: number) => string {
  let first: { readonly left: number; readonly time: number } | undefined;
  return (left) => {
    first ??= { left, time: clock() };
    const done = first.left - left;
    const seconds = done > 0 ? Math.ceil(((clock() - first.time) / 1_000) * (left / done)) : undefined;
    const rest = `${left.toLocaleString('en')} questions left`;
    if (seconds === undefined) return `indexing: ${rest}`;
    return left === 0 ? 'indexing: checking the new index' : `indexing: ${rest}, about ${seconds} s`;
  };
}
