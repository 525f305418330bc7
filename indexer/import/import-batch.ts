import { DatabaseError, type PoolClient } from 'pg';

import {
  insertQuestions,
  prepareInsertion,
  type NewQuestionRow,
} from '../../src/store/questions/insert-questions.ts';
import { takeModerationTurn } from '../../src/store/moderation/moderation-acts.ts';
import { markDeleted } from '../../src/store/questions/prune-questions.ts';
import { createMissingLabels } from '../../src/store/taxonomy/slug-labels.ts';
import { updateQuestions, type QuestionRow } from '../../src/store/questions/upsert-questions.ts';
import { keepKeys } from '../duplicates/find-likenesses.ts';
import { forgetKeys, mergeDuplicates } from '../duplicates/merge-duplicates.ts';
import { identify, type Candidate, type NumberedRecord } from './identify-records.ts';
import { emptyOutcome, type BatchOutcome } from './import-report.ts';
import { withoutNeedlessPlaceholders } from './placeholder.ts';
import { questionRow } from './question-row.ts';
import { asNewcomer, type Newcomer } from './record-traits.ts';

/** Classes of SQLSTATE that name a fault of the data: malformed values and violated constraints. */
const FAULT_OF_DATA = /^2[23]/;

const rowOf = ({ record, id, hash }: Candidate): QuestionRow => questionRow(record, id, hash);

const newRowOf = (newcomer: Newcomer): NewQuestionRow => ({
  ...rowOf(newcomer),
  seq: newcomer.seq,
  created_at: newcomer.record.createdAt ?? newcomer.addedAt,
});

async function write(
  client: PoolClient,
  added: readonly Newcomer[],
  changed: readonly Candidate[],
): Promise<void> {
  const records = [...added, ...changed].map(({ record }) => record);
  await createMissingLabels(
    client,
    new Set(records.flatMap(({ tags }) => tags)),
    new Set(records.flatMap(({ subcategories }) => subcategories)),
  );
  // First what is new: a changed translation may have another original now.
  if (added.length > 0) await insertQuestions(client, added.values().map(newRowOf));
  await updateQuestions(client, changed.map(rowOf));
}

/** Gives new questions their numbers, and the time. */
async function number(client: PoolClient, candidates: readonly Candidate[]): Promise<Newcomer[]> {
  if (candidates.length === 0) return [];
  const { seqs, now } = await prepareInsertion(client, candidates.length);
  const addedAt = now.toISOString();
  return candidates.flatMap((candidate, index) => {
    const seq = seqs[index];
    return seq === undefined ? [] : [{ ...candidate, seq, addedAt }];
  });
}

async function attempt(client: PoolClient, records: readonly NumberedRecord[]): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const wanted = withoutNeedlessPlaceholders(records);
  outcome.unchanged = records.length - wanted.length;
  const candidates = await identify(client, wanted, outcome);
  // What the upstream has again is served again.
  const changed = candidates.filter(
    ({ hash, stored, isPlaceholder }) =>
      stored === null ||
      (isPlaceholder !== true && (hash !== stored.content_hash || stored.availability === 'deleted')),
  );
  outcome.unchanged += candidates.length - changed.length;
  if (changed.length === 0) return outcome;
  // Comparing looks at what moderators decided; their turn comes before any lock on questions, as they take it.
  await takeModerationTurn(client);
  const fresh = await number(
    client,
    changed.filter(({ stored }) => stored === null),
  );
  const known = changed.filter(({ stored }) => stored !== null);
  await forgetKeys(
    client,
    known.map(({ id }) => id),
  );
  const sharers = await keepKeys(
    client,
    fresh.filter(({ isPlaceholder }) => isPlaceholder !== true).map(asNewcomer),
  );
  await write(client, fresh, known);
  const placeholders = changed.filter(({ isPlaceholder }) => isPlaceholder === true);
  await markDeleted(
    client,
    placeholders.map(({ id }) => id),
  );
  const merged = await mergeDuplicates(
    client,
    changed.map(({ id }) => id),
    sharers,
  );
  outcome.merged = fresh.filter(({ id }) => merged.has(id)).length;
  outcome.imported = fresh.length - outcome.merged;
  outcome.updated = known.length;
  return outcome;
}

function refusal(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined || !FAULT_OF_DATA.test(error.code))
    return undefined;
  return error.constraint ?? error.code;
}

const isOriginal = ({ record, parent }: NumberedRecord): boolean =>
  parent === null && record.translationOf === null;

/** Originals before translations, so that a record alone finds its parent. */
const parentsFirst = (records: readonly NumberedRecord[]): NumberedRecord[] => [
  ...records.filter(isOriginal),
  ...records.filter((numbered) => !isOriginal(numbered)),
];

async function importOneByOne(client: PoolClient, records: readonly NumberedRecord[]): Promise<BatchOutcome> {
  const total = emptyOutcome();
  for (const numbered of parentsFirst(records)) {
    const outcome = await importBatch(client, [numbered]);
    total.imported += outcome.imported;
    total.updated += outcome.updated;
    total.unchanged += outcome.unchanged;
    total.merged += outcome.merged;
    total.skips.push(...outcome.skips);
  }
  return total;
}

/**
 * Writes the records of one batch inside the transaction of the caller. Does the database refuse the batch, each record is
 * tried by itself, and the refused ones are counted with the constraint that they broke.
 */
export async function importBatch(
  client: PoolClient,
  records: readonly NumberedRecord[],
): Promise<BatchOutcome> {
  if (records.length === 0) return emptyOutcome();
  await client.query('savepoint batch');
  try {
    const outcome = await attempt(client, records);
    await client.query('release savepoint batch');
    return outcome;
  } catch (error) {
    const constraint = refusal(error);
    if (constraint === undefined) throw error;
    await client.query('rollback to savepoint batch');
    const [only, ...others] = records;
    if (only === undefined || others.length > 0) return importOneByOne(client, records);
    const refused = { line: only.line, reason: 'refused_by_database', detail: constraint } as const;
    return { ...emptyOutcome(), skips: [refused] };
  }
}
