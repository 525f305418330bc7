import type { Pool, PoolClient } from 'pg';

import { queryOnlyRow } from '../../../src/store/database.ts';

/** A revision of a question. */
export interface Revision {
  readonly id: string;
  readonly rev: number;
}

/** The changes that have waited longest and are not held back, in the caller's snapshot. */
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
 * Removes written and searchable revisions from the queue, and records that counts may have changed. A question that
 * has changed since stays in the queue, and so does one whose row is locked, because it is about to get a newer
 * revision.
 */
export async function acknowledge(pool: Pool, written: readonly Revision[]): Promise<void> {
  if (written.length === 0) return;
  await pool.query(
    // Forces one lookup by key per id. With statistics from an empty queue, the planner would compare each row of one
    // list with each of the other.
    `with counted as (update search_index set settled = settled + 1)
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

/**
 * Holds back documents that the engine refuses, with a delay that doubles up to an hour. A new change ends the delay.
 */
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
  /** Number of these that the engine has refused. */
  readonly refused: number;
}

export async function readQueueState(pool: Pool): Promise<QueueState> {
  return queryOnlyRow<QueueState>(
    pool,
    `select count(*)::float8 as waiting, count(*) filter (where attempts > 0)::float8 as refused from index_queue`,
  );
}
