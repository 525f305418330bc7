import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { GetUsageOutput } from '../../src/endpoints/get-usage.ts';
import type { Tier } from '../../src/contract/account.ts';
import { migrate } from '../../cli/store/migrate.ts';
import { anApi, type Api } from '../support/api.ts';
import { databaseAt, ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
/** A Wednesday. */
let time = Date.UTC(2026, 6, 15, 12);
const api = await anApi(engines, {
  rateLimits: true,
  clock: () => time,
  tiers: { indie: { perMonth: 9_000 } },
});

async function aUser(tier: Tier = 'free') {
  const email = `${randomUUID()}@example.org`;
  const fields = { email, tier, name: 'test', scope: 'pk' as const };
  const keys = [
    await createKey(engines.pool, fields),
    await createKey(engines.pool, { ...fields, mode: 'test' }),
  ];
  const { rows } = await engines.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { key: keys[0]?.key ?? '', testKey: keys[1]?.key ?? '', userId: rows[0]?.id ?? '' };
}

const get = (key: string, path: string, from: Api = api) =>
  from.app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': key } });
async function usage(key: string, query = '', from?: Api) {
  const response = await get(key, `/usage${query}`, from);
  expect(response.statusCode, response.body).toBe(200);
  return GetUsageOutput.parse(response.json());
}

/** Inserts usage of earlier days into the database. */
async function haveUsed(userId: string, days: Readonly<Record<string, readonly number[]>>): Promise<void> {
  for (const [day, [requests, clientErrors = 0, errors = 0]] of Object.entries(days))
    await engines.pool.query('insert into usage values ($1, $2, $3, $4, $5)', [
      ...[userId, day, requests, clientErrors, errors],
    ]);
}

describe('200', () => {
  test("counts today's requests, 4xx and 5xx of all the account's keys, including this request", async () => {
    const { key, testKey } = await aUser();
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

  test('day points: rejected requests are a separate series, and requests are those of the windows', async () => {
    const { key } = await aUser();
    for (let sent = 0; sent < 25; sent += 1) await get(key, '/me');
    time += 10_000;
    const { series, summary } = await usage(key);
    expect(series.at(-1)).toMatchObject({ requests: 11, rejected: 15, clientErrors: 15, errors: 0 });
    // Only admitted requests count towards the limit.
    expect(summary.today).toMatchObject({ count: 11, limit: 500 });
  });

  test('writes rejected requests to the database', async () => {
    const { key, userId } = await aUser();
    for (let sent = 0; sent < 13; sent += 1) await get(key, '/me');
    await until('they are stored', async () => {
      const { rows } = await engines.pool.query<{ rejected: string; requests: string }>(
        'select requests, rejected from usage where user_id = $1',
        [userId],
      );
      return rows[0]?.rejected === '3' && rows[0].requests === '10';
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
    expect(summary).toEqual({
      tier: 'indie',
      today: {
        count: 1,
        prev: 3,
        delta: -66.7,
        limit: 10_000,
        windowStart: '2026-07-15',
        windowEnd: '2026-07-15',
      },
      week: {
        count: 8,
        prev: 15,
        delta: -46.7,
        limit: null,
        windowStart: '2026-07-13',
        windowEnd: '2026-07-19',
      },
      month: {
        count: 64,
        prev: 300,
        delta: -78.7,
        limit: 9_000,
        windowStart: '2026-07-01',
        windowEnd: '2026-07-31',
      },
    });
  });

  test('a week that began before the previous month is counted whole', async () => {
    const before = time;
    time = Date.UTC(2027, 2, 1, 12);
    const { key, userId } = await aUser();
    await haveUsed(userId, {
      '2027-01-31': [1_000],
      '2027-02-01': [2],
      '2027-02-22': [4],
      '2027-02-28': [3],
    });
    const { summary } = await usage(key, '?days=1');
    time = before;
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
    const before = time;
    time = moment;
    const { key } = await aUser();
    const { summary, meta } = await usage(key, '?days=1');
    time = before;
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
    await haveUsed(userId, { '2026-07-13': [5, 2, 1], '2026-04-17': [8], '2026-04-16': [9] });
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
        { day: '2026-07-15', requests: 1, rejected: 0, errors: 0, clientErrors: 0 },
      ]);
    if (days === 90) expect(series[0]).toMatchObject({ day: '2026-04-17', requests: 8 });
  });

  test('adds stored counts to a new counter', async () => {
    const { key, userId } = await aUser();
    await haveUsed(userId, { '2026-07-15': [20, 3, 1] });
    expect((await usage(key)).series.at(-1)).toMatchObject({ requests: 21, clientErrors: 3, errors: 1 });
    await until('Redis holds all of it', async () => {
      const { series } = await usage(key);
      const stored = await engines.redis.hget(
        `{${userId}}:day-counts:${Date.UTC(2026, 6, 15) / 86_400_000}`,
        'requests',
      );
      return Number(stored) === series.at(-1)?.requests && Number(stored) > 20;
    });
  });
});

describe('400', () => {
  test.each(['0', '91', '-1', '1.5', 'x', ''])('refuses %s days', async (days) => {
    const { status, problem } = await api.refused('/usage', `days=${days}`);
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'invalid_query_param', 'days']);
  });
});

test('401 without a key', async () => {
  const { status, problem } = await api.refused('/usage', '', {});
  expect([status, problem.code]).toEqual([401, 'missing_api_key']);
});

test('day points: days of earlier versions have no rate above 100 % after the migration', async () => {
  const { url, pool } = await databaseAt(23);
  await pool.query(`
    with added as (insert into users (email, tier) values ('ada@example.org', 'free') returning id)
    insert into usage select id, day, requests, client_errors, errors
    from added, (values (date '2026-07-13', 10, 14, 1), ('2026-07-14', 10, 4, 1), ('2026-07-15', 0, 3, 0))
      as given(day, requests, client_errors, errors)`);
  await migrate(url);
  const { rows } = await pool.query<{ requests: number; rejected: number }>(
    'select requests::int, rejected::int from usage order by day',
  );
  expect(rows).toEqual([
    { requests: 10, rejected: 5 },
    { requests: 10, rejected: 0 },
    { requests: 0, rejected: 3 },
  ]);
});
