import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { readConfig, type Config } from '../src/config.ts';
import { Refusal } from '../src/refusal.ts';

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
