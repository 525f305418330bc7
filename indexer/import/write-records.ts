import type { PoolClient } from 'pg';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { Refusal } from '../../src/refusal.ts';
import { type Candidates, comparedRecord, removeStoredKeys, storeKeys } from '../duplicates/find-similar.ts';
import { mergeDuplicates } from '../duplicates/merge-duplicates.ts';
import {
  DataRefused,
  inSavepoint,
  lockModeration,
  type Transact,
} from '../store/imports/import-transactions.ts';
import { markDeleted } from '../store/questions/availability.ts';
import {
  createMissingLabels,
  type ImportedRow,
  insertQuestions,
  isCatalogueGenerated,
  type NewQuestionRow,
  prepareInsertion,
  updateQuestions,
} from '../store/questions/imported-questions.ts';
import { identifyRecords } from './identify-records.ts';
import { type IdentifiedRecord, type ImportRecord, withoutRedundantPlaceholders } from './import-record.ts';
import {
  addBatch,
  addTiers,
  type BatchOutcome,
  countTier,
  emptyOutcome,
  type ImportReport,
  type Skip,
} from './import-report.ts';
import { questionRow } from './question-row.ts';

/** Records per transaction: enough to spread its cost, and few enough that little is lost if it fails. */
export const BATCH_SIZE = 1_000;

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

/**
 * Writes the records of one batch inside the caller's transaction. If the database refuses the batch, each record is
 * tried on its own, and the refused ones are counted with the constraint that they violate.
 */
export async function writeRecords(
  client: PoolClient,
  records: readonly ImportRecord[],
): Promise<BatchOutcome> {
  const [first, ...others] = records;
  if (first === undefined) return emptyOutcome();
  try {
    return await inSavepoint(client, () => writeBatch(client, records));
  } catch (error) {
    if (!(error instanceof DataRefused)) throw error;
    if (others.length > 0) return writeOneByOne(client, records);
    const refused = { line: first.line, reason: 'refused_by_database', detail: error.constraint } as const;
    return { ...emptyOutcome(), skips: [refused] };
  }
}

async function writeOneByOne(client: PoolClient, records: readonly ImportRecord[]): Promise<BatchOutcome> {
  const total = emptyOutcome();
  for (const item of parentsFirst(records)) {
    const outcome = await writeRecords(client, [item]);
    total.imported += outcome.imported;
    total.updated += outcome.updated;
    total.unchanged += outcome.unchanged;
    total.merged += outcome.merged;
    addTiers(total, outcome);
    total.skips.push(...outcome.skips);
  }
  return total;
}

const isOriginal = ({ record, parent }: ImportRecord): boolean =>
  parent === null && record.translationOf === null;

/** Originals before translations, so that each record on its own finds its parent. */
const parentsFirst = (records: readonly ImportRecord[]): ImportRecord[] => [
  ...records.filter(isOriginal),
  ...records.filter((item) => !isOriginal(item)),
];

const NONE: ReadonlySet<string> = new Set();

async function writeBatch(client: PoolClient, records: readonly ImportRecord[]): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const wanted = withoutRedundantPlaceholders(records);
  const identified = await identifyRecords(client, wanted, outcome);
  const changed = identified.filter(isChanged);
  outcome.unchanged = records.length - wanted.length + identified.length - changed.length;
  const merged = changed.length > 0 ? await writeChanged(client, changed, outcome) : NONE;
  for (const item of identified)
    if (item.isPlaceholder !== true && !merged.has(item.id)) countTier(outcome, item.record);
  return outcome;
}

/** Whether a record has to be written. A question that was deleted and is back upstream is served again. */
const isChanged = (item: IdentifiedRecord): boolean =>
  item.stored === null ||
  (item.isPlaceholder !== true &&
    (item.hash !== item.stored.content_hash || item.stored.availability === 'deleted'));

/** A new question and what the database reserved for it. */
interface NewQuestion {
  readonly item: IdentifiedRecord;
  readonly seq: number;
  /** RFC 3339. */
  readonly addedAt: string;
}

/**
 * Writes records that are new or changed, and merges those that are duplicates.
 *
 * @returns the ids of the merged ones
 */
async function writeChanged(
  client: PoolClient,
  changed: readonly IdentifiedRecord[],
  outcome: BatchOutcome,
): Promise<ReadonlySet<string>> {
  // Comparing reads what moderators decided. Their lock comes before any lock on questions, as in moderation itself.
  await lockModeration(client);
  const fresh = changed.filter(({ stored }) => stored === null);
  const updated = changed.filter(({ stored }) => stored !== null);
  const added = await prepareNew(client, fresh);
  const candidates = await replaceKeys(client, added, updated);
  await writeRows(client, added, updated);
  await markDeleted(client, idsOf(changed.filter((item) => item.isPlaceholder === true)));
  const merged = await mergeDuplicates(client, idsOf(changed), candidates);
  outcome.merged = fresh.filter(({ id }) => merged.has(id)).length;
  outcome.imported = fresh.length - outcome.merged;
  outcome.updated = updated.length;
  return merged;
}

/** Reserves the numbers of new questions, by which their keys refer to them before they are stored. */
async function prepareNew(client: PoolClient, items: readonly IdentifiedRecord[]): Promise<NewQuestion[]> {
  if (items.length === 0) return [];
  const { seqs, now } = await prepareInsertion(client, items.length);
  const addedAt = now.toISOString();
  return items.flatMap((item, index) => {
    const seq = seqs[index];
    return seq === undefined ? [] : [{ item, seq, addedAt }];
  });
}

/** Replaces the duplicate keys of the records: the old ones have to go before the content changes. */
async function replaceKeys(
  client: PoolClient,
  added: readonly NewQuestion[],
  updated: readonly IdentifiedRecord[],
): Promise<Candidates> {
  await removeStoredKeys(client, idsOf(updated));
  const comparable = added.filter(({ item }) => item.isPlaceholder !== true);
  return storeKeys(
    client,
    comparable.map(({ item: { record, id, traits }, seq }) => comparedRecord(record, { id, seq }, traits)),
  );
}

const idsOf = (items: readonly IdentifiedRecord[]): string[] => items.map(({ id }) => id);

async function writeRows(
  client: PoolClient,
  added: readonly NewQuestion[],
  updated: readonly IdentifiedRecord[],
): Promise<void> {
  const records = [...added.map(({ item }) => item), ...updated].map(({ record }) => record);
  await createMissingLabels(
    client,
    new Set(records.flatMap(({ tags }) => tags)),
    new Set(records.flatMap(({ subcategories }) => subcategories)),
  );
  // New ones first: an updated translation may have a new original.
  if (added.length > 0) await insertQuestions(client, added.values().map(newRowOf));
  await updateQuestions(client, updated.map(rowOf));
}

const rowOf = ({ record, id, hash }: IdentifiedRecord): ImportedRow => questionRow(record, id, hash);

const newRowOf = ({ item, seq, addedAt }: NewQuestion): NewQuestionRow => ({
  ...rowOf(item),
  seq,
  created_at: item.record.createdAt ?? addedAt,
});
