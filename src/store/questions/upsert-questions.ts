import type { PoolClient } from 'pg';

import { columnsIn, QUESTION_COLUMNS, type ColumnIn, type QuestionColumns, type RowIn } from './columns.ts';

/** One question as an import writes it. */
export interface ImportedRow extends Omit<RowIn<'insert'>, 'seq' | 'created_at'> {
  /** RFC 3339; null for now. Ignored unless the question is new. */
  readonly created_at: string | null;
}

/** Bytes come in hexadecimal. */
const isBytes = (column: ColumnIn<'update'>): boolean => QUESTION_COLUMNS[column].type === 'bytea';

const CONTENT = columnsIn('update');
const ASSIGNMENTS = CONTENT.map(
  (column) => `${column} = ${isBytes(column) ? `decode(given.${column}, 'hex')` : `given.${column}`}`,
);
const GIVEN = CONTENT.map(
  (column) => `${column} ${isBytes(column) ? 'text' : QUESTION_COLUMNS[column].type}`,
);

// What was deleted upstream and is there again is served again; what was hidden or merged stays so.
const UPDATE = `
  update questions set
    ${ASSIGNMENTS.join(', ')},
    is_stale = questions.is_stale and given.translated_from is not null,
    availability = case questions.availability when 'deleted' then 'visible' else questions.availability end
  from jsonb_to_recordset($1) as given(id uuid, ${GIVEN.join(', ')})
  where questions.id = given.id`;

// Translations of them may go stale, and are written then as well.
const LOCK = `
  select from questions
  where id = any ($1::uuid[]) or translation_of = any ($1::uuid[]) and translated_from is not null
  order by id for no key update`;

/** Gives stored questions the content of the rows, in one statement. */
export async function updateQuestions(
  client: PoolClient,
  rows: readonly (RowIn<'update'> & Pick<QuestionColumns, 'id'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  // The records come in any order; whoever else writes several questions locks them in this one.
  await client.query(LOCK, [rows.map(({ id }) => id)]);
  await client.query(UPDATE, [JSON.stringify(rows)]);
}

/** What the database has of a question that an import names by its key. */
export type StoredQuestion = Pick<
  QuestionColumns,
  'id' | 'source' | 'source_id' | 'language' | 'content_hash' | 'availability' | 'root_question_id'
>;

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
