import type { Pool, PoolClient } from 'pg';

import { Refusal } from '../../src/refusal.ts';
import type { QuestionRecord } from '../../src/contract/record.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { withImportLock } from '../store/imports/imports.ts';
import { readRegionCodes, isCatalogueGenerated } from '../store/questions/upsert-questions.ts';
import { recordKey, type ImportRecord, readRecord } from './import-record.ts';
import { addBatch, EMPTY_REPORT, type ImportReport, type Skip } from './import-report.ts';
import { createSeenKeys, type SeenKeys } from './seen-keys.ts';
import { writeRecords } from './write-records.ts';

/** Records per transaction: enough to spread its cost, and few enough that little is lost if it fails. */
export const BATCH_SIZE = 1_000;

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

/** What one transaction imports. */
export interface Batch {
  readonly rows: number;
  /** In the order of their lines. */
  readonly items: readonly (ImportRecord | Skip)[];
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

/** The property of `extensions` that identifies a generated record. */
export const GENERATED_MARK = { generated: true } as const;

/** Whether a record was generated for benchmarks, and must never be mixed with real ones. */
export const isGenerated = ({ extensions }: Pick<QuestionRecord, 'extensions'>): boolean =>
  extensions.generated === true;

const REASONS = {
  generated:
    'is a generated record, for benchmarks, and the database contains real questions: import it into a separate database.',
  real: 'is a real question, and the database contains generated ones, for benchmarks: import it into another database.',
} as const;

/**
 * Ensures that a database never contains both generated and real questions. The caller holds the import lock, so that
 * this remains true.
 *
 * @throws Refusal for the first record of the other kind
 */
async function checkCatalogueKind(client: PoolClient, records: readonly ImportRecord[]): Promise<void> {
  const [first] = records;
  if (first === undefined) return;
  const expected = (await isCatalogueGenerated(client)) ?? isGenerated(first.record);
  const other = records.find(({ record }) => isGenerated(record) !== expected);
  if (other !== undefined)
    throw new Refusal(`Row ${other.line} ${expected ? REASONS.real : REASONS.generated}`);
}

/** Runs work in a transaction that holds the import lock. */
export type Transact = <Result>(work: (client: PoolClient) => Promise<Result>) => Promise<Result>;

/** Runs each piece of work in a separate transaction. */
export const separateTransactions =
  (pool: Pool): Transact =>
  (work) =>
    withImportLock(pool, work);

/** Thrown to roll back a transaction. */
class RolledBack extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('rolled back');
    this.result = result;
  }
}

/**
 * Runs all work in one transaction that is rolled back, so that later work sees what earlier work wrote. Meanwhile
 * other imports wait, and requests for changes return nothing newer than its start.
 */
export async function inDryRun<Result>(
  pool: Pool,
  run: (transact: Transact) => Promise<Result>,
): Promise<Result> {
  try {
    await withImportLock(pool, async (client) => {
      throw new RolledBack(await run((work) => work(client)));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as Result;
    throw error;
  }
  throw new Error('a dry run was committed');
}
