import type { PoolClient } from 'pg';

import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
} from '../../../src/contract/vocabulary.ts';
import { lockFree } from './lock-free.ts';
import type { Availability } from '../../../src/store/questions/columns.ts';
import { stampAffected } from '../questions/stamp-affected.ts';

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

/** A change made by a comparison: the question is merged into `likeId`, or served again if `likeId` is null. */
export interface AutomaticMerge {
  readonly id: string;
  readonly likeId: string | null;
  /** The question served instead: the end of the chain that starts with `likeId`. */
  readonly canonicalId: string | null;
  /** Whether this transaction has inserted it, so that no other one can be writing it. */
  readonly isNew: boolean;
  /** Whether it was served until now, so that clients may know it. */
  readonly wasServed: boolean;
}

const APPLY = `
  update questions set
    availability = case when given.canonical_id is null then 'visible' else 'duplicate' end,
    canonical_id = given.canonical_id
  from unnest($1::uuid[], $2::uuid[]) as given(id, canonical_id)
  where questions.id = given.id`;

const RECORD = `
  insert into automatic_merges (question_id, like_id)
  select given.id, given.like_id from unnest($1::uuid[], $2::uuid[]) as given(id, like_id)
  on conflict (question_id) do update set like_id = excluded.like_id, merged_at = excluded.merged_at`;

/**
 * Applies and records the changes. Questions that another transaction is writing are skipped.
 *
 * @returns the ids of skipped questions
 */
export async function applyMerges(
  client: PoolClient,
  merges: readonly AutomaticMerge[],
): Promise<Set<string>> {
  if (merges.length === 0) return new Set();
  const known = merges.filter(({ isNew }) => !isNew).map(({ id }) => id);
  const free = await lockFree(client, known);
  const done = merges.filter(({ id, isNew }) => isNew || free.has(id));
  await client.query(APPLY, [done.map(({ id }) => id), done.map(({ canonicalId }) => canonicalId)]);
  const released = done.filter(({ likeId }) => likeId === null).map(({ id }) => id);
  if (released.length > 0)
    await client.query('delete from automatic_merges where question_id = any ($1::uuid[])', [released]);
  const merged = done.filter(({ likeId }) => likeId !== null);
  await client.query(RECORD, [merged.map(({ id }) => id), merged.map(({ likeId }) => likeId)]);
  const canonical = done.filter(({ wasServed }) => wasServed).flatMap(({ canonicalId }) => canonicalId ?? []);
  await stampAffected(client, canonical, [...free]);
  return new Set(known.filter((id) => !free.has(id)));
}
