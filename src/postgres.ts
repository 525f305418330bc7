import { Pool } from 'pg';
import type { Logger } from 'pino';

import type { EngineConfig } from './config.ts';
import { eachHost } from './connection-url.ts';
import { postgresServers } from './postgres-servers.ts';

/** Milliseconds that a caller waits for a connection before it gets a 503. */
const CONNECT_TIMEOUT = 1_000;

/** Milliseconds for one statement: in a request, for which a caller is waiting, and in imports and the indexer. */
export const REQUEST_TIMEOUT = 3_000;
const WORK_TIMEOUT = 10_000;

/** PostgreSQL connections per process: more than two cores can use. */
const CONNECTIONS = 10;

export interface PostgresOptions {
  readonly connections?: number;
  /** Milliseconds to get a connection. */
  readonly connectTimeout?: number;
  /** Milliseconds for one statement. */
  readonly statementTimeout?: number;
}

type DatabaseConfig = Pick<EngineConfig, 'databaseUrl'>;

export function openPostgres(
  { databaseUrl }: DatabaseConfig,
  logger: Logger,
  options: PostgresOptions = {},
): Pool {
  return openPool(databaseUrl, 'primary', logger, options);
}

/** Milliseconds for a statement on a standby: another server has failed before, in the time of the same request. */
const STANDBY_TIMEOUT = 1_000;
/** Connections to it, for what is not in memory. */
const STANDBY_CONNECTIONS = 2;

/** A pool for reads while no server takes writes; undefined if the URL has one host. */
export function openStandby({ databaseUrl }: DatabaseConfig, logger: Logger): Pool | undefined {
  if (eachHost(databaseUrl).length === 1) return undefined;
  const options = { connections: STANDBY_CONNECTIONS, statementTimeout: STANDBY_TIMEOUT };
  return openPool(databaseUrl, 'standby', logger, options);
}

function openPool(
  databaseUrl: string,
  role: 'primary' | 'standby',
  logger: Logger,
  {
    connections = CONNECTIONS,
    connectTimeout = CONNECT_TIMEOUT,
    statementTimeout = WORK_TIMEOUT,
  }: PostgresOptions,
): Pool {
  const pool = new Pool({
    ...postgresServers(databaseUrl, role),
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    statement_timeout: statementTimeout,
    // The server cannot cancel a statement if the connection is silent.
    query_timeout: statementTimeout + CONNECT_TIMEOUT,
    idle_in_transaction_session_timeout: WORK_TIMEOUT,
    application_name: 'trivia',
  });
  // Without a listener, a connection that the server closes would crash this process.
  pool.on('error', (error) => logger.warn({ err: error }, 'an idle PostgreSQL connection was lost'));
  return pool;
}

/** Milliseconds that a probe waits for a connection, and for a response. */
const PROBE_LIMIT = 1_000;

/** A pool of one connection for probes: those of the other pool may all be in use. */
export function openProbePool({ options }: Pool, logger: Logger): Pool {
  const pool = new Pool({
    ...options,
    max: 1,
    connectionTimeoutMillis: PROBE_LIMIT,
    query_timeout: PROBE_LIMIT,
  });
  pool.on('error', (error) => logger.debug({ err: error }, 'the PostgreSQL connection for probes was lost'));
  return pool;
}
