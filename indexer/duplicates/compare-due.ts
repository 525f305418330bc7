import type { Pool } from 'pg';

import { countDue, takeDue } from '../../src/store/duplicates/comparisons-due.ts';
import { takeModerationTurn } from '../../src/store/moderation/moderation-acts.ts';
import { inImportTurn } from '../../src/store/imports/import-turn.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

/** Questions of one transaction. */
const BATCH = 500;

/** How often the list is gone through. Comparing adds to it; what is left then is being written by others, or by a long chain. */
const PASSES = 3;

/** How far comparing is. */
export interface Comparing {
  readonly compared: number;
  /** Questions in all, as far as is known. */
  readonly total: number;
}

export interface CompareOptions {
  /** Ends it after the batch under way; the rest goes on waiting. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((comparing: Comparing) => void) | undefined;
}

interface Batch {
  readonly count: number;
  /** Null when the end of the list was met. */
  readonly last: string | null;
}

const compareSome = (pool: Pool, after: string | null): Promise<Batch> =>
  inImportTurn(pool, async (client) => {
    await takeModerationTurn(client);
    const ids = await takeDue(client, after, BATCH);
    await mergeDuplicates(client, ids);
    return { count: ids.length, last: ids.length < BATCH ? null : (ids.at(-1) ?? null) };
  });

/**
 * Compares the questions that wait for it: those that are older than the keys, and those that moderators hid, restored or
 * merged or an import deleted. May be killed at any moment: what is not compared goes on waiting.
 *
 * @returns how many were compared
 */
export async function compareWaiting(
  pool: Pool,
  { signal, onProgress }: CompareOptions = {},
): Promise<number> {
  let compared = 0;
  for (let pass = 0; pass < PASSES; pass += 1) {
    const due = await countDue(pool);
    if (due === 0) break;
    const total = compared + due;
    for (let after: string | null = null, ended = false; !ended;) {
      if (signal?.aborted === true) return compared;
      const { count, last }: Batch = await compareSome(pool, after);
      compared += count;
      after = last;
      ended = last === null;
      onProgress?.({ compared, total: Math.max(compared, total) });
    }
  }
  return compared;
}
