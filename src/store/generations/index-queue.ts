import type { Pool, PoolClient } from 'pg';

/** A revision of a question: what is waiting, what was written, what is settled. */
export interface Revision {
  readonly id: string;
  readonly rev: number;
}

/** The changes that have waited longest and are not held back, inside the snapshot of the caller. */
export async function readQueue(client: PoolClient, limit: number): Promise<Revision[]> {
  const found = await client.query<Revision>(
    `select id, rev::float8 as rev from index_queue where ready_at <= clock_timestamp() order by enqueued_at limit $1`,
    [limit],
  );
  return found.rows;
}

const columns = (revisions: readonly Revision[]): [string[], number[]] => [
  revisions.map(({ id }) => id),
  revisions.map(({ rev }) => rev),
];

/**
 * Settles what was written and is searchable, and notes with it that counts may have changed. A question that changed since keeps
 * its place, and so does one whose row a writer holds at this moment: it is about to carry a newer revision.
 */
export async function acknowledge(pool: Pool, written: readonly Revision[]): Promise<void> {
  if (written.length === 0) return;
  await pool.query(
    // One look-up by key for each id, whatever the statistics say: taken while the queue was empty, they make any join of the two
    // lists compare each with each.
    `with moved as (update search_index set settled = settled + 1)
     delete from index_queue where id = any(array(
       select queued.id from unnest($1::uuid[], $2::bigint[]) as written(id, rev)
       cross join lateral (
         select index_queue.id from index_queue
         where index_queue.id = written.id and index_queue.rev <= written.rev
         for update skip locked
       ) as queued
     ))`,
    columns(written),
  );
}

/** Holds back documents that the engine refuses, twice as long each time, up to an hour; a new change sets them free. */
export async function holdBack(
  pool: Pool,
  refused: readonly (Revision & { readonly reason: string })[],
): Promise<void> {
  if (refused.length === 0) return;
  await pool.query(
    `update index_queue as queued
     set attempts = queued.attempts + 1, last_error = refused.reason,
       ready_at = clock_timestamp() + least(interval '1 hour', interval '1 second' * 2 ^ least(queued.attempts + 1, 12))
     from unnest($1::uuid[], $2::bigint[], $3::text[]) as refused(id, rev, reason)
     where queued.id = refused.id and queued.rev <= refused.rev`,
    [...columns(refused), refused.map(({ reason }) => reason)],
  );
}

interface QueueState {
  /** Changes that are not searchable yet. */
  readonly waiting: number;
  /** Of those, documents that the engine has refused. */
  readonly refused: number;
  /** Age of the oldest change in seconds; 0 when there is none. */
  readonly lag: number;
}

export async function readQueueState(pool: Pool): Promise<QueueState> {
  const found = await pool.query<QueueState>(
    `select count(*)::float8 as waiting, count(*) filter (where attempts > 0)::float8 as refused,
       coalesce(extract(epoch from clock_timestamp() - min(enqueued_at)), 0)::float8 as lag
     from index_queue`,
  );
  return found.rows[0] ?? { waiting: 0, refused: 0, lag: 0 };
}
