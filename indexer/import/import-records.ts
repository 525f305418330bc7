import type { Pool, PoolClient } from 'pg';

import { inTransaction } from '../../src/store/transaction.ts';
import { readRegionCodes } from '../store/questions/upsert-questions.ts';
import { checkCatalogueKind } from './check-catalogue-kind.ts';
import { writeRecords } from './write-records.ts';
import { recordKey, type ImportRecord } from './import-record.ts';
import { addBatch, EMPTY_REPORT, type ImportReport, type Skip } from './import-report.ts';
import { separateTransactions, type Transact } from './import-transactions.ts';
import { readRecord } from './read-record.ts';
import { createSeenKeys, type SeenKeys } from './seen-keys.ts';

/** Records per transaction: enough to spread its cost, and few enough that little is lost if it fails. */
export const BATCH_SIZE = 1_000;

/** What one transaction imports. */
export interface Batch {
  readonly rows: number;
  /** In the order of their lines. */
  readonly items: readonly (ImportRecord | Skip)[];
}

/**
 * Skips a record whose key the import has seen, however far apart the lines are: otherwise each import of the same file
 * would change the question back and forth.
 *
 * @param seen - the keys of the import so far; the key of the record is added
 */
export function skipRepeated(item: ImportRecord | Skip, seen: SeenKeys): ImportRecord | Skip {
  // The question that a placeholder stands for may still come, from another file.
  if ('reason' in item || item.isPlaceholder === true || seen.add(recordKey(item))) return item;
  return { line: item.line, reason: 'duplicate_line', detail: '' };
}

/**
 * Imports one batch in one transaction, and adds it to the report.
 *
 * @throws Refusal if generated and real questions would be mixed
 * @param checkpoint - runs in the same transaction after the batch
 */
export async function importBatch(
  transact: Transact,
  report: ImportReport,
  { rows, items }: Batch,
  checkpoint?: (client: PoolClient, report: ImportReport) => Promise<void>,
): Promise<ImportReport> {
  const skips = items.filter((item) => 'reason' in item);
  const records = items.filter((item) => 'record' in item);
  return transact(async (client) => {
    await checkCatalogueKind(client, records);
    const outcome = await writeRecords(client, records);
    outcome.skips.push(...skips);
    outcome.skips.sort((a, b) => a.line - b.line);
    const added = addBatch(report, { rows, read: items.length }, outcome);
    await checkpoint?.(client, added);
    return added;
  });
}

/** Reads the region codes that records may have. Once is enough, since an import does not add any. */
export async function readRegions(pool: Pool): Promise<Set<string>> {
  return inTransaction(pool, 'read snapshot', readRegionCodes);
}

/**
 * Imports canonical records from memory, such as the starter catalogue, with one transaction per batch. Stored
 * questions that do not differ are not written. The number of a record is reported as its line.
 */
export async function importRecords(
  pool: Pool,
  records: Iterable<unknown> | AsyncIterable<unknown>,
  onProgress: (report: ImportReport) => void = () => undefined,
): Promise<ImportReport> {
  const regions = await readRegions(pool);
  const seen = createSeenKeys();
  const transact = separateTransactions(pool);
  let report = EMPTY_REPORT;
  let items: (ImportRecord | Skip)[] = [];
  const flush = async (): Promise<void> => {
    report = await importBatch(transact, report, { rows: items.length, items });
    items = [];
    onProgress(report);
  };
  let line = 0;
  for await (const value of records) {
    line += 1;
    items.push(skipRepeated(readRecord(line, value, regions), seen));
    if (items.length === BATCH_SIZE) await flush();
  }
  if (items.length > 0) await flush();
  return report;
}
