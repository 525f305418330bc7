import type { PoolClient } from 'pg';

/** A list of numbers as the database reads it: there are thousands, and the driver would quote each. */
const numbers = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

/** A key of a question, under which others that have it too find it. */
export interface DuplicateKey {
  readonly key: number;
  /** The number of the question. */
  readonly seq: number;
  /** Bits of its words. */
  readonly marks: bigint;
}

const columnsOf = (keys: readonly DuplicateKey[]): string[] => [
  numbers(keys.map(({ seq }) => seq)),
  numbers(keys.map(({ key }) => key)),
  numbers(keys.map(({ marks }) => marks)),
];

// One descent of the index for each key, which ends at the limit however many questions share the key. What the statement adds it
// does not find. In the order of the index, whose pages are then met once.
const KEEP = `
  with given as materialized (
    select seq, key, marks from unnest($1::integer[], $2::integer[], $3::bigint[]) as given(seq, key, marks)
    order by key, marks, seq
  ), kept as (
    insert into duplicate_keys (question_seq, key, marks) select seq, key, marks from given
  )
  select distinct given.seq as asker, holder.question_seq as seq
  from given
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = given.key order by marks, question_seq limit $4
  ) as holder
  where holder.marks & ~given.marks = 0 or given.marks & ~holder.marks = 0`;

/**
 * Keeps the keys of questions that have none yet, and finds pairs of one of these and one that was there before and shares a key with
 * it, if their words allow for a likeness. Of each key so many questions as the limit says are looked at.
 */
export async function keepKeys(
  client: PoolClient,
  keys: readonly DuplicateKey[],
  limit: number,
): Promise<{ readonly asker: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const values = [...columnsOf(keys), limit];
  const found = await client.query<{ asker: number; seq: number }>({ name: 'keep-keys', text: KEEP, values });
  return found.rows;
}

// One look-up for each, whatever the statistics say: while a first import goes on, they know nothing of the table.
const REMOVE = `
  delete from duplicate_keys where ctid = any (array(
    select found.place from unnest($1::integer[], $2::integer[], $3::bigint[]) as outdated(seq, key, marks)
    cross join lateral (
      select ctid as place from duplicate_keys
      where duplicate_keys.key = outdated.key and duplicate_keys.marks = outdated.marks and question_seq = outdated.seq
      offset 0
    ) as found))`;

/** Removes those of the keys that are there. */
export async function removeKeys(client: PoolClient, keys: readonly DuplicateKey[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query({ name: 'remove-keys', text: REMOVE, values: columnsOf(keys) });
}
