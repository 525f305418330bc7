import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';

import { translateOutages } from './database.ts';

/** A lock held by a database session of its own. */
export interface HeldLock {
  /** Throws when the session, and the lock with it, is lost. */
  readonly confirm: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/** Seconds after which the database ends the session of a holder that says nothing: its process is frozen or its machine gone. */
const SILENCE = 30;

/** Milliseconds between two signs of life. */
const HEARTBEAT = 10_000;
/** Milliseconds between two attempts. */
const ATTEMPTS_EVERY = 50;

async function take(client: PoolClient, name: string, patience: number): Promise<boolean> {
  await client.query(`set idle_session_timeout = '${SILENCE}s'`);
  for (const deadline = performance.now() + patience; ;) {
    const answer = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    );
    if (answer.rows[0]?.taken === true) return true;
    if (performance.now() >= deadline) return false;
    await sleep(ATTEMPTS_EVERY);
  }
}

/** Milliseconds to wait for a lock whose holder may have just been killed: until the database has noticed that. */
export const AFTERLIFE = 1_000;

/**
 * Takes the named lock of this database, or returns null when another session has it.
 *
 * @param patience - milliseconds to wait for it
 */
export async function tryLock(pool: Pool, name: string, patience = 0): Promise<HeldLock | null> {
  const client = await pool.connect();
  // The session may end while nobody waits for an answer: the pool listens only to connections that it holds itself.
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  const heartbeat = setInterval(() => {
    client.query('select 1').catch((error: unknown) => (lost = error));
  }, HEARTBEAT).unref();
  const release = async (): Promise<void> => {
    clearInterval(heartbeat);
    try {
      // Without this the lock lasts until the database notices that the connection is closed, a moment later.
      if (lost === undefined) await client.query('select pg_advisory_unlock_all()');
    } catch {
      // The session is gone, and the lock with it.
    } finally {
      // Closed, not given back: its settings must not reach another user of the pool.
      client.release(true);
    }
  };
  try {
    const confirm = async (): Promise<void> => {
      if (lost !== undefined) throw new Error(`the lock ${name} is lost`, { cause: lost });
      await client.query('select 1');
    };
    if (await take(client, name, patience)) return { confirm, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

/** `tryLock` for those who serve requests: outages are told as `tellOutages` does. */
export type TakeLock = (name: string, patience: number) => Promise<HeldLock | null>;

export function createTakeLock(pool: Pool): TakeLock {
  return (name, patience) => translateOutages(() => tryLock(pool, name, patience));
}
