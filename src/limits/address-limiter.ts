import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { WindowLimit } from '../contract/limits.ts';
import { ServiceError } from '../errors.ts';
import { addressBlock } from '../network/address.ts';
import { inSeconds } from './limit-refusal.ts';
import type { LimitState } from './limit-state.ts';
import type { RedisGuard } from './redis-guard.ts';
import { defineScript } from './redis-script.ts';

/** Limits up to this many requests keep the time of each; larger ones count by parts of their window. */
const MOST_TIMES = 1_000;
const PARTS = 20;
/** Addresses watched at a time while Redis is away. */
const MOST_ADDRESSES = 10_000;

/*
 * One atomic step: a request is counted by every limit or by none. A large limit counts a part of its window as a whole until its last
 * moment has left the window: it may refuse a little early and never lets in too many.
 * KEYS: one for each limit. ARGV: name of the request, time in ms or '' for that of Redis, then most and window of each limit.
 * Gives the number of the limit that refuses, or 0, then for each how many it has counted and the ms until it has room for one more.
 */
const SCRIPT = `
local now = tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local refuses, answer = 0, {}
for index, key in ipairs(KEYS) do
  local most, window = tonumber(ARGV[2 * index + 1]), tonumber(ARGV[2 * index + 2])
  local used, reset = 0, 0
  if most <= ${MOST_TIMES} then
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
    used = redis.call('ZCARD', key)
    if used > 0 then reset = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] + window - now end
  else
    local part, oldest, parts = window / ${PARTS}, nil, redis.call('HGETALL', key)
    for at = 1, #parts, 2 do
      local ends = (tonumber(parts[at]) + 1) * part
      if ends <= now - window then
        redis.call('HDEL', key, parts[at])
      else
        used = used + tonumber(parts[at + 1])
        oldest = math.min(oldest or ends, ends)
      end
    end
    if oldest then reset = math.ceil(oldest + window - now) end
  end
  if used >= most and refuses == 0 then refuses = index end
  answer[#answer + 1] = used
  answer[#answer + 1] = reset
end
if refuses == 0 then
  for index, key in ipairs(KEYS) do
    local most, window = tonumber(ARGV[2 * index + 1]), tonumber(ARGV[2 * index + 2])
    if most <= ${MOST_TIMES} then
      redis.call('ZADD', key, now, ARGV[1])
    else
      redis.call('HINCRBY', key, math.floor(now / (window / ${PARTS})), 1)
    end
    redis.call('PEXPIRE', key, math.ceil(window * ${PARTS + 1} / ${PARTS}))
    answer[2 * index - 1] = answer[2 * index - 1] + 1
    if answer[2 * index] == 0 then answer[2 * index] = window end
  end
end
return { refuses, unpack(answer) }
`;

const Reply = z.array(z.int());

interface Standing {
  readonly used: number;
  /** Milliseconds. */
  readonly reset: number;
}

interface Decision {
  /** The place of the limit that refuses. */
  readonly refusedBy: number | undefined;
  readonly standings: readonly Standing[];
}

/** What the answer to a request without a key says about the limits of its address. */
export interface AddressAdmission {
  readonly state: LimitState;
  readonly limits: readonly WindowLimit[];
  readonly refusal: ServiceError | undefined;
}

export interface AddressLimiter {
  /**
   * Counts one request of an address, or of whatever else tells callers apart, against the limits that go by a name. Addresses of
   * version 6 are taken by their /64. Redis keeps what it is told for no longer than the window; it is logged nowhere.
   */
  readonly admit: (
    name: string,
    address: string,
    limits: readonly WindowLimit[],
  ) => Promise<AddressAdmission>;
}

interface AddressLimiterParts {
  readonly redis: Redis;
  readonly guard: RedisGuard;
  /** Where a caller who needs more is sent. */
  readonly upgradeUrl: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Decides instead of the clock of Redis: for tests. */
  readonly clock?: (() => number) | undefined;
}

function readDecision(reply: unknown): Decision {
  const [refuses = 0, ...numbers] = Reply.parse(reply);
  const standings = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    used: numbers[2 * index] ?? 0,
    reset: numbers[2 * index + 1] ?? 0,
  }));
  return { refusedBy: refuses === 0 ? undefined : refuses - 1, standings };
}

/** Decides for this process alone, while Redis is away: one window after the other, each beginning with its first request. */
function createLocalDecision(now: () => number) {
  const windows = new LRUCache<string, { ends: number; used: number }>({ max: MOST_ADDRESSES });
  return (keys: readonly string[], limits: readonly WindowLimit[]): Decision => {
    const time = now();
    const current = limits.map(({ window }, index) => {
      const known = windows.get(keys[index] ?? '');
      return known === undefined || known.ends <= time ? { ends: time + window, used: 0 } : known;
    });
    const full = limits.findIndex(({ most }, index) => (current[index]?.used ?? 0) >= most);
    current.forEach((window, index) => {
      if (full === -1) window.used += 1;
      windows.set(keys[index] ?? '', window);
    });
    return {
      refusedBy: full === -1 ? undefined : full,
      standings: current.map(({ ends, used }) => ({ used, reset: ends - time })),
    };
  };
}

function describe(
  { refusedBy, standings }: Decision,
  limits: readonly WindowLimit[],
  upgradeUrl: string,
): AddressAdmission {
  const told = refusedBy ?? 0;
  const { most = 0, window = 0 } = limits[told] ?? {};
  const { used = 0, reset = 0 } = standings[told] ?? {};
  const resetInSeconds = inSeconds(reset);
  const state = { limit: most, remaining: Math.max(0, most - used), resetInSeconds };
  if (refusedBy === undefined) return { state, limits, refusal: undefined };
  const seconds = window / 1000;
  // An address, an account or whatever else the caller was told apart by.
  const detail = `One caller may send ${most} such requests in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  const members = { retryAfter: Math.max(1, resetInSeconds), upgradeUrl, limit: most, current: used };
  return { state, limits, refusal: new ServiceError('rate_limit_exceeded', detail, members) };
}

/** Limits of requests that carry no key, by the address that they come from, shared by all processes. */
export function createAddressLimiter(parts: AddressLimiterParts): AddressLimiter {
  const { redis, guard, upgradeUrl, clock, now = clock ?? Date.now } = parts;
  const run = defineScript(redis, 'admitAddress', undefined, SCRIPT);
  const locally = createLocalDecision(now);
  const process = randomBytes(6).toString('base64url');
  let requests = 0;

  return {
    async admit(name, address, limits) {
      requests += 1;
      // The braces keep all keys of a request on one node of a cluster.
      const keys = limits.map(({ window }) => `{${name}:${addressBlock(address)}}:${window}`);
      const numbers = limits.flatMap(({ most, window }) => [most, window]);
      const decision = await guard.attempt(
        async () =>
          readDecision(
            await run(keys.length, ...keys, `${process}:${requests}`, clock?.() ?? '', ...numbers),
          ),
        () => locally(keys, limits),
      );
      return describe(decision, limits, upgradeUrl);
    },
  };
}
