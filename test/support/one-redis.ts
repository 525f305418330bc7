import { Redis } from 'ioredis';
import type { Logger } from 'pino';

import { openRedis } from '../../src/clients.ts';
import type { Config } from '../../src/config.ts';

/** Opens a single Redis as the service does. Tests look into it by commands that a cluster does not have. */
export function openOneRedis(config: Config, logger: Logger): Redis {
  const redis = openRedis(config, logger);
  if (!(redis instanceof Redis)) throw new Error('REDIS_URL must be that of a single Redis');
  return redis;
}
