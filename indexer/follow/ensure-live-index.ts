import { AFTERLIFE, tryLock } from '../../src/store/advisory-lock.ts';
import { readSearchIndices, type SearchIndex } from '../../src/store/generations/search-index.ts';
import { reconcileGenerations } from './reconcile-generations.ts';
import { MAPPING_HASH } from './index-shape.ts';
import { PROJECTION_VERSION } from './project.ts';
import { rebuild, RebuildBusy, rebuildLock } from './rebuild.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** An index of a later version belongs to later code that runs beside this one; hashes have no order, so another one is replaced. */
const isFit = ({ projection_version, mapping_hash }: SearchIndex): boolean =>
  projection_version > PROJECTION_VERSION ||
  (projection_version === PROJECTION_VERSION && mapping_hash === MAPPING_HASH);

/**
 * Makes sure that there is an index to write to and to search, of the shape that this code writes: mends the register, and
 * rebuilds when the live index is missing, older, or of another mapping. Does nothing while another process rebuilds.
 */
export async function ensureLiveIndex(parts: IndexerParts, signal?: AbortSignal): Promise<void> {
  const lock = await tryLock(parts.pool, rebuildLock(parts), AFTERLIFE);
  if (lock === null) return;
  try {
    await reconcileGenerations(parts);
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
