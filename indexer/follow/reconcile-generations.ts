import { Refusal } from '../../src/refusal.ts';
import { questionsAlias } from '../../src/search/document.ts';
import { dropGenerations, listGenerations, pointAlias } from '../../src/search/generations.ts';
import {
  markLive,
  readSearchIndices,
  unregister,
  type SearchIndex,
} from '../../src/store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import type { IndexerParts } from './indexer-parts.ts';

function refuseForeign(registered: readonly SearchIndex[], indexPrefix: string): void {
  const foreign = registered.find(({ name }) => !name.startsWith(`${questionsAlias(indexPrefix)}-`));
  if (foreign !== undefined)
    throw new Refusal(
      `This database is indexed under another prefix, in ${foreign.name}: set TRIVIA_INDEX_PREFIX to what stands before "-questions-".`,
    );
}

/**
 * Brings register and engine together after a crash or a loss, under the rebuild lock. The alias tells the truth: what readers
 * search is the live index. Registered indices that the engine lost leave the register; generations that nobody registered and
 * nobody searches, left by a crash between creating and registering, are dropped.
 *
 * @throws Refusal when the register has an index of another prefix
 */
export async function reconcileGenerations(parts: IndexerParts): Promise<void> {
  const { pool, elasticsearch, indexPrefix, logger } = parts;
  const registered = await readSearchIndices(pool);
  refuseForeign(registered, indexPrefix);
  const generations = await listGenerations(elasticsearch, indexPrefix);
  const there = new Set(generations.map(({ name }) => name));

  const lost = registered.filter(({ name }) => !there.has(name)).map(({ name }) => name);
  if (lost.length > 0) logger.warn({ lost }, 'registered indices are gone from Elasticsearch');
  await unregister(pool, lost);

  const kept = registered.filter(({ name }) => there.has(name));
  const searched = generations.find(({ live }) => live)?.name;
  const live = kept.find(({ state }) => state === 'live')?.name;
  const known = new Set(kept.map(({ name }) => name));
  if (searched !== undefined && known.has(searched)) {
    if (searched !== live) await inTransaction(pool, 'write', (client) => markLive(client, searched));
  } else if (live !== undefined) await pointAlias(elasticsearch, indexPrefix, live);

  const orphans = generations.filter((generation) => !generation.live && !known.has(generation.name));
  await dropGenerations(
    elasticsearch,
    orphans.map(({ name }) => name),
  );
}
