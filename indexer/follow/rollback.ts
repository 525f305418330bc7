import { Refusal } from '../../src/refusal.ts';
import { pointAlias, refreshIndices } from '../search/generations.ts';
import { DEAD_HOLDER_TIMEOUT, tryLock } from '../../src/store/advisory-lock.ts';
import { markLive, readSearchIndices } from '../store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { reconcileGenerations } from './reconcile-generations.ts';
import { PROJECTION_VERSION } from './project.ts';
import { RebuildBusy, rebuildLock } from './rebuild.ts';
import type { IndexerParts } from './indexer-parts.ts';

/**
 * Makes the standby live. It is up to date, since every change is written to it, too. The live index becomes the
 * standby, so that a second call reverts the first.
 *
 * @returns the name of the new live index
 * @throws Refusal if there is no earlier index
 * @throws RebuildBusy if a rebuild is running
 */
export async function rollback(parts: IndexerParts): Promise<string> {
  const lock = await tryLock(parts.pool, rebuildLock(parts), DEAD_HOLDER_TIMEOUT);
  if (lock === null) throw new RebuildBusy('the index is being rebuilt');
  try {
    await reconcileGenerations(parts);
    const standby = (await readSearchIndices(parts.pool)).find(
      (index) => index.state === 'standby' && index.projection_version === PROJECTION_VERSION,
    );
    if (standby === undefined)
      throw new Refusal('there is no earlier index: one is kept after the next rebuild');
    await refreshIndices(parts.elasticsearch, [standby.name]);
    await pointAlias(parts.elasticsearch, parts.indexPrefix, standby.name);
    await inTransaction(parts.pool, 'write', (client) => markLive(client, standby.name));
    return standby.name;
  } finally {
    await lock.release();
  }
}
