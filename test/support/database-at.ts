import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Pool } from 'pg';
import { onTestFinished } from 'vitest';

import { databaseUrl, engineUrls } from './engine-urls.ts';
import { onServer } from './template-database.ts';

/** Creates an empty database with the first migrations, for one test. */
export async function databaseAt(migrations: number): Promise<{ readonly url: string; readonly pool: Pool }> {
  const { database } = engineUrls();
  const name = `trivia_test_${randomBytes(5).toString('hex')}`;
  const url = databaseUrl(database, name);
  await onServer(database, (client) => client.query(`create database ${name}`));
  const pool = new Pool({ connectionString: url, max: 2 });
  // A connection that is still closing reports that its database is dropped, when the pool no longer listens to it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  onTestFinished(async () => {
    await pool.end();
    await onServer(database, (client) => client.query(`drop database ${name} with (force)`));
  });
  await runner({
    databaseUrl: url,
    dir: fileURLToPath(new URL('../../migrations', import.meta.url)),
    direction: 'up',
    migrationsTable: 'migrations',
    count: migrations,
    log: () => undefined,
  });
  return { url, pool };
}
