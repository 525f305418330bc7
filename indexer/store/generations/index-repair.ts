import type { Pool } from 'pg';

import { inTransaction } from '../../../src/store/transaction.ts';

/** The differences that a repair puts into the queue. */
interface Repair {
  /**
   * Questions to write with a new revision. The engine could refuse the old one if someone has written or deleted the
   * document by hand, with a higher version.
   */
  readonly renew: readonly string[];
  /** Ids of documents without a question. */
  readonly bury: readonly string[];
  /** The highest version seen in the index. */
  readonly highestVersion: number;
}

/** How far the sequence is set beyond the highest version: more numbers than writers can draw meanwhile. */
const MARGIN = 1_000_000;

/**
 * Sets the sequence beyond the highest revision of an index, if it is behind. A restored database continues with an old
 * number: the engine would refuse its writes, and API processes could take a new revision for one that they know.
 */
export async function passRevision(pool: Pool, highest: number): Promise<void> {
  await pool.query(
    `select setval('question_rev_seq', $1::bigint + ${MARGIN}) from question_rev_seq where last_value < $1::bigint`,
    [highest],
  );
}

/** Puts differing questions into the queue again, so that the indexer repairs the index. */
export async function enqueueRepair(pool: Pool, { renew, bury, highestVersion }: Repair): Promise<void> {
  await passRevision(pool, highestVersion);
  await inTransaction(pool, 'write', async (client) => {
    // In the order in which imports lock rows, so that they cannot deadlock.
    await client.query('select from questions where id = any ($1::uuid[]) order by id for no key update', [
      renew,
    ]);
    await client.query('update questions set rev = rev where id = any ($1::uuid[])', [renew]);
  });
  await pool.query(
    `insert into index_queue (id, rev, enqueued_at)
     select id, nextval('question_rev_seq'), clock_timestamp() from unnest($1::uuid[]) as buried(id) order by id
     on conflict (id) do nothing`,
    [bury],
  );
}
