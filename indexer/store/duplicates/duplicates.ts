import type { PoolClient } from 'pg';

import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
} from '../../../src/contract/vocabulary.ts';
import { queryOnlyRow, type Database } from '../../../src/store/database.ts';
import type { Availability } from '../../../src/store/questions/columns.ts';

/** A question with the fields that decide whether it is a duplicate, and which of two is kept. */
export interface ComparableQuestion {
  readonly id: string;
  /** Increases in the order in which questions were first stored. */
  readonly seq: number;
  readonly language: Language;
  readonly type: QuestionType;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  /** As provided by the source, unchecked. */
  readonly acceptedAnswers: unknown;
  readonly quality: QualityTier;
  readonly difficulty: Difficulty | null;
  readonly difficultyRated: boolean;
  readonly hasExplanation: boolean;
  readonly source: Source;
  readonly license: string;
  readonly availability: Availability;
  readonly canonicalId: string | null;
  /** The question that the importer found similar; null unless the importer merged it. */
  readonly likeId: string | null;
  /** The latest moderation act that changed its availability. */
  readonly lastAct: 'hide' | 'restore' | 'merge' | null;
  /** The original of its family: the question itself, unless it is a translation. */
  readonly rootId: string;
}

const READ = `
  select question.id, question.seq::float8 as seq, question.language, question.type, question.text,
    question.correct_answer as "correctAnswer", to_json(question.incorrect_answers) as "incorrectAnswers",
    question.extensions -> 'acceptedAnswers' as "acceptedAnswers", question.quality, question.difficulty, question.difficulty_rated as "difficultyRated",
    question.explanation is not null as "hasExplanation", question.source, question.license, question.availability,
    question.canonical_id as "canonicalId", merged.like_id as "likeId", latest.act as "lastAct",
    coalesce(question.root_question_id, question.id) as "rootId"
  from questions as question
  left join automatic_merges as merged on merged.question_id = question.id
  left join lateral (
    select act from moderation_acts
    where moderation_acts.question_id = question.id and act in ('hide', 'restore', 'merge')
    order by moderation_acts.id desc limit 1
  ) as latest on true`;

/** The questions with these ids, unordered. Ids without a question are absent. */
export async function readComparable(
  client: PoolClient,
  ids: readonly string[],
): Promise<ComparableQuestion[]> {
  if (ids.length === 0) return [];
  const text = `${READ} where question.id = any ($1::uuid[])`;
  return (await client.query<ComparableQuestion>({ name: 'read-comparable', text, values: [ids] })).rows;
}

/** `readComparable` by question numbers. */
export async function readComparableBySeq(
  client: PoolClient,
  seqs: readonly number[],
): Promise<ComparableQuestion[]> {
  if (seqs.length === 0) return [];
  const text = `${READ} where question.seq = any ($1::bigint[])`;
  return (await client.query<ComparableQuestion>({ name: 'read-comparable-by-seq', text, values: [seqs] }))
    .rows;
}

const TRANSLATED = `
  select given.id
  from unnest($1::uuid[]) as given(id)
  cross join lateral (
    select coalesce(root_question_id, questions.id) as root, language from questions where questions.id = given.id offset 0
  ) as requested
  cross join lateral (
    select from questions as relative
    where coalesce(relative.root_question_id, relative.id) = requested.root
      and relative.language <> requested.language and relative.availability in ('visible', 'duplicate')
    limit 1
  ) as other`;

/**
 * The questions that also exist in another language. Merged ones count, because the question they are merged into is
 * served.
 */
export async function findTranslated(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await client.query<{ id: string }>({
    name: 'find-translated',
    text: TRANSLATED,
    values: [ids],
  });
  return new Set(found.rows.map(({ id }) => id));
}

/** The questions that the importer merged because they are similar to one of these. */
export async function findAlike(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await client.query<{ id: string }>(
    'select question_id as id from automatic_merges where like_id = any ($1::uuid[])',
    [ids],
  );
  return found.rows.map(({ id }) => id);
}

