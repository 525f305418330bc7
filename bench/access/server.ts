import { pino } from 'pino';
import { z } from 'zod';

import { createIdentify } from '../../src/access/identify-key.ts';
import { createLimiter, tiersWith } from '../../src/limits/limiter.ts';
import { createRedisGuard } from '../../src/limits/redis-limiter.ts';
import { openRedis } from '../../src/clients.ts';
import { openPostgres } from '../../src/postgres.ts';
import { mountRoutes } from '../../src/rest/mount-rest.ts';
import { createGate } from '../../src/http/gate.ts';
import { createServer } from '../../src/http/server.ts';
import { createRoute } from '../../src/rest/route.ts';
import type { EndpointParts } from '../../src/endpoints/endpoint.ts';
import { guardDatabase } from '../../src/store/database.ts';

/*
 * The HTTP server of the service with two endpoints that do nothing: a public one, and one that requires a key. Their
 * difference is the cost of keys, limits and usage.
 */
const [databaseUrl = '', redisUrl = '', redisPrefix = ''] = process.argv.slice(2);
const logger = pino({ level: 'silent' });
const postgres = openPostgres({ databaseUrl }, logger);
const redis = openRedis({ redisUrl, redisPrefix }, logger);
const database = guardDatabase(postgres);
const limiter = createLimiter({
  redis,
  database,
  logger,
  guard: createRedisGuard(logger, Date.now),
  // The highest limit: a rejected request is faster than an accepted one.
  tiers: tiersWith({ enterprise: { burst: 100_000 } }),
  limited: true,
});

const doNothing = {
  method: 'GET',
  tag: 'Bench',
  errors: [],
  summary: 'Do nothing',
  description: '',
  returns: '',
  input: z.strictObject({}),
  output: z.object({ meta: z.object({}) }),
  run: () => Promise.resolve({ meta: {} }),
} as const;
const routes = [
  createRoute({ ...doNothing, path: '/open', id: 'open', auth: 'none' }),
  createRoute({ ...doNothing, path: '/known', id: 'known', auth: 'key' }),
];

const gate = createGate();
const baseUrl = 'http://localhost';
const app = createServer({
  logger,
  baseUrl,
  checkEngines: () => Promise.resolve([]),
  lifecycle: { closing: false },
  gate,
});
// These operations do not use the parts.
const endpointParts = {} as EndpointParts;
const identify = createIdentify(database);
const parts = { endpointParts, identify, limiter, gate, addressLimiter: undefined, checkAnswers: false };
mountRoutes(app, routes, parts, () => baseUrl);
limiter.start();
await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.({ url: app.listeningOrigin, pid: process.pid }));
process.on('disconnect', () => process.exit());
