import type { PoolClient } from 'pg';

/**
 * Whether the questions were generated for benchmarks. Null if there are none. Checks one row, because catalogues are
 * never mixed.
 */
export async function isCatalogueGenerated(client: PoolClient): Promise<boolean | null> {
  const { rows } = await client.query<{ generated: boolean }>(
    `select extensions @> '{"generated": true}' as generated from questions order by seq limit 1`,
  );
  return rows[0]?.generated ?? null;
}
