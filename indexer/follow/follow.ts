import { setTimeout as sleep } from 'node:timers/promises';

import { tryLock, type HeldLock } from '../../src/store/advisory-lock.ts';
import { drainRound } from './drain-round.ts';
import { ensureLiveIndex } from './ensure-live-index.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Milliseconds between two looks at an empty queue: most of what a change waits for until it is searchable. */
const POLL = 200;
/**
 * Milliseconds between two rounds while changes come by the hundreds, as in an import: each round costs a refresh, and small ones cost
 * the engine twice as much in all.
 */
const BUSY_POLL = 800;
/** Changes of one round from which on more of them are waited for. */
const MANY = 500;
/** Milliseconds of the first pause after a failure, doubled up to the longest. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5_000;
/** Milliseconds after which a second indexer asks again whether the first has gone. */
const LEADER_POLL = 1_000;

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Rounds until the signal; throws at the first fault. */
async function drain(
  parts: IndexerParts,
  lock: HeldLock,
  signal: AbortSignal,
  onRound: () => void,
): Promise<void> {
  while (!signal.aborted) {
    await lock.confirm();
    const outcome = await drainRound(parts);
    if (outcome.kind === 'again') throw new Error(outcome.reason);
    if (outcome.kind === 'foreign') throw new Error(`${outcome.index} has documents of another version`);
    if (outcome.kind === 'missing') {
      parts.logger.warn({ indices: outcome.indices }, 'an index to write to is missing');
      await ensureLiveIndex(parts, signal);
      await pause(POLL, signal);
      continue;
    }
    onRound();
    if (outcome.held > 0) parts.logger.error({ held: outcome.held }, 'Elasticsearch refuses documents');
    if (!outcome.full) await pause(outcome.settled < MANY ? POLL : BUSY_POLL, signal);
  }
}

async function lead(parts: IndexerParts, signal: AbortSignal, onRound: () => void): Promise<void> {
  const lock = await tryLock(parts.pool, `trivia indexer ${parts.indexPrefix}`);
  // The lock only saves work: versions and conditional settling keep two indexers from harming each other.
  if (lock === null) return pause(LEADER_POLL, signal);
  try {
    await ensureLiveIndex(parts, signal);
    await drain(parts, lock, signal, onRound);
  } finally {
    await lock.release();
  }
}

/**
 * Keeps the search index following the database until the signal: a change is searchable within a second, while many come within
 * two. An engine that is unreachable is told once and waited for.
 */
export async function follow(parts: IndexerParts, signal: AbortSignal): Promise<void> {
  let failures = 0;
  const recovered = (): void => {
    if (failures > 0) parts.logger.info({ failures }, 'the index is followed again');
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await lead(parts, signal, recovered);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      if (failures === 0)
        parts.logger.error({ err: error }, 'the index cannot be followed: trying again until it can');
      failures += 1;
      await pause(Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(failures, 10)), signal);
    }
  }
}
