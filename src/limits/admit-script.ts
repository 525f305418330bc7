import { BURST_WINDOW } from './admission.ts';
import { DAY } from './calendar.ts';
import { COUNTER_LUA, DAY_LIFETIME, KEY_PARTS, MONTH_LIFETIME } from './usage-keys.ts';

/** Numbers in the script's reply for each group of requests, and for each group whose details were requested. */
export const NUMBERS_OF_A_GROUP = 6;
export const NUMBERS_OF_DETAILS = 5;

/*
 * One atomic step for all processes. Keeps the request times of the last ten seconds (a list) and the counters of the
 * day and the month. A refused request is not counted. The time is the Redis clock, so that the clocks of processes
 * need not agree. Processes only pass the first days of months, for which their clocks may be a month off.
 *
 * Several requests of a user are decided as if they came one after another in the same millisecond. They are admitted
 * in order until a limit is full. All others are refused by that limit.
 *
 * Almost all of its time is spent in Redis commands, so it avoids them: requests are first added to the counters, whose
 * new values come back with that, and the few that a counter refuses are subtracted again.
 *
 * KEYS: the user's key prefix for each group of requests. ARGV: process name, time in ms or '' for the Redis clock,
 * JSON of the first days of three months, JSON of the groups, and JSON of the batches if there are any. A group is five
 * numbers: its number of requests, burst limit, day limit and month limit (-1 for none), and 1 if its details are
 * needed. The batch to settle before a group is under the number of the group: its day, the first day of its month, and
 * the arguments of `settle` after the process.
 *
 * Returns the time, then the numbers of each group that `readReply` reads.
 */
export const ADMIT_LUA = `${COUNTER_LUA}
local call, floor, max = redis.call, math.floor, math.max
local process, now = ARGV[1], tonumber(ARGV[2])
if not now then
  local time = call('TIME')
  now = time[1] * 1000 + floor(time[2] / 1000)
end
local months, groups, batches = cjson.decode(ARGV[3]), cjson.decode(ARGV[4]), ARGV[5] and cjson.decode(ARGV[5])
local today, first, over = floor(now / ${DAY}), months[2], now - ${BURST_WINDOW}
if today >= months[3] then first = months[3] elseif today < first then first = months[1] end
local time, dayName, monthName = string.format('%.0f', now), '${KEY_PARTS.day}' .. today, '${KEY_PARTS.month}' .. first

-- Removes times that have left the window, of which the first is one. Returns the oldest one still in it.
local function leave(log)
  -- Under a steady load, one leaves for each that enters.
  call('LPOP', log)
  local oldest, last = call('LINDEX', log, '0'), 3
  if not oldest or tonumber(oldest) > over then return oldest end
  while true do
    local times, gone = call('LRANGE', log, '0', last), 0
    while times[gone + 1] and tonumber(times[gone + 1]) <= over do gone = gone + 1 end
    if gone > 0 then call('LTRIM', log, gone, '-1') end
    if gone <= last then return times[gone + 1] end
    last = last * 4 + 3
  end
end

local function enter(log, requests)
  if requests == 1 then return call('RPUSH', log, time) end
  local times = {}
  for at = 1, requests do times[at] = time end
  return call('RPUSH', log, unpack(times))
end

local answer, size = { now }, 1
for index, user in ipairs(KEYS) do
  local at = 5 * index - 4
  local asked, burst, perDay, perMonth = groups[at], groups[at + 1], groups[at + 2], groups[at + 3]
  local log, day, month = user .. '${KEY_PARTS.times}', user .. dayName, user .. monthName
  local batch = batches and batches[tostring(index)]
  if batch then
    settle(user .. '${KEY_PARTS.day}' .. batch[1], user .. '${KEY_PARTS.month}' .. batch[2], process, unpack(batch, 3))
  end
  local admitted, full, used, oldest, left = asked, 0, 0, false, false
  if burst >= 0 then
    oldest = call('LINDEX', log, '0')
    if oldest then
      if tonumber(oldest) <= over then oldest, left = leave(log), true end
      used = call('LLEN', log)
    end
    if burst - used < admitted then admitted, full = max(0, burst - used), 1 end
  end
  local counted, dayUsed, monthUsed = admitted, 0, 0
  if counted > 0 then
    dayUsed = raise(day, 'requests', counted, ${DAY_LIFETIME}) - counted
    monthUsed = raise(month, 'requests', counted, ${MONTH_LIFETIME}) - counted
  else
    dayUsed, monthUsed = tonumber(call('HGET', day, 'requests') or 0), tonumber(call('HGET', month, 'requests') or 0)
  end
  -- If several limits are full, the longest one refuses.
  if perDay >= 0 and perDay - dayUsed < asked and perDay - dayUsed <= admitted then
    admitted, full = max(0, perDay - dayUsed), 2
  end
  if perMonth >= 0 and perMonth - monthUsed < asked and perMonth - monthUsed <= admitted then
    admitted, full = max(0, perMonth - monthUsed), 3
  end
  if admitted < counted then
    call('HINCRBY', day, 'requests', admitted - counted)
    call('HINCRBY', month, 'requests', admitted - counted)
  end
  if admitted > 0 and burst >= 0 then used = enter(log, admitted) end
  -- While no time has left the window, the expiry was set less than one window ago.
  if used > 0 and (left or not oldest) then call('PEXPIRE', log, '${2 * BURST_WINDOW}') end
  if used > 0 then oldest = oldest or now end
  answer[size + 1], answer[size + 2], answer[size + 3] = admitted, full, used
  answer[size + 4] = oldest and oldest + ${BURST_WINDOW} - now or 0
  answer[size + 5], answer[size + 6] = dayUsed + admitted, monthUsed + admitted
  size = size + ${NUMBERS_OF_A_GROUP}
  if groups[at + 4] == 1 then
    local ofDay = call('HMGET', day, 'clientErrors', 'errors', 'rejected', 'seeded')
    answer[size + 1], answer[size + 2] = tonumber(ofDay[1] or 0), tonumber(ofDay[2] or 0)
    answer[size + 3] = tonumber(ofDay[3] or 0)
    answer[size + 4], answer[size + 5] = ofDay[4] and 1 or 0, call('HEXISTS', month, 'seeded')
    size = size + ${NUMBERS_OF_DETAILS}
  end
end
return answer
`;
