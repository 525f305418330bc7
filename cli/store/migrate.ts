import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';

import { withCommandConnection } from './connection.ts';

const DIRECTORY = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The runner puts stack traces into its messages. */
function withoutStack(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const end = error.message.search(/\n +at /);
  return end === -1 ? error : new Error(error.message.slice(0, end), { cause: error });
}

/** The names of all migrations of this version, in order. */
export const knownMigrations = (): string[] =>
  readdirSync(DIRECTORY)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();

/**
 * Applies pending migrations in order of their names, all in one transaction. An advisory lock serializes processes
 * that start at the same time. There are no down migrations: a mistake is fixed by a further migration.
 *
 * @param count - the number of pending migrations to apply; by default all
 * @returns the names of the applied migrations
 */
export async function migrate(databaseUrl: string, count = Infinity): Promise<string[]> {
  return withCommandConnection(databaseUrl, async (dbClient) => {
    try {
      const applied = await runner({
        dbClient,
        dir: DIRECTORY,
        direction: 'up',
        count,
        migrationsTable: 'migrations',
        advisoryLockMode: 'wait',
        singleTransaction: true,
        log: () => undefined,
      });
      return applied.map((migration) => migration.name);
    } catch (error) {
      throw withoutStack(error);
    }
  });
}
