import { randomUUID } from 'node:crypto';

import { Refusal } from '../../src/refusal.ts';
import { inTransaction } from '../../src/store/database.ts';
import { project, PROJECTION_VERSION, tombstone } from '../search/document.ts';
import { readStamps, refreshIndices, ROUND_LIMIT, writeStamp } from '../search/generations.ts';
import { readDocuments } from '../search/scan.ts';
import { type Write, writeDocuments } from '../search/write.ts';
import { acknowledge, holdBack, readQueue, type Revision } from '../store/generations/index-queue.ts';
import { readProjections } from '../store/generations/projection.ts';
import {
  findUnknownVersions,
  readSearchIndices,
  recordRound,
  type SearchIndex,
} from '../store/generations/search-index.ts';
import { findForeignHistories, restoredMessage } from './foreign-history.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Changes per round. Each round ends with a refresh, so that under load a round is about a second of work. */
const ROUND = 5_000;
/** Documents per bulk request: a few hundred kilobytes. */
export const BULK = 1_000;
/** Milliseconds between reading and writing after which a round is discarded: the process may have been suspended. */
const STALE_AFTER = 20_000;

/**
 * The result of a round. `settled` counts changes that are searchable now, `held` those that the engine rejected.
 * - `missing`: one of these indices does not exist, or none is registered.
 * - `foreign`: an index has documents of another version.
 * - `restored`: these indices have changes that the database does not know, or the other way round: one of the two was
 * restored from an older copy.
 * - `again`: an engine did not accept the writes. In these four cases nothing was settled.
 */
type RoundOutcome =
  | { readonly kind: 'done'; readonly settled: number; readonly held: number; readonly full: boolean }
  | { readonly kind: 'missing'; readonly indices: readonly string[] }
  | { readonly kind: 'foreign'; readonly index: string }
  | { readonly kind: 'restored'; readonly indices: readonly string[] }
  | { readonly kind: 'again'; readonly reason: string };

interface Snapshot {
  readonly queued: readonly Revision[];
  readonly targets: readonly SearchIndex[];
  readonly writes: readonly Write[];
}

/** Writes the oldest changes to every index, and settles them once they are searchable. */
export async function drainRound(parts: IndexerParts): Promise<RoundOutcome> {
  for (;;) {
    const outcome = await tryRound(parts);
    const isOver = outcome.kind !== 'missing' && outcome.kind !== 'restored';
    if (isOver || !(await wereRetired(parts, outcome.indices))) return outcome;
  }
}

/** Whether any of the indices was given up on purpose, by a rebuild that ended after the register was read. */
async function wereRetired(parts: IndexerParts, indices: readonly string[]): Promise<boolean> {
  const registered = new Set((await readSearchIndices(parts.pool)).map(({ name }) => name));
  return indices.some((name) => !registered.has(name));
}

async function tryRound(parts: IndexerParts): Promise<RoundOutcome> {
  const started = performance.now();
  const snapshot = await readSnapshot(parts);
  const changes = snapshot.queued.length;
  if (changes === 0) return { kind: 'done', settled: 0, held: 0, full: false };
  const write = (): Promise<RoundOutcome> => writeSnapshot(parts, snapshot, started);
  return parts.tracing === undefined ? write() : parts.tracing.inSpan('index changes', { changes }, write);
}

/**
 * Reads queue, targets and documents in one snapshot. If the targets were read before the documents, a generation that
 * is registered and filled in between would keep an old text forever: the change would be settled without being written
 * to it.
 */
async function readSnapshot(parts: IndexerParts): Promise<Snapshot> {
  return inTransaction(parts.pool, 'read snapshot', async (client) => {
    const queued = await readQueue(client, ROUND);
    if (queued.length === 0) return { queued, targets: [], writes: [] };
    const targets = await readSearchIndices(client);
    const rows = await readProjections(
      client,
      queued.map(({ id }) => id),
    );
    const documents = new Map(rows.map((row) => [row.id, project(row)]));
    const writes = queued.map(({ id, rev }) => ({ id, document: documents.get(id) ?? tombstone(rev) }));
    return { queued, targets, writes };
  });
}

