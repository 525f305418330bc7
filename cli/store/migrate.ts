import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import type { Client } from 'pg';

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
 * Milliseconds that a migration waits for a lock, while requests for the same table wait behind it: less than a request has.
 * Then it is rolled back, and tried again after a pause.
 */
const LOCK_TIMEOUT = 1_000;
const PAUSE = 3_000;
/** Milliseconds after which it is not tried again. */
const PATIENCE = 300_000;

/** SQLSTATE of a statement that has waited too long for a lock. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Applies pending migrations in order of their names, all in one transaction. An advisory lock serializes processes
 * that start at the same time. There are no down migrations: a mistake is fixed by a further migration.
 *
 * @param count - the number of pending migrations to apply; by default all
 * @param patience - milliseconds for which a lock is waited for
 * @returns the names of the applied migrations
 */
export async function migrate(databaseUrl: string, count = Infinity, patience = PATIENCE): Promise<string[]> {
  return withCommandConnection(databaseUrl, async (client) => {
    const deadline = performance.now() + patience;
    try {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT}`);
      for (;;) {
        const applied = await applyUnlessLocked(client, count);
        if (applied !== undefined) return applied;
        if (performance.now() + PAUSE > deadline)
          throw new Error(
            `Another transaction has held a lock that the migrations need for ${patience / 1_000} s. Nothing was changed. Find it in pg_stat_activity, end it, and try again.`,
          );
        await sleep(PAUSE);
      }
    } catch (error) {
      throw withoutStack(error);
    }
  });
}

/** @returns undefined if nothing was changed because a lock was not available in time */
async function applyUnlessLocked(dbClient: Client, count: number): Promise<string[] | undefined> {
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
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return undefined;
    throw error;
  }
}
