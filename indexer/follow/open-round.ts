import { randomUUID } from 'node:crypto';

import { readDocuments } from '../search/scan.ts';
import { readStamps, writeStamp } from '../search/stamps.ts';
import { findUnknownVersions, recordRound } from '../store/generations/index-stamps.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Whether a round may be written. `missing` and `foreign` name the indices that prevent it. */
type Opening =
  | { readonly kind: 'open' }
  | { readonly kind: 'missing'; readonly indices: readonly string[] }
  | { readonly kind: 'foreign'; readonly indices: readonly string[] };

/**
 * Stamps the indices before a round is written to them: first the database records the stamp, then each index gets it.
 * So the database knows the stamp of each index at any time, unless one of the two was restored from an older copy.
 */
export async function openRound(parts: IndexerParts, targets: readonly string[]): Promise<Opening> {
  const { pool, elasticsearch } = parts;
  const stamps = await readStamps(elasticsearch, targets);
  const missing = targets.filter((name) => !stamps.has(name));
  if (missing.length > 0) return { kind: 'missing', indices: missing };
  const found = [...stamps].map(([name, stamp]) => ({ name, stamp })).filter(({ stamp }) => stamp !== '');
  const round = randomUUID();
  const known = await recordRound(pool, round, found);
  const foreign = targets.filter((name) => !known.has(name));
  if (foreign.length > 0) return { kind: 'foreign', indices: foreign };
  for (const name of targets) await writeStamp(elasticsearch, name, round);
  return { kind: 'open' };
}

/**
 * Whether the index has documents that the database cannot have written, among those that were not replaced because
 * their version is higher.
 */
export async function isAhead(parts: IndexerParts, index: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const documents = await readDocuments(parts.elasticsearch, index, ids);
  // Read after the index: a newer document that the indexer wrote comes from a row that is at least as new.
  const unknown = await findUnknownVersions(parts.pool, [...documents.values()]);
  return unknown.length > 0;
}
