import { Pool } from 'pg';

import { migrate } from '../cli/store/migrate.ts';

/** A separate database for one benchmark on the server of the service, deleted at the end. */
export interface OwnDatabase {
  readonly url: string;
  readonly pool: Pool;
  readonly drop: () => Promise<void>;
}

/**
 * @param serverUrl - URL of any database on the server
 * @param role - distinguishes several databases of one benchmark
 */
export async function ownDatabase(serverUrl: string, role = 'only'): Promise<OwnDatabase> {
  const name = `trivia_bench_${process.pid}_${role}`;
  const server = new Pool({ connectionString: serverUrl, max: 1 });
  await server.query(`create database ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  await migrate(url);
  const pool = new Pool({ connectionString: url, max: 4 });
  // A server that ends during a run closes idle connections. Later queries report it.
  for (const each of [server, pool]) each.on('error', () => undefined);
  return {
    url,
    pool,
    async drop() {
      await pool.end();
      await server.query(`drop database ${name} with (force)`);
      await server.end();
    },
  };
}
