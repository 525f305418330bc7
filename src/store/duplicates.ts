import type { PoolClient } from 'pg';

import type { Difficulty, Language, QualityTier, QuestionType, Source } from '../contract/vocabulary.ts';
import type { Availability } from './question-states.ts';

/** A question with all that decides whether it is a duplicate, and of two which one stays. */
export interface ComparableQuestion {
  readonly id: string;
  /** Grows with the order in which questions were first stored. */
  readonly seq: number;
  readonly language: Language;
  readonly type: QuestionType;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  /** As the source gave them, unchecked. */
  readonly acceptedAnswers: unknown;
  readonly quality: QualityTier;
  readonly difficulty: Difficulty | null;
  readonly difficultyRated: boolean;
  readonly hasExplanation: boolean;
  readonly source: Source;
  readonly license: string;
  readonly availability: Availability;
  readonly canonicalId: string | null;
  /** What the importer found it to be like; null for all but its own merges. */
  readonly likeId: string | null;
  /** The latest act of a moderator that changed its availability. */
  readonly lastAct: 'hide' | 'restore' | 'merge' | null;
  /** Whether it is served in another language as well. */
  readonly isTranslated: boolean;
}

const READ = `
  select asked.id, asked.seq::float8 as seq, asked.language, asked.type, asked.text, asked.correct_answer as "correctAnswer",
    to_json(asked.incorrect_answers) as "incorrectAnswers", asked.extensions -> 'acceptedAnswers' as "acceptedAnswers",
    asked.quality, asked.difficulty, asked.difficulty_rated as "difficultyRated",
    asked.explanation is not null as "hasExplanation", asked.source, asked.license, asked.availability,
    asked.canonical_id as "canonicalId", merged.like_id as "likeId", latest.act as "lastAct",
    exists (
      select from questions as relative
      where coalesce(relative.root_question_id, relative.id) = coalesce(asked.root_question_id, asked.id)
        and relative.language <> asked.language and relative.availability = 'visible'
    ) as "isTranslated"
  from questions as asked
  left join automatic_merges as merged on merged.question_id = asked.id
  left join lateral (
    select act from moderation_acts
    where moderation_acts.question_id = asked.id and act in ('hide', 'restore', 'merge')
    order by moderation_acts.id desc limit 1
  ) as latest on true`;

/** The questions with the ids, in no order; ids without a question are absent. */
export async function readComparable(
  client: PoolClient,
  ids: readonly string[],
): Promise<ComparableQuestion[]> {
  if (ids.length === 0) return [];
  const text = `${READ} where asked.id = any ($1::uuid[])`;
  return (await client.query<ComparableQuestion>({ name: 'read-comparable', text, values: [ids] })).rows;
}

/** `readComparable` by the numbers of the questions. */
export async function readComparableBySeq(
  client: PoolClient,
  seqs: readonly number[],
): Promise<ComparableQuestion[]> {
  if (seqs.length === 0) return [];
  const text = `${READ} where asked.seq = any ($1::bigint[])`;
  return (await client.query<ComparableQuestion>({ name: 'read-comparable-by-seq', text, values: [seqs] }))
    .rows;
}

/** A list of numbers as the database reads it: there are thousands, and the driver would quote each. */
const numbers = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

/** A key of a question, for which others are looked for that have it too. */
export interface SharedKey {
  readonly key: number;
  /** The number of the question that asks. */
  readonly seq: number;
  /** Bits of its words. */
  readonly marks: bigint;
}

// One descent of the index for each key, which ends at the limit however many questions share the key.
const SHARERS = `
  select asked.seq as asker, holder.question_seq as seq
  from unnest($1::integer[], $2::integer[], $3::bigint[]) as asked(seq, key, marks)
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = asked.key order by question_seq limit $4
  ) as holder
  where holder.question_seq <> asked.seq
    and (holder.marks & ~asked.marks = 0 or asked.marks & ~holder.marks = 0)`;

/**
 * Pairs of a question that asks and a stored one that shares a key with it, and whose words allow for a likeness. Of each key the
 * first `limit` questions are looked at.
 */
export async function findKeySharers(
  client: PoolClient,
  keys: readonly SharedKey[],
  limit: number,
): Promise<{ readonly asker: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const values = [
    numbers(keys.map(({ seq }) => seq)),
    numbers(keys.map(({ key }) => key)),
    numbers(keys.map(({ marks }) => marks)),
    limit,
  ];
  const found = await client.query<{ asker: number; seq: number }>({
    name: 'find-key-sharers',
    text: SHARERS,
    values,
  });
  return found.rows;
}

// One look-up for each, whatever the statistics say: while a first import goes on, they know nothing of the table.
const REMOVE = `
  delete from duplicate_keys where ctid = any (array(
    select found.place from unnest($1::integer[]) as old(seq)
    cross join lateral (select ctid as place from duplicate_keys where question_seq = old.seq offset 0) as found
  ))`;

// In the order of the index, whose pages are then met once.
const ADD = `
  insert into duplicate_keys (question_seq, key, marks)
  select question_seq, key, marks
  from unnest($1::integer[], $2::integer[], $3::bigint[]) as kept(question_seq, key, marks)
  order by key, question_seq`;

/** What is kept of a question so that others find it. */
export interface KeptKeys {
  readonly keys: readonly number[];
  readonly marks: bigint;
}