async function writeSnapshot(
  parts: IndexerParts,
  { queued, targets, writes }: Snapshot,
  started: number,
): Promise<RoundOutcome> {
  if (targets.length === 0) return { kind: 'missing', indices: [] };
  const foreign = targets.find((target) => target.projection_version !== PROJECTION_VERSION);
  if (foreign !== undefined) return { kind: 'foreign', index: foreign.name };

  const refusal = await openRound(
    parts,
    targets.map(({ name }) => name),
  );
  if (refusal !== undefined) return refusal;

  const reasons = new Map<string, string>();
  for (let from = 0; from < writes.length; from += BULK)
    for (const target of targets) {
      if (performance.now() - started > STALE_AFTER)
        return { kind: 'again', reason: 'the round took too long' };
      const outcome = await writeDocuments(parts.elasticsearch, target.name, writes.slice(from, from + BULK));
      if (outcome.kind === 'missing') return { kind: 'missing', indices: [target.name] };
      if (outcome.kind === 'again') return outcome;
      if (await isAhead(parts, target.name, outcome.newer))
        return { kind: 'restored', indices: [target.name] };
      for (const { id, reason } of outcome.refused) reasons.set(id, reason);
    }

  const searched = targets.filter(isSearched).map(({ name }) => name);
  if (!(await refreshIndices(parts.elasticsearch, searched, ROUND_LIMIT)))
    return { kind: 'missing', indices: searched };
  // Readers may search an index that is no longer registered, until the new one is live.
  if (!targets.some(({ state }) => state === 'live'))
    return { kind: 'done', settled: 0, held: 0, full: false };
  const revisions = writes.map(({ id, document }): Revision => ({ id, rev: document.rev }));
  await acknowledge(
    parts.pool,
    revisions.filter(({ id }) => !reasons.has(id)),
  );
  const refused = revisions.flatMap(({ id, rev }) => {
    const reason = reasons.get(id);
    return reason === undefined ? [] : [{ id, rev, reason }];
  });
  await holdBack(parts.pool, refused);
  return {
    kind: 'done',
    settled: queued.length - refused.length,
    held: refused.length,
    full: queued.length === ROUND,
  };
}

/**
 * Stamps the indices before a round is written to them: first the database records the stamp, then each index gets it.
 * So the database knows the stamp of each index at any time, unless one of the two was restored from an older copy.
 *
 * @returns why the round may not be written; undefined if it may
 */
async function openRound(parts: IndexerParts, targets: readonly string[]): Promise<RoundOutcome | undefined> {
  const { pool, elasticsearch } = parts;
  const stamps = await readStamps(elasticsearch, targets);
  const missing = targets.filter((name) => !stamps.has(name));
  if (missing.length > 0) return { kind: 'missing', indices: missing };
  const found = [...stamps].map(([name, { stamp }]) => ({ name, stamp })).filter(({ stamp }) => stamp !== '');
  const round = randomUUID();
  const known = await recordRound(pool, round, found);
  const suspects = targets.filter((name) => !known.has(name));
  if (suspects.length > 0) {
    const foreign = (await findForeignHistories(parts)).map(({ index }) => index);
    const isBehind = foreign.length === 0 && !(await wereRetired(parts, suspects));
    return isBehind
      ? { kind: 'again', reason: `a copy of ${suspects.join(', ')} is behind` }
      : { kind: 'restored', indices: foreign.length > 0 ? foreign : suspects };
  }
  for (const name of targets)
    // Another round has written its stamp meanwhile: a rebuild and the indexer may run rounds at the same time.
    if (!(await writeStamp(elasticsearch, name, round, stamps.get(name)))) return openRound(parts, targets);
  return undefined;
}

/**
 * Whether the index has documents that the database cannot have written, among those that were not replaced because
 * their version is higher.
 */
async function isAhead(parts: IndexerParts, index: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const documents = await readDocuments(parts.elasticsearch, index, ids);
  // Read after the index: a newer document that the indexer wrote comes from a row that is at least as new.
  const unknown = await findUnknownVersions(parts.pool, [...documents.values()]);
  return unknown.length > 0;
}

/** Readers search the live index, and may be about to search the verified one. */
const isSearched = ({ state, verified }: SearchIndex): boolean =>
  state === 'live' || (state === 'building' && verified);

/**
 * Writes all queued changes and returns when they are searchable, except those that the engine rejects.
 *
 * @returns the number of changes that were settled
 * @throws Error if an engine does not accept the writes, or an index is missing or has another version
 */
export async function drainQueue(parts: IndexerParts): Promise<number> {
  for (let settled = 0; ;) {
    const outcome = await drainRound(parts);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind === 'foreign') throw new Error(`${outcome.index} has documents of another version`);
    if (outcome.kind === 'restored') throw new Refusal(restoredMessage(outcome.indices));
    if (outcome.kind === 'missing')
      throw new Error(
        `an index to write to is missing: ${outcome.indices.join(', ') || 'none is registered'}`,
      );
    if (outcome.settled + outcome.held === 0) return settled;
    settled += outcome.settled;
  }
}
