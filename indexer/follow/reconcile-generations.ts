import { Refusal } from '../../src/refusal.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { inTransaction } from '../../src/store/database.ts';
import { PROJECTION_VERSION } from '../search/document.ts';
import { dropGenerations, listGenerations, pointAlias } from '../search/generations.ts';
import {
  markLive,
  readSearchIndices,
  unregister,
  type SearchIndex,
} from '../store/generations/search-index.ts';
import type { IndexerParts } from './indexer-parts.ts';

function refuseForeign(registered: readonly SearchIndex[], indexPrefix: string): void {
  const foreign = registered.find(({ name }) => !name.startsWith(`${questionsAlias(indexPrefix)}-`));
  if (foreign !== undefined)
    throw new Refusal(
      `The index of this database has another prefix: ${foreign.name}. Set TRIVIA_INDEX_PREFIX to the part before "-questions-".`,
    );
}

/**
 * Reconciles the register with the engine after a crash or a loss. The caller holds the rebuild lock. The alias
 * decides: the index that readers search is the live one. Registered indices that no longer exist are unregistered. So
 * are those of another version beside a live one of this version, since this code cannot write to them. Generations that
 * are neither registered nor searched are deleted.
 *
 * @throws Refusal if the register has an index with another prefix
 */
export async function reconcileGenerations(parts: IndexerParts): Promise<void> {
  const { pool, elasticsearch, indexPrefix, logger } = parts;
  const registered = await readSearchIndices(pool);
  refuseForeign(registered, indexPrefix);
  const generations = await listGenerations(elasticsearch, indexPrefix);
  const there = new Set(generations.map(({ name }) => name));

  const lost = registered.filter(({ name }) => !there.has(name)).map(({ name }) => name);
  if (lost.length > 0) logger.warn({ lost }, 'registered indices are missing from Elasticsearch');
  await unregister(pool, lost);

  const kept = registered.filter(({ name }) => there.has(name));
  const searched = generations.find((generation) => generation.live)?.name;
  const live = kept.find(({ name }) => name === searched) ?? kept.find(({ state }) => state === 'live');
  if (live !== undefined && live.state !== 'live')
    await inTransaction(pool, 'write', (client) => markLive(client, live.name));
  else if (live !== undefined && live.name !== searched)
    await pointAlias(elasticsearch, indexPrefix, live.name);

  const isOwn = (index: SearchIndex): boolean => index.projection_version === PROJECTION_VERSION;
  const left = live !== undefined && isOwn(live) ? kept.filter((index) => !isOwn(index)) : [];
  const leftNames = left.map(({ name }) => name);
  if (left.length > 0) logger.warn({ left: leftNames }, 'an upgrade left indices of another version');
  await unregister(pool, leftNames);

  const known = new Set(kept.filter((index) => !left.includes(index)).map(({ name }) => name));
  const orphans = generations.filter((generation) => !generation.live && !known.has(generation.name));
  await dropGenerations(
    elasticsearch,
    orphans.map(({ name }) => name),
  );
}
