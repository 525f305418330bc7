import type { PoolClient } from 'pg';

import { openPostgres } from '../../../src/postgres.ts';
import { inTransaction } from '../../../src/store/transaction.ts';
import type { TestEngines } from '../engines.ts';
import { sized } from '../sized.ts';
import { LARGE_TABLES } from './table-rows.ts';

/**
 * Rows inserted into each large table: enough for statistics that hold for a larger one. The long form inserts all of
 * them.
 */
const MOST_ROWS = sized({ short: 6_000, long: Infinity });

/** Milliseconds: the long form inserts 1.4 million questions by one statement. */
const LONGEST_STATEMENT = 1_200_000;

/** Inserts rows without the triggers, which would take most of the time. Constraints and indexes remain. */
async function fill(client: PoolClient, table: string, rows: number, statement: string): Promise<void> {
  await client.query(`alter table ${table} disable trigger user`);
  // Otherwise statistics of the inserted rows would later replace those of a full table.
  await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  await client.query(statement, [rows]);
}

/** Pretends that a table and its indexes have `rows` rows. The planner multiplies rows per page by actual pages. */
const SCALE = `
  select pg_restore_relation_stats('schemaname', 'public', 'relname', relation.relname::text,
    'relpages', relation.relpages, 'reltuples', (relation.reltuples * $2::float8 / whole.reltuples)::real)
  from pg_class as whole
    left join pg_index on pg_index.indrelid = whole.oid
    join pg_class as relation on relation.oid in (whole.oid, pg_index.indexrelid)
  where whole.oid = $1::regclass and whole.reltuples > 0`;

/**
 * Makes the large tables look to the planner as they do with 1.4 million questions. In the short form this inserts a
 * part of the rows and multiplies the row counts of their statistics. The tables keep their few pages, so that reading
 * one whole looks cheaper than it is: a plan that prefers an index all the same will also do so at the true size.
 */
export async function lookFull({ config, logger }: TestEngines): Promise<void> {
  const pool = openPostgres(config, logger, { connections: 1, statementTimeout: LONGEST_STATEMENT });
  await inTransaction(pool, 'write', async (client) => {
    for (const [table, { rows, fill: statement }] of Object.entries(LARGE_TABLES))
      await fill(client, table, Math.min(rows, MOST_ROWS), statement);
  });
  await pool.query('vacuum analyze');
  for (const [table, { rows }] of Object.entries(LARGE_TABLES))
    if (rows > MOST_ROWS) await pool.query(SCALE, [table, rows]);
  await pool.end();
}
