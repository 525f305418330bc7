import { join } from 'node:path';
import pg from 'pg';
import type { LocalEngine, Setting } from './engine.ts';
import type { Folders } from './folders.mjs';
import { ensureCluster } from './postgres-cluster.ts';
import { postgresPrograms } from './postgres-programs.ts';
import { POSTGRES_SETTINGS, settingParameters } from './postgres-settings.ts';

const user = 'trivia';
const database = 'trivia';

/** Prepares PostgreSQL 18: creates the data folder the first time. */
export async function preparePostgres(folders: Folders, setting: Setting): Promise<LocalEngine> {
  const programs = postgresPrograms(folders);
  const data = join(setting.folder, 'postgres-18');
  await ensureCluster({ programs, data, user, setting, owner: folders.owner });
  const settings = {
    ...POSTGRES_SETTINGS,
    listen_addresses: '127.0.0.1',
    port: setting.port,
    unix_socket_directories: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...(setting.durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const url = `postgres://${user}:${setting.password}@127.0.0.1:${setting.port}`;
  return {
    command: join(programs, 'postgres'),
    arguments: ['-D', data, ...settingParameters(settings)],
    environment: { LC_ALL: 'C' },
    folder: setting.folder,
    owner: folders.owner,
    // The fast shutdown: closes connections and completes the write-ahead log.
    stopSignal: 'SIGINT',
    url: `${url}/${database}`,
    timeoutSeconds: 60,
    probe: () => ensureDatabase(`${url}/postgres`),
  };
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
