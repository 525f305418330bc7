import type { PoolClient } from 'pg';

import { fileBatches, type FileBatch, type RunContext } from './file-batches.ts';
import type { FileState } from './import-checkpoints.ts';
import { importBatch } from './import-records.ts';
import { withTraits } from './record-traits.ts';
import type { Transact } from './import-transactions.ts';
import type { InputFile } from './input-files.ts';

/** Receives the progress of a file. */
interface Observer {
  /** Runs in the transaction of a batch. */
  readonly save: (client: PoolClient, state: FileState) => Promise<void>;
  /** Runs after it. `bytesRead` counts bytes on disk. */
  readonly onProgress: (progress: FileState & { readonly bytesRead: number }) => void;
}

/**
 * Imports the rest of one file. Each batch is read while the previous one is written.
 *
 * @returns the new progress
 */
export async function importFile(
  transact: Transact,
  file: InputFile,
  done: FileState,
  context: RunContext,
  { save, onProgress }: Observer,
): Promise<FileState> {
  let state = done;
  /** Whether the batch added questions. */
  let writing = Promise.resolve(true);
  // Stored questions are not compared. Usually a file has either only these or none.
  let hasNews = true;
  const write = async (batch: FileBatch): Promise<boolean> => {
    const { row, offset, isLast, bytesRead } = batch;
    const report = await importBatch(transact, state.report, batch, (client, counted) =>
      save(client, { row, offset, report: counted, isDone: isLast }),
    );
    const broughtIn = report.imported + report.merged > state.report.imported + state.report.merged;
    state = { row, offset, report, isDone: isLast };
    onProgress({ ...state, bytesRead });
    return broughtIn;
  };
  try {
    for await (const batch of fileBatches(file, done, context)) {
      const items = hasNews ? await withTraits(batch.items) : batch.items;
      hasNews = await writing;
      if (context.signal?.aborted === true) break;
      writing = write({ ...batch, items });
      // Its error is thrown where it is awaited.
      writing.catch(() => undefined);
    }
  } finally {
    // After any error, nothing is still being written when this returns.
    await writing;
  }
  return state;
}
