import type { Database } from '../database.ts';

/*
 * A transaction stamps its rows with the clock. Its rows become visible later, and searchable even later. Two
 * statements in this order leave no gap: a transaction that stamped a row before the first statement either still holds
 * the table lock that every write takes first, or has ended, and then the second statement sees its rows in the queue.
 * The transaction's number does not work, because it is assigned after the first stamp. A single statement does not
 * work either, because its snapshot of the queue is older than its view of the locks. Documents that the engine refuses
 * are ignored.
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
 * The time, in milliseconds since 1970, before which every change is searchable. Writers must use the database role of
 * the reader, or the reader needs `pg_read_all_stats`: PostgreSQL hides the start of transactions from other roles.
 */
export async function searchHorizon(database: Database): Promise<number> {
  const writers = await database.query<{ horizon: Date }>({ name: 'horizon-writers', text: WRITERS });
  const waiting = await database.query<{ horizon: Date | null }>({ name: 'horizon-waiting', text: WAITING });
  const [row] = writers.rows;
  if (row === undefined) throw new Error('the horizon query returned no row');
  return Math.min(row.horizon.getTime(), waiting.rows[0]?.horizon?.getTime() ?? Infinity);
}
