import type { Pool, PoolClient } from 'pg';

import { type Database, queryOnlyRow } from '../../../src/store/database.ts';

/** Rounds that are remembered: those of several indexers may run at the same time. */
const MOST_STAMPS = 16;

/** A physical index that receives writes. */
export interface SearchIndex {
  readonly name: string;
  /** Version of the shape of its documents. */
  readonly projection_version: number;
  readonly mapping_hash: string;
  /**
   * `building`: being filled. `live`: searched by readers. `standby`: the previous one, kept up to date for a rollback.
   */
  readonly state: 'building' | 'live' | 'standby';
  /** The last id that was backfilled. */
  readonly backfill_cursor: string | null;
  readonly backfilled: boolean;
  readonly verified: boolean;
  /** The latest rounds that may have been written to it, newest first. */
  readonly stamps: readonly string[];
}

/** Every registered index, oldest first. */
export async function readSearchIndices(client: Database | PoolClient): Promise<SearchIndex[]> {
  const found = await client.query<SearchIndex>(
    `select name, projection_version, mapping_hash, state, backfill_cursor, backfilled_at is not null as backfilled,
       verified_at is not null as verified, to_json(stamps) as stamps
     from search_index order by created_at, name`,
  );
  return found.rows;
}

/** Registers an index to fill, with the stamp that it has. Once this commits, every change is written to it too. */
export async function registerBuilding(
  pool: Pool,
  index: Pick<SearchIndex, 'name' | 'projection_version' | 'mapping_hash' | 'stamps'>,
): Promise<void> {
  await pool.query(
    `insert into search_index (name, projection_version, mapping_hash, stamps, state) values ($1, $2, $3, $4, 'building')`,
    [index.name, index.projection_version, index.mapping_hash, index.stamps],
  );
}

export async function saveBackfillCursor(pool: Pool, name: string, cursor: string): Promise<void> {
  await pool.query('update search_index set backfill_cursor = $2 where name = $1', [name, cursor]);
}

export async function markBackfilled(pool: Pool, name: string): Promise<void> {
  await pool.query('update search_index set backfilled_at = clock_timestamp() where name = $1', [name]);
}

export async function markVerified(pool: Pool, name: string): Promise<void> {
  await pool.query('update search_index set verified_at = clock_timestamp() where name = $1', [name]);
}

/** Makes the index live in the caller's transaction. The previous one becomes a standby. */
export async function markLive(client: PoolClient, name: string): Promise<void> {
  // Indexer rounds update every row in any order, so row locks could deadlock.
  await client.query('lock table search_index in share row exclusive mode');
  // In this order, because a unique index allows one live row at a time.
  await client.query(`update search_index set state = 'standby' where state = 'live' and name <> $1`, [name]);
  await client.query(`update search_index set state = 'live' where name = $1`, [name]);
}

/** Unregisters indices. Once this commits, nothing is written to them. */
export async function unregister(client: Pool | PoolClient, names: readonly string[]): Promise<void> {
  await client.query('delete from search_index where name = any ($1::text[])', [names]);
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
  found: readonly { readonly name: string; readonly stamp: string }[],
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
  const query = 'select last_value::float8 as last from question_rev_seq';
  return (await queryOnlyRow<{ last: number }>(pool, query)).last;
}

/**
 * Those of the documents whose version the database cannot have given: the question, or its change in the queue, has an
 * older revision. Of a question without a row and a change, only the sequence is known.
 */
export async function findUnknownVersions(
  pool: Pool,
  documents: readonly { readonly id: string; readonly version: number }[],
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
