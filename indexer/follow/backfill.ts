import { Refusal } from '../../src/refusal.ts';
import { inTransaction } from '../../src/store/database.ts';
import { project } from '../search/document.ts';
import { listGenerations } from '../search/generations.ts';
import { writeDocuments } from '../search/write.ts';
import { acknowledge } from '../store/generations/index-queue.ts';
import { countProjectionsAfter, readProjectionsAfter } from '../store/generations/projection.ts';
import { markBackfilled, readSearchIndices, saveBackfillCursor } from '../store/generations/search-index.ts';
import type { IndexerParts } from './indexer-parts.ts';

/** Questions per step: at most this many are repeated after a crash. */
const STEP = 2_000;
/** Milliseconds for them. While Elasticsearch merges segments of a large index, it holds writes back. */
const STEP_LIMIT = 60_000;

/** Called with the number of questions written so far, and the total when the run began. */
export type OnProgress = (written: number, total: number) => void;

/**
 * Writes every question after the cursor to the registered index, in id order. Changes made meanwhile reach it through
 * the queue; external versions decide which write is newer.
 *
 * @param cursor - the last id that was written
 * @throws Refusal if the engine does not accept the writes: the next call resumes there; or if it rejects documents for
 * good: the index must not become live
 */
export async function backfill(
  parts: IndexerParts,
  name: string,
  cursor: string | null,
  { signal, onProgress }: { signal: AbortSignal | undefined; onProgress: OnProgress },
): Promise<void> {
  const total = await countProjectionsAfter(parts.pool, cursor);
  const generations = await listGenerations(parts.elasticsearch, parts.indexPrefix);
  const isFirst = !generations.some(({ live }) => live);
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
    const outcome = await writeDocuments(parts.elasticsearch, name, writes, STEP_LIMIT);
    if (outcome.kind === 'missing') throw new Refusal(`${name} was deleted while it was being filled`);
    if (outcome.kind === 'again') throw new Refusal(outcome.reason);
    const [refused] = outcome.refused;
    if (refused !== undefined)
      throw new Refusal(
        `${name} rejects ${outcome.refused.length} of ${rows.length} questions; ${refused.id}: ${refused.reason}`,
      );
    // If this is the first index, changes that it contains need not be written again: the first load happens once.
    const newer = new Set(outcome.newer);
    if (isFirst && targets.every((target) => target.name === name))
      await acknowledge(
        parts.pool,
        rows.filter(({ id }) => !newer.has(id)),
      );
    last = end.id;
    await saveBackfillCursor(parts.pool, name, last);
    written += rows.length;
    onProgress(written, total);
    parts.events?.onBackfill?.(written, total);
  }
  await markBackfilled(parts.pool, name);
}
