import type { Redis } from 'ioredis';

import { BURST_WINDOW, type Admission, type LimitsInForce } from './admission.ts';
import { DAY, dayOf, monthOf } from './calendar.ts';
import { defineScript } from './redis-script.ts';
import type { UsageBatch } from './usage-batches.ts';
import { burstKey, COUNTER_LUA, dayPrefix, monthPrefix } from './usage-keys.ts';

/*
 * One atomic step for all processes: the log of the last ten seconds (sorted set of times) and the counters of the day and of the
 * month. A refused request is counted nowhere. The clock is that of Redis, so that processes need not agree on theirs; they only
 * say on which days their months begin, and theirs may be a month off.
 * KEYS: log, then what the names of the counters begin with: of days, of months. ARGV: name of the request, burst or -1 for none,
 * cap of the day or -1, of the month or -1, time in ms or '' for that of Redis, first days of three months; then, when something is
 * to be settled first, its day, the first day of its month, and what \`settle\` takes.
 */
const SCRIPT = `${COUNTER_LUA}
local now = tonumber(ARGV[5])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local today, first = math.floor(now / ${DAY}), ARGV[7]
if today >= tonumber(ARGV[8]) then first = ARGV[8] elseif today < tonumber(first) then first = ARGV[6] end
local day, month = KEYS[2] .. today, KEYS[3] .. first
if ARGV[9] then
  settle(KEYS[2] .. ARGV[9], KEYS[3] .. ARGV[10], ARGV[11], ARGV[12], ARGV[13], ARGV[14], ARGV[15])
end
local burst, perDay, perMonth = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local ofDay = redis.call('HMGET', day, 'requests', 'clientErrors', 'errors', 'seeded')
local ofMonth = redis.call('HMGET', month, 'requests', 'seeded')
local dayUsed, monthUsed = tonumber(ofDay[1] or '0'), tonumber(ofMonth[1] or '0')
local used, reset = 0, 0
if burst >= 0 then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ${BURST_WINDOW})
  used = redis.call('ZCARD', KEYS[1])
end
local verdict = 'admitted'
if perMonth >= 0 and monthUsed >= perMonth then
  verdict = 'month'
elseif perDay >= 0 and dayUsed >= perDay then
  verdict = 'day'
elseif burst >= 0 and used >= burst then
  verdict = 'burst'
else
  count(day, month)
  dayUsed, monthUsed = dayUsed + 1, monthUsed + 1
  if burst >= 0 then
    redis.call('ZADD', KEYS[1], now, ARGV[1])
    redis.call('PEXPIRE', KEYS[1], ${BURST_WINDOW})
    used = used + 1
  end
end
if used > 0 then reset = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')[2] + ${BURST_WINDOW} - now end
return { verdict, now, used, reset, dayUsed, tonumber(ofDay[2] or '0'), tonumber(ofDay[3] or '0'), monthUsed,
  ofDay[4] and 1 or 0, ofMonth[2] and 1 or 0 }
`;

const VERDICTS = { admitted: true, burst: true, day: true, month: true };

/** A reply: the verdict and nine whole numbers. Checked by hand, since every request waits for it. */
function isReply(reply: unknown): reply is [Admission['verdict'], ...number[]] {
  if (!Array.isArray(reply) || reply.length !== 10) return false;
  const [verdict, ...numbers] = reply as readonly unknown[];
  return typeof verdict === 'string' && verdict in VERDICTS && numbers.every(Number.isSafeInteger);
}

/** Decides about one request of a user by Redis, in one round trip. Throws what the client throws when Redis is away. */
export type AdmitByRedis = (userId: string, limits: LimitsInForce, batch?: UsageBatch) => Promise<Admission>;

interface RedisLimiterParts {
  readonly redis: Redis;
  /** Names this process among all that share the Redis. */
  readonly process: string;
  /** Milliseconds since 1970, near enough to tell the month. */
  readonly now: () => number;
  /** Decides instead of the clock of Redis: for tests. */
  readonly clock?: (() => number) | undefined;
}

function toAdmission(reply: unknown): Admission {
  if (!isReply(reply)) throw new TypeError('the script of the limits gave something else');
  const [verdict, time = 0, burst = 0, burstReset = 0, requests = 0, clientErrors = 0, errors = 0] = reply;
  const [month = 0, daySeeded, monthSeeded] = reply.slice(7) as number[];
  return {
    verdict,
    time,
    burst,
    burstReset,
    day: { requests, clientErrors, errors },
    month,
    dayComplete: daySeeded === 1,
    monthComplete: monthSeeded === 1,
  };
}

/** The first days of the month before, of this one and of the next. */
function monthsAround(day: number): readonly [number, number, number] {
  const { first, next } = monthOf(day);
  return [monthOf(first - 1).first, first, next];
}

export function createRedisLimiter({ redis, process, now, clock }: RedisLimiterParts): AdmitByRedis {
  const run = defineScript(redis, 'admitRequest', 3, SCRIPT);
  let requests = 0;
  let today = Number.NaN;
  let months: readonly [number, number, number] = [0, 0, 0];

  return async (userId, limits, batch) => {
    const day = dayOf(clock?.() ?? now());
    if (day !== today) [today, months] = [day, monthsAround(day)];
    requests += 1;
    const reply = await run(
      ...[burstKey(userId), dayPrefix(userId), monthPrefix(userId)],
      `${process}:${requests}`,
      ...[limits.burst ?? -1, limits.perDay ?? -1, limits.perMonth ?? -1],
      clock?.() ?? '',
      ...months,
      ...(batch === undefined ? [] : batchParameters(batch, process)),
    );
    return toAdmission(reply);
  };
}

function batchParameters(batch: UsageBatch, process: string): (string | number)[] {
  const { requests, clientErrors, errors } = batch.counts;
  return [batch.day, monthOf(batch.day).first, process, batch.number, requests, clientErrors, errors];
}
