-- Functions that the scripts share. A counter is a hash: `requests`, `clientErrors`, `errors`, `rejected`, `seeded` if
-- it includes the counts stored in PostgreSQL, and `by:PROCESS` with the number of the last batch of that process, so
-- that a batch sent twice is added once.

-- Returns the new value.
local function raise(key, field, by, lifetime)
  -- Redis is slow to convert Lua numbers to text, so the most common one is passed as text.
  local total = redis.call('HINCRBY', key, field, by == 1 and '1' or by)
  if total == by then redis.call('EXPIRE', key, lifetime) end
  return total
end

local function add(key, lifetime, requests, clientErrors, errors, rejected)
  local counts = { requests = requests, clientErrors = clientErrors, errors = errors, rejected = rejected }
  for field, count in pairs(counts) do
    if tonumber(count) > 0 then raise(key, field, tonumber(count), lifetime) end
  end
end

local function settle(day, month, process, batch, requests, clientErrors, errors, rejected)
  local mark = 'by:' .. process
  if tonumber(redis.call('HGET', day, mark) or '0') >= tonumber(batch) then return end
  redis.call('HSET', day, mark, batch)
  redis.call('EXPIRE', day, DAY_LIFETIME)
  add(day, DAY_LIFETIME, requests, clientErrors, errors, rejected)
  add(month, MONTH_LIFETIME, requests, 0, 0, 0)
end

local function seed(key, lifetime, requests, clientErrors, errors, rejected)
  if redis.call('HSETNX', key, 'seeded', '1') == 0 then return end
  redis.call('EXPIRE', key, lifetime)
  add(key, lifetime, requests, clientErrors, errors, rejected)
end
