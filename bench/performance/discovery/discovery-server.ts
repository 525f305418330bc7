import { setTimeout as sleep } from 'node:timers/promises';

import { buildApp } from '../../../src/app.ts';
import { openElasticsearch, openRedis } from '../../../src/clients.ts';
import { openPostgres, REQUEST_TIMEOUT } from '../../../src/postgres.ts';
import { readConfig } from '../../../src/config.ts';
import { createLogger } from '../../../src/logger.ts';
import { DiscoveryPlan } from './discovery-plan.ts';

/*
 * The API without a connection: requests are injected in the process, so that their time is that of the service alone.
 * Its environment is the first argument.
 */
const config = readConfig(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>);
const logger = createLogger('bench', 'warn');
const app = buildApp({
  config,
  logger,
  clients: {
    postgres: openPostgres(config, logger, { statementTimeout: REQUEST_TIMEOUT }),
    elasticsearch: openElasticsearch(config),
    redis: openRedis(config, logger),
  },
});

/** Milliseconds between two checks, and until the first counts must be available. */
const POLL_INTERVAL = 200;
const COUNT_TIMEOUT = 60_000;

async function get(path: string, key: string): Promise<number> {
  const start = performance.now();
  const { statusCode, body } = await app.inject({ url: path, headers: { 'x-api-key': key } });
  const took = performance.now() - start;
  if (statusCode !== 200) throw new Error(`${path} returned ${statusCode}: ${body.slice(0, 300)}`);
  return took;
}

async function untilCounted(key: string): Promise<void> {
  for (const deadline = performance.now() + COUNT_TIMEOUT; ;) {
    try {
      await get('/api/v1/stats', key);
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await sleep(POLL_INTERVAL);
  }
}

async function run({ paths, key }: DiscoveryPlan): Promise<number[]> {
  await untilCounted(key);
  const times: number[] = [];
  for (const path of paths) times.push(await get(path, key));
  return times;
}

process.on('message', (message) => {
  void run(DiscoveryPlan.parse(message)).then(
    (times) => process.send?.({ times }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
await app.ready();
