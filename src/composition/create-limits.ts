import { KEYS_PATH } from '../contract/service.ts';
import { createAddressLimiter } from '../limits/address-limiter.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createRedisGuard } from '../limits/redis-guard.ts';
import type { Tiers } from '../limits/tiers.ts';
import { createVisitorLimiter } from '../limits/visitor-limiter.ts';
import type { Database } from '../store/database.ts';
import { TIERS_PATH } from '../web/tiers-page.ts';
import type { AppParts } from './app-parts.ts';

/** The limiters count in Redis; while `guard` finds it unreachable, each process decides for itself. */
export function createLimits(
  { config, clients, logger, metrics, clock, redisTimeout }: AppParts,
  database: Database,
  tiers: Tiers,
  baseUrl: () => string,
) {
  const guard = createRedisGuard(logger, Date.now, redisTimeout, () => {
    if (clients.redis.status === 'ready') clients.redis.disconnect(true);
  });
  const shared = { redis: clients.redis, guard, clock };
  const limiter = createLimiter({
    ...shared,
    events: metrics?.limiterEvents,
    database,
    logger,
    tiers,
    upgradeUrl: () => baseUrl() + TIERS_PATH,
    limited: config.rateLimits,
  });
  const addressLimiter = createAddressLimiter(shared);
  const visitorLimiter = createVisitorLimiter({ addressLimiter, keyUrl: () => `${baseUrl()}${KEYS_PATH}` });
  return { guard, limiter, addressLimiter, visitorLimiter };
}
