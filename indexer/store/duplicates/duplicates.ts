import type { PoolClient } from 'pg';

import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
} from '../../../src/contract/vocabulary.ts';
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
export async function countDue(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::float8 as count from comparisons_due',
  );
  return rows[0]?.count ?? 0;
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
