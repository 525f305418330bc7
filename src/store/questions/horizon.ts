import type { Database } from '../database.ts';

/*
 * A writing transaction stamps its rows with the clock, is visible later, and what it wrote can be searched later still. Two
 * statements in this order leave no gap: who has stamped a row before the first one either still has the lock that every
 * write of the table takes beforehand, or has ended, and then the second one sees what it left in the queue. Neither the
 * transaction's number will do, which is given out after the first stamp, nor one statement, whose view of the queue is older
 * than its view of the locks. Documents that the engine refuses are not waited for.
 */
const WRITERS = `
  select least(
    statement_timestamp(),
    (select min(writer.xact_start)
     from pg_locks as held join pg_stat_activity as writer using (pid)
     where held.locktype = 'relation' and held.relation = 'questions'::regclass and held.mode = 'RowExclusiveLock'
       and writer.datname = current_database())
  ) as horizon`;
const WAITING = `select min(enqueued_at) as horizon from index_queue where attempts = 0`;

/**
 * The time, in milliseconds since 1970, before which every change can be found by a search. Writers must have the database role
 * of the reader, or the reader `pg_read_all_stats`: PostgreSQL does not show a stranger when a transaction began.
 */
export async function searchHorizon(database: Database): Promise<number> {
  const writers = await database.query<{ horizon: Date }>({ name: 'horizon-writers', text: WRITERS });
  const waiting = await database.query<{ horizon: Date | null }>({ name: 'horizon-waiting', text: WAITING });
  const [row] = writers.rows;
  if (row === undefined) throw new Error('the horizon query returned no row');
  return Math.min(row.horizon.getTime(), waiting.rows[0]?.horizon?.getTime() ?? Infinity);
}
