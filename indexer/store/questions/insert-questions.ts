import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { columnsIn, QUESTION_COLUMNS, type RowIn } from '../../../src/store/questions/columns.ts';

/** Rows sent together. */
const PORTION = 100;

/** A new question. `seq` is a number from `prepareInsertion`. */
export type NewQuestionRow = RowIn<'insert'>;

/** Reserves numbers for `count` new questions, at least one, and reads the time. */
export async function prepareInsertion(client: PoolClient, count: number): Promise<ReservedNumbers> {
  const { rows } = await client.query<ReservedNumbers>(
    `select json_agg(nextval(sequence)) as seqs, clock_timestamp() as now
     from (select pg_get_serial_sequence('questions', 'seq')::regclass as sequence offset 0) as of_questions, generate_series(1, $1)`,
    [count],
  );
  if (rows[0] === undefined) throw new Error('the database returned no numbers');
  return rows[0];
}

/** Numbers reserved for new questions. */
interface ReservedNumbers {
  /** The numbers in ascending order. */
  readonly seqs: readonly number[];
  readonly now: Date;
}

/** Bytes are hexadecimal. */
const COLUMNS = columnsIn('insert').map((name) => ({
  name,
  isBytes: QUESTION_COLUMNS[name].type === 'bytea',
}));

/** The statement for sending rows, followed by lines from `questionLine`. */
export const COPY_QUESTIONS = `copy questions (${COLUMNS.map(({ name }) => name).join(', ')}) from stdin`;

export const questionLine = (row: NewQuestionRow): string =>
  copyLine(
    COLUMNS.map(({ name, isBytes }) => {
      const value = row[name];
      return isBytes && typeof value === 'string' ? `\\x${value}` : value;
    }),
  );

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

/**
 * Inserts new questions in one statement, so that a translation may precede its original. `copy` takes two thirds of
 * the time of an `insert` that must parse a list and handle conflicts.
 */
export async function insertQuestions(client: PoolClient, rows: Iterable<NewQuestionRow>): Promise<void> {
  await pipeline(chunksOf(rows), client.query(copyFrom(COPY_QUESTIONS)));
}

/** A value of a row to send. Lists become SQL arrays, objects become JSON. */
type CopyValue = string | number | boolean | null | readonly string[] | object;

const SPECIAL = /[\\\t\n\r]/u;

const EACH_SPECIAL = new RegExp(SPECIAL, 'gu');

const QUOTED = /["\\]/u;

const EACH_QUOTED = new RegExp(QUOTED, 'gu');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeText = (text: string): string =>
  // Most texts need no escapes, and a test is cheaper than a replacement.
  SPECIAL.test(text) ? text.replaceAll(EACH_SPECIAL, (sign) => ESCAPES[sign] ?? sign) : text;

const element = (text: string): string =>
  `"${QUOTED.test(text) ? text.replaceAll(EACH_QUOTED, '\\$&') : text}"`;

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return escapeText(`{${(value as readonly string[]).map(element).join(',')}}`);
  return escapeText(JSON.stringify(value));
}

/** Formats one row in the text format of `copy`, including the line end. */
const copyLine = (values: readonly CopyValue[]): string => `${values.map(field).join('\t')}\n`;
