import { dropGenerations, listGenerations, refreshIndices } from '../search/generations.ts';
import { readHighestRevision } from '../search/stamps.ts';
import { passRevision } from '../store/generations/index-verification.ts';
import { readSearchIndices, unregister } from '../store/generations/search-index.ts';
import { findForeignHistories, type ForeignHistory } from './check-history.ts';
import type { IndexerParts } from './indexer-parts.ts';

const RESTORED =
  'the database and its search index do not belong together: one of them was restored from an older copy, or another ' +
  'program wrote to the index';

/** For a command that cannot replace the index. */
export const restoredMessage = (indices: readonly string[]): string =>
  `${indices.join(', ')}: ${RESTORED}. Run \`trivia index rebuild\`.`;

/**
 * Unregisters indices that have another history than the database, so that nothing is written to them, and nothing that
 * they refuse counts as written. The caller holds the rebuild lock and then builds a new index. Readers search the old
 * one until then; rows that do not match are left out.
 *
 * @param suspects - indices that were found to be ahead of the database
 */
export async function unregisterForeign(parts: IndexerParts, suspects: readonly string[]): Promise<void> {
  const { pool, elasticsearch, indexPrefix, logger } = parts;
  const registered = new Set((await readSearchIndices(pool)).map(({ name }) => name));
  const suspected = suspects
    .filter((name) => registered.has(name))
    .map((index): ForeignHistory => ({ index, reason: 'it has newer documents than the database' }));
  const found = [...suspected, ...(await findForeignHistories(parts))];
  if (found.length === 0) return;
  const names = [...new Set(found.map(({ index }) => index))];
  logger.error(
    { found },
    `${RESTORED}. A new index is built from the database now. ` +
      'If the database was not restored on purpose, changes are lost: see docs/operations/backup-and-restore.md',
  );
  parts.events?.onForeignIndices?.(names.length);
  await refreshIndices(elasticsearch, names);
  for (const name of names) await passRevision(pool, await readHighestRevision(elasticsearch, name));
  await unregister(pool, names);
  const searched = (await listGenerations(elasticsearch, indexPrefix)).filter(({ live }) => live);
  const kept = new Set(searched.map(({ name }) => name));
  await dropGenerations(
    elasticsearch,
    names.filter((name) => !kept.has(name)),
  );
}