/** Keeps the keys of questions, by their numbers, in place of those that they had. No keys removes all. */
export async function keepKeys(client: PoolClient, kept: ReadonlyMap<number, KeptKeys>): Promise<void> {
  if (kept.size === 0) return;
  const pairs = [...kept].flatMap(([seq, { keys, marks }]) => keys.map((key) => ({ seq, key, marks })));
  // All are written anew: most questions have none yet, and looking for each whether it is there takes longer.
  await client.query({ name: 'remove-keys', text: REMOVE, values: [numbers([...kept.keys()])] });
  const values = [
    numbers(pairs.map(({ seq }) => seq)),
    numbers(pairs.map(({ key }) => key)),
    numbers(pairs.map(({ marks }) => marks)),
  ];
  await client.query({ name: 'add-keys', text: ADD, values });
}

/** The questions that the importer merged because they are like one of these. */
export async function findAlike(client: PoolClient, ids: readonly string[]): Promise<string[]> {
  const found = await client.query<{ id: string }>(
    'select question_id as id from automatic_merges where like_id = any ($1::uuid[])',
    [ids],
  );
  return found.rows.map(({ id }) => id);
}

/** One change that a comparison makes: merged into `likeId`, or standing for itself again when that is null. */
export interface AutomaticMerge {
  readonly id: string;
  readonly likeId: string | null;
  /** What is served in its place: the end of the chain that begins with `likeId`. */
  readonly canonicalId: string | null;
}

// Whoever writes several questions locks them in the order of their ids, but some of these are locked already, by the import
// itself: waiting for another one could close a circle.
const LOCK = `
  select id from questions where id = any ($1::uuid[]) order by id for no key update skip locked`;

const APPLY = `
  update questions set
    availability = case when given.canonical_id is null then 'visible' else 'duplicate' end,
    canonical_id = given.canonical_id
  from unnest($1::uuid[], $2::uuid[]) as given(id, canonical_id)
  where questions.id = given.id`;

const NOTE = `
  insert into automatic_merges (question_id, like_id)
  select given.id, given.like_id from unnest($1::uuid[], $2::uuid[]) as given(id, like_id)
  on conflict (question_id) do update set like_id = excluded.like_id, merged_at = excluded.merged_at`;

/**
 * Does and notes the changes. Questions that another transaction is writing are left as they are.
 *
 * @returns the ids of those that were left
 */
export async function applyMerges(
  client: PoolClient,
  merges: readonly AutomaticMerge[],
): Promise<Set<string>> {
  if (merges.length === 0) return new Set();
  const locked = await client.query<{ id: string }>(LOCK, [merges.map(({ id }) => id)]);
  const able = new Set(locked.rows.map(({ id }) => id));
  const done = merges.filter(({ id }) => able.has(id));
  await client.query(APPLY, [done.map(({ id }) => id), done.map(({ canonicalId }) => canonicalId)]);
  const released = done.filter(({ likeId }) => likeId === null).map(({ id }) => id);
  await client.query('delete from automatic_merges where question_id = any ($1::uuid[])', [released]);
  const merged = done.filter(({ likeId }) => likeId !== null);
  await client.query(NOTE, [merged.map(({ id }) => id), merged.map(({ likeId }) => likeId)]);
  return new Set(merges.map(({ id }) => id).filter((id) => !able.has(id)));
}

const MOVED = `
  select id, canonical_id as "canonicalId" from questions where id = any ($1::uuid[]) and canonical_id is not null`;

const LAGGING = `
  select id, canonical_id as "canonicalId" from questions
  where canonical_id = any ($1::uuid[]) order by id for no key update skip locked`;

const FLATTEN = `
  update questions set canonical_id = lagging.canonical_id
  from unnest($1::uuid[], $2::uuid[]) as lagging(id, canonical_id) where questions.id = lagging.id`;

interface Merged {
  readonly id: string;
  readonly canonicalId: string;
}

/**
 * Lets what was merged into one of these questions name the one that this is merged into itself: a moderator may have merged
 * something into it before. Step by step: in one statement all duplicates of the catalogue would be gone through.
 */
export async function flattenChains(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const moved = await client.query<Merged>(MOVED, [ids]);
  if (moved.rows.length === 0) return;
  const ends = new Map(moved.rows.map(({ id, canonicalId }) => [id, canonicalId]));
  const lagging = await client.query<Merged>(LAGGING, [[...ends.keys()]]);
  if (lagging.rows.length === 0) return;
  await client.query(FLATTEN, [
    lagging.rows.map(({ id }) => id),
    lagging.rows.map(({ canonicalId }) => ends.get(canonicalId)),
  ]);
}

/** Notes questions to be compared at the next occasion. */
export async function postponeComparison(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query('insert into comparisons_due select unnest($1::uuid[]) on conflict do nothing', [ids]);
}

/** Takes some of the questions that wait for a comparison off the list. */
export async function takeDue(client: PoolClient, limit: number): Promise<string[]> {
  const taken = await client.query<{ id: string }>(
    `delete from comparisons_due where question_id in (select question_id from comparisons_due limit $1)
     returning question_id as id`,
    [limit],
  );
  return taken.rows.map(({ id }) => id);
}

/** Takes these questions off the list of those that wait: they were compared just now. */
export async function forgetDue(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await client.query('delete from comparisons_due where question_id = any ($1::uuid[])', [ids]);
}
