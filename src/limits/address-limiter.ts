import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { z } from 'zod';

import type { Tier } from '../contract/account.ts';
import { NETWORK_ALLOWANCES, type WindowLimit } from '../contract/limits.ts';
import type { ServiceError } from '../errors.ts';
import { networksOf } from '../network/address.ts';
import { limitExceeded } from './limit-refusal.ts';
import { inSeconds, type LimitState } from './limit-state.ts';
import { createLocalWindows, type WindowDecision, type WindowState } from './local-windows.ts';
import type { RedisGuard } from './redis-guard.ts';
import { defineScript } from './redis-script.ts';

/** Limits of up to this many requests store the time of each. Larger ones count per part of their window. */
const MOST_TIMES = 1_000;
const PARTS = 20;

/*
 * One atomic step: a request is counted by every limit or by none. A large limit counts a part of its window until all
 * of that part has left the window. It may refuse a little early, and never admits too many.
 *
 * KEYS: one per limit. ARGV: request name, time in ms or '' for the Redis clock, how much to count, then maximum and
 * window of each limit.
 *
 * Returns 1 if a limit refuses, otherwise 0. Then for each limit the count and the ms until it admits one more.
 */
const SCRIPT = `
local now = tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local amount, refuses, answer = tonumber(ARGV[3]), 0, {}
for index, key in ipairs(KEYS) do
  local most, window = tonumber(ARGV[2 * index + 2]), tonumber(ARGV[2 * index + 3])
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
  if used + amount > most then refuses = 1 end
  answer[#answer + 1] = used
  answer[#answer + 1] = reset
end
if refuses == 0 then
  for index, key in ipairs(KEYS) do
    local most, window = tonumber(ARGV[2 * index + 2]), tonumber(ARGV[2 * index + 3])
    if most <= ${MOST_TIMES} then
      for part = 1, amount do redis.call('ZADD', key, now, ARGV[1] .. '/' .. part) end
    else
      redis.call('HINCRBY', key, math.floor(now / (window / ${PARTS})), amount)
    end
    redis.call('PEXPIRE', key, math.ceil(window * ${PARTS + 1} / ${PARTS}))
    answer[2 * index - 1] = answer[2 * index - 1] + amount
    if answer[2 * index] == 0 then answer[2 * index] = window end
  end
end
return { refuses, unpack(answer) }
`;

const Reply = z.array(z.int());

/** The decision about a request without a key, and the state of the limits of its address. */
export interface AddressAdmission {
  readonly state: LimitState;
  readonly limits: readonly WindowLimit[];
  readonly refusal: ServiceError | undefined;
  /** The limit that `state` describes, and whether it is of a network that has several callers. */
  readonly scarcest: WindowLimit & { readonly isShared: boolean };
  /** Requests of the largest network of the address within the first of the limits. */
  readonly usedByNetwork: number;
  /**
   * Makes the request count no longer, because it failed. Limits of more than 1,000 requests keep it. Without Redis it
   * may stay counted until its window ends.
   */
  readonly withdraw: () => Promise<void>;
}

export interface AddressLimiter {
  /**
   * Counts one request of an address, or of another caller id, against the limits of this name. An address also counts
   * for the networks that it belongs to, whose limits are larger. Redis stores the address only for the length
   * of the window, and it is never logged.
   *
   * @param options - how much the request counts, by default 1, and the tier of a caller with an account
   */
  readonly admit: (
    name: string,
    address: string,
    limits: readonly WindowLimit[],
    options?: { readonly amount?: number; readonly tier?: Tier },
  ) => Promise<AddressAdmission>;
}

type CountedLimit = AddressAdmission['scarcest'];

interface AddressLimiterParts {
  readonly redis: Redis;
  readonly guard: RedisGuard;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Replaces the Redis clock in tests. */
  readonly clock?: (() => number) | undefined;
}

