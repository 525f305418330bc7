import { createAccounts, cleanAccounts } from '../access/accounts.ts';
import { createIdentifyToken } from '../access/identify-token.ts';
import { createIdentify } from '../access/identify-key.ts';
import { createKeyUses } from '../access/key-uses.ts';
import { createOwnKeys } from '../access/api-keys.ts';
import { createPasswords } from '../access/passwords.ts';
import { createSessions } from '../access/sessions.ts';
import { createSiteKeys } from '../access/site-key.ts';
import { issuerOf, resourceOf } from '../contract/oauth.ts';
import { KEYS_PATH } from '../contract/service.ts';
import { createReadUsageNow } from '../endpoints/get-usage.ts';
import { createAccountThrottle } from '../limits/account-throttle.ts';
import { createAddressLimiter } from '../limits/address-limiter.ts';
import { createLimiter, tiersWith } from '../limits/limiter.ts';
import { createRedisGuard, type RedisGuard } from '../limits/redis-limiter.ts';
import { createVisitorLimiter } from '../limits/visitor-limiter.ts';
import { createSigningKeyStore } from '../store/oauth/signing-keys.ts';
import type { ReadSecret } from '../store/service-secret.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { AppParts, Background } from './app-parts.ts';
import type { GuardedEngines } from './guard-engines.ts';

/** Who is calling, how much they may still request, and their accounts. */
export function createCallers(
  parts: AppParts,
  { postgres, database }: GuardedEngines,
  readSecret: ReadSecret,
  baseUrl: () => string,
) {
  const { config, logger, clock } = parts;
  const limits = createLimits(parts, database, baseUrl);
  const sessions = createSessions(database, config.baseUrl);
  const siteKeys = createSiteKeys(readSecret, clock);
  const keyUses = createKeyUses(database, logger);
  const background: Background = [
    () => cleanAccounts(database, logger),
    () => {
      limits.limiter.start();
      return { close: () => limits.limiter.stop() };
    },
    keyUses.start,
  ];
  return {
    ...limits,
    sessions,
    readSiteKey: siteKeys.current,
    identify: createIdentify(database, undefined, siteKeys.accepts, keyUses.note),
    identifyToken: createIdentifyToken({
      database,
      issuer: () => issuerOf(baseUrl()),
      audience: () => resourceOf(baseUrl()),
    }),
    accounts: createAccounts(postgres, createPasswords()),
    keys: createOwnKeys(postgres),
    signingKeys: createSigningKeyStore(postgres),
    readUsageNow: createReadUsageNow(database, limits.limiter),
    background,
  };
}

/** The limiters count in Redis; while `guard` finds it unreachable, each process decides for itself. */
function createLimits(
  { config, clients, logger, metrics, tracing, clock, redisTimeout }: AppParts,
  database: GuardedEngines['database'],
  baseUrl: () => string,
) {
  const tiers = tiersWith(config.tiers);
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
  return { tiers, guard, limiter, addressLimiter, visitorLimiter, throttle };
}

/** Makes a span for each call. */
const traceRedis = (guard: RedisGuard, { inSpan }: Tracing): RedisGuard => ({
  ...guard,
  attempt: (call, fallback) =>
    guard.attempt(() => inSpan('redis limits', { 'db.system.name': 'redis' }, call), fallback),
});
