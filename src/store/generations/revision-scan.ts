import type { Pool } from 'pg';

import { inTransaction } from '../transaction.ts';

/** The fields of a question that its search document must match. */
export interface QuestionRevision {
  readonly id: string;
  readonly rev: number;
  readonly visible: boolean;
}

/** Rows per page of a scan. */
const PAGE = 10_000;

/**
 * How long a scan may be idle between two pages, while several pages of the search index are read, up to 30 seconds
 * each.
 */
const SILENCE = '2min';

/**
 * Walks over all questions in one snapshot, ordered by revision, one page at a time. A transaction stays open
 * meanwhile.
 */
export async function scanRevisions(
  pool: Pool,
  work: (nextPage: () => Promise<QuestionRevision[]>) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, 'read snapshot', async (client) => {
    await client.query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
    // A cursor sorts once, and needs no index that every update would have to maintain.
    await client.query(`
      declare scan no scroll cursor for
      select id, rev::float8 as rev, availability = 'visible' as visible from questions order by rev`);
    await work(async () => (await client.query<QuestionRevision>(`fetch ${PAGE} from scan`)).rows);
  });
}

/**
 * The current state of one question. Fields are null if it has no row. `queued` is whether a change is waiting for the
 * indexer, except one that the engine has refused, which may wait forever.
 */
export interface RevisionNow {
  readonly id: string;
  readonly rev: number | null;
  readonly visible: boolean | null;
  readonly queued: boolean;
}

/** Reads the current state of each id. */
export async function readRevisions(pool: Pool, ids: readonly string[]): Promise<Map<string, RevisionNow>> {
  const found = await pool.query<RevisionNow>(
    // Forces one lookup per id. With statistics from an empty queue, a join would compare each row with each.
    `select requested.id, question.rev, question.visible, change.id is not null as queued
     from unnest($1::uuid[]) as requested(id)
     left join lateral (
       select rev::float8 as rev, availability = 'visible' as visible from questions where id = requested.id limit 1
     ) as question on true
     left join lateral (select id from index_queue where id = requested.id and attempts = 0 limit 1) as change on true`,
    [ids],
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}
