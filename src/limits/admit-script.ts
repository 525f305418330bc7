import { BURST_WINDOW } from './admission.ts';
import { DAY } from './calendar.ts';
import { COUNTER_LUA, KEY_PARTS } from './usage-keys.ts';

/*
 * One atomic step for all processes. Keeps the request times of the last ten seconds (a list) and the counters of the
 * day and the month. A refused request is not counted. The time is the Redis clock, so that the clocks of processes
 * need not agree. Processes only pass the first days of months, for which their clocks may be a month off.
 *
 * Several requests of a user are decided as if they came one after another in the same millisecond. They are admitted
 * in order until a limit is full. All others are refused by that limit.
 *
 * KEYS: the user's key prefix for each group of requests. ARGV: process name, time in ms or '' for the Redis clock,
 * JSON of the first days of three months, JSON of the groups. A group lists its number of requests, burst limit, day
 * limit and month limit (-1 for none). If a batch must be settled first, its day, the first day of its month, and the
 * arguments of \`settle\` after the process follow.
 *
 * Returns the time, then the numbers of each group that \`toAdmissions\` reads.
 */
export const ADMIT_LUA = `${COUNTER_LUA}
local call = redis.call
local process, now = ARGV[1], tonumber(ARGV[2])
if not now then
  local time = call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local months, groups = cjson.decode(ARGV[3]), cjson.decode(ARGV[4])
local today, first, over = math.floor(now / ${DAY}), months[2], now - ${BURST_WINDOW}
if today >= months[3] then first = months[3] elseif today < first then first = months[1] end
local time, dayName, monthName = string.format('%.0f', now), '${KEY_PARTS.day}' .. today, '${KEY_PARTS.month}' .. first

-- Removes times that have left the window. Returns the oldest one still in it, and whether any were removed.
local function leave(log)
  local last, taken = 1, false
  while true do
    local times, gone = call('LRANGE', log, '0', last == 1 and '1' or last), 0
    while times[gone + 1] and tonumber(times[gone + 1]) <= over do gone = gone + 1 end
    if gone > 0 then
      call('LTRIM', log, gone, '-1')
      taken = true
    end
    if gone <= last then return times[gone + 1], taken end
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
  local group = groups[index]
  local asked, burst, perDay, perMonth = group[1], group[2], group[3], group[4]
  local log, day, month = user .. '${KEY_PARTS.times}', user .. dayName, user .. monthName
  if group[5] then
    settle(user .. '${KEY_PARTS.day}' .. group[5], user .. '${KEY_PARTS.month}' .. group[6], process, unpack(group, 7))
  end
  local ofDay = call('HMGET', day, 'requests', 'clientErrors', 'errors', 'seeded')
  local ofMonth = call('HMGET', month, 'requests', 'seeded')
  local dayUsed, monthUsed = tonumber(ofDay[1] or 0), tonumber(ofMonth[1] or 0)
  local admitted, full, used, oldest, taken = asked, 0, 0, nil, false
  if perMonth >= 0 and perMonth - monthUsed < admitted then
    admitted, full = math.max(0, perMonth - monthUsed), 3
  end
  if perDay >= 0 and math.max(0, perDay - dayUsed) < admitted then
    admitted, full = math.max(0, perDay - dayUsed), 2
  end
  if burst >= 0 then
    oldest, taken = leave(log)
    used = call('LLEN', log)
    if math.max(0, burst - used) < admitted then admitted, full = math.max(0, burst - used), 1 end
  end
  if admitted > 0 then
    count(day, month, admitted)
    dayUsed, monthUsed = dayUsed + admitted, monthUsed + admitted
    if burst >= 0 then used = enter(log, admitted) end
  end
  -- While no time has left the window, the expiry was set less than one window ago.
  if used > 0 and (taken or not oldest) then call('PEXPIRE', log, '${2 * BURST_WINDOW}') end
  if used > 0 then oldest = oldest or now end
  answer[size + 1], answer[size + 2], answer[size + 3] = admitted, full, used
  answer[size + 4] = oldest and oldest + ${BURST_WINDOW} - now or 0
  answer[size + 5], answer[size + 6], answer[size + 7] = dayUsed, tonumber(ofDay[2] or 0), tonumber(ofDay[3] or 0)
  answer[size + 8], answer[size + 9], answer[size + 10] = monthUsed, ofDay[4] and 1 or 0, ofMonth[2] and 1 or 0
  size = size + 10
end
return answer
`;
