-- KEYS: day, month. ARGV: requests, clientErrors, errors and rejected of the day, requests of the month.
seed(KEYS[1], DAY_LIFETIME, ARGV[1], ARGV[2], ARGV[3], ARGV[4])
seed(KEYS[2], MONTH_LIFETIME, ARGV[5], 0, 0, 0)
return 1
