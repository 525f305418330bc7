import type { PoolClient } from 'pg';

/** A list of numbers as the database reads it: there are thousands, and the driver would quote each. */
const numbers = (values: readonly (number | bigint)[]): string => `{${values.join(',')}}`;

/** A key of a question, for which others are looked for that have it too. */
export interface SharedKey {
  readonly key: number;
  /** The number of the question that asks. */
  readonly seq: number;
  /** Bits of its words. */
  readonly marks: bigint;
}

// One descent of the index for each key, which ends at the limit however many questions share the key.
const SHARERS = `
  select asked.seq as asker, holder.question_seq as seq
  from unnest($1::integer[], $2::integer[], $3::bigint[]) as asked(seq, key, marks)
  cross join lateral (
    select question_seq, marks from duplicate_keys where duplicate_keys.key = asked.key order by question_seq limit $4
  ) as holder
  where holder.question_seq <> asked.seq
    and (holder.marks & ~asked.marks = 0 or asked.marks & ~holder.marks = 0)`;

/**
 * Pairs of a question that asks and a stored one that shares a key with it, and whose words allow for a likeness. Of each key the
 * first `limit` questions are looked at.
 */
export async function findKeySharers(
  client: PoolClient,
  keys: readonly SharedKey[],
  limit: number,
): Promise<{ readonly asker: number; readonly seq: number }[]> {
  if (keys.length === 0) return [];
  const values = [
    numbers(keys.map(({ seq }) => seq)),
    numbers(keys.map(({ key }) => key)),
    numbers(keys.map(({ marks }) => marks)),
    limit,
  ];
  const found = await client.query<{ asker: number; seq: number }>({
    name: 'find-key-sharers',
    text: SHARERS,
    values,
  });
  return found.rows;
}

// One look-up for each, whatever the statistics say: while a first import goes on, they know nothing of the table.
const REMOVE = `
  delete from duplicate_keys where ctid = any (array(
    select found.place from unnest($1::integer[]) as outdated(seq)
    cross join lateral (select ctid as place from duplicate_keys where question_seq = outdated.seq offset 0) as found
  ))`;

// In the order of the index, whose pages are then met once.
const ADD = `
  insert into duplicate_keys (question_seq, key, marks)
  select question_seq, key, marks
  from unnest($1::integer[], $2::integer[], $3::bigint[]) as kept(question_seq, key, marks)
  order by key, question_seq`;

/** What is kept of a question so that others find it. */
export interface KeptKeys {
  readonly keys: readonly number[];
  readonly marks: bigint;
}

/** Keeps the keys of questions, by their numbers, in place of those that they had. No keys removes all. */
export async function keepKeys(client: PoolClient, kept: ReadonlyMap<number, KeptKeys>): Promise<void> {
  if (kept.size === 0) return;
  const pairs = [...kept].flatMap(([seq, { keys, marks }]) => keys.map((key) => ({ seq, key, marks })));
  // All are written anew: most questions have none yet, and looking for each whether it is there takes longer.
  await client.query({ name: 'remove-keys', text: REMOVE, values: [numbers([...kept.keys()])] });
  const values = [
    numbers(pairs.map(({ seq }) => seq)),
    numbers(pairs.map(({ key }) => key)),
    numbers(pairs.map(({ marks }) => marks)),
  ];
  await client.query({ name: 'add-keys', text: ADD, values });
}
