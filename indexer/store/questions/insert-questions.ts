import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

import { copyLine } from './copy-text.ts';
import { columnsIn, QUESTION_COLUMNS, type RowIn } from '../../../src/store/questions/columns.ts';

/** Rows sent together. */
const PORTION = 100;

/** A new question. `seq` is a number from `prepareInsertion`. */
export type NewQuestionRow = RowIn<'insert'>;

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

/** Numbers reserved for new questions. */
interface ReservedNumbers {
  /** The numbers in ascending order. */
  readonly seqs: readonly number[];
  readonly now: Date;
}

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
