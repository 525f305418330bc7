import { KEYS_PATH } from '../contract/service.ts';
import { createAccountThrottle } from '../limits/account-throttle.ts';
import { createAddressLimiter } from '../limits/address-limiter.ts';
import { createLimiter } from '../limits/limiter.ts';
import { createRedisGuard, type RedisGuard } from '../limits/redis-guard.ts';
import type { Tiers } from '../limits/tiers.ts';
import { createVisitorLimiter } from '../limits/visitor-limiter.ts';
import type { Database } from '../store/database.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { AppParts } from './app-parts.ts';

/** Makes a span for each call. */
const traceRedis = (guard: RedisGuard, { inSpan }: Tracing): RedisGuard => ({
  ...guard,
  attempt: (call, fallback) =>
    guard.attempt(() => inSpan('redis limits', { 'db.system.name': 'redis' }, call), fallback),
});

/** The limiters count in Redis; while `guard` finds it unreachable, each process decides for itself. */
export function createLimits(
  { config, clients, logger, metrics, tracing, clock, redisTimeout }: AppParts,
  database: Database,
  tiers: Tiers,
  baseUrl: () => string,
) {
  const redisGuard = createRedisGuard(
    logger,
    () => performance.now(),
    redisTimeout,
    () => {
      if (clients.redis.status === 'ready') clients.redis.disconnect(true);
    },
  );
  const guard = tracing === undefined ? redisGuard : traceRedis(redisGuard, tracing);
  const shared = { redis: clients.redis, guard, clock };
  const limiter = createLimiter({
    ...shared,
    events: metrics?.limiterEvents,
    database,
    logger,
    tiers,
    limited: config.rateLimits,
  });
  const addressLimiter = createAddressLimiter(shared);
  const visitorLimiter = createVisitorLimiter({ addressLimiter, keyUrl: () => `${baseUrl()}${KEYS_PATH}` });
  const throttle = createAccountThrottle({ addressLimiter, ...shared });
  return { guard, limiter, addressLimiter, visitorLimiter, throttle };
}
