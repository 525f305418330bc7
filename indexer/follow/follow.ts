import { setTimeout as sleep } from 'node:timers/promises';

import { tryLock, type HeldLock } from '../../src/store/advisory-lock.ts';
import { drainRound } from './drain-round.ts';
import { ensureLiveIndex } from './ensure-live-index.ts';
import { findForeignHistories } from './foreign-history.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Milliseconds between two reads of an empty queue: most of the time until a change is searchable. */
const POLL = 200;
/**
 * Milliseconds between two rounds while there are hundreds of changes, as in an import. Each round costs a refresh, and
 * small rounds double the total cost for the engine.
 */
const BUSY_POLL = 800;
/** Changes per round from which `BUSY_POLL` applies. */
const MANY = 500;
/** Milliseconds of the first pause after a failure. It doubles up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/**
 * Milliseconds between two checks that the index belongs to the database. A round checks it too, but a database that was
 * restored may have no changes.
 */
const HISTORY_POLL = 5_000;
/** Milliseconds after which a second indexer checks again whether the first has stopped. */
const LEADER_POLL = 1_000;
/** Seconds after which the first one loses its place if it is suspended or its machine is gone. */
const LEADER_SILENCE = 6;

/** Only an abort rejects it, and the loops look at the signal. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/** Runs rounds until the signal; throws at the first error. */
async function drain(
  parts: IndexerParts,
  lock: HeldLock,
  signal: AbortSignal,
  onRound: () => void,
): Promise<void> {
  let checkedAt = performance.now();
  while (!signal.aborted) {
    await lock.confirm();
    if (performance.now() - checkedAt > HISTORY_POLL) {
      const foreign = await findForeignHistories(parts);
      if (foreign.length > 0) await ensureLiveIndex(parts, signal);
      checkedAt = performance.now();
    }
    const outcome = await drainRound(parts);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind === 'foreign') throw new Error(`${outcome.index} has documents of another version`);
    if (outcome.kind === 'restored') {
      await ensureLiveIndex(parts, signal, outcome.indices);
      await pause(POLL, signal);
      continue;
    }
    if (outcome.kind === 'missing') {
      parts.logger.warn({ indices: outcome.indices }, 'an index to write to is missing');
      await ensureLiveIndex(parts, signal);
      await pause(POLL, signal);
      continue;
    }
    onRound();
    parts.events?.onRound?.(outcome);
    if (outcome.held > 0) parts.logger.error({ held: outcome.held }, 'Elasticsearch rejects documents');
    if (!outcome.full) await pause(outcome.settled < MANY ? POLL : BUSY_POLL, signal);
  }
}

async function lead(parts: IndexerParts, signal: AbortSignal, onRound: () => void): Promise<void> {
  const lock = await tryLock(parts.pool, `trivia indexer ${parts.indexPrefix}`, 0, LEADER_SILENCE);
  // The lock only saves work: external versions and conditional settling make two indexers harmless.
  if (lock === null) return pause(LEADER_POLL, signal);
  parts.events?.onLeading?.(true);
  try {
    await ensureLiveIndex(parts, signal);
    await drain(parts, lock, signal, onRound);
  } finally {
    parts.events?.onLeading?.(false);
    await lock.release();
  }
}

/**
 * Keeps the search index up to date until the signal. A change is searchable within a second, or two while there are
 * many. An unreachable engine is logged once and retried.
 */
export async function follow(parts: IndexerParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const recovered = (): void => {
    if (failures > 0) parts.logger.info({ failures }, 'indexing resumed');
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await lead(parts, signal, recovered);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      if (failures === 0) parts.logger.error({ err: error }, 'indexing failed: retrying until it succeeds');
      failures += 1;
      parts.events?.onFailure?.();
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 10)), signal);
    }
  }
}
