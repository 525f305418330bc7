import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { openPostgres } from '../src/postgres.ts';
import type { Config } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { COMMAND_CONNECT_TIMEOUT } from './store/command-connection.ts';
import { commandConfig } from './command-config.ts';
import type { CommandIo } from './command-io.ts';
import type { ExitCode } from './exit-code.ts';
import { createOutput, type Output } from './output.ts';

/** PostgreSQL connections of one command. */
const CONNECTIONS = 5;

/** What a command works with. */
export interface CommandContext {
  readonly config: Config;
  readonly pool: Pool;
  readonly indexPrefix: string;
  readonly logger: Logger;
  readonly output: Output;
  /** Aborted by the first Ctrl-C; the second one ends the process. */
  readonly signal: AbortSignal;
}

/** Runs one command with an open pool of connections to the database and closes it afterwards. */
export async function withContext(
  io: CommandIo,
  options: { readonly json: boolean; readonly needsIndex: boolean; readonly logs: 'info' | 'warn' },
  work: (context: CommandContext) => Promise<ExitCode>,
): Promise<void> {
  const config = commandConfig(
    { TRIVIA_LOG_LEVEL: options.logs, ...io.environment },
    io.folder,
    options.needsIndex,
  );
  // Standard output is reserved for the result.
  const logger = createLogger('trivia', config.logLevel, io.stderr);
  const pool = openPostgres(config, logger, {
    connections: CONNECTIONS,
    connectTimeout: COMMAND_CONNECT_TIMEOUT,
  });
  try {
    const exitCode = await work({
      config,
      pool,
      indexPrefix: config.indexPrefix,
      logger,
      output: createOutput(options.json, io),
      signal: io.signal,
    });
    io.exit(exitCode);
  } finally {
    await pool.end();
  }
}
