import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { expect, onTestFinished, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { openElasticsearch } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import type { EngineName } from '../../stack/engine.ts';
import { engineTitles } from '../../stack/prerequisites.mjs';
import { questions } from '../support/a-question.ts';
import { engineUrls, removeIndices, fill } from '../support/engines.ts';
import { ownStack } from '../support/own-stack.ts';
import { start } from '../support/processes.ts';
import { sized } from '../support/sized.ts';
import { until } from '../support/until.ts';

/** Elasticsearch takes a quarter of a minute for a start; the short run uses that of the test run. */
const ENGINES = sized<readonly EngineName[]>({
  short: ['postgres', 'redis'],
  long: ['postgres', 'redis', 'elasticsearch'],
});
const INDEX_PREFIX = `t-restarts-${randomBytes(5).toString('hex')}`;

const Drawn = z.object({ data: z.array(z.unknown()) });

test('the service answers again, with its data and at the same addresses, after every engine was killed', async () => {
  const stack = await ownStack(ENGINES);
  const { urls } = stack;
  const environment = {
    DATABASE_URL: urls.postgres ?? '',
    ELASTICSEARCH_URL: urls.elasticsearch ?? engineUrls().elasticsearch,
    REDIS_URL: urls.redis ?? '',
    TRIVIA_INDEX_PREFIX: INDEX_PREFIX,
    TRIVIA_WORKERS: '1',
    PORT: '0',
  };
  const logger = createLogger('test', 'silent');
  const config = readConfig(environment);
  await fill(config.databaseUrl);
  const pool = openPostgres(config, logger, { connections: 2 });
  onTestFinished(() => pool.end());
  await importRecords(pool, questions(12));
  const { key } = await createKey(pool, { email: 'you@example.org', name: 'test', scope: 'sk' });
  const redis = new Redis(config.redisUrl);
  redis.on('error', () => undefined);
  onTestFinished(() => redis.disconnect());
  await redis.set('kept', 'yes');

  const elasticsearch = openElasticsearch(config);
  onTestFinished(async () => {
    await removeIndices(elasticsearch, INDEX_PREFIX);
    await elasticsearch.close();
  });
  const indexer = start('indexer/main.ts', [], environment);
  const api = start('src/main.ts', [], environment);
  const baseUrl = await until('the API listens', () => /"baseUrl":"([^"]+)"/.exec(api.stdout())?.[1]);
  const drawn = async (): Promise<number> => {
    const url = `${baseUrl}/api/v1/questions/random?amount=50`;
    const response = await fetch(url, { headers: { 'X-API-Key': key } });
    return response.ok ? Drawn.parse(await response.json()).data.length : 0;
  };
  const readiness = async (): Promise<string> => (await fetch(`${baseUrl}/health/ready`)).text();
  await until('all questions are searchable', async () => (await drawn()) === 12);

  for (const name of ENGINES) stack.kill(name);
  for (const title of ENGINES.map((name) => engineTitles[name])) {
    await until(`${title} runs again`, () => stack.lines().includes(`${title} is running again.`));
    expect(stack.lines()).toContainEqual(
      expect.stringContaining(`${title} stopped unexpectedly: killed by SIGKILL. Restarting it in 0.5 s.`),
    );
  }
  await until('draws succeed', async () => (await drawn()) === 12);
  await until('no engine is degraded', async () => !/degraded|unavailable/.test(await readiness()));
  expect(await redis.get('kept')).toBe('yes');
  await importRecords(pool, questions(1));
  await until('a new question is searchable', async () => (await drawn()) === 13);
  expect([api.child.exitCode, indexer.child.exitCode]).toEqual([null, null]);
});
