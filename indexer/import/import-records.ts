import type { Pool } from 'pg';

import { createSeenKeys } from '../hashed-texts.ts';
import { separateTransactions } from '../store/imports/import-transactions.ts';
import { readRegionCodes } from '../store/questions/imported-questions.ts';
import { readRecord, skipRepeated, type ImportRecord } from './import-record.ts';
import { EMPTY_REPORT, type ImportReport, type Skip } from './import-report.ts';
import { BATCH_SIZE, importBatch } from './write-records.ts';

/**
 * Imports canonical records from memory, such as the starter catalogue, with one transaction per batch. Stored
 * questions that do not differ are not written. The number of a record is reported as its line.
 */
export async function importRecords(
  pool: Pool,
  records: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<ImportReport> {
  const regions = await readRegionCodes(pool);
  const seen = createSeenKeys();
  const transact = separateTransactions(pool);
  let report = EMPTY_REPORT;
  let items: (ImportRecord | Skip)[] = [];
  const flush = async (): Promise<void> => {
    report = await importBatch(transact, report, { rows: items.length, items });
    items = [];
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
