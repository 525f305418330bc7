import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { Language } from '../../../src/contract/vocabulary.ts';
import { queryOnlyRow, type Database } from '../../../src/store/database.ts';
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

/** Finds the stored questions with these keys. */
export async function findByKeys(
  client: PoolClient,
  keys: readonly { readonly source: string; readonly sourceId: string; readonly language: string }[],
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

/** The region codes that records may have. To read them once is enough, since an import does not add any. */
export async function readRegionCodes(database: Database): Promise<Set<string>> {
  const found = await database.query<{ code: string }>('select code from regions');
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

/** Rows sent together. */
const PORTION = 100;

/** A new question. `seq` is a number from `prepareInsertion`. */
export type NewQuestionRow = RowIn<'insert'>;

/** Numbers reserved for new questions. */
interface ReservedNumbers {
  /** The numbers in ascending order. */
  readonly seqs: readonly number[];
  readonly now: Date;
}

/** Reserves numbers for `count` new questions, at least one, and reads the time. */
export async function prepareInsertion(client: PoolClient, count: number): Promise<ReservedNumbers> {
  return queryOnlyRow<ReservedNumbers>(
    client,
    `select json_agg(nextval(sequence)) as seqs, clock_timestamp() as now
     from (select pg_get_serial_sequence('questions', 'seq')::regclass as sequence offset 0) as of_questions, generate_series(1, $1)`,
    [count],
  );
}

const createIn = (table: string, slugs: string): string => `
  insert into ${table} (slug)
  select slug from unnest(${slugs}::text[]) as listed(slug)
  where not exists (select from ${table} as known where known.slug = listed.slug)
  on conflict (slug) do nothing
  returning slug`;

const CREATE = `
  with tag as (${createIn('tags', '$1')}), subcategory as (${createIn('subcategories', '$3')}),
    created as (
      select 'tag' as kind, slug, text from tag join unnest($1::text[], $2::text[]) as listed(slug, text) using (slug)
      union all
      select 'subcategory', slug, text from subcategory join unnest($3::text[], $4::text[]) as listed(slug, text) using (slug)
    )
  insert into labels (kind, slug, language, text)
  select kind, slug, language, text from created cross join unnest($5::text[]) as language
  on conflict (kind, slug, language) do nothing`;

/**
 * Creates missing tags and subcategories with a label in each language, ordered by slug so that writers do not
 * deadlock.
 */
export async function createMissingLabels(
  client: PoolClient,
  tags: ReadonlySet<string>,
  subcategories: ReadonlySet<string>,
): Promise<void> {
  const lists = [tags, subcategories].flatMap((slugs) => {
    const sorted = [...slugs].sort();
    return [sorted, sorted.map(labelFromSlug)];
  });
  if (tags.size + subcategories.size > 0)
    await client.query({ name: 'create-labels', text: CREATE, values: [...lists, Language.options] });
}

/** The default label of a slug: `middle-ages` becomes `Middle ages`. */
function labelFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Bytes are hexadecimal. */
const COLUMNS = columnsIn('insert').map((name) => ({
  name,
  isBytes: QUESTION_COLUMNS[name].type === 'bytea',
}));

/** The statement for sending rows, followed by lines from `questionLine`. */
export const COPY_QUESTIONS = `copy questions (${COLUMNS.map(({ name }) => name).join(', ')}) from stdin`;

/**
 * Inserts new questions in one statement, so that a translation may precede its original. `copy` takes two thirds of
 * the time of an `insert` that must parse a list and handle conflicts.
 */
export async function insertQuestions(client: PoolClient, rows: Iterable<NewQuestionRow>): Promise<void> {
  await pipeline(chunksOf(rows), client.query(copyFrom(COPY_QUESTIONS)));
}

/** Formats rows in portions, lazily, while the database processes the previous portion. */
function* chunksOf(rows: Iterable<NewQuestionRow>): Generator<Buffer> {
  let [lines, count] = ['', 0];
  for (const row of rows) {
    lines += questionLine(row);
    count += 1;
    if (count % PORTION !== 0) continue;
    yield Buffer.from(lines);
    lines = '';
  }
  if (lines !== '') yield Buffer.from(lines);
}

export const questionLine = (row: NewQuestionRow): string =>
  copyLine(
    COLUMNS.map(({ name, isBytes }) => {
      const value = row[name];
      return isBytes && typeof value === 'string' ? `\\x${value}` : value;
    }),
  );

const SPECIAL = /[\\\t\n\r]/u;
const EACH_SPECIAL = new RegExp(SPECIAL, 'gu');
const QUOTED = /["\\]/u;
const EACH_QUOTED = new RegExp(QUOTED, 'gu');
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value of a row to send. Lists become SQL arrays, objects become JSON. */
type CopyValue = string | number | boolean | null | readonly string[] | object;

/** Formats one row in the text format of `copy`, including the line end. */
const copyLine = (values: readonly CopyValue[]): string => `${values.map(field).join('\t')}\n`;

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return escapeText(`{${(value as readonly string[]).map(element).join(',')}}`);
  return escapeText(JSON.stringify(value));
}

const element = (text: string): string =>
  `"${QUOTED.test(text) ? text.replaceAll(EACH_QUOTED, '\\$&') : text}"`;

const escapeText = (text: string): string =>
  // Most texts need no escapes, and a test is cheaper than a replacement.
  SPECIAL.test(text) ? text.replaceAll(EACH_SPECIAL, (sign) => ESCAPES[sign] ?? sign) : text;
