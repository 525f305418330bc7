import type { Pool } from 'pg';

/** Rounds that are remembered: those of several indexers may run at the same time. */
const MOST_STAMPS = 16;

/** The stamp that an index has. */
export interface IndexStamp {
  readonly name: string;
  readonly stamp: string;
}

/**
 * Records a round before it is written, so that the database knows every stamp that an index can have. The stamp that
 * the index has now is kept, however many rounds fail.
 *
 * @param found - the stamps of the indices that the round writes to
 * @returns the names of the indices whose stamp the database knew before
 */
export async function recordRound(
  pool: Pool,
  round: string,
  found: readonly IndexStamp[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `update search_index
     set stamps = (array[$1::uuid, found.stamp] || array_remove(stamps, found.stamp))[1:${MOST_STAMPS}]
     from unnest($2::text[], $3::uuid[]) as found(name, stamp)
     where search_index.name = found.name and found.stamp = any (stamps)
     returning search_index.name`,
    [round, found.map(({ name }) => name), found.map(({ stamp }) => stamp)],
  );
  return new Set(rows.map(({ name }) => name));
}

/** The highest revision that the database has given. */
export async function readLastRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>(
    'select last_value::float8 as last from question_rev_seq',
  );
  return rows[0]?.last ?? 0;
}

/** A document that the engine did not replace. */
export interface NewerDocument {
  readonly id: string;
  readonly version: number;
}

/**
 * Those of the documents whose version the database cannot have given: the question, or its change in the queue, has an
 * older revision. Of a question without a row and a change, only the sequence is known.
 */
export async function findUnknownVersions(
  pool: Pool,
  documents: readonly NewerDocument[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select given.id from unnest($1::uuid[], $2::bigint[]) as given(id, version)
     where given.version > coalesce(
       greatest(
         (select rev from questions where id = given.id),
         (select rev from index_queue where id = given.id)
       ),
       (select last_value from question_rev_seq)
     )`,
    [documents.map(({ id }) => id), documents.map(({ version }) => version)],
  );
  return rows.map(({ id }) => id);
}
