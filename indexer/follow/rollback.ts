import { Refusal } from '../../src/refusal.ts';
import { pointAlias, refreshIndices } from '../../src/search/generations.ts';
import { AFTERLIFE, tryLock } from '../../src/store/advisory-lock.ts';
import { markLive, readSearchIndices } from '../../src/store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { reconcileGenerations } from './reconcile-generations.ts';
import { PROJECTION_VERSION } from './project.ts';
import { RebuildBusy, rebuildLock } from './rebuild.ts';
import type { IndexerParts } from './indexer-parts.ts';

/**
 * Lets readers search the standby, which every change has been written to as well; the live index becomes the standby, so a
 * second call goes back.
 *
 * @returns the name of the index that is live now
 * @throws Refusal when no earlier index is kept
 * @throws RebuildBusy when a rebuild is under way
 */
export async function rollback(parts: IndexerParts): Promise<string> {
  const lock = await tryLock(parts.pool, rebuildLock(parts), AFTERLIFE);
  if (lock === null) throw new RebuildBusy('the index is being rebuilt at this moment');
  try {
    await reconcileGenerations(parts);
    const standby = (await readSearchIndices(parts.pool)).find(
      (index) => index.state === 'standby' && index.projection_version === PROJECTION_VERSION,
    );
    if (standby === undefined) throw new Refusal('no earlier index is kept: one is after the next rebuild');
    await refreshIndices(parts.elasticsearch, [standby.name]);
    await pointAlias(parts.elasticsearch, parts.indexPrefix, standby.name);
    await inTransaction(parts.pool, 'write', (client) => markLive(client, standby.name));
    return standby.name;
  } finally {
    await lock.release();
  }
}
