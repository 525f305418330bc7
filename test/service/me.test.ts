import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { dayOf } from '../../src/limits/admission.ts';
import { GetMeOutput } from '../../src/endpoints/get-me.ts';
import type { Tier } from '../../src/contract/account.ts';
import { Problem } from '../../src/contract/problem.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
let time = Date.UTC(2026, 6, 15, 12);
const clock = (): number => time;
const limited = { rateLimits: true, clock };
const api = await anApi(engines, { ...limited, tiers: { indie: { perMonth: 5 } } });

async function aKey(tier: Tier = 'free', email = `${randomUUID()}@example.org`) {
  const { key, info } = await createKey(engines.pool, { email, tier, name: 'my key', scope: 'pk' });
  const { rows } = await engines.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  return { key, info, email, userId: rows[0]?.id ?? '' };
}

const getMe = (key: string, from: Api = api) =>
  from.app.inject({ url: '/api/v1/me', headers: { 'x-api-key': key } });
const me = async (key: string, from?: Api) => {
  const response = await getMe(key, from);
  expect(response.statusCode, response.body).toBe(200);
  return GetMeOutput.parse(response.json());
};

describe('GET /me, 200', () => {
  test('returns the masked key and its limits after this request', async () => {
    const { key, info } = await aKey();
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
    const { key } = await aKey('indie');
    expect((await me(key)).monthlyQuota).toEqual({
      limit: 5,
      used: 1,
      resetsAt: '2026-08-01T00:00:00.000Z',
    });
    expect((await getMe(key)).headers['ratelimit-policy']).toBe('30;w=10, 10000;w=86400, 5;w=2678400');
  });

  test('returns account limits soon after they are set, and null for unlimited', async () => {
    const { key, userId } = await aKey();
    expect((await me(key)).rateLimit.perDay).toBe(500);
    const own = { burst: 12, perDay: null, perMonth: 99 };
    await engines.pool.query('update users set limits = $2 where id = $1', [userId, own]);
    const changed = await until('the limits hold', async () => {
      time += 10_000;
      const answer = await me(key);
      return answer.rateLimit.limit === 12 && answer;
    });
    expect(changed).toMatchObject({ tier: 'free', rateLimit: { perDay: null }, monthlyQuota: { limit: 99 } });
  });

  test("includes the month's usage from PostgreSQL before Redis has it", async () => {
    const { key, userId } = await aKey();
    const insert = `insert into usage select $1, day, 7, 0, 0 from unnest($2::date[]) as day`;
    await engines.pool.query(insert, [userId, ['2026-06-30', '2026-07-01', '2026-07-15']]);
    const { rateLimit, monthlyQuota } = await me(key);
    expect(monthlyQuota.used).toBe(15);
    expect(rateLimit).toMatchObject({ usedToday: 8, usedThisMonth: 15 });
  });

  test('keeps the burst in rateLimit when the day is scarcer, and shows what is used of the day', async () => {
    const { key, userId } = await aKey();
    await engines.redis.hset(`{${userId}}:day-counts:${dayOf(time)}`, { requests: 494, seeded: 1 });
    const response = await getMe(key);
    expect(GetMeOutput.parse(response.json()).rateLimit).toMatchObject({
      limit: 10,
      remaining: 9,
      perDay: 500,
      usedToday: 495,
    });
    expect(response.headers).toMatchObject({ 'ratelimit-limit': '500', 'ratelimit-remaining': '5' });
  });

  test('shows perDay: null for uncapped accounts, as the OpenAPI document allows', async () => {
    const { key } = await aKey('enterprise');
    expect((await me(key)).rateLimit).toMatchObject({ limit: 1_000, perDay: null });
    const perDay = {
      type: ['integer', 'null'],
      description: expect.stringContaining('null for an account without a daily limit') as string,
    };
    expect((await api.app.inject('/api/v1/openapi.json')).json()).toMatchObject({
      components: { schemas: { RateLimitInfo: { properties: { perDay } } } },
    });
  });

  test('returns the tier and refuses nothing when limits are disabled', async () => {
    const open = await anApi(engines, { clock, tiers: { free: { perDay: 1, perMonth: 1 } } });
    const { key } = await aKey();
    await me(key, open);
    expect(await me(key, open)).toMatchObject({
      rateLimit: { limit: 10, remaining: 10, resetInSeconds: 0, perDay: null },
      monthlyQuota: { limit: null, used: 2, resetsAt: null },
    });
  });
});

test('GET /me, 400 for any parameter', async () => {
  const { status, problem } = await api.refused('/me', { days: 3 });
  expect([status, problem.code]).toEqual([400, 'invalid_query_param']);
});

test('GET /me, 401 without a key', async () => {
  expect((await api.refused('/me', '', {})).status).toBe(401);
});

describe('GET /me, 429', () => {
  test('refuses requests above the monthly quota until the next month', async () => {
    time = Date.UTC(2026, 6, 31, 23, 59, 0);
    const { key } = await aKey('indie');
    for (let sent = 0; sent < 5; sent += 1) await me(key);
    const refused = await getMe(key);
    expect(Problem.parse(refused.json())).toMatchObject({
      status: 429,
      code: 'monthly_quota_exceeded',
      retryAfter: 60,
      limit: 5,
      tier: 'indie',
      current: 5,
      type: `${engines.config.baseUrl}/errors/monthly_quota_exceeded`,
      upgradeUrl: expect.stringMatching(/^http/) as string,
    });
    expect(refused.headers).toMatchObject({
      'retry-after': '60',
      'ratelimit-limit': '5',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '60',
    });
    time += 60_000;
    expect((await me(key)).monthlyQuota.used).toBe(1);
  });

  test('refuses requests above the daily limit until midnight UTC, by the counts in Redis', async () => {
    time = Date.UTC(2026, 7, 10, 23, 58, 0);
    const { key, userId } = await aKey();
    await engines.redis.hset(`{${userId}}:day-counts:${dayOf(time)}`, { requests: 499, seeded: 1 });
    await me(key);
    expect(Problem.parse((await getMe(key)).json())).toMatchObject({
      code: 'daily_limit_exceeded',
      retryAfter: 120,
      limit: 500,
      current: 500,
      tier: 'free',
    });
    time += 120_000;
    await me(key);
  });
});
