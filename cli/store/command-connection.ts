import { Client } from 'pg';

/** Milliseconds that a command waits for a connection. It is longer than for a request: a busy server is not an outage. */
export const COMMAND_CONNECT_TIMEOUT = 10_000;

/** Runs `work` with a connection without time limits for statements, and closes it afterwards. */
export async function withCommandConnection<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: COMMAND_CONNECT_TIMEOUT,
  });
  // A connection that breaks also rejects the statement that runs. Without a listener it would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
