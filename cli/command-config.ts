import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { readConfig, type Config } from '../src/config.ts';
import { Refusal } from '../src/refusal.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What `npm start` leaves in its folder about the engines that it runs. */
const LocalEngines = z.object({
  engines: z.object({
    databaseUrl: z.string(),
    elasticsearchUrl: z.string(),
    redisUrl: z.string(),
    /** Absent in files of earlier versions. */
    indexPrefix: z.string().optional(),
  }),
});

const ENGINE_VARIABLES = ['DATABASE_URL', 'ELASTICSEARCH_URL', 'REDIS_URL'] as const;

/** An address that nothing answers at: for the engines that a command does not talk to. */
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
      'No database is named: set DATABASE_URL and ELASTICSEARCH_URL, or run this in the folder of a running `npm start`.',
    );
  }
  const { engines } = LocalEngines.parse(JSON.parse(text));
  return {
    DATABASE_URL: engines.databaseUrl,
    ELASTICSEARCH_URL: engines.elasticsearchUrl,
    REDIS_URL: engines.redisUrl,
    TRIVIA_INDEX_PREFIX: engines.indexPrefix,
  };
}

/**
 * The configuration of a command: from the environment when it names any engine, else from the running `npm start` of the
 * folder. Never from both, which could pair the database of one place with the index of another.
 */
export function commandConfig(environment: Environment, folder: string, needsIndex: boolean): Config {
  const isNamed = ENGINE_VARIABLES.some((name) => (environment[name] ?? '') !== '');
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  if (!isNamed) return readConfig({ ...localEngines(folder), ...given });
  const unused = needsIndex ? { REDIS_URL: UNUSED.REDIS_URL } : UNUSED;
  return readConfig({ ...unused, ...given });
}
