import { Refusal } from '../../src/refusal.ts';
import { writeDocuments } from '../../src/search/write.ts';
import { acknowledge } from '../../src/store/generations/index-queue.ts';
import { countProjectionsAfter, readProjectionsAfter } from '../../src/store/generations/projection.ts';
import {
  markBackfilled,
  readSearchIndices,
  saveBackfillCursor,
} from '../../src/store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { project } from './project.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Questions of one step: the most that is done again after a crash. */
const STEP = 2_000;

/** Called with the questions written by this run, and with how many there were to write when it began. */
export type OnProgress = (written: number, total: number) => void;

/**
 * Writes every question from the cursor on to the registered index, in the order of ids. Changes made meanwhile reach it
 * through the queue; the external versions settle who is newer.
 *
 * @param cursor - the last id that is filled in already
 * @throws Refusal when an engine does not take the writes: what was written stays, and another call resumes there; and when the
 * index rejects documents for good: it must not become live
 */
export async function backfill(
  parts: IndexerParts,
  name: string,
  cursor: string | null,
  { signal, onProgress }: { signal: AbortSignal | undefined; onProgress: OnProgress },
): Promise<void> {
  const total = await countProjectionsAfter(parts.pool, cursor);
  let last = cursor;
  for (let written = 0; ;) {
    signal?.throwIfAborted();
    const { rows, targets } = await inTransaction(parts.pool, 'read snapshot', async (client) => ({
      rows: await readProjectionsAfter(client, last, STEP),
      targets: await readSearchIndices(client),
    }));
    const end = rows.at(-1);
    if (end === undefined) break;
    const writes = rows.map((row) => ({ id: row.id, document: project(row) }));
    const outcome = await writeDocuments(parts.elasticsearch, name, writes);
    if (outcome.kind === 'missing') throw new Refusal(`${name} was removed while it was filled`);
    if (outcome.kind === 'again') throw new Refusal(outcome.reason);
    const [refused] = outcome.refused;
    if (refused !== undefined)
      throw new Refusal(
        `${name} refuses ${outcome.refused.length} of ${rows.length} questions; ${refused.id}: ${refused.reason}`,
      );
    // Where it is the only index, a change that it has needs no second writing: the first load is done once.
    if (targets.every((target) => target.name === name)) await acknowledge(parts.pool, rows);
    last = end.id;
    await saveBackfillCursor(parts.pool, name, last);
    written += rows.length;
    onProgress(written, total);
  }
  await markBackfilled(parts.pool, name);
}
