import { afterEach, describe, expect, test } from 'vitest';

import { migrate } from '../../../cli/store/migrate.ts';
import type { Tier } from '../../../src/contract/account.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { GetMeOutput } from '../../../src/endpoints/get-me.ts';
import { GetUsageOutput } from '../../../src/endpoints/get-usage.ts';
import { dayOf } from '../../../src/limits/admission.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi, type Api } from '../../support/api.ts';
import { databaseAt, ownEngines } from '../../support/engines.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, redis } = engines;

/** A Wednesday. */
const NOON = Date.UTC(2026, 6, 15, 12);
let time = NOON;
const clock = (): number => time;
const tiers = { indie: { perMonth: 9_000 }, pro: { perMonth: 5 } };
const api = await anApi(engines, { rateLimits: true, clock, tiers });

afterEach(() => void (time = NOON));

const aUser = (tier: Tier = 'free') => aCaller(engines, { tier, name: 'my key' });
const get = (key: string, path: string, from: Api = api) =>
  from.app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } });
const getMe = (key: string, from?: Api) => get(key, '/me', from);
async function me(key: string, from?: Api) {
  const response = await getMe(key, from);
  expect(response.statusCode, response.body).toBe(200);
  return GetMeOutput.parse(response.json());
}
async function usage(key: string, query = '') {
  const response = await get(key, `/usage${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return GetUsageOutput.parse(response.json());
}

/** Inserts usage of earlier days into the database. */
async function haveUsed(userId: string, days: Readonly<Record<string, readonly number[]>>): Promise<void> {
  for (const [day, [requests, clientErrors = 0, errors = 0]] of Object.entries(days))
    await pool.query('insert into usage values ($1, $2, $3, $4, $5)', [
      ...[userId, day, requests, clientErrors, errors],
    ]);
}

describe('GET /me, 200', () => {
  test('returns the masked key and its limits after this request', async () => {
    const { key, info } = await aUser();
    await getMe(key);
    const response = await getMe(key);
    expect(response.json()).toEqual({
      key: { id: info.id, name: 'my key', prefix: info.prefix, scope: 'pk' },
      tier: 'free',
      rateLimit: {
        limit: 10,
        remaining: 8,
        resetInSeconds: 10,
        burstPer10s: 10,
        perDay: 500,
        usedToday: 2,
        usedThisMonth: 2,
      },
      monthlyQuota: { limit: null, used: 2, resetsAt: null },
      meta: { requestId: response.headers['x-request-id'] },
    });
    expect(response.headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '8',
      'ratelimit-reset': '10',
      'cache-control': 'private, no-store',
    });
    expect(info.prefix.endsWith(key.slice(-4))).toBe(true);
    expect(response.body).not.toContain(key);
  });

  test('returns a monthly quota and when it is reset', async () => {
    const { key } = await aUser('pro');
    expect((await me(key)).monthlyQuota).toEqual({ limit: 5, used: 1, resetsAt: '2026-08-01T00:00:00.000Z' });
    expect((await getMe(key)).headers['ratelimit-policy']).toBe('200;w=10, 100000;w=86400, 5;w=2678400');
  });

  test('returns account limits soon after they are set, and null for unlimited', async () => {
    const { key, userId } = await aUser();
    expect((await me(key)).rateLimit.perDay).toBe(500);
    const own = { burst: 12, perDay: null, perMonth: 99 };
    await pool.query('update users set limits = $2 where id = $1', [userId, own]);
    const changed = await until('the limits hold', async () => {
      time += 10_000;
      const answer = await me(key);
      return answer.rateLimit.limit === 12 && answer;
    });
    expect(changed).toMatchObject({ tier: 'free', rateLimit: { perDay: null }, monthlyQuota: { limit: 99 } });
  });

  test("includes the month's usage from PostgreSQL before Redis has it", async () => {
    const { key, userId } = await aUser();
    await haveUsed(userId, { '2026-06-30': [7], '2026-07-01': [7], '2026-07-15': [7] });
    const { rateLimit, monthlyQuota } = await me(key);
    expect(monthlyQuota.used).toBe(15);
    expect(rateLimit).toMatchObject({ usedToday: 8, usedThisMonth: 15 });
  });

  test('keeps the burst in rateLimit when the day is scarcer, and shows what is used of the day', async () => {
    const { key, userId } = await aUser();
    await redis.hset(`{${userId}}:day-counts:${dayOf(time)}`, { requests: 494, seeded: 1 });
    const response = await getMe(key);
    expect(GetMeOutput.parse(response.json()).rateLimit).toMatchObject({
      limit: 10,
      remaining: 9,
      perDay: 500,
      usedToday: 495,
    });
    expect(response.headers).toMatchObject({ 'ratelimit-limit': '500', 'ratelimit-remaining': '5' });
  });

  test('shows perDay: null for uncapped accounts', async () => {
    const response = await getMe((await aUser('enterprise')).key);
    expect(response.json()).toMatchObject({ rateLimit: { limit: 1_000, perDay: null } });
    expect(response.headers['ratelimit-policy']).toBe('1000;w=10');
  });

  test('returns the tier and refuses nothing when limits are disabled', async () => {
    const open = await anApi(engines, { clock, tiers: { free: { perDay: 1, perMonth: 1 } } });
    const { key } = await aUser();
    await me(key, open);
    expect(await me(key, open)).toMatchObject({
      rateLimit: { limit: 10, remaining: 10, resetInSeconds: 0, perDay: null },
      monthlyQuota: { limit: null, used: 2, resetsAt: null },
    });
  });
});

test('GET /me, 429: refuses requests above the monthly quota until the next month', async () => {
  time = Date.UTC(2026, 6, 31, 23, 59);
  const { key } = await aUser('pro');
  for (let sent = 0; sent < 4; sent += 1) await me(key);
  const state = { 'ratelimit-limit': '5', 'ratelimit-remaining': '0', 'ratelimit-reset': '60' };
  // The headers describe the month, which is scarcer than the burst and the day.
  expect((await getMe(key)).headers).toMatchObject(state);
  const refused = await getMe(key);
  expect(Problem.parse(refused.json())).toMatchObject({
    status: 429,
    code: 'monthly_quota_exceeded',
    retryAfter: 60,
    limit: 5,
    tier: 'pro',
    current: 5,
    type: `${engines.config.baseUrl}/errors/monthly_quota_exceeded`,
    upgradeUrl: expect.stringMatching(/^http/) as string,
  });
  expect(refused.headers).toMatchObject({ ...state, 'retry-after': '60' });
  time += 60_000;
  expect((await me(key)).monthlyQuota.used).toBe(1);
});

describe('GET /usage, 200', () => {
  test("counts today's requests, 4xx and 5xx of all the account's keys, including this request", async () => {
    const { key, email } = await aUser();
    const { key: testKey } = await aCaller(engines, { email, mode: 'test' });
    await get(key, '/me');
    await get(testKey, '/me');
    await get(key, '/languages?lang=xx');
    await get(testKey, '/questions/019a0000-0000-7000-8000-000000000001');
    // There is no index, so the search fails.
    expect((await get(key, '/questions')).statusCode).toBe(503);
    const { summary, series } = await usage(key);
    expect(summary.today.count).toBe(6);
    expect(series.at(-1)).toEqual({
      day: '2026-07-15',
      requests: 6,
      rejected: 0,
      errors: 1,
      clientErrors: 2,
    });
  });

  test('day points: rejected requests are a separate series, also in the database, and requests are those of the windows', async () => {
    const { key, userId } = await aUser();
    for (let sent = 0; sent < 25; sent += 1) await get(key, '/me');
    time += 10_000;
    const { series, summary } = await usage(key);
    expect(series.at(-1)).toMatchObject({ requests: 11, rejected: 15, clientErrors: 15, errors: 0 });
    // Only admitted requests count towards the limit.
    expect(summary.today).toMatchObject({ count: 11, limit: 500 });
    await until('they are stored', async () => {
      const { rows } = await pool.query<{ rejected: string; requests: string }>(
        'select requests, rejected from usage where user_id = $1',
        [userId],
      );
      return rows[0]?.rejected === '15' && rows[0].requests === '11';
    });
  });

  test('each window is compared with the whole one before it', async () => {
    const { key, userId } = await aUser('indie');
    await haveUsed(userId, {
      '2026-06-01': [100],
      '2026-06-30': [200],
      '2026-07-01': [40],
      '2026-07-05': [1],
      '2026-07-06': [9],
      '2026-07-12': [6],
      '2026-07-13': [4],
      '2026-07-14': [3],
    });
    const { summary } = await usage(key);
    const days = (from: string, to: string) => ({
      windowStart: `2026-07-${from}`,
      windowEnd: `2026-07-${to}`,
    });
    expect(summary).toEqual({
      tier: 'indie',
      today: { count: 1, prev: 3, delta: -66.7, limit: 10_000, ...days('15', '15') },
      week: { count: 8, prev: 15, delta: -46.7, limit: null, ...days('13', '19') },
      month: { count: 64, prev: 300, delta: -78.7, limit: 9_000, ...days('01', '31') },
    });
  });

  test('a week that began before the previous month is counted whole', async () => {
    time = Date.UTC(2027, 2, 1, 12);
    const { key, userId } = await aUser();
    await haveUsed(userId, {
      '2027-01-31': [1_000],
      '2027-02-01': [2],
      '2027-02-22': [4],
      '2027-02-28': [3],
    });
    const { summary } = await usage(key, '?days=1');
    expect(summary.week).toMatchObject({ count: 1, prev: 7, windowStart: '2027-03-01' });
    expect(summary.month).toMatchObject({ count: 1, prev: 9, windowStart: '2027-03-01' });
  });

  test('has no difference if the previous window has no requests', async () => {
    const { key } = await aUser();
    const { summary } = await usage(key);
    for (const window of [summary.today, summary.week, summary.month])
      expect(window).toMatchObject({ count: 1, prev: 0, delta: null });
  });

  test.each([
    ['a Monday at the start of a month', Date.UTC(2026, 5, 1), '2026-06-01', '2026-06-01', '2026-06-30'],
    ['a Sunday at the end of a year', Date.UTC(2023, 11, 31), '2023-12-25', '2023-12-01', '2023-12-31'],
    ['a leap day', Date.UTC(2024, 1, 29, 23, 59, 59), '2024-02-26', '2024-02-01', '2024-02-29'],
  ])('finds the windows of %s', async (_name, moment, monday, first, last) => {
    time = moment;
    const { summary, meta } = await usage((await aUser()).key, '?days=1');
    expect(summary.week.windowStart).toBe(monday);
    expect(summary.month).toMatchObject({ windowStart: first, windowEnd: last });
    expect(meta).toMatchObject({ from: meta.to, days: 1, to: new Date(moment).toISOString().slice(0, 10) });
  });

  test.each([
    ['', 30],
    ['?days=1', 1],
    ['?days=90', 90],
  ])('lists days up to today without gaps: %s', async (query, days) => {
    const { key, userId } = await aUser();
    await haveUsed(userId, {
      '2026-07-15': [20, 3, 1],
      '2026-07-13': [5, 2, 1],
      '2026-04-17': [8],
      '2026-04-16': [9],
    });
    const { series, meta } = await usage(key, query);
    expect(series).toHaveLength(days);
    expect(series.map(({ day }) => Date.parse(day))).toEqual(
      Array.from({ length: days }, (_, index) => Date.UTC(2026, 6, 15) - (days - 1 - index) * 86_400_000),
    );
    expect(meta).toMatchObject({ from: series[0]?.day, to: '2026-07-15', days });
    if (days > 2)
      expect(series.slice(-3)).toEqual([
        { day: '2026-07-13', requests: 5, rejected: 0, errors: 1, clientErrors: 2 },
        { day: '2026-07-14', requests: 0, rejected: 0, errors: 0, clientErrors: 0 },
        // The counts of today that are stored are added to those of a new counter.
        { day: '2026-07-15', requests: 21, rejected: 0, errors: 1, clientErrors: 3 },
      ]);
    if (days === 90) expect(series[0]).toMatchObject({ day: '2026-04-17', requests: 8 });
  });
});

test.each(['0', '91', '-1', '1.5', 'x', ''])('GET /usage, 400: refuses %s days', async (days) => {
  const { status, problem } = await api.refused('/usage', `days=${days}`);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'invalid_query_param', 'days']);
});

test('day points: days of earlier versions have no rate above 100 % after the migration', async () => {
  const { url, pool: earlier } = await databaseAt(23);
  await earlier.query(`
    with added as (insert into users (email, tier) values ('ada@example.org', 'free') returning id)
    insert into usage select id, day, requests, client_errors, errors
    from added, (values (date '2026-07-13', 10, 14, 1), ('2026-07-14', 10, 4, 1), ('2026-07-15', 0, 3, 0))
      as given(day, requests, client_errors, errors)`);
  await migrate(url);
  const { rows } = await earlier.query<{ requests: number; rejected: number }>(
    'select requests::int, rejected::int from usage order by day',
  );
  expect(rows).toEqual([
    { requests: 10, rejected: 5 },
    { requests: 10, rejected: 0 },
    { requests: 0, rejected: 3 },
  ]);
});
