import type { Pool } from 'pg';

import { inTransaction } from '../../../src/store/database.ts';
import { readPages } from '../questions/read-catalogue.ts';
import { type ProjectionRow, readProjections } from './projection.ts';

/** A question, as a scan sees it. */
export interface QuestionRevision {
  readonly id: string;
  readonly rev: number;
  readonly visible: boolean;
}

/**
 * Walks over all questions in one snapshot, ordered by revision, one page at a time. A transaction stays open
 * meanwhile, in which `readRows` reads whole rows.
 */
export async function scanRevisions(
  pool: Pool,
  work: (
    nextPage: () => Promise<readonly QuestionRevision[]>,
    readRows: (ids: readonly string[]) => Promise<ProjectionRow[]>,
  ) => Promise<void>,
): Promise<void> {
  await inTransaction(pool, 'read snapshot', async (client) => {
    // It sorts once, and needs no index that every update would have to maintain. Whole rows would be too large to sort.
    const pages = readPages<QuestionRevision>(
      client,
      `select id, rev::float8 as rev, availability = 'visible' as visible from questions order by rev`,
    );
    await work(
      async () => (await pages.next()).value ?? [],
      (ids) => readProjections(client, ids),
    );
  });
}

/**
 * The current state of one question. `rev` is null if it has no row. `queued` is whether a change is waiting for the
 * indexer, except one that the engine has refused, which may wait forever.
 */
export interface RevisionNow {
  readonly id: string;
  readonly rev: number | null;
  readonly queued: boolean;
}

/** Reads the current state of each id. */
export async function readRevisions(pool: Pool, ids: readonly string[]): Promise<Map<string, RevisionNow>> {
  const found = await pool.query<RevisionNow>(
    // Forces one lookup per id. With statistics from an empty queue, a join would compare each row with each.
    `select requested.id, question.rev, change.id is not null as queued
     from unnest($1::uuid[]) as requested(id)
     left join lateral (
       select rev::float8 as rev from questions where id = requested.id limit 1
     ) as question on true
     left join lateral (select id from index_queue where id = requested.id and attempts = 0 limit 1) as change on true`,
    [ids],
  );
  return new Map(found.rows.map((row) => [row.id, row]));
}

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
