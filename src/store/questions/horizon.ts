import type { Database } from '../database.ts';

/*
 * A transaction stamps its rows with the clock, and its rows become visible later. Every write takes the lock of the
 * table first. The transaction's number does not work, because it is assigned after the first stamp.
 */
const WRITERS = `
  select least(
    statement_timestamp(),
    (select min(writer.xact_start)
     from pg_locks as held join pg_stat_activity as writer using (pid)
     where held.locktype = 'relation' and held.relation = 'questions'::regclass and held.mode = 'RowExclusiveLock'
       and writer.datname = current_database())
  ) as horizon`;

/**
 * The time, in milliseconds since 1970, before which every change is visible to the statements that follow. A
 * transaction that stamped a row before this one either still has the lock of the table, or has ended. The same
 * statement cannot read the changes, because its snapshot is older than its view of the locks.
 *
 * Writers must use the database role of the reader, or the reader needs `pg_read_all_stats`: PostgreSQL hides the start
 * of transactions from other roles.
 */
export async function writeHorizon(database: Database): Promise<number> {
  const { rows } = await database.query<{ horizon: Date }>({ name: 'horizon-writers', text: WRITERS });
  const [row] = rows;
  if (row === undefined) throw new Error('the horizon query returned no row');
  return row.horizon.getTime();
}

/**
 * Documents that the engine refuses are ignored. Without a live index, readers search none, or one that is being
 * replaced since it does not belong to this database.
 */
const WAITING = `
  select case
    when exists (select from search_index where state = 'live')
      then (select min(enqueued_at) from index_queue where attempts = 0)
    else to_timestamp(0)
  end as horizon`;

/** The time, in milliseconds since 1970, before which every change is searchable. */
export async function searchHorizon(database: Database): Promise<number> {
  const written = await writeHorizon(database);
  const waiting = await database.query<{ horizon: Date | null }>({ name: 'horizon-waiting', text: WAITING });
  return Math.min(written, waiting.rows[0]?.horizon?.getTime() ?? Infinity);
}
