import type { PoolClient } from 'pg';

/** Queues questions for a later comparison. */
export async function postponeComparison(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await client.query('insert into comparisons_due select unnest($1::uuid[]) on conflict do nothing', [ids]);
}

/** Counts the questions that wait for a comparison. */
export async function countDue(client: Pick<PoolClient, 'query'>): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::float8 as count from comparisons_due',
  );
  return rows[0]?.count ?? 0;
}

const TAKE = `
  delete from comparisons_due where question_id = any (array(
    select question_id from comparisons_due where $1::uuid is null or question_id > $1 order by question_id limit $2))
  returning question_id as id`;

/**
 * Removes questions from the comparison queue, ordered by id, and returns them.
 *
 * @param after - the id after which to start; null for the first
 */
export async function takeDue(client: PoolClient, after: string | null, limit: number): Promise<string[]> {
  const taken = await client.query<{ id: string }>(TAKE, [after, limit]);
  return taken.rows.map(({ id }) => id).sort();
}

/** Removes questions from the queue that were just compared. */
export async function forgetDue(client: PoolClient, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await client.query('delete from comparisons_due where question_id = any ($1::uuid[])', [ids]);
}
