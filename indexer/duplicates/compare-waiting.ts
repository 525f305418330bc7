import type { Pool } from 'pg';

import { takeDue } from '../../src/store/duplicates.ts';
import { takeModerationTurn } from '../../src/store/moderation-acts.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { takeImportTurn } from '../../src/store/upsert-questions.ts';
import { mergeDuplicates } from './merge-duplicates.ts';

/** Questions of one transaction. */
const BATCH = 500;

/**
 * Compares the questions that wait for it: those that are older than the keys, and those that moderators hid, restored or
 * merged or an import deleted. May be killed at any moment: what is not compared goes on waiting.
 *
 * @returns how many were compared
 */
export async function compareWaiting(pool: Pool): Promise<number> {
  for (let compared = 0; ;) {
    const taken = await inTransaction(pool, 'write', async (client) => {
      await takeImportTurn(client);
      await takeModerationTurn(client);
      const ids = await takeDue(client, BATCH);
      await mergeDuplicates(client, ids);
      return ids.length;
    });
    compared += taken;
    // Not to the very end: what another transaction is writing was put back on the list.
    if (taken < BATCH) return compared;
  }
}
