import { setImmediate } from 'node:timers/promises';
import type { PoolClient } from 'pg';

import type { QuestionRecord } from '../../src/contract/record.ts';
import { removeStoredKeys, storeKeys, type Candidates } from '../duplicates/candidates.ts';
import { compared, traitsOf, type Compared, type Traits } from '../duplicates/compared.ts';
import { mergeDuplicates } from '../duplicates/merge-duplicates.ts';
import { DataRefused, inSavepoint } from '../store/imports/imports.ts';
import { lockModeration } from '../store/moderation/moderation-acts.ts';
import {
  createMissingLabels,
  insertQuestions,
  prepareInsertion,
  type NewQuestionRow,
} from '../store/questions/insert-questions.ts';
import { markDeleted } from '../store/questions/prune-questions.ts';
import { updateQuestions, type ImportedRow } from '../store/questions/upsert-questions.ts';
import { identifyRecords } from './identify-records.ts';
import { type IdentifiedRecord, type ImportRecord, withoutRedundantPlaceholders } from './import-record.ts';
import { addTiers, countTier, emptyOutcome, type BatchOutcome, type Skip } from './import-report.ts';
import { questionRow } from './question-row.ts';

/** Records after which the event loop continues. */
const AT_A_TIME = 16;

/** Computes the traits that finding duplicates needs, in advance, while the database writes another batch. */
export async function withTraits(items: readonly (ImportRecord | Skip)[]): Promise<(ImportRecord | Skip)[]> {
  const ready: (ImportRecord | Skip)[] = [];
  for (const item of items) {
    ready.push('record' in item ? { ...item, traits: traitsOfRecord(item.record) } : item);
    if (ready.length % AT_A_TIME === 0) await setImmediate();
  }
  return ready;
}

const traitsOfRecord = (record: QuestionRecord): Traits =>
  traitsOf({ ...record, acceptedAnswers: record.extensions.acceptedAnswers });

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
    comparable.map(({ item, seq }) => comparedRecord(item, seq)),
  );
}

/** A new question, with its reserved number, in the form in which it is compared. */
const comparedRecord = ({ id, record, traits }: IdentifiedRecord, seq: number): Compared =>
  compared(
    {
      id,
      seq,
      language: record.language,
      type: record.type,
      text: record.text,
      correctAnswer: record.correctAnswer,
      incorrectAnswers: record.incorrectAnswers,
      acceptedAnswers: record.extensions.acceptedAnswers,
      quality: record.quality,
      difficulty: record.difficulty,
      difficultyRated: record.difficultyRated,
      hasExplanation: record.explanation !== null,
      source: record.source,
      license: record.attribution.license,
      availability: 'visible',
      canonicalId: null,
      likeId: null,
      lastAct: null,
      rootId: record.rootQuestionId ?? id,
    },
    traits,
  );

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
