import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';

import type { Row } from '../containers/row.ts';
import { traitsOf } from '../duplicates/find-similar.ts';
import type { SeenKeys } from '../hashed-texts.ts';
import type { Transact } from '../store/imports/import-transactions.ts';
import type { FileState as StateWith } from '../store/imports/imports.ts';
import type { ImportFormat } from './import-format.ts';
import { skipRepeated, type ImportRecord } from './import-record.ts';
import { isUnderstood, type ImportReport, type Skip } from './import-report.ts';
import { openFile, type InputFile } from './input-files.ts';
import { BATCH_SIZE, importBatch, type Batch } from './write-records.ts';

/** The progress of a file. */
export type FileState = StateWith<ImportReport>;

/** What the files of a run share. */
export interface RunContext {
  readonly format: ImportFormat;
  readonly regions: ReadonlySet<string>;
  /** The keys of the run so far. Those of the file are added. */
  readonly seen: SeenKeys;
  /** The number of rows that may still be read, which is counted down. */
  readonly budget: { rows: number };
  readonly signal: AbortSignal | undefined;
}

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

/** Computes the traits that finding duplicates needs, in advance, while the database writes another batch. */
async function withTraits(items: readonly (ImportRecord | Skip)[]): Promise<(ImportRecord | Skip)[]> {
  const ready: (ImportRecord | Skip)[] = [];
  for (const item of items) {
    ready.push('record' in item ? { ...item, traits: traitsOf(item.record) } : item);
    if (ready.length % AT_A_TIME === 0) await setImmediate();
  }
  return ready;
}

/**
 * Questions in the first batch of a file. It is doubled up to `BATCH_SIZE`: the first batch shows early that the import
 * works, and little is lost if it is stopped.
 */
const FIRST_BATCH = 500;

/** Bytes of the file after which a batch is full, however few questions it has: long ones must not fill the memory. */
const BATCH_BYTES = 2_097_152;

/** Rows or records after which the event loop continues: meanwhile the previous batch is written. */
const AT_A_TIME = 16;

/** A part of a file that is written in one transaction. */
interface FileBatch extends Batch {
  /** The number of its last row, and the bytes of the decompressed file up to its end. */
  readonly row: number;
  readonly offset: number;
  /** Bytes read from disk so far. */
  readonly bytesRead: number;
  readonly isLast: boolean;
}

/**
 * Reads the questions of a file in batches. Questions of one row are in the same batch. Rows that are already done are
 * read again for their keys, which later rows must not repeat. The last batch of a file may be empty; there is none if
 * the budget is used up or the signal stops it.
 */
async function* fileBatches(
  file: InputFile,
  done: FileState,
  context: RunContext,
): AsyncGenerator<FileBatch> {
  const { format, seen, budget, signal } = context;
  const { rows: lists, bytesRead, limit } = await openFile(file, format);
  let items: (ImportRecord | Skip)[] = [];
  let rows = 0;
  let { row: number, offset } = done;
  let begin = offset;
  let most = FIRST_BATCH;
  const take = (isLast: boolean): FileBatch => {
    const batch = { rows, items, row: number, offset, bytesRead: bytesRead(), isLast };
    items = [];
    rows = 0;
    begin = offset;
    most = Math.min(2 * most, BATCH_SIZE);
    return batch;
  };
  for await (const row of oneByOne(lists)) {
    if (signal?.aborted === true) return;
    const isNew = row.number > done.row;
    if (isNew && budget.rows === 0) {
      yield take(false);
      return;
    }
    const found = readRow(row, file.name, context).map((item) => skipRepeated(item, seen));
    limit(row, found.some(isUnderstood));
    if (!isNew) continue;
    items.push(...found);
    rows += 1;
    budget.rows -= 1;
    number = row.number;
    offset = row.end;
    if (items.length >= most || offset - begin >= BATCH_BYTES) yield take(false);
  }
  if (!done.isDone) yield take(true);
}

async function* oneByOne(lists: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  let count = 0;
  for await (const rows of lists)
    for (const row of rows) {
      yield row;
      count += 1;
      if (count % AT_A_TIME === 0) await setImmediate();
    }
}

const readRow = (row: Row, file: string, { format, regions }: RunContext): readonly (ImportRecord | Skip)[] =>
  'value' in row
    ? format.read(row, file, regions)
    : [{ line: row.number, reason: row.error, detail: row.detail ?? '' }];
