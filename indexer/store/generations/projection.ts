import type { Pool, PoolClient } from 'pg';

import { queryOnlyRow, type Database } from '../../../src/store/database.ts';
import { columnsIn, readInBulk, type ColumnIn, type RowIn } from '../../../src/store/questions/columns.ts';

/** The columns of a question that the search index needs. Times are milliseconds since 1970. */
export type ProjectionRow = RowIn<'index', number>;

/** Columns whose indexed value differs from the stored one. */
const EXPRESSIONS: Partial<Record<ColumnIn<'index'>, string>> = {
  quality: `case when is_stale then 'needs_review' else quality end as quality`,
  updated_at: `(extract(epoch from updated_at) * 1000)::float8 as updated_at`,
};

const COLUMNS = columnsIn('index').map((column) => EXPRESSIONS[column] ?? readInBulk(column));

const SELECT = `select ${COLUMNS.join(', ')} from questions as question`;

/** The questions with these ids, with any availability. Ids without a row are absent. */
export async function readProjections(
  client: Pool | PoolClient,
  ids: readonly string[],
): Promise<ProjectionRow[]> {
  return (await client.query<ProjectionRow>(`${SELECT} where id = any ($1::uuid[])`, [ids])).rows;
}

/** The next questions, ordered by id. A null cursor starts at the first. */
export async function readProjectionsAfter(
  client: PoolClient,
  cursor: string | null,
  limit: number,
): Promise<ProjectionRow[]> {
  const found = await client.query<ProjectionRow>(
    `${SELECT} where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000') order by id limit $2`,
    [cursor, limit],
  );
  return found.rows;
}

/** Counts the questions after the cursor. Null counts all. */
export async function countProjectionsAfter(pool: Database, cursor: string | null): Promise<number> {
  const { count } = await queryOnlyRow<{ count: number }>(
    pool,
    `select count(*)::float8 as count from questions where id > coalesce($1::uuid, '00000000-0000-0000-0000-000000000000')`,
    [cursor],
  );
  return count;
}
