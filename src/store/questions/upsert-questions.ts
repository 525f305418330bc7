import type { PoolClient } from 'pg';

import type { Availability } from './availability.ts';

/** One question as it is written: the columns of `questions` that an import decides about. */
export interface QuestionRow {
  readonly id: string;
  readonly source: string;
  readonly source_id: string;
  readonly language: string;
  readonly text: string;
  readonly correct_answer: string;
  readonly incorrect_answers: readonly string[];
  readonly type: string;
  readonly difficulty: string | null;
  readonly difficulty_rated: boolean;
  readonly quality: string;
  readonly category_id: number;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly explanation: string | null;
  readonly translation_of: string | null;
  readonly root_question_id: string | null;
  readonly translator: string | null;
  /** SHA-256 in hexadecimal. */
  readonly translated_from: string | null;
  readonly author: string | null;
  readonly license: string;
  readonly license_version: string | null;
  readonly license_url: string | null;
  readonly upstream_url: string | null;
  readonly modifications: readonly string[];
  readonly modified_at: string;
  readonly extensions: object;
  /** SHA-256 in hexadecimal. */
  readonly content_hash: string;
  /** RFC 3339; null for now. Heeded only when the question is new. */
  readonly created_at: string | null;
}

// Neither key nor created_at is in the update: an import never changes them. What was deleted upstream and is there again is served
// again; what was hidden or merged stays so.
const UPDATE = `
  update questions set
    text = given.text, correct_answer = given.correct_answer, incorrect_answers = given.incorrect_answers,
    type = given.type, difficulty = given.difficulty, difficulty_rated = given.difficulty_rated,
    quality = given.quality, category_id = given.category_id, subcategories = given.subcategories,
    tags = given.tags, regions = given.regions, explanation = given.explanation,
    translation_of = given.translation_of, root_question_id = given.root_question_id,
    translator = given.translator, translated_from = decode(given.translated_from, 'hex'),
    is_stale = questions.is_stale and given.translated_from is not null,
    author = given.author, license = given.license, license_version = given.license_version,
    license_url = given.license_url, upstream_url = given.upstream_url, modifications = given.modifications,
    modified_at = given.modified_at, extensions = given.extensions, content_hash = decode(given.content_hash, 'hex'),
    availability = case questions.availability when 'deleted' then 'visible' else questions.availability end
  from jsonb_to_recordset($1) as given(
    id uuid, text text, correct_answer text, incorrect_answers text[], type text, difficulty text, difficulty_rated boolean,
    quality text, category_id smallint, subcategories text[], tags text[], regions text[], explanation text, translation_of uuid,
    root_question_id uuid, translator text, translated_from text, author text, license text, license_version text,
    license_url text, upstream_url text, modifications text[], modified_at timestamptz, extensions jsonb, content_hash text)
  where questions.id = given.id`;

// Translations of them may go stale, and are written then as well.
const LOCK = `
  select from questions
  where id = any ($1::uuid[]) or translation_of = any ($1::uuid[]) and translated_from is not null
  order by id for no key update`;

/** Gives stored questions the content of the rows, in one statement. */
export async function updateQuestions(client: PoolClient, rows: readonly QuestionRow[]): Promise<void> {
  if (rows.length === 0) return;
  // The records come in any order; whoever else writes several questions locks them in this one.
  await client.query(LOCK, [rows.map(({ id }) => id)]);
  await client.query(UPDATE, [JSON.stringify(rows)]);
}

/** What the database has of a question that an import names by its key. */
export interface StoredQuestion {
  readonly id: string;
  readonly source: string;
  readonly source_id: string;
  readonly language: string;
  /** SHA-256 in hexadecimal. */
  readonly content_hash: string;
  readonly availability: Availability;
  readonly root_question_id: string | null;
}

interface QuestionKey {
  readonly source: string;
  readonly sourceId: string;
  readonly language: string;
}

/** The stored questions that have one of the keys. */
export async function findByKeys(
  client: PoolClient,
  keys: readonly QuestionKey[],
): Promise<StoredQuestion[]> {
  const found = await client.query<StoredQuestion>(
    // One look-up by key for each, whatever the statistics say: while a first import goes on, they still speak of an empty table.
    `select stored.id, source, source_id, language, encode(stored.content_hash, 'hex') as content_hash, stored.availability,
       stored.root_question_id
     from unnest($1::text[], $2::text[], $3::text[]) as wanted(source, source_id, language)
     cross join lateral (
       select id, content_hash, availability, root_question_id from questions
       where questions.source = wanted.source and questions.source_id = wanted.source_id
         and questions.language = wanted.language
       limit 1
     ) as stored`,
    [keys.map((key) => key.source), keys.map((key) => key.sourceId), keys.map((key) => key.language)],
  );
  return found.rows;
}

/** Those of the ids that are taken. */
export async function findTakenIds(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await client.query<{ id: string }>('select id from questions where id = any ($1::uuid[])', [
    ids,
  ]);
  return new Set(found.rows.map((row) => row.id));
}

/** Every region code that a question may carry. */
export async function readRegionCodes(client: PoolClient): Promise<Set<string>> {
  const found = await client.query<{ code: string }>('select code from regions');
  return new Set(found.rows.map((row) => row.code));
}
