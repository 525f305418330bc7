import type { PoolClient } from 'pg';

/** Formats an array of numbers for the database. There are thousands, and the driver would quote each. */
const numbers = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

/** A duplicate-detection key of a question. Questions that share a key are candidates. */
export interface DuplicateKey {
  readonly key: number;
  /** The question's number. */
  readonly seq: number;
  /** Bits that stand for its words. */
  readonly marks: bigint;
}

const columnsOf = (keys: readonly DuplicateKey[]): string[] => [
  numbers(keys.map(({ seq }) => seq)),
  numbers(keys.map(({ key }) => key)),
  numbers(keys.map(({ marks }) => marks)),
];

// One index descent per key, which stops at the limit even if many questions share the key. The statement does not see
// its own inserts. Keys are sorted like the index, so that each page is read once.
const INSERT = `
  with given as materialized (
    select seq, key, marks from unnest($1::integer[], $2::integer[], $3::bigint[]) as given(seq, key, marks)
    order by key, marks, seq
  ), inserted as (
    insert into duplicate_keys (question_seq, key, marks) select seq, key, marks from given
  )
  select distinct given.seq as "newSeq", holder.question_seq as seq
  from given
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = given.key order by marks, question_seq limit $4
  ) as holder
  where holder.marks & ~given.marks = 0 or given.marks & ~holder.marks = 0`;

/**
 * Stores the keys of new questions, and finds pairs of a new question and a stored one that share a key and whose words
 * may be similar. At most `limit` stored questions are considered per key.
 */
export async function insertKeys(
  client: PoolClient,
  keys: readonly DuplicateKey[],
  limit: number,
): Promise<{ readonly newSeq: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const values = [...columnsOf(keys), limit];
  const found = await client.query<{ newSeq: number; seq: number }>({
    name: 'insert-keys',
    text: INSERT,
    values,
  });
  return found.rows;
}

// Forces one lookup per key, because the planner has no statistics of the table during a first import.
const REMOVE = `
  delete from duplicate_keys where ctid = any (array(
    select found.place from unnest($1::integer[], $2::integer[], $3::bigint[]) as outdated(seq, key, marks)
    cross join lateral (
      select ctid as place from duplicate_keys
      where duplicate_keys.key = outdated.key and duplicate_keys.marks = outdated.marks and question_seq = outdated.seq
      offset 0
    ) as found))`;

/** Deletes the keys that exist. */
export async function removeKeys(client: PoolClient, keys: readonly DuplicateKey[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query({ name: 'remove-keys', text: REMOVE, values: columnsOf(keys) });
}
