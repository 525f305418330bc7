import { DEAD_HOLDER_TIMEOUT, tryLock } from '../../src/store/advisory-lock.ts';
import { MAPPING_HASH, PROJECTION_VERSION } from '../search/document.ts';
import { readSearchIndices, type SearchIndex } from '../store/generations/search-index.ts';
import { unregisterForeign } from './foreign-history.ts';
import type { IndexerParts } from './indexer-parts.ts';
import { rebuild, RebuildBusy, rebuildLock } from './rebuild.ts';
import { reconcileGenerations } from './reconcile-generations.ts';

/**
 * Whether an index can be kept. One of a later version belongs to newer code that runs alongside this one. Hashes have
 * no order, so that an index with another hash is replaced.
 */
const isFit = ({ projection_version, mapping_hash }: SearchIndex): boolean =>
  projection_version > PROJECTION_VERSION ||
  (projection_version === PROJECTION_VERSION && mapping_hash === MAPPING_HASH);

/**
 * Ensures that there is an index to write and to search, with the shape that this code writes. It reconciles the
 * register, and rebuilds if the live index is missing, older, has another mapping or another history than the database.
 * It does nothing while another process rebuilds.
 *
 * @param suspects - indices that were found to be ahead of the database
 */
export async function ensureLiveIndex(
  parts: IndexerParts,
  signal?: AbortSignal,
  suspects: readonly string[] = [],
): Promise<void> {
  const lock = await tryLock(parts.pool, rebuildLock(parts), DEAD_HOLDER_TIMEOUT);
  if (lock === null) return;
  try {
    await reconcileGenerations(parts);
    await unregisterForeign(parts, suspects);
  } finally {
    await lock.release();
  }
  const live = (await readSearchIndices(parts.pool)).find(({ state }) => state === 'live');
  if (live !== undefined && isFit(live)) return;
  try {
    await rebuild(parts, { signal });
  } catch (error) {
    if (!(error instanceof RebuildBusy)) throw error;
  }
}
