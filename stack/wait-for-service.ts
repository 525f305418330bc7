import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';

import { readQueueState } from '../indexer/store/generations/index-queue.ts';
import { countProjectionsAfter } from '../indexer/store/generations/projection.ts';
import { readSearchIndices } from '../indexer/store/generations/search-index.ts';
import type { Progress } from './progress.ts';

/** Milliseconds between two checks. */
const POLL_INTERVAL = 100;

/** Milliseconds. */
const API_START_TIMEOUT = 60_000;

/** Milliseconds until the first progress line of a long step, and between two of them. */
const FIRST_REPORT = 2_000;

export const REPORT_INTERVAL = 5_000;

/** Waits until this URL responds with status 200. */
export async function waitForApi(url: string, signal: AbortSignal): Promise<void> {
  const late = AbortSignal.timeout(API_START_TIMEOUT);
  try {
    await until(() => succeeds(url), AbortSignal.any([signal, late]));
  } catch (error) {
    if (!late.aborted) throw error;
    throw new Error(`${url} does not respond with status 200. .trivia/logs/start/ says why.`, {
      cause: error,
    });
  }
}

/** Waits until everything is searchable, and prints from time to time how long that will take. */
export async function waitForIndex(
  pool: Pool,
  baseUrl: string,
  { progress, signal }: { readonly progress: Progress; readonly signal: AbortSignal },
): Promise<void> {
  const describe = indexProgress();
  const begun = await readIndexState(pool);
  describe(await begun.countLeft());
  let next = performance.now() + FIRST_REPORT;
  let isFirst = true;
  await until(async () => {
    const { isComplete, countLeft } = await readIndexState(pool);
    if (!isComplete && performance.now() > next) {
      progress.print(`  ${describe(await countLeft())}`);
      next = performance.now() + REPORT_INTERVAL;
      if (isFirst)
        progress.print(`  questions by id, the API reference and accounts are already at ${baseUrl}`);
      isFirst = false;
    }
    return isComplete;
  }, signal);
}

interface IndexState {
  /** Counts the questions that are not searchable yet. With millions of them, this takes a second. */
  readonly countLeft: () => Promise<number>;
  /** Whether everything is searchable, except documents that Elasticsearch rejects, which will never be. */
  readonly isComplete: boolean;
}

async function readIndexState(pool: Pool): Promise<IndexState> {
  const indices = await readSearchIndices(pool);
  const { waiting, refused } = await readQueueState(pool);
  if (indices.some(({ state }) => state === 'live'))
    return { countLeft: () => Promise.resolve(waiting - refused), isComplete: waiting === refused };
  const cursor = indices.find(({ state }) => state === 'building')?.backfill_cursor ?? null;
  return { countLeft: () => countProjectionsAfter(pool, cursor), isComplete: false };
}

/**
 * Describes the progress of indexing. The time that is left is that which the rest takes at the speed so far.
 *
 * @param clock - milliseconds
 * @returns a function that takes the number of questions that are left, and returns a line
 */
export function indexProgress(clock: () => number = () => performance.now()): (left: number) => string {
  let first: { readonly left: number; readonly time: number } | undefined;
  return (left) => {
    first ??= { left, time: clock() };
    const done = first.left - left;
    const seconds = done > 0 ? Math.ceil(((clock() - first.time) / 1_000) * (left / done)) : undefined;
    const rest = `${left.toLocaleString('en')} questions left`;
    if (seconds === undefined) return `indexing: ${rest}`;
    return left === 0 ? 'indexing: checking the new index' : `indexing: ${rest}, about ${seconds} s`;
  };
}

async function succeeds(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    // It is not listening yet.
    return false;
  }
}

async function until(reached: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
  while (!(await reached())) {
    signal.throwIfAborted();
    await pause(POLL_INTERVAL);
  }
}
