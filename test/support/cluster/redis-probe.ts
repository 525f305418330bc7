/* A process that connects to Redis as the service does, counts one request, and prints whether that worked. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { openRedis } from '../../../src/clients.ts';
import { readConfig } from '../../../src/config.ts';
import { createRedisLimiter } from '../../../src/limits/redis-limiter.ts';
import { createLogger } from '../../../src/logger.ts';

/** Milliseconds. */
const TIME = 5_000;

const config = readConfig(process.env);
const redis = openRedis(config, createLogger('probe', config.logLevel));
await Promise.race([new Promise((resolve) => redis.once('ready', resolve)), sleep(TIME)]);
const decide = createRedisLimiter({ redis, process: 'probe', now: Date.now });
try {
  const limits = { burst: 1, perDay: null, perMonth: null };
  const { verdict } = await decide({ userId: randomUUID(), limits, counts: true, batch: undefined });
  console.log(verdict);
} catch (error) {
  console.log(String(error));
}
process.exit();
