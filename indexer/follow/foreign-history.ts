import { PROJECTION_VERSION } from '../search/document.ts';
import {
  confirmStamp,
  dropGenerations,
  listGenerations,
  readHighestRevision,
  readStamps,
  refreshIndices,
} from '../search/generations.ts';
import { passRevision } from '../store/generations/index-verification.ts';
import { readLastRevision, readSearchIndices, unregister } from '../store/generations/search-index.ts';
import type { IndexerParts } from './indexer-parts.ts';

const UNKNOWN_ROUND = 'its last round is unknown to the database';
const RESTORED =
  'the database and its search index do not belong together: one of them was restored from an older copy, or another ' +
  'program wrote to the index';

/** An index whose history is not that of the database, and how that was noticed. */
interface ForeignHistory {
  readonly index: string;
  readonly reason: string;
}

/**
 * Finds registered indices that have another history than the database: one of the two was restored from an older copy,
 * or the index was written to by another program. Indices that do not exist are ignored.
 */
export async function findForeignHistories(parts: IndexerParts): Promise<ForeignHistory[]> {
  const { pool, elasticsearch } = parts;
  // Another release may have no stamps, and its index is replaced or left alone anyway.
  const own = (await readSearchIndices(pool)).filter(
    (index) => index.projection_version === PROJECTION_VERSION,
  );
  const names = own.map(({ name }) => name);
  const stamps = await readStamps(elasticsearch, names);
  const highest = new Map<string, number>();
  for (const name of stamps.keys()) highest.set(name, await readHighestRevision(elasticsearch, name));
  // Read after the index: what is written meanwhile was recorded before.
  const registered = await readSearchIndices(pool);
  const last = await readLastRevision(pool);
  const foreign: ForeignHistory[] = [];
  for (const { name, stamps: known } of registered) {
    const stamp = stamps.get(name)?.stamp;
    if (stamp === undefined) continue;
    const isKnown = known.includes(stamp) || known.includes(await confirmStamp(elasticsearch, name));
    const found = highest.get(name) ?? 0;
    if (!isKnown) foreign.push({ index: name, reason: UNKNOWN_ROUND });
    else if (found > last)
      foreign.push({
        index: name,
        reason: `it has revision ${found}, and the database has given ${last} only`,
      });
  }
  return foreign;
}

/** Whether the database knows the last round of an index, which may be named by its alias. */
export async function hasSameHistory({ pool, elasticsearch }: IndexerParts, index: string): Promise<boolean> {
  const stamp = (await readStamps(elasticsearch, [index])).get(index)?.stamp;
  const registered = await readSearchIndices(pool);
  return stamp !== undefined && registered.some(({ stamps }) => stamps.includes(stamp));
}

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
