import { randomUUID } from 'node:crypto';

import { Refusal } from '../../src/refusal.ts';
import { DEAD_HOLDER_TIMEOUT, type HeldLock, tryLock } from '../../src/store/advisory-lock.ts';
import { inTransaction } from '../../src/store/database.ts';
import { INDEX_SHAPE, MAPPING_HASH, PROJECTION_VERSION } from '../search/document.ts';
import {
  createGeneration,
  dropGenerations,
  generationName,
  mergeSegments,
  pointAlias,
  refreshIndices,
  writeStamp,
} from '../search/generations.ts';
import {
  markLive,
  markVerified,
  readSearchIndices,
  registerBuilding,
  type SearchIndex,
  unregister,
} from '../store/generations/search-index.ts';
import { backfill, type OnProgress } from './backfill.ts';
import { drainQueue } from './drain-round.ts';
import { unregisterForeign } from './foreign-history.ts';
import type { IndexerParts } from './indexer-parts.ts';
import { reconcileGenerations } from './reconcile-generations.ts';
import { verify } from './verify.ts';

/** Attempts to repair a new index before the rebuild fails: normally none is needed. */
const ATTEMPTS = 3;

interface RebuildOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: OnProgress;
}

/** Another process is rebuilding the index. */
export class RebuildBusy extends Error {
  override readonly name = 'RebuildBusy';
}

/** The name of the lock that a rebuild holds. */
export function rebuildLock(parts: IndexerParts): string {
  return `trivia rebuild ${parts.indexPrefix}`;
}

/**
 * Builds a new generation alongside the live one, and makes it live once it is verified. Reads and writes continue
 * meanwhile. Every step can be repeated: after a crash at any point the next call resumes.
 *
 * @returns the name of the new live index
 * @throws RebuildBusy if another process is rebuilding
 */
export async function rebuild(parts: IndexerParts, options: RebuildOptions = {}): Promise<string> {
  const lock = await tryLock(parts.pool, rebuildLock(parts), DEAD_HOLDER_TIMEOUT);
  if (lock === null) throw new RebuildBusy('another process is rebuilding the index');
  try {
    return await run(parts, lock, options);
  } finally {
    await lock.release();
  }
}

async function run(
  parts: IndexerParts,
  lock: HeldLock,
  { signal, onProgress = () => undefined }: RebuildOptions,
): Promise<string> {
  await reconcileGenerations(parts);
  await unregisterForeign(parts, []);
  const building = await openBuilding(parts);
  const { name } = building;
  parts.logger.info({ index: name, from: building.backfill_cursor }, 'filling a new index');
  if (!building.backfilled) await backfill(parts, name, building.backfill_cursor, { signal, onProgress });
  await refreshIndices(parts.elasticsearch, [name]);
  await mergeSegments(parts.elasticsearch, name);
  await verifyAndRepair(parts, name, signal);
  await markVerified(parts.pool, name);
  // From now on each round refreshes this index, too. This makes searchable what was settled before.
  await refreshIndices(parts.elasticsearch, [name]);
  signal?.throwIfAborted();
  // If the lock was lost, another rebuild could be doing the same.
  await lock.confirm();
  await promote(parts, name);
  // Deletes the indices that are no longer registered.
  await reconcileGenerations(parts);
  parts.logger.info({ index: name }, 'the new index is live');
  return name;
}

/**
 * The index of an interrupted rebuild, or a new one. It is registered, and committed, before anything is written to it.
 */
async function openBuilding(parts: IndexerParts): Promise<SearchIndex> {
  const { pool, elasticsearch, indexPrefix } = parts;
  const left = (await readSearchIndices(pool)).find(({ state }) => state === 'building');
  if (left?.mapping_hash === MAPPING_HASH && left.projection_version === PROJECTION_VERSION) return left;
  if (left !== undefined) {
    await unregister(pool, [left.name]);
    await dropGenerations(elasticsearch, [left.name]);
  }
  const name = generationName(indexPrefix, new Date(), MAPPING_HASH);
  await createGeneration(elasticsearch, name, INDEX_SHAPE, parts.shards);
  const stamp = randomUUID();
  await writeStamp(elasticsearch, name, stamp);
  const identity = {
    name,
    projection_version: PROJECTION_VERSION,
    mapping_hash: MAPPING_HASH,
    stamps: [stamp],
  };
  await registerBuilding(pool, identity);
  return {
    ...identity,
    state: 'building',
    backfill_cursor: null,
    backfilled: false,
    verified: false,
  };
}

/** Compares the index with the database and repairs differences. An index that remains different never becomes live. */
async function verifyAndRepair(
  parts: IndexerParts,
  name: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    // The content was computed from the rows a moment ago, so that revisions are enough.
    const { missing, stale, ghost, samples } = await verify(parts, name, true, 'revisions');
    if (missing + stale + ghost === 0) return;
    parts.logger.warn(
      { index: name, missing, stale, ghost, samples },
      'the new index differs from the database',
    );
    if (attempt === ATTEMPTS)
      throw new Error(`${name} still differs from the database after ${ATTEMPTS} repairs`);
    await drainQueue(parts);
  }
}

/** Makes the index live, keeps the previous one as the only standby, and unregisters older ones. */
async function promote(parts: IndexerParts, name: string): Promise<void> {
  await pointAlias(parts.elasticsearch, parts.indexPrefix, name);
  await inTransaction(parts.pool, 'write', async (client) => {
    const before = await readSearchIndices(client);
    await markLive(client, name);
    // A standby with another version could not be kept up to date.
    const isKept = (index: SearchIndex): boolean =>
      index.name === name || (index.state === 'live' && index.projection_version === PROJECTION_VERSION);
    const names = before.filter((index) => !isKept(index)).map((index) => index.name);
    await unregister(client, names);
  });
  await refreshIndices(parts.elasticsearch, [name]);
}

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
