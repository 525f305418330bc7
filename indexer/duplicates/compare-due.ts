import type { Pool } from 'pg';

import { countDue, takeDue } from '../store/duplicates/duplicates.ts';
import { lockModeration, withImportLock } from '../store/imports/import-transactions.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

/** Questions per transaction. */
const BATCH = 500;

/**
 * How often the list is read. Comparing adds to it; what is left after these is being written by others, or belongs to
 * a long chain.
 */
const PASSES = 3;

export interface ComparisonProgress {
  readonly compared: number;
  /** Questions in total, as far as is known. */
  readonly total: number;
}

export interface CompareOptions {
  /** Stops after the current batch; the rest stays due. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((comparing: ComparisonProgress) => void) | undefined;
}

interface Batch {
  readonly count: number;
  /** Null at the end of the list. */
  readonly last: string | null;
}

const compareBatch = (pool: Pool, after: string | null): Promise<Batch> =>
  withImportLock(pool, async (client) => {
    await lockModeration(client);
    const ids = await takeDue(client, after, BATCH);
    await mergeDuplicates(client, ids);
    return { count: ids.length, last: ids.length < BATCH ? null : (ids.at(-1) ?? null) };
  });

/**
 * Compares the questions that are due: those that have no keys yet, those that moderators hid, restored or merged, and
 * those that an import deleted. It can be killed at any moment: what is not compared stays due.
 *
 * @returns the number of questions compared
 */
export async function compareDue(pool: Pool, { signal, onProgress }: CompareOptions = {}): Promise<number> {
  let compared = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const due = await countDue(pool);
    if (due === 0) break;
    const total = compared + due;
    for (let after: string | null = null, ended = false; !ended;) {
      if (signal?.aborted === true) return compared;
      const { count, last }: Batch = await compareBatch(pool, after);
      compared += count;
      after = last;
      ended = last === null;
      onProgress?.({ compared, total: Math.max(compared, total) });
    }
  }
  return compared;
}
