-- KEYS: day, month. ARGV: process, batch number, requests, clientErrors, errors, rejected.
settle(KEYS[1], KEYS[2], unpack(ARGV))
return 1
