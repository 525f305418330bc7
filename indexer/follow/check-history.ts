import { readHighestRevision, readStamps } from '../search/stamps.ts';
import { readLastRevision } from '../store/generations/index-stamps.ts';
import { readSearchIndices } from '../store/generations/search-index.ts';
import type { IndexerParts } from './indexer-parts.ts';
import { PROJECTION_VERSION } from './project.ts';

/** An index whose history is not that of the database, and how that was noticed. */
export interface ForeignHistory {
  readonly index: string;
  readonly reason: string;
}

const UNKNOWN_ROUND = 'its last round is unknown to the database';

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
  return registered.flatMap(({ name, stamps: known }) => {
    const stamp = stamps.get(name);
    if (stamp === undefined) return [];
    if (!known.includes(stamp)) return [{ index: name, reason: UNKNOWN_ROUND }];
    const found = highest.get(name) ?? 0;
    if (found <= last) return [];
    return [{ index: name, reason: `it has revision ${found}, and the database has given ${last} only` }];
  });
}

/** Whether the database knows the last round of an index, which may be named by its alias. */
export async function hasSameHistory({ pool, elasticsearch }: IndexerParts, index: string): Promise<boolean> {
  const stamp = (await readStamps(elasticsearch, [index])).get(index);
  const registered = await readSearchIndices(pool);
  return stamp !== undefined && registered.some(({ stamps }) => stamps.includes(stamp));
}
