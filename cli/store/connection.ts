import type { Client, Pool } from 'pg';

import { postgresServers } from '../../src/postgres.ts';

/** Milliseconds that a command waits for a connection. It is longer than for a request: a busy server is not an outage. */
export const COMMAND_CONNECT_TIMEOUT = 10_000;

/** Runs `work` with a connection without time limits for statements, and closes it afterwards. */
export async function withCommandConnection<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const { connectionString, Client: Connection } = postgresServers(databaseUrl);
  const client = new Connection({ connectionString, connectionTimeoutMillis: COMMAND_CONNECT_TIMEOUT });
  // A connection that breaks also rejects the statement that runs. Without a listener it would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Milliseconds, for databases with millions of questions on slow disks. */
const TIMEOUT = 600_000;

/**
 * Gathers the statistics that PostgreSQL plans with, after many rows have changed. The server does it by itself only after
 * a minute or more, and until then it joins a freshly loaded catalogue as if the tables were empty: statements that take
 * milliseconds take seconds. Tables of other users are left out.
 */
export async function analyzeTables(pool: Pick<Pool, 'connect'>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = ${TIMEOUT}; set client_min_messages = error`);
    const analyze = { text: 'analyze', query_timeout: TIMEOUT };
    await client.query(analyze);
  } finally {
    // Closed instead of returned to the pool, because its settings have changed.
    client.release(true);
  }
}
