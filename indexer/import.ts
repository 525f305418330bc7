import type { Pool, PoolClient } from 'pg';

import { inTransaction } from '../src/store/transaction.ts';
import { readRegionCodes, takeImportTurn } from '../src/store/upsert-questions.ts';
import { isFirst, type NumberedRecord } from './identify-records.ts';
import { importBatch } from './import-batch.ts';
import { addBatch, EMPTY_REPORT, type ImportReport, type Skip } from './import-report.ts';
import { readRecord } from './read-record.ts';

/** Records of one transaction: large enough to spread its cost, small enough that little is lost when it fails. */
export const BATCH = 500;

/** Either a value that should be a canonical record, or a line that is known to be none. */
export type ImportItem = { readonly line: number; readonly value: unknown } | Skip;

interface ImportBatchOptions {
  readonly regions: ReadonlySet<string>;
  /** Keys of the records that this import has met; those of the batch are added. */
  readonly seen: Set<string>;
  /** Runs inside the transaction, after the batch: what it writes stands or falls with the batch. */
  readonly checkpoint?: (client: PoolClient, report: ImportReport) => Promise<void>;
}

/** Imports one batch in one transaction and returns the report with the batch added. */
export async function importItems(
  pool: Pool,
  report: ImportReport,
  items: readonly ImportItem[],
  { regions, seen, checkpoint }: ImportBatchOptions,
): Promise<ImportReport> {
  const read = items.map((item) => {
    const found = 'reason' in item ? item : readRecord(item.value, item.line, regions);
    if ('reason' in found || isFirst(seen, found)) return found;
    return { line: item.line, reason: 'duplicate_line', detail: '' } as const;
  });
  const skips = read.filter((item) => 'reason' in item);
  const records: NumberedRecord[] = read.filter((item) => 'record' in item);
  return inTransaction(pool, 'write', async (client) => {
    await takeImportTurn(client);
    const outcome = await importBatch(client, records);
    outcome.skips.push(...skips);
    outcome.skips.sort((a, b) => a.line - b.line);
    const added = addBatch(report, items.length, outcome);
    await checkpoint?.(client, added);
    return added;
  });
}

/** The region codes that records may carry; read once, since an import never adds any. */
export async function knownRegions(pool: Pool): Promise<Set<string>> {
  return inTransaction(pool, 'read snapshot', readRegionCodes);
}

/**
 * Imports canonical records from anywhere, the starter catalogue for example, in batches of one transaction each. What is
 * stored already and does not differ is not touched. The number of a record stands in for its line.
 */
export async function importRecords(
  pool: Pool,
  records: Iterable<unknown> | AsyncIterable<unknown>,
  onProgress: (report: ImportReport) => void = () => undefined,
): Promise<ImportReport> {
  const regions = await knownRegions(pool);
  const seen = new Set<string>();
  let report = EMPTY_REPORT;
  let batch: ImportItem[] = [];
  const flush = async (): Promise<void> => {
    report = await importItems(pool, report, batch, { regions, seen });
    batch = [];
    onProgress(report);
  };
  let line = 0;
  for await (const value of records) {
    line += 1;
    batch.push({ line, value });
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return report;
}
