-- One atomic step: a request is counted by every limit or by none. A limit of up to MOST_TIMES requests stores the time
-- of each. A larger one counts per part of its window, and a part until all of it has left the window: it may refuse a
-- little early, and never admits too many.
--
-- KEYS: one per limit. ARGV: request name, time in ms or '' for the Redis clock, how much to count, then maximum and
-- window of each limit.
--
-- Returns 1 if a limit refuses, otherwise 0. Then for each limit the count and the ms until it admits one more.
local now = tonumber(ARGV[2])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local amount, refuses, answer = tonumber(ARGV[3]), 0, {}
for index, key in ipairs(KEYS) do
  local most, window = tonumber(ARGV[2 * index + 2]), tonumber(ARGV[2 * index + 3])
  local used, reset = 0, 0
  if most <= MOST_TIMES then
    redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
    used = redis.call('ZCARD', key)
    if used > 0 then reset = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')[2] + window - now end
  else
    local part, oldest, parts = window / PARTS, nil, redis.call('HGETALL', key)
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
    if most <= MOST_TIMES then
      for part = 1, amount do redis.call('ZADD', key, now, ARGV[1] .. '/' .. part) end
    else
      redis.call('HINCRBY', key, math.floor(now / (window / PARTS)), amount)
    end
    redis.call('PEXPIRE', key, math.ceil(window * (PARTS + 1) / PARTS))
    answer[2 * index - 1] = answer[2 * index - 1] + amount
    if answer[2 * index] == 0 then answer[2 * index] = window end
  end
end
return { refuses, unpack(answer) }
