import type { Pool } from 'pg';

import { inTransaction } from '../transaction.ts';

/** What of a question must be found again in its search document. */
export interface QuestionRevision {
  readonly id: string;
  readonly rev: number;
  readonly visible: boolean;
}

/** Rows that one step of a scan brings. */
const PAGE = 10_000;

/** How long a scan may be silent: some pages of the search index, each of which may take half a minute, between two of its own. */
const SILENCE = '2min';

/**
 * Walks over all questions as of one moment in the order of their revisions, a page at a time, and gives each page to
 * `onPage`; a transaction is open meanwhile.
 */
export async function scanRevisions(
  pool: Pool,
  work: (nextPage: () => Promise<QuestionRevision[]>) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, 'read snapshot', async (client) => {
    await client.query(`set local idle_in_transaction_session_timeout = '${SILENCE}'`);
    // A cursor: sorted once, and no index that every update would have to maintain.
    await client.query(`
      declare scan no scroll cursor for
      select id, rev::float8 as rev, availability = 'visible' as visible from questions order by rev`);
    await work(async () => (await client.query<QuestionRevision>(`fetch ${PAGE} from scan`)).rows);
  });
}

/**
 * A second look at one question: null where it has no row, and whether a change of it is on its way. One that the engine has
 * refused is not: it may wait for ever.
 */
export interface RevisionNow {
  readonly id: string;
  readonly rev: number | null;
  readonly visible: boolean | null;
  readonly queued: boolean;
}

/** One row for each of the ids. */
export async function readRevisions(pool: Pool, ids: readonly string[]): Promise<Map<string, RevisionNow>> {
  const found = await pool.query<RevisionNow>(
    // Each look-up by itself: with statistics from a time when the queue was empty, a join would compare each with each.
    `select wanted.id, question.rev, question.visible, change.id is not null as queued
     from unnest($1::uuid[]) as wanted(id)
     left join lateral (
       select rev::float8 as rev, availability = 'visible' as visible from questions where id = wanted.id limit 1
     ) as question on true
     left join lateral (select id from index_queue where id = wanted.id and attempts = 0 limit 1) as change on true`,
    [ids],
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}
