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

/** A key that is kept and looked up. */
export interface SharedKey extends DuplicateKey {
  /** Whether it is the first one of its question: under that those with the same marks are found in any case. */
  readonly isFirst: boolean;
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
    select seq, key, marks, is_first
    from unnest($1::integer[], $2::integer[], $3::bigint[], $4::boolean[]) as given(seq, key, marks, is_first)
    order by key, marks, seq
  ), kept as (
    insert into duplicate_keys (question_seq, key, marks) select seq, key, marks from given
  )
  select given.seq as asker, holder.question_seq as seq
  from given
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = given.key order by marks, question_seq limit $6
  ) as holder
  where given.key <> all ($5::integer[]) and (holder.marks & ~given.marks = 0 or given.marks & ~holder.marks = 0)
  union all
  select given.seq, holder.question_seq
  from given
  cross join lateral (
    select question_seq from duplicate_keys
    where duplicate_keys.key = given.key and duplicate_keys.marks = given.marks order by question_seq limit $6
  ) as holder
  where given.is_first`;

/**
 * Keeps the keys of questions that have none yet, and finds pairs of one of these and one that was there before and shares a key with
 * it, if their words allow for a likeness; some of them twice. Of each key so many questions as the limit says are looked at.
 *
 * @param crowded - keys under which only the same marks are looked for
 */
export async function keepKeys(
  client: PoolClient,
  keys: readonly SharedKey[],
  crowded: readonly number[],
  limit: number,
): Promise<{ readonly asker: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const firsts = `{${keys.map(({ isFirst }) => (isFirst ? 't' : 'f')).join(',')}}`;
  const values = [...columnsOf(keys), firsts, numbers(crowded), limit];
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