const IN_OTHER_LANGUAGES = `
  select distinct relative.id
  from unnest($1::uuid[]) as given(id)
  cross join lateral (
    select coalesce(root_question_id, questions.id) as root, language from questions where questions.id = given.id offset 0
  ) as requested
  cross join lateral (
    select other.id, other.availability from questions as other
    where coalesce(other.root_question_id, other.id) = requested.root and other.language <> requested.language
      and other.availability in ('visible', 'duplicate')
    offset 0
  ) as relative
  where relative.availability = 'duplicate' or exists (select from automatic_merges where like_id = relative.id)`;

/**
 * Originals and translations of these questions that are duplicates or have duplicates. Which of two duplicates is kept
 * depends on whether it exists in another language.
 */
export async function findMergedRelatives(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await client.query<{ id: string }>(IN_OTHER_LANGUAGES, [ids]);
  return found.rows.map(({ id }) => id);
}

/** Queues questions for a later comparison. */
export async function postponeComparison(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query('insert into comparisons_due select unnest($1::uuid[]) on conflict do nothing', [ids]);
}

/** Counts the questions that wait for a comparison. */
export async function countDue(database: Database): Promise<number> {
  const query = 'select count(*)::float8 as count from comparisons_due';
  return (await queryOnlyRow<{ count: number }>(database, query)).count;
}

const TAKE = `
  delete from comparisons_due where question_id = any (array(
    select question_id from comparisons_due where $1::uuid is null or question_id > $1 order by question_id limit $2))
  returning question_id as id`;

/**
 * Removes questions from the comparison queue, ordered by id, and returns them.
 *
 * @param after - the id after which to start; null for the first
 */
export async function takeDue(client: PoolClient, after: string | null, limit: number): Promise<string[]> {
  const taken = await client.query<{ id: string }>(TAKE, [after, limit]);
  return taken.rows.map(({ id }) => id).sort();
}

/** Removes questions from the queue that were just compared. */
export async function forgetDue(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await client.query('delete from comparisons_due where question_id = any ($1::uuid[])', [ids]);
}

/** A duplicate-detection key of a question. Questions that share a key are candidates. */
export interface DuplicateKey {
  readonly key: number;
  /** The question's number. */
  readonly seq: number;
  /** Bits that stand for its words. */
  readonly marks: bigint;
}

// One index descent per key, which stops at the limit even if many questions share the key. The statement does not see
// its own inserts. Keys are sorted like the index, so that each page is read once.
const INSERT = `
  with given as materialized (
    select seq, key, marks from unnest($1::integer[], $2::integer[], $3::bigint[]) as given(seq, key, marks)
    order by key, marks, seq
  ), inserted as (
    insert into duplicate_keys (question_seq, key, marks) select seq, key, marks from given
  )
  select distinct given.seq as "newSeq", holder.question_seq as seq
  from given
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = given.key order by marks, question_seq limit $4
  ) as holder
  where holder.marks & ~given.marks = 0 or given.marks & ~holder.marks = 0`;

/**
 * Stores the keys of new questions, and finds pairs of a new question and a stored one that share a key and whose words
 * may be similar. At most `limit` stored questions are considered per key.
 */
export async function insertKeys(
  client: PoolClient,
  keys: readonly DuplicateKey[],
  limit: number,
): Promise<{ readonly newSeq: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const values = [...columnsOf(keys), limit];
  const found = await client.query<{ newSeq: number; seq: number }>({
    name: 'insert-keys',
    text: INSERT,
    values,
  });
  return found.rows;
}

// Forces one lookup per key, because the planner has no statistics of the table during a first import.
const REMOVE = `
  delete from duplicate_keys where ctid = any (array(
    select found.place from unnest($1::integer[], $2::integer[], $3::bigint[]) as outdated(seq, key, marks)
    cross join lateral (
      select ctid as place from duplicate_keys
      where duplicate_keys.key = outdated.key and duplicate_keys.marks = outdated.marks and question_seq = outdated.seq
      offset 0
    ) as found))`;

/** Deletes the keys that exist. */
export async function deleteKeys(client: PoolClient, keys: readonly DuplicateKey[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query({ name: 'remove-keys', text: REMOVE, values: columnsOf(keys) });
}

const columnsOf = (keys: readonly DuplicateKey[]): string[] => [
  numbers(keys.map(({ seq }) => seq)),
  numbers(keys.map(({ key }) => key)),
  numbers(keys.map(({ marks }) => marks)),
];

/** Formats an array of numbers for the database. There are thousands, and the driver would quote each. */
const numbers = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;