function readDecision(reply: unknown): WindowDecision {
  const [refuses, ...numbers] = Reply.parse(reply);
  const windows = Array.from({ length: numbers.length / 2 }, (_, index) => ({
    used: numbers[2 * index] ?? 0,
    reset: numbers[2 * index + 1] ?? 0,
  }));
  return { refused: refuses === 1, windows };
}

/** The limit with the fewest requests left; of several with as few, the one that is waited for longest. */
function findScarcest(windows: readonly WindowState[], limits: readonly CountedLimit[]) {
  const states = limits.map((limit, index) => {
    const { used = 0, reset = 0 } = windows[index] ?? {};
    return { ...limit, used, reset, remaining: Math.max(0, limit.most - used) };
  });
  return states.sort((left, right) => left.remaining - right.remaining || right.reset - left.reset)[0];
}

const NO_LIMIT = { most: 0, window: 0, isShared: false, used: 0, reset: 0, remaining: 0 };

/** @param counted - the limits of each network of the address, in the order of the windows */
function describe(
  { refused, windows }: WindowDecision,
  counted: readonly CountedLimit[],
  tier: Tier | undefined,
): Pick<AddressAdmission, 'state' | 'refusal' | 'scarcest'> {
  const scarcest = findScarcest(windows, counted) ?? NO_LIMIT;
  const { most, used, reset, remaining } = scarcest;
  const resetInSeconds = inSeconds(reset);
  const state = { limit: most, remaining, resetInSeconds };
  if (!refused) return { state, scarcest, refusal: undefined };
  const seconds = scarcest.window / 1000;
  // The caller may be an address, an account or another id.
  const who = scarcest.isShared ? 'The callers of one network' : 'A caller';
  const detail = `${who} may send ${most} such requests in ${seconds} second${seconds === 1 ? '' : 's'}.`;
  const members = {
    retryAfter: Math.max(1, resetInSeconds),
    limit: most,
    tier: tier ?? 'anonymous',
    current: used,
  };
  return { state, scarcest, refusal: limitExceeded('rate_limit_exceeded', detail, members) };
}

/** Limits requests without a key by their network address. The limits are shared by all processes. */
export function createAddressLimiter(parts: AddressLimiterParts): AddressLimiter {
  const { redis, guard, clock, now = clock ?? Date.now } = parts;
  const run = defineScript(redis, 'admitAddress', undefined, SCRIPT);
  const locally = createLocalWindows(now);
  const process = randomBytes(6).toString('base64url');
  let requests = 0;

  return {
    async admit(name, address, limits, { amount = 1, tier } = {}) {
      requests += 1;
      const networks = networksOf(address, NETWORK_ALLOWANCES);
      // The braces keep all keys of a request on one cluster node.
      const node = `{${name}:${networks.at(-1)?.network ?? address}}`;
      const keys = networks.flatMap(({ network }) =>
        limits.map(({ window }) => `${node}${network}:${window}`),
      );
      const counted = networks.flatMap(({ times }) =>
        limits.map(({ most, window }) => ({ most: most * times, window, isShared: times > 1 })),
      );
      const numbers = counted.flatMap(({ most, window }) => [most, window]);
      const request = `${process}:${requests}`;
      let isLocal = false;
      const decision = await guard.attempt(
        async () =>
          readDecision(await run(keys.length, ...keys, request, clock?.() ?? '', amount, ...numbers)),
        () => {
          isLocal = true;
          return locally.decide(keys, counted, amount);
        },
      );
      const small = keys.filter((_key, index) => (counted[index]?.most ?? Infinity) <= MOST_TIMES);
      return {
        ...describe(decision, counted, tier),
        limits,
        usedByNetwork: decision.windows.at(-limits.length)?.used ?? 0,
        async withdraw() {
          if (decision.refused) return;
          if (isLocal) locally.withdraw(small, amount);
          else
            await guard.attempt(
              async () => {
                const members = Array.from({ length: amount }, (_, index) => `${request}/${index + 1}`);
                await Promise.all(small.map((key) => redis.zrem(key, ...members)));
              },
              () => undefined,
            );
        },
      };
    },
  };
}
