import { Client, Pool } from 'pg';
import type { Logger } from 'pino';

import type { EngineConfig } from './config.ts';
import { eachHost, isToPrimary } from './connection-url.ts';

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
  role: Role,
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

/** A primary takes writes, and a standby is read-only. */
type Role = 'primary' | 'standby';

/** Milliseconds that a server has to say which of them it is. */
const ROLE_LIMIT = 1_000;

/** How connections to the servers of a URL are opened: options of a pool or a client, and the class of the client. */
interface PostgresServers {
  readonly connectionString: string;
  readonly Client: typeof Client;
}

/** Where a server is. */
type Server = Pick<Client, 'host' | 'port'>;

/**
 * The driver connects to one host. With `target_session_attrs=read-write` in the URL, connections are made to that of the
 * hosts which has the role. It is looked for at the start and after a connection has failed. When it is another one than
 * before, the connections to the others are closed: their server may be silent instead of gone.
 */
export function postgresServers(databaseUrl: string, role: Role = 'primary'): PostgresServers {
  const servers = eachHost(databaseUrl);
  const [connectionString] = servers;
  if (!isToPrimary(databaseUrl)) return { connectionString, Client };
  const open = new Set<Client>();
  let current: Promise<Server> | undefined;

  async function find(): Promise<Server> {
    const found = await findServer(servers, role);
    for (const client of open)
      if (client.host !== found.host || client.port !== found.port) client.connection.stream.destroy();
    return found;
  }

  class ServerClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: (error: Error | null) => void): void;
    override connect(callback?: (error: Error | null) => void): Promise<Client> | void {
      const connected = this.#open();
      if (callback === undefined) return connected;
      connected.then(() => callback(null), callback);
    }

    async #open(): Promise<Client> {
      // A pool listens only when the connection is open, and the statement that fails reports the error anyway.
      this.on('error', () => undefined);
      const used = (current ??= find());
      try {
        Object.assign(this, await used);
        if (this.connection.stream.destroyed) throw new Error('timeout exceeded when trying to connect');
        await super.connect();
        await checkRole(this, role);
        open.add(this.once('end', () => open.delete(this)));
        return this;
      } catch (error) {
        if (current === used) current = undefined;
        this.connection.stream.destroy();
        throw error;
      }
    }
  }
  return { connectionString, Client: ServerClient };
}

/** @throws AggregateError if none of the servers has the role, with the reason of each */
async function findServer(servers: readonly string[], role: Role): Promise<Server> {
  const asked = servers.map(async (connectionString) => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: ROLE_LIMIT,
      query_timeout: ROLE_LIMIT,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await checkRole(client, role);
      return { host: client.host, port: client.port };
    } finally {
      client.connection.stream.destroy();
    }
  });
  return Promise.any(asked).catch((error: unknown) => {
    const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
    throw new AggregateError(errors, errors.map(String).join('; '));
  });
}

async function checkRole(client: Client, role: Role): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if ((rows[0]?.transaction_read_only === 'off') !== (role === 'primary'))
    throw new Error(
      `connection terminated: the PostgreSQL server at ${client.host}:${client.port} is no ${role}`,
    );
}
