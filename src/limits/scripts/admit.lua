-- Decides requests in order, in one atomic step for all processes. Keeps the request times of the last ten seconds of
-- a user (a list) and the counters of the day and the month. A refused request is not counted. The time is the Redis
-- clock, so that the clocks of processes need not agree. Processes only pass the first days of months, for which their
-- clocks may be a month off.
--
-- Almost all of its time is spent in Redis commands, so it avoids them: a request is first added to the counters, whose
-- new values come back with that, and is subtracted again if a counter refuses it, which is rare.
--
-- KEYS: the key prefix of the user of each request. ARGV: process name, time in ms or '' for the Redis clock, JSON of
-- the first days of three months, JSON of the requests, and JSON of the batches if there are any. A request is four
-- numbers: 1 to count it or 0 to look only, burst limit, day limit and month limit (-1 for none). The batch to settle
-- before a request is under the number of the request: its day, the first day of its month, and the arguments of
-- `settle` after the process.
--
-- Returns the time, then for each request: 0 if it is admitted, or 1, 2 or 3 if the burst, the day or the month refuses
-- it; requests in the window, and ms until the oldest leaves it; requests of the day and of the month; errors of the
-- caller, of the service, and refusals of the day; 1 if the counter of the day and that of the month are seeded.
local call, floor = redis.call, math.floor
local process, now = ARGV[1], tonumber(ARGV[2])
if not now then
  local time = call('TIME')
  now = time[1] * 1000 + floor(time[2] / 1000)
end
local months, requests, batches = cjson.decode(ARGV[3]), cjson.decode(ARGV[4]), ARGV[5] and cjson.decode(ARGV[5])
local today, first, over = floor(now / DAY), months[2], now - BURST_WINDOW
if today >= months[3] then first = months[3] elseif today < first then first = months[1] end
local time, dayName, monthName = string.format('%.0f', now), 'day-counts:' .. today, 'month-counts:' .. first

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

local answer, size = { now }, 1
for index, user in ipairs(KEYS) do
  local at = 4 * index - 3
  local counts, burst, perDay, perMonth = requests[at] == 1, requests[at + 1], requests[at + 2], requests[at + 3]
  local log, day, month = user .. 'times', user .. dayName, user .. monthName
  local batch = batches and batches[tostring(index)]
  if batch then
    settle(user .. 'day-counts:' .. batch[1], user .. 'month-counts:' .. batch[2], process, unpack(batch, 3))
  end

  local used, oldest, left = 0, false, false
  if burst >= 0 then
    oldest = call('LINDEX', log, '0')
    if oldest then
      if tonumber(oldest) <= over then oldest, left = leave(log), true end
      used = call('LLEN', log)
    end
  end
  local full = counts and burst >= 0 and used >= burst and 1 or 0

  local ofDay, ofMonth
  local raised = counts and full == 0
  if raised then
    ofDay = raise(day, 'requests', 1, DAY_LIFETIME) - 1
    ofMonth = raise(month, 'requests', 1, MONTH_LIFETIME) - 1
  else
    ofDay, ofMonth = tonumber(call('HGET', day, 'requests') or 0), tonumber(call('HGET', month, 'requests') or 0)
  end
  -- If several limits are full, the longest one refuses.
  if counts and perDay >= 0 and ofDay >= perDay then full = 2 end
  if counts and perMonth >= 0 and ofMonth >= perMonth then full = 3 end
  if raised and full == 0 then
    ofDay, ofMonth = ofDay + 1, ofMonth + 1
    if burst >= 0 then used = call('RPUSH', log, time) end
  elseif raised then
    call('HINCRBY', day, 'requests', '-1')
    call('HINCRBY', month, 'requests', '-1')
  end
  -- While no time has left the window, the expiry was set less than one window ago.
  if used > 0 and (left or not oldest) then call('PEXPIRE', log, 2 * BURST_WINDOW) end
  if used > 0 then oldest = oldest or now end

  local details = call('HMGET', day, 'clientErrors', 'errors', 'rejected', 'seeded')
  answer[size + 1], answer[size + 2] = full, used
  answer[size + 3] = oldest and oldest + BURST_WINDOW - now or 0
  answer[size + 4], answer[size + 5] = ofDay, ofMonth
  answer[size + 6], answer[size + 7] = tonumber(details[1] or 0), tonumber(details[2] or 0)
  answer[size + 8] = tonumber(details[3] or 0)
  answer[size + 9], answer[size + 10] = details[4] and 1 or 0, call('HEXISTS', month, 'seeded')
  size = size + 10
end
return answer
