import type { PoolClient } from 'pg';

import { fileBatches, type FileBatch, type RunContext } from './file-batches.ts';
import type { FileState } from './import-checkpoints.ts';
import { importBatch } from './import-records.ts';
import { withTraits } from './record-traits.ts';
import type { Transact } from './import-transactions.ts';
import type { InputFile } from './input-files.ts';

/** Who is told how far a file is. */
interface Observer {
  /** Inside the transaction of a batch. */
  readonly save: (client: PoolClient, state: FileState) => Promise<void>;
  /** After it. `bytesRead` counts bytes on disk. */
  readonly onProgress: (progress: FileState & { readonly bytesRead: number }) => void;
}

/**
 * Imports what is left of one file: a batch is made while the one before it is written.
 *
 * @returns where it stands now
 */
export async function importFile(
  transact: Transact,
  file: InputFile,
  done: FileState,
  context: RunContext,
  { save, onProgress }: Observer,
): Promise<FileState> {
  let state = done;
  /** Whether the batch brought in something. */
  let writing = Promise.resolve(true);
  // Of what is stored already nothing is compared, and mostly that holds for a whole file or for none of it.
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
      // Its failure is told where it is waited for.
      writing.catch(() => undefined);
    }
  } finally {
    // Whatever else failed, nothing is written any more when this returns.
    await writing;
  }
  return state;
}
