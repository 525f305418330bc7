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

/** The lock that node-pg-migrate takes, too, so that versions before this one wait as well. */
const MIGRATIONS_LOCK = '7241865325823964';

/**
 * Applies pending migrations in order of their names. Each runs in its own transaction, so that its locks are released before
 * the next one starts. An advisory lock serializes processes that start at the same time. There are no down migrations: a
 * mistake is fixed by a further migration.
 *
 * @param count - the number of pending migrations to apply; by default all
 * @param patience - milliseconds for which a lock is waited for
 * @returns the names of the applied migrations
 */
export async function migrate(databaseUrl: string, count = Infinity, patience = PATIENCE): Promise<string[]> {
  return withCommandConnection(databaseUrl, async (client) => {
    const applied: string[] = [];
    try {
      await client.query(`set lock_timeout = ${LOCK_TIMEOUT}`);
      await untilUnlocked(
        () => client.query(`select pg_advisory_lock(${MIGRATIONS_LOCK})`),
        patience,
        'Another process has been migrating this database for',
        'Wait until it ends, and try again.',
      );
      while (applied.length < count) {
        const name = await untilUnlocked(
          () => applyNext(client),
          patience,
          'Another transaction has held a lock that a migration needs for',
          'Find it in pg_stat_activity, end it, and try again. Migrations that were applied are not repeated.',
        );
        if (name === undefined) break;
        applied.push(name);
      }
      return applied;
    } catch (error) {
      throw withoutStack(error);
    }
  });
}

/**
 * Repeats `work` until it gets its locks.
 *
 * @param who - the beginning of the message when it does not, followed by the seconds
 * @param what - what to do then
 */
async function untilUnlocked<Result>(
  work: () => Promise<Result>,
  patience: number,
  who: string,
  what: string,
): Promise<Result> {
  const deadline = performance.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE)) throw error;
      if (performance.now() + PAUSE > deadline)
        throw new Error(`${who} ${patience / 1_000} s. ${what}`, { cause: error });
    }
    await sleep(PAUSE);
  }
}

/** @returns the name of the migration; undefined if none was pending */
async function applyNext(dbClient: Client): Promise<string | undefined> {
  const [applied] = await runner({
    dbClient,
    dir: DIRECTORY,
    direction: 'up',
    count: 1,
    migrationsTable: 'migrations',
    noLock: true,
    // Without it, the library does not roll back what has failed.
    singleTransaction: true,
    log: () => undefined,
  });
  return applied?.name;
}
