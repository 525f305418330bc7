import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { Tier } from '../contract/account.ts';
import { NETWORK_ALLOWANCES, type WindowLimit } from '../contract/limits.ts';
import type { ServiceError } from '../errors.ts';
import { networksOf } from '../network/address.ts';
import type { RedisClient } from '../redis.ts';
import { inSeconds, limitExceeded, type LimitState } from './admission.ts';
import type { RedisGuard } from './redis-limiter.ts';
import { defineScript } from './redis-script.ts';

/** Limits of up to this many requests store the time of each. Larger ones count per part of their window. */
const MOST_TIMES = 1_000;
const PARTS = 20;
/** Maximum number of windows tracked while Redis is unavailable. A visitor and the networks around it have about ten. */
const MOST_WINDOWS = 50_000;

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
  readonly redis: RedisClient;
  readonly guard: RedisGuard;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Replaces the Redis clock in tests. */
  readonly clock?: (() => number) | undefined;
}

/** What a caller has used of one limit. */
interface WindowState {
  readonly used: number;
  /** Milliseconds. */
  readonly reset: number;
}

/** Whether a request is refused, and the state of each limit. */
interface WindowDecision {
  readonly refused: boolean;
  readonly windows: readonly WindowState[];
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
  const run = defineScript(redis, 'admitAddress', ['admit-address'], { MOST_TIMES, PARTS });
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

/** Decides in this process while Redis is unavailable. Uses fixed windows, each starting with its first request. */
export function createLocalWindows(now: () => number) {
  const windows = new LRUCache<string, { ends: number; used: number }>({ max: MOST_WINDOWS });
  const withdraw = (keys: readonly string[], amount: number): void => {
    for (const key of keys) {
      const window = windows.get(key);
      if (window !== undefined) window.used = Math.max(0, window.used - amount);
    }
  };
  const decide = (
    keys: readonly string[],
    limits: readonly WindowLimit[],
    amount: number,
  ): WindowDecision => {
    const time = now();
    const current = limits.map(({ window }, index) => {
      const known = windows.get(keys[index] ?? '');
      // A window that ends later than a new one was begun before the clock was set back.
      const isCurrent = known !== undefined && known.ends > time && known.ends <= time + window;
      return isCurrent ? known : { ends: time + window, used: 0 };
    });
    const refused = limits.some(({ most }, index) => (current[index]?.used ?? 0) + amount > most);
    current.forEach((window, index) => {
      if (!refused) window.used += amount;
      windows.set(keys[index] ?? '', window);
    });
    return {
      refused,
      windows: current.map(({ ends, used }) => ({ used, reset: ends - time })),
    };
  };
  return { decide, withdraw };
}
