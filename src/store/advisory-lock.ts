import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';

import { type Connections, queryOnlyRow, translateOutages } from './database.ts';

/** A lock held by a separate connection. */
export interface HeldLock {
  /** Throws if the connection, and with it the lock, is lost. */
  readonly confirm: () => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Seconds after which the database ends the transaction of a silent holder, whose process is suspended or whose machine is
 * gone.
 */
const SILENCE = 30;

/*
 * The lock belongs to a transaction, not to a session: a pooler such as PgBouncer in transaction mode gives each
 * transaction another session. Between its statements the transaction has no snapshot, so it does not hold back vacuum.
 */
const begin = (silence: number): string =>
  `begin isolation level read committed; set local idle_in_transaction_session_timeout = '${silence}s'`;

/** Heartbeats in the time of silence. */
const HEARTBEATS = 3;
/** Milliseconds between two attempts. */
const RETRY_INTERVAL = 50;
const TAKE = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as taken';

async function take(client: PoolClient, name: string, timeout: number, silence: number): Promise<boolean> {
  await client.query(begin(silence));
  for (const deadline = performance.now() + timeout; ;) {
    const { taken } = await queryOnlyRow<{ taken: boolean }>(client, TAKE, [name]);
    if (taken) return true;
    if (performance.now() >= deadline) return false;
    await sleep(RETRY_INTERVAL);
  }
}

/** Milliseconds to wait for a lock whose holder may have just been killed, until the database notices. */
export const DEAD_HOLDER_TIMEOUT = 1_000;

/**
 * Takes the named lock of this database, or returns null when another session has it.
 *
 * @param timeout - milliseconds to wait for it
 * @param silence - seconds after which a silent holder loses it
 */
export async function tryLock(
  pool: Connections,
  name: string,
  timeout = 0,
  silence = SILENCE,
): Promise<HeldLock | null> {
  const client = await pool.connect();
  // The connection may end between two statements. The pool listens only to idle connections.
  let lost: unknown;
  client.on('error', (error) => (lost = error));
  const beat = (): unknown => client.query('select 1').catch((error: unknown) => (lost = error));
  const heartbeat = setInterval(beat, (silence * 1_000) / HEARTBEATS).unref();
  const release = async (): Promise<void> => {
    clearInterval(heartbeat);
    try {
      // Without this, the lock lasts until the database notices that the connection is closed.
      if (lost === undefined) await client.query('rollback');
    } catch {
      // The connection is gone, and the lock with it.
    } finally {
      // Closed instead of returned to the pool, because a heartbeat may still wait for its answer.
      client.release(true);
    }
  };
  try {
    const confirm = async (): Promise<void> => {
      if (lost !== undefined) throw new Error(`the lock ${name} is lost`, { cause: lost });
      await client.query('select 1');
    };
    if (await take(client, name, timeout, silence)) return { confirm, release };
  } catch (error) {
    await release();
    throw error;
  }
  await release();
  return null;
}

/** `tryLock` for requests: outages are translated by `translateOutages`. */
export type TakeLock = (name: string, timeout: number) => Promise<HeldLock | null>;

export function createTakeLock(pool: Connections): TakeLock {
  return (name, timeout) => translateOutages(() => tryLock(pool, name, timeout));
}
