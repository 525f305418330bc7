import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Client, Pool } from 'pg';

import { BUNDLED_TAXONOMY } from '../../cli/bundled-taxonomy.ts';
import { migrate } from '../../cli/store/migrate.ts';
import { applyTaxonomy } from '../../cli/store/taxonomy.ts';
import { databaseUrl } from './engine-urls.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/** The name contains a hash of the contents, so that a changed migration or vocabulary gets a new template. */
function templateName(): string {
  const hash = createHash('sha256').update(JSON.stringify(BUNDLED_TAXONOMY));
  for (const file of readdirSync(MIGRATIONS).sort())
    hash.update(file).update(readFileSync(new URL(file, MIGRATIONS)));
  return `trivia_template_${hash.digest('hex').slice(0, 12)}`;
}

/** Applies all migrations and the vocabulary. */
export async function fill(url: string): Promise<void> {
  await migrate(url);
  const pool = new Pool({ connectionString: url, max: 1 });
  try {
    await applyTaxonomy(pool, BUNDLED_TAXONOMY);
  } finally {
    await pool.end();
  }
}

/** Runs statements on the maintenance database of the server. */
export async function onServer<Result>(
  server: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * A database with all migrations and the vocabulary, created once for all test files that run at the same time.
 *
 * @returns its name, to create databases from
 */
export async function templateDatabase(server: string): Promise<string> {
  const name = templateName();
  return onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('trivia test template'))`);
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 1) return name;
    // Renamed when complete, so that a killed run leaves no incomplete template.
    await client.query(`drop database if exists ${name}_unfinished with (force)`);
    await client.query(`create database ${name}_unfinished`);
    await fill(databaseUrl(server, `${name}_unfinished`));
    await client.query(`alter database ${name}_unfinished rename to ${name}`);
    return name;
  });
}
