/** Seconds that a counter is kept: its period, plus days to spare for a sweep. */
export const DAY_LIFETIME = 4 * 86_400;
export const MONTH_LIFETIME = 35 * 86_400;

/**
 * The parts after the prefix in the names of a user's keys: the request times, and the counters, whose names end in a
 * day.
 */
export const KEY_PARTS = { times: 'times', day: 'day-counts:', month: 'month-counts:' } as const;

/** The prefix of a user's Redis keys. The braces keep them on one cluster node. */
export const userPrefix = (userId: string): string => `{${userId}}:`;
export const dayPrefix = (userId: string): string => userPrefix(userId) + KEY_PARTS.day;
export const monthPrefix = (userId: string): string => userPrefix(userId) + KEY_PARTS.month;

const DAY_KEY = /\{([0-9a-f-]{36})\}:day-counts:(\d+)$/;

/** The user and day of a day counter's key. Undefined for any other key. */
export function parseDayKey(key: string): { readonly userId: string; readonly day: number } | undefined {
  const [, userId, day] = DAY_KEY.exec(key) ?? [];
  return userId === undefined ? undefined : { userId, day: Number(day) };
}

/*
 * Functions that the scripts share. A counter is a hash: `requests`, `clientErrors`, `errors`, `rejected`, `seeded` if it includes
 * the counts stored in PostgreSQL, and `by:PROCESS` with the number of the last batch of that process, so that a batch
 * sent twice is added once.
 */
export const COUNTER_LUA = `
-- Returns the new value.
local function raise(key, field, by, lifetime)
  -- Redis is slow to convert Lua numbers to text, so the most common one is passed as text.
  local total = redis.call('HINCRBY', key, field, by == 1 and '1' or by)
  if total == by then redis.call('EXPIRE', key, lifetime) end
  return total
end
local function add(key, field, by, lifetime)
  if by > 0 then raise(key, field, by, lifetime) end
end
local function settle(day, month, process, batch, requests, clientErrors, errors, rejected)
  local mark = 'by:' .. process
  if tonumber(redis.call('HGET', day, mark) or '0') >= tonumber(batch) then return end
  redis.call('HSET', day, mark, batch)
  redis.call('EXPIRE', day, ${DAY_LIFETIME})
  add(day, 'requests', tonumber(requests), ${DAY_LIFETIME})
  add(day, 'clientErrors', tonumber(clientErrors), ${DAY_LIFETIME})
  add(day, 'errors', tonumber(errors), ${DAY_LIFETIME})
  add(day, 'rejected', tonumber(rejected), ${DAY_LIFETIME})
  add(month, 'requests', tonumber(requests), ${MONTH_LIFETIME})
end
local function seed(key, lifetime, requests, clientErrors, errors, rejected)
  if redis.call('HSETNX', key, 'seeded', '1') == 0 then return end
  redis.call('EXPIRE', key, lifetime)
  add(key, 'requests', tonumber(requests), lifetime)
  add(key, 'clientErrors', tonumber(clientErrors), lifetime)
  add(key, 'errors', tonumber(errors), lifetime)
  add(key, 'rejected', tonumber(rejected), lifetime)
end
`;

/** KEYS: day, month. ARGV: process, batch number, requests, clientErrors, errors, rejected. */
export const SETTLE_LUA = `${COUNTER_LUA}
settle(KEYS[1], KEYS[2], unpack(ARGV))
return 1
`;

/** KEYS: day, month. ARGV: requests, clientErrors, errors and rejected of the day, requests of the month. */
export const SEED_LUA = `${COUNTER_LUA}
seed(KEYS[1], ${DAY_LIFETIME}, ARGV[1], ARGV[2], ARGV[3], ARGV[4])
seed(KEYS[2], ${MONTH_LIFETIME}, ARGV[5], 0, 0, 0)
return 1
`;
