import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';

import { type Config, readConfig } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';
import { openPostgres } from '../src/postgres.ts';
import { Refusal } from '../src/refusal.ts';
import { COMMAND_CONNECT_TIMEOUT } from './store/connection.ts';
import { EXIT_CODES, type CommandIo, type ExitCode } from './command.ts';
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

/** What a command needs besides the database. */
interface Needs {
  /** By default no. */
  readonly needsIndex?: boolean;
  /** The least severe messages of the log on standard error; by default warnings. */
  readonly logs?: 'info' | 'warn';
}

/**
 * The action of a command that works with the database: `work` gets its context and then the parameters of the command, and returns
 * its exit code unless it is done.
 */
export const withContext =
  <Given extends readonly unknown[]>(
    io: CommandIo,
    work: (context: CommandContext, ...given: Given) => Promise<ExitCode | undefined>,
    needs: Needs = {},
  ): ((...given: Given) => Promise<void>) =>
  async (...given) => {
    // Commander gives the command after the arguments and options that `work` names.
    const command: unknown = given.at(-1);
    const json = command instanceof Command && command.opts<{ json: boolean }>().json;
    await runInContext(io, { ...needs, json }, (context) => work(context, ...given));
  };

/** Runs one command with an open pool of connections to the database, closes it afterwards, and leaves the exit code. */
export async function runInContext(
  io: CommandIo,
  { json, needsIndex = false, logs = 'warn' }: Needs & { readonly json: boolean },
  work: (context: CommandContext) => Promise<ExitCode | undefined>,
): Promise<void> {
  const config = commandConfig({ TRIVIA_LOG_LEVEL: logs, ...io.environment }, io.folder, needsIndex);
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
      output: createOutput(json, io),
      signal: io.signal,
    });
    io.exit(exitCode ?? EXIT_CODES.done);
  } finally {
    await pool.end();
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The engines of `npm start`, which writes this file in its folder. */
const LocalEngines = z.object({
  engines: z.object({
    databaseUrl: z.string(),
    apiDatabaseUrl: z.string().optional(),
    elasticsearchUrl: z.string(),
    redisUrl: z.string(),
    /** Absent in files of earlier versions. */
    indexPrefix: z.string().optional(),
  }),
});

const ENGINE_VARIABLES = ['DATABASE_URL', 'ELASTICSEARCH_URL', 'REDIS_URL'] as const;

/** Placeholder addresses for the engines that a command does not use. */
const UNUSED = {
  ELASTICSEARCH_URL: 'http://elasticsearch.invalid',
  REDIS_URL: 'redis://redis.invalid',
};

function localEngines(folder: string): Environment {
  let text: string;
  try {
    text = readFileSync(join(folder, '.trivia', 'dev.json'), 'utf8');
  } catch {
    throw new Refusal(
      'No database configured. Set DATABASE_URL and ELASTICSEARCH_URL, or run this in the folder where `npm start` is running.',
    );
  }
  const { engines } = LocalEngines.parse(JSON.parse(text));
  return {
    DATABASE_URL: engines.databaseUrl,
    TRIVIA_API_DATABASE_URL: engines.apiDatabaseUrl,
    ELASTICSEARCH_URL: engines.elasticsearchUrl,
    REDIS_URL: engines.redisUrl,
    TRIVIA_INDEX_PREFIX: engines.indexPrefix,
  };
}

/**
 * The configuration of a command: from the environment if it names any engine, otherwise from the `npm start` running in the
 * folder. Never from both, which could combine the database of one installation with the index of another.
 */
export function commandConfig(environment: Environment, folder: string, needsIndex: boolean): Config {
  const isGiven = (name: string): boolean =>
    [name, `${name}_FILE`].some((variable) => (environment[variable] ?? '') !== '');
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (!ENGINE_VARIABLES.some(isGiven)) return readConfig({ ...localEngines(folder), ...given });
  const unused = Object.entries(needsIndex ? { REDIS_URL: UNUSED.REDIS_URL } : UNUSED);
  return readConfig({ ...Object.fromEntries(unused.filter(([name]) => !isGiven(name))), ...given });
}
