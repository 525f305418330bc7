import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import { Client } from 'pg';

import { COMMAND_CONNECT_TIMEOUT } from './connect-timeout.ts';

const DIRECTORY = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The runner puts stack traces into its messages. */
function withoutStack(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const end = error.message.search(/\n +at /);
  return end === -1 ? error : new Error(error.message.slice(0, end), { cause: error });
}

/**
 * Applies pending migrations in order of their names, all in one transaction. An advisory lock serializes processes
 * that start at the same time. There are no down migrations: a mistake is fixed by a further migration.
 *
 * @returns the names of the applied migrations
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const dbClient = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: COMMAND_CONNECT_TIMEOUT,
  });
  // A connection that breaks also rejects the statement that runs. Without a listener it would crash this process.
  dbClient.on('error', () => undefined);
  await dbClient.connect();
  try {
    const applied = await runner({
      dbClient,
      dir: DIRECTORY,
      direction: 'up',
      migrationsTable: 'migrations',
      advisoryLockMode: 'wait',
      singleTransaction: true,
      log: () => undefined,
    });
    return applied.map((migration) => migration.name);
  } catch (error) {
    throw withoutStack(error);
  } finally {
    await dbClient.end();
  }
}
