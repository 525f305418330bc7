/* The service in a process of its own, for tests of what several processes decide together. Unlike `src/main.ts` it waits long
 * for Redis, so that on a busy machine no process decides alone. */
import type { AddressInfo } from 'node:net';
import { Redis } from 'ioredis';

import { buildApp } from '../../src/app.ts';
import { openElasticsearch, openRedis } from '../../src/clients.ts';
import { readConfig } from '../../src/config.ts';
import { createLogger } from '../../src/logger.ts';
import { openPostgres } from '../../src/postgres.ts';
import { until } from './until.ts';

/** Milliseconds. */
const PATIENCE = 30_000;

const config = readConfig(process.env);
const logger = createLogger('trivia-api', config.logLevel);
const redis = openRedis(config, logger);
if (redis instanceof Redis) redis.options.commandTimeout = PATIENCE;
await until('Redis is reached', () => redis.status === 'ready');
const app = buildApp({
  config,
  clients: { postgres: openPostgres(config, logger), elasticsearch: openElasticsearch(config), redis },
  logger,
  redisTimeout: PATIENCE,
  requestTime: PATIENCE,
});
await app.listen({ host: config.host, port: config.port });
const { port } = app.server.address() as AddressInfo;
console.log(JSON.stringify({ baseUrl: `http://127.0.0.1:${port}` }));
