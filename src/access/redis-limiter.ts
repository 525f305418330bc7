import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import { BURST_WINDOW, type Admission } from './admission.ts';
import type { TierLimits } from './tiers.ts';

/** Seconds that a day's counter is kept: the day and some to spare. */
const DAY_KEPT = 2 * 86_400;

/*
 * One atomic step for all processes: the log of the last ten seconds (sorted set of times) and the day's counter. A refused
 * request is not logged. The clock is that of Redis, so that processes need not agree on theirs.
 * KEYS: log, then the prefix of the day's counter. ARGV: window in ms, burst, cap of the day or -1, nonce, seconds kept.
 */
const SCRIPT = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local window, burst, cap = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local day = KEYS[2] .. math.floor(time[1] / 86400)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
local used = redis.call('ZCARD', KEYS[1])
local today = tonumber(redis.call('GET', day) or '0')
local verdict = 'admitted'
if cap >= 0 and today >= cap then
  verdict = 'day'
elseif used >= burst then
  verdict = 'burst'
else
  redis.call('ZADD', KEYS[1], now, ARGV[4])
  redis.call('PEXPIRE', KEYS[1], window)
  today = redis.call('INCR', day)
  if today == 1 then redis.call('EXPIRE', day, ARGV[5]) end
  used = used + 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
local reset = oldest[2] and (oldest[2] + window - now) or 0
return { verdict, used, reset, today }
`;

const Reply = z.tuple([z.enum(['admitted', 'burst', 'day']), z.number(), z.number(), z.number()]);

/** Decides about one request of a user by Redis, in one round trip. Throws what the client throws when Redis is away. */
export type Admit = (userId: string, limits: TierLimits) => Promise<Admission>;

export function createRedisLimiter(redis: Redis): Admit {
  redis.defineCommand('admit', { numberOfKeys: 2, lua: SCRIPT });
  // The client adds the command to itself at run time, out of sight of its type.
  const run = (...parameters: (string | number)[]): Promise<unknown> =>
    (redis as unknown as Record<'admit', (...given: (string | number)[]) => Promise<unknown>>).admit(
      ...parameters,
    );
  return async (userId, limits) => {
    // The braces keep both keys of a user on one node of a cluster.
    const keys = [`{${userId}}:burst`, `{${userId}}:day:`];
    const reply = await run(...keys, BURST_WINDOW, limits.burst, limits.perDay ?? -1, randomUUID(), DAY_KEPT);
    const [verdict, burst, burstReset, day] = Reply.parse(reply);
    return { verdict, burst, burstReset, day };
  };
}
