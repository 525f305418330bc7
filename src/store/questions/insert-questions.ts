import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { copyLine } from './copy-text.ts';
import { columnsIn, QUESTION_COLUMNS, type RowIn } from './columns.ts';

/** Rows that are sent at once. */
const PORTION = 100;

/** A question that is not stored yet; `seq` is its number, as `prepareInsertion` gave it. */
export type NewQuestionRow = RowIn<'insert'>;

/** Bytes come in hexadecimal. */
const COLUMNS = columnsIn('insert').map((name) => ({
  name,
  isBytes: QUESTION_COLUMNS[name].type === 'bytea',
}));

/** What rows are sent with: lines that `questionLine` has made follow. */
export const COPY_QUESTIONS = `copy questions (${COLUMNS.map(({ name }) => name).join(', ')}) from stdin`;

export const questionLine = (row: NewQuestionRow): string =>
  copyLine(
    COLUMNS.map(({ name, isBytes }) => {
      const value = row[name];
      return isBytes && typeof value === 'string' ? `\\x${value}` : value;
    }),
  );

/** What the database reserves for new questions before they are written. */
interface ReservedNumbers {
  /** Their numbers, growing. */
  readonly seqs: readonly number[];
  readonly now: Date;
}

/** Reserves numbers for so many new questions, one at least, and asks for the time. */
export async function prepareInsertion(client: PoolClient, count: number): Promise<ReservedNumbers> {
  const { rows } = await client.query<ReservedNumbers>(
    `select json_agg(nextval(sequence)) as seqs, clock_timestamp() as now
     from (select pg_get_serial_sequence('questions', 'seq')::regclass as sequence offset 0) as of_questions, generate_series(1, $1)`,
    [count],
  );
  if (rows[0] === undefined) throw new Error('the database gave no numbers');
  return rows[0];
}

/** Lines in portions, from rows that are made one by one: while the database takes a portion. */
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
 * Writes questions that are not there yet, in one statement, so that a translation may stand before its original. `copy` takes
 * two thirds of the time of an insertion from a list that has to be taken apart, and guards against conflicts.
 */
export async function insertQuestions(client: PoolClient, rows: Iterable<NewQuestionRow>): Promise<void> {
  await pipeline(chunksOf(rows), client.query(copyFrom(COPY_QUESTIONS)));
}
