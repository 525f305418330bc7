import type { PoolClient } from 'pg';

/** Whether the questions of the database were made up for measurements; null when there are none. One row says it for all. */
export async function isCatalogueGenerated(client: PoolClient): Promise<boolean | null> {
  const { rows } = await client.query<{ generated: boolean }>(
    `select extensions @> '{"generated": true}' as generated from questions order by seq limit 1`,
  );
  return rows[0]?.generated ?? null;
}
