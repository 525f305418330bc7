/** Seconds that a counter is kept after it began: its time and days to spare for a sweep. */
const DAY_KEPT = 4 * 86_400;
const MONTH_KEPT = 35 * 86_400;

/** What follows the beginning in the names of a user's keys: the times of the last ten seconds, and the counters, which end in a day. */
export const KEY_PARTS = { times: 'times', day: 'day-counts:', month: 'month-counts:' } as const;

/** Begins the names of all keys of a user. The braces keep them on one node of a cluster. */
export const userPrefix = (userId: string): string => `{${userId}}:`;
export const dayPrefix = (userId: string): string => userPrefix(userId) + KEY_PARTS.day;
export const monthPrefix = (userId: string): string => userPrefix(userId) + KEY_PARTS.month;

const DAY_KEY = /\{([0-9a-f-]{36})\}:day-counts:(\d+)$/;

/** Whose day a key counts; undefined for any other key. */
export function parseDayKey(key: string): { readonly userId: string; readonly day: number } | undefined {
  const [, userId, day] = DAY_KEY.exec(key) ?? [];
  return userId === undefined ? undefined : { userId, day: Number(day) };
}

/*
 * What the scripts share. A counter is a hash: `requests`, `clientErrors`, `errors`, `seeded` when it holds what PostgreSQL knew,
 * and `by:PROCESS` with the number of the last batch of that process, so that a batch sent twice is added once.
 */
export const COUNTER_LUA = `
local function raise(key, field, by, kept)
  -- Redis is slow to write a number of Lua as text: the usual one is given as such.
  if by > 0 and redis.call('HINCRBY', key, field, by == 1 and '1' or by) == by then redis.call('EXPIRE', key, kept) end
end
local function settle(day, month, process, batch, requests, clientErrors, errors)
  local mark = 'by:' .. process
  if tonumber(redis.call('HGET', day, mark) or '0') >= tonumber(batch) then return end
  redis.call('HSET', day, mark, batch)
  redis.call('EXPIRE', day, ${DAY_KEPT})
  raise(day, 'requests', tonumber(requests), ${DAY_KEPT})
  raise(day, 'clientErrors', tonumber(clientErrors), ${DAY_KEPT})
  raise(day, 'errors', tonumber(errors), ${DAY_KEPT})
  raise(month, 'requests', tonumber(requests), ${MONTH_KEPT})
end
local function seed(key, kept, requests, clientErrors, errors)
  if redis.call('HSETNX', key, 'seeded', '1') == 0 then return end
  redis.call('EXPIRE', key, kept)
  raise(key, 'requests', tonumber(requests), kept)
  raise(key, 'clientErrors', tonumber(clientErrors), kept)
  raise(key, 'errors', tonumber(errors), kept)
end
local function count(day, month, requests)
  raise(day, 'requests', requests, ${DAY_KEPT})
  raise(month, 'requests', requests, ${MONTH_KEPT})
end
`;

/** KEYS: day, month. ARGV: process, number of the batch, requests, clientErrors, errors. */
export const SETTLE_LUA = `${COUNTER_LUA}
settle(KEYS[1], KEYS[2], unpack(ARGV))
return 1
`;

/** KEYS: day, month. ARGV: requests, clientErrors and errors of the day, requests of the month. */
export const SEED_LUA = `${COUNTER_LUA}
seed(KEYS[1], ${DAY_KEPT}, ARGV[1], ARGV[2], ARGV[3])
seed(KEYS[2], ${MONTH_KEPT}, ARGV[4], 0, 0)
return 1
`;
