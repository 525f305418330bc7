import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';

const DIRECTORY = fileURLToPath(new URL('../../migrations', import.meta.url));

/**
 * Applies the migrations that a database lacks, in the order of their names, all in one transaction. Two processes that start
 * at once take turns behind an advisory lock. There is no way back: a mistake is mended by a further migration.
 *
 * @returns the names of the migrations that were applied now
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const applied = await runner({
    databaseUrl,
    dir: DIRECTORY,
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    singleTransaction: true,
    log: () => undefined,
  });
  return applied.map((migration) => migration.name);
}
