import type { Database } from '../database.ts';
import { countProjectionsAfter } from './projection.ts';
import { readSearchIndices } from './search-index.ts';

/** Milliseconds for which an answer is kept. Counting a large catalogue takes a part of a second. */
const KEPT = 2_000;

async function read(database: Database): Promise<number | undefined> {
  const indices = await readSearchIndices(database);
  const building = indices.find(({ state }) => state === 'building');
  if (building === undefined || indices.some(({ state }) => state === 'live')) return undefined;
  const left = await countProjectionsAfter(database, building.backfill_cursor);
  const done = (await countProjectionsAfter(database, null)) - left;
  const seconds = (Date.now() - building.created_at.getTime()) / 1_000;
  return done === 0 ? undefined : Math.max(1, Math.ceil((seconds * left) / done));
}

/**
 * Estimates when a new installation can be searched.
 *
 * @returns a function that returns the seconds that the first index takes at its speed so far; undefined if there is an
 * index, or none has been begun
 */
export function createTimeToIndex(database: Database): () => Promise<number | undefined> {
  let latest: Promise<number | undefined> | undefined;
  let until = 0;
  return async () => {
    const now = performance.now();
    if (latest === undefined || now >= until) {
      until = now + KEPT;
      latest = read(database);
    }
    return latest;
  };
}
