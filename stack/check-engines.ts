import { openElasticsearch, openRedis } from '../src/clients.ts';
import { openPostgres } from '../src/postgres.ts';
import type { Config } from '../src/config.ts';
import { createLogger } from '../src/logger.ts';

/** Milliseconds for an answer. */
const TIMEOUT = 5_000;

/**
 * Checks that each engine answers: behind an open port there may be another program, or a password may be wrong.
 *
 * @throws an error that names the setting
 */
export async function checkEngines(config: Config): Promise<void> {
  const silent = createLogger('start', 'silent');
  const pool = openPostgres(config, silent, { connections: 1, connectTimeout: TIMEOUT });
  const elasticsearch = openElasticsearch(config);
  const redis = openRedis(config, silent);
  const check = async (setting: string, answer: Promise<unknown>): Promise<void> => {
    try {
      await answer;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(
        `${setting}: the engine does not answer as expected (${reason}). Check the URL and its password.`,
        {
          cause: error,
        },
      );
    }
  };
  const connected = new Promise<void>((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('error', reject);
  });
  try {
    await Promise.all([
      check('DATABASE_URL', pool.query('select 1')),
      check('ELASTICSEARCH_URL', elasticsearch.cluster.health({}, { requestTimeout: TIMEOUT })),
      check('REDIS_URL', connected),
    ]);
  } finally {
    redis.disconnect();
    await Promise.allSettled([pool.end(), elasticsearch.close()]);
  }
}
