import { execFile } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

import type { LocalEngine, Setting } from './engine.ts';
import { ownedFolder, type Folders } from './folders.mjs';
import { postgresData, postgresEngine } from './postgres.ts';

/** Milliseconds between two questions whether a server has become the primary. */
const POLL_INTERVAL = 50;

/** A running server on this computer. */
interface Primary {
  /** The URL of its superuser. */
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
}

/** What a copy of a running server leaves out: its process, its log and its replication slots. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'standby.signal']);

/**
 * Prepares a streaming standby of a server on the same computer. The first time it copies the data folder while the
 * server runs, as `pg_basebackup` does, which is not in the package with the server.
 *
 * @param setting - with the password of the primary, whose users the standby has
 */
export async function prepareStandby(
  folders: Folders,
  setting: Setting,
  primary: Primary,
): Promise<LocalEngine> {
  if (!existsSync(postgresData(setting))) await copyPrimary(folders, setting, primary);
  return postgresEngine(folders, setting);
}

async function copyPrimary(folders: Folders, setting: Setting, { url, data }: Primary): Promise<void> {
  const { owner } = folders;
  // Renamed when complete, so an interrupted one is simply copied again.
  const staging = `${postgresData(setting)}.new`;
  rmSync(staging, { recursive: true, force: true });
  ownedFolder(staging, owner);
  const slot = `standby_${setting.port}`;
  const write = (name: string, text: string): void => {
    const file = join(staging, name);
    appendFileSync(file, text, { mode: 0o600 });
    if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
  };
  await withSuperuser(url, async (client) => {
    // The slot keeps what is written from now on until the standby has it.
    await client.query(
      `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1`,
      [slot],
    );
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', [slot]);
    const names = readdirSync(data).filter((name) => !LEFT_OUT.has(name));
    await copyAll(
      names.map((name) => join(data, name)),
      staging,
    );
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    write('backup_label', rows[0]?.labelfile ?? '');
  });
  for (const name of ['pg_wal', 'pg_replslot']) ownedFolder(join(staging, name), owner);
  const { hostname, port, username, password } = new URL(url);
  const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
  // It may become the primary, and must not wait for a standby of its own then.
  write(
    'postgresql.auto.conf',
    `primary_conninfo = '${source}'\nprimary_slot_name = '${slot}'\nsynchronous_standby_names = ''\n`,
  );
  write('standby.signal', '');
  renameSync(staging, postgresData(setting));
}

/** Copies files, except those that the server has deleted meanwhile. */
async function copyAll(paths: readonly string[], folder: string): Promise<void> {
  try {
    await promisify(execFile)('cp', ['-a', ...paths, folder], { env: { ...process.env, LC_ALL: 'C' } });
  } catch (error) {
    const lines =
      error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [''];
    if (!lines.every((line) => line.endsWith('No such file or directory'))) throw error;
  }
}

/** From now on, a commit on the primary is acknowledged only when a standby has it on its disk. Both must be durable. */
export const waitForStandby = (primaryUrl: string): Promise<void> =>
  withSuperuser(primaryUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '*'`);
    await client.query('select pg_reload_conf()');
  });

/** A standby that catches up cancels statements that are in its way. */
const CANCELLED_BY_RECOVERY = '40001';

/** Makes a standby the primary, and resolves when it takes writes. Its former primary must not run. */
export const promoteStandby = (standbyUrl: string): Promise<void> =>
  withSuperuser(standbyUrl, async (client) => {
    const isPromoted = async (): Promise<boolean> => {
      try {
        // Promotes it if it is a standby. With its own wait, this would be cancelled if there is much to catch up on.
        const { rows } = await client.query<{ standby: boolean }>(
          'select pg_is_in_recovery() as standby, case when pg_is_in_recovery() then pg_promote(false) end',
        );
        return rows[0]?.standby === false;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === CANCELLED_BY_RECOVERY) return false;
        throw error;
      }
    };
    while (!(await isPromoted())) await delay(POLL_INTERVAL);
  });

async function withSuperuser(
  connectionString: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  // The rejected promise of a statement reports the error as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
