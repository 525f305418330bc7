import type { PoolClient } from 'pg';

import {
  columnsIn,
  QUESTION_COLUMNS,
  type ColumnIn,
  type QuestionColumns,
  type RowIn,
} from '../../../src/store/questions/columns.ts';

/** A question to import. */
export interface ImportedRow extends Omit<RowIn<'insert'>, 'seq' | 'created_at'> {
  /** RFC 3339; null for the current time. Ignored unless the question is new. */
  readonly created_at: string | null;
}

/** Bytes are hexadecimal. */
const isBytes = (column: ColumnIn<'update'>): boolean => QUESTION_COLUMNS[column].type === 'bytea';

const CONTENT = columnsIn('update');
const ASSIGNMENTS = CONTENT.map(
  (column) => `${column} = ${isBytes(column) ? `decode(given.${column}, 'hex')` : `given.${column}`}`,
);
const GIVEN = CONTENT.map(
  (column) => `${column} ${isBytes(column) ? 'text' : QUESTION_COLUMNS[column].type}`,
);

// A question that was deleted upstream and has returned is served again. Hidden and merged questions stay so.
const UPDATE = `
  update questions set
    ${ASSIGNMENTS.join(', ')},
    is_stale = questions.is_stale and given.translated_from is not null,
    availability = case questions.availability when 'deleted' then 'visible' else questions.availability end
  from jsonb_to_recordset($1) as given(id uuid, ${GIVEN.join(', ')})
  where questions.id = given.id`;

// Includes translations, which may become stale and are then written as well.
const LOCK = `
  select from questions
  where id = any ($1::uuid[]) or translation_of = any ($1::uuid[]) and translated_from is not null
  order by id for no key update`;

/** Updates the content of stored questions in one statement. */
export async function updateQuestions(
  client: PoolClient,
  rows: readonly (RowIn<'update'> & Pick<QuestionColumns, 'id'>)[],
): Promise<void> {
  if (rows.length === 0) return;
  // Rows may be in any order. All writers of several questions lock them in the order of ids.
  await client.query(LOCK, [rows.map(({ id }) => id)]);
  await client.query(UPDATE, [JSON.stringify(rows)]);
}

/** A stored question that an import refers to by its key. */
export type StoredQuestion = Pick<
  QuestionColumns,
  'id' | 'source' | 'source_id' | 'language' | 'content_hash' | 'availability' | 'root_question_id'
>;

interface QuestionKey {
  readonly source: string;
  readonly sourceId: string;
  readonly language: string;
}

/** Finds the stored questions with these keys. */
export async function findByKeys(
  client: PoolClient,
  keys: readonly QuestionKey[],
): Promise<StoredQuestion[]> {
  const found = await client.query<StoredQuestion>(
    // Forces one lookup per key, because during a first import the statistics are still those of an empty table.
    `select stored.id, source, source_id, language, encode(stored.content_hash, 'hex') as content_hash, stored.availability,
       stored.root_question_id
     from unnest($1::text[], $2::text[], $3::text[]) as requested(source, source_id, language)
     cross join lateral (
       select id, content_hash, availability, root_question_id from questions
       where questions.source = requested.source and questions.source_id = requested.source_id
         and questions.language = requested.language
       limit 1
     ) as stored`,
    [keys.map((key) => key.source), keys.map((key) => key.sourceId), keys.map((key) => key.language)],
  );
  return found.rows;
}

/** Finds the ids that are taken. */
export async function findTakenIds(client: PoolClient, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await client.query<{ id: string }>('select id from questions where id = any ($1::uuid[])', [
    ids,
  ]);
  return new Set(found.rows.map((row) => row.id));
}

/** Reads all region codes. */
export async function readRegionCodes(client: PoolClient): Promise<Set<string>> {
  const found = await client.query<{ code: string }>('select code from regions');
  return new Set(found.rows.map((row) => row.code));
}

/**
 * Whether the questions were generated for benchmarks. Null if there are none. Checks one row, because catalogues are
 * never mixed.
 */
export async function isCatalogueGenerated(client: PoolClient): Promise<boolean | null> {
  const { rows } = await client.query<{ generated: boolean }>(
    `select extensions @> '{"generated": true}' as generated from questions order by seq limit 1`,
  );
  return rows[0]?.generated ?? null;
}
