import type { Limiter } from '../../src/limits/limiter.ts';
import { createLimiter, tiersWith } from '../../src/limits/limiter.ts';
import { createRedisGuard } from '../../src/limits/redis-limiter.ts';
import type { RedisClient } from '../../src/redis.ts';
import type { TestEngines } from './engines.ts';

/** Milliseconds. Long, so that limiters keep using Redis on a busy machine. */
const TIMEOUT = 1_000;

/** The limiter of one process, and how many decisions it has had from Redis and made alone. */
export interface LimiterProcess {
  readonly limiter: Limiter;
  readonly decided: Readonly<Record<'redis' | 'process', number>>;
}

/** @param burst - of the tier enterprise */
export function aLimiterProcess(
  redis: RedisClient,
  { pool, logger }: Pick<TestEngines, 'pool' | 'logger'>,
  burst: number,
): LimiterProcess {
  const decided = { redis: 0, process: 0 };
  const limiter = createLimiter({
    redis,
    database: pool,
    logger,
    guard: createRedisGuard(logger, Date.now, TIMEOUT, () => {
      if (redis.status === 'ready') redis.disconnect(true);
    }),
    tiers: tiersWith({ enterprise: { burst } }),
    limited: true,
    events: { onVerdict: (_verdict, by) => void (decided[by] += 1) },
  });
  return { limiter, decided };
}
