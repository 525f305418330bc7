import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';

import { Tier } from '../../../src/contract/account.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { GetUsageOutput } from '../../../src/endpoints/get-usage.ts';
import { DAY, dayOf } from '../../../src/limits/admission.ts';
import { aCaller, type Caller } from '../../support/clients/a-caller.ts';
import { anApi, type Api, type ApiOptions } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { breakableRedis } from '../../support/faulty-engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { callTool, failureOf, refusalIn, request } from '../../support/clients/mcp.ts';
import { until } from '../../support/until.ts';

const BURST = { free: 10, indie: 30 };
const PER_DAY = 500;
/** Needs only PostgreSQL, which finds nothing. */
const EMPTY = '/questions?ids=019a0000-0000-7000-8000-000000000001';

const engines = await ownEngines();
const UPGRADE_URL = `${engines.config.baseUrl}/tiers`;
const { redis } = engines;
await makeSearchable(engines);
/** The clock of the limits. An evening in July. */
let time = Date.UTC(2026, 6, 15, 18);
const secondsToMidnight = (): number => Math.ceil((DAY - (time % DAY)) / 1_000);
// Tests that send from one address do not share a second.
beforeEach(() => void (time += 1_000));

const aService = (options: ApiOptions = {}): Promise<Api> =>
  anApi(engines, { rateLimits: true, clock: () => time, ...options });
const api = await aService();
const { app } = api;

const aUser = (tier: Tier = 'free'): Promise<Caller> => aCaller(engines, { tier });
const get = (caller: Caller, path = EMPTY, from = api): Promise<LightMyRequestResponse> =>
  from.app.inject({ url: `/api/v1${path}`, headers: { 'x-api-key': caller.key } });

async function statuses(caller: Caller, count: number, path?: string, from?: Api): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, () => get(caller, path, from)));
  return answers.map((answer) => answer.statusCode).sort();
}
const times = (status: number, count: number): number[] => Array.from({ length: count }, () => status);

describe('the burst', () => {
  test('is reported in every response', async () => {
    const caller = await aUser();
    for (const remaining of ['9', '8', '7'])
      expect((await get(caller)).headers).toMatchObject({
        'ratelimit-limit': '10',
        'ratelimit-remaining': remaining,
        'ratelimit-reset': '10',
        'ratelimit-policy': '10;w=10, 500;w=86400',
      });
  });

  test.each(['free', 'indie'] as const)('of tier %s admits exactly the limit, even at once', async (tier) => {
    const expected = [...times(200, BURST[tier]), ...times(429, 20)];
    expect(await statuses(await aUser(tier), BURST[tier] + 20)).toEqual(expected);
  });

  test('refuses with all that the caller needs to know', async () => {
    const caller = await aUser();
    await statuses(caller, BURST.free);
    time += 3_000;
    const response = await get(caller, `${EMPTY}&lang=pl`);
    expect(response.statusCode).toBe(429);
    expect(Problem.parse(response.json())).toEqual({
      type: `${engines.config.baseUrl}/errors/rate_limit_exceeded`,
      title: expect.any(String) as string,
      status: 429,
      detail: 'Your account may send 10 requests in 10 seconds.',
      instance: `/api/v1${EMPTY}&lang=pl`,
      code: 'rate_limit_exceeded',
      retryAfter: 7,
      upgradeUrl: UPGRADE_URL,
      limit: 10,
      tier: 'free',
      current: 10,
    });
    expect(response.headers).toMatchObject({
      'retry-after': '7',
      'ratelimit-remaining': '0',
      'cache-control': 'private, no-store',
    });
  });

  test("is shared by all of a user's keys and by all processes, but not between users", async () => {
    const one = await aUser();
    const other = await aCaller(engines, { email: one.email });
    const second = await aService();
    expect(await statuses(one, 6)).toEqual(times(200, 6));
    expect(await statuses(other, 6, EMPTY, second)).toEqual([...times(200, 4), ...times(429, 2)]);
    expect((await get(await aUser())).statusCode).toBe(200);
  });
});

test('the daily limit refuses when it is used up, with the time until midnight UTC', async () => {
  const caller = await aUser();
  await redis.hset(`{${caller.userId}}:day-counts:${dayOf(time)}`, 'requests', PER_DAY - 4);
  const state = {
    'ratelimit-limit': '500',
    'ratelimit-reset': String(secondsToMidnight()),
    'ratelimit-policy': '10;w=10, 500;w=86400',
  };
  // The headers describe the day, which is scarcer than the burst.
  for (const remaining of ['3', '2', '1', '0'])
    expect((await get(caller)).headers).toMatchObject({ ...state, 'ratelimit-remaining': remaining });
  const refused = await get(caller);
  expect(refused.headers).toMatchObject({
    ...state,
    'ratelimit-remaining': '0',
    'retry-after': String(secondsToMidnight()),
  });
  expect(Problem.parse(refused.json())).toMatchObject({
    status: 429,
    code: 'daily_limit_exceeded',
    limit: PER_DAY,
    current: PER_DAY,
    retryAfter: secondsToMidnight(),
    tier: 'free',
  });
});

test('disabled limits refuse nobody and send no headers', async () => {
  const open = await aService({ rateLimits: false });
  const caller = await aUser();
  expect(await statuses(caller, 30, EMPTY, open)).toEqual(times(200, 30));
  expect((await get(caller, EMPTY, open)).headers).not.toHaveProperty('ratelimit-limit');
});

describe('MCP', () => {
  const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
  const languages = ({ key }: Caller) => request(app, 'tools/call', { name: 'svc_languages' }, bearer(key));
  const REPORT = { type: 'other', questionText: 'Which question was it again?' };

  describe('tool calls', () => {
    test('share the counter with REST, and report its state in headers', async () => {
      const caller = await aUser();
      expect((await languages(caller)).headers).toMatchObject({
        'ratelimit-limit': '10',
        'ratelimit-remaining': '9',
        'ratelimit-policy': '10;w=10, 500;w=86400',
      });
      expect((await get(caller, '/languages')).headers['ratelimit-remaining']).toBe('8');
      expect((await languages(caller)).headers['ratelimit-remaining']).toBe('7');
    });

    test('get HTTP 429 when the burst is used up', async () => {
      const caller = await aUser();
      for (let call = 0; call < 10; call += 1) expect((await languages(caller)).statusCode).toBe(200);
      const refused = await languages(caller);
      expect(refusalIn(refused)).toMatchObject({
        status: 429,
        code: 'rate_limit_exceeded',
        id: 1,
        limit: 10,
        current: 10,
        tier: 'free',
        error: { code: -32_000 },
      });
      expect(refused.headers['retry-after']).toBe('10');
      expect((await request(app, 'tools/list', {}, bearer(caller.key))).statusCode).toBe(200);
    });

    test('count as one request each, and once as an error if they fail', async () => {
      const caller = await aUser();
      await languages(caller);
      await callTool({ app, key: caller.key }, 'svc_random', { amount: 99 });
      await callTool({ app, key: caller.key }, 'svc_question_by_id', { id: randomUUID() });
      await request(app, 'tools/call', { name: 'svc_nothing' }, bearer(caller.key));
      await request(app, 'tools/call', { name: 7 }, bearer(caller.key));
      const { series } = GetUsageOutput.parse((await get(caller, '/usage')).json());
      expect(series.at(-1)).toMatchObject({ requests: 6, clientErrors: 4, errors: 0 });
    });

    test('send five reports a minute of one account, from any address, then get the time to wait', async () => {
      const [{ key }, another] = [await aUser(), await aUser()];
      const report = (host: number, own = key) =>
        callTool({ app, key: own }, 'svc_report', REPORT, `192.0.2.${host}`);
      for (let sent = 0; sent < 5; sent += 1) expect((await report(70 + sent)).isError).toBeUndefined();
      const failure = failureOf(await report(79));
      expect(failure.error).toBe('rate_limit_exceeded');
      expect(failure.message).toMatch(/Wait \d+ seconds/);
      expect((await report(70, another.key)).isError).toBeUndefined();
    });

    test('with reports that are refused do not use up the five of the account', async () => {
      const { key } = await aUser();
      const report = (given: object) => callTool({ app, key }, 'svc_report', given);
      for (const given of [{ type: 'spam' }, { type: 'other' }, { type: 'other', questionId: randomUUID() }])
        expect(failureOf(await report(given)).error).not.toBe('rate_limit_exceeded');
      for (let sent = 0; sent < 5; sent += 1) expect((await report(REPORT)).isError).toBeUndefined();
    });
  });

  describe('other messages', () => {
    const AFTER_FIFTY = { retryAfter: 1, upgradeUrl: UPGRADE_URL, limit: 50, current: 50 };

    test('of an account do not count as requests, but have a limit', async () => {
      const caller = await aUser();
      const ping = () => request(app, 'ping', {}, bearer(caller.key));
      for (let sent = 0; sent < 50; sent += 1) expect((await ping()).statusCode).toBe(200);
      const members = { ...AFTER_FIFTY, code: 'rate_limit_exceeded', tier: 'free' };
      expect(refusalIn(await ping())).toMatchObject({
        ...members,
        detail: 'A caller may send 50 such requests in 1 second.',
        error: { data: members },
      });
      expect((await languages(caller)).headers['ratelimit-remaining']).toBe('9');
      time += 1_001;
      expect((await ping()).statusCode).toBe(200);
    });

    test('without credentials are limited to fifty a second per IP address', async () => {
      const ping = (address: string) => request(app, 'ping', {}, {}, address);
      const first = await ping('192.0.2.8');
      expect(first.headers).toMatchObject({
        'ratelimit-limit': '50',
        'ratelimit-remaining': '49',
        'ratelimit-policy': '50;w=1, 5000;w=600',
      });
      for (let sent = 1; sent < 50; sent += 1) await ping('192.0.2.8');
      const refused = await ping('192.0.2.8');
      expect(refusalIn(refused)).toMatchObject({ ...AFTER_FIFTY, status: 429, tier: 'anonymous' });
      expect(refused.headers['retry-after']).toBe('1');
      expect((await ping('192.0.2.9')).statusCode).toBe(200);
      time += 1_001;
      expect((await ping('192.0.2.8')).statusCode).toBe(200);
    });
  });
});

describe('upgradeUrl', async () => {
  const tiers = {
    free: { burst: 1, perDay: 1_234 },
    indie: { burst: 1 },
    pro: { burst: 1, perMonth: 5_678_901 },
    enterprise: { burst: 2 },
  };
  const strict = await aService({ tiers });
  /** What every 429 has, besides the tier. */
  const MEMBERS = {
    retryAfter: expect.any(Number) as number,
    upgradeUrl: UPGRADE_URL,
    limit: expect.any(Number) as number,
    current: expect.any(Number) as number,
  };

  async function refusal(tier: Tier): Promise<Problem> {
    const caller = await aUser(tier);
    for (let sent = 0; sent < tiers[tier].burst; sent += 1) await get(caller, '/me', strict);
    const response = await get(caller, '/me', strict);
    expect(response.statusCode).toBe(429);
    return Problem.parse(response.json());
  }

  test('is a page that lists the tiers in force, and says how to get another', async () => {
    const { upgradeUrl = '' } = await refusal('free');
    expect(upgradeUrl).toBe(UPGRADE_URL);
    const { statusCode, headers, body } = await strict.app.inject({ url: new URL(upgradeUrl).pathname });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const text of ['free', 'indie', 'pro', 'enterprise', '1,234', '10,000', '5,678,901', 'no limit'])
      expect(body).toContain(text);
    expect(body).toContain('Ask the operator of this service');
    expect(body).toContain('users tier');
  });

  test('is a page in Polish too', async () => {
    const { body } = await strict.app.inject({ url: '/tiers?lang=pl' });
    for (const text of ['<html lang="pl">', 'Plany i limity', 'bez limitu']) expect(body).toContain(text);
    expect(body).toMatch(/5\s678\s901/);
  });

  test.each(Tier.options)('comes with the tier %s, whether or not another one would help', async (tier) => {
    expect(await refusal(tier)).toMatchObject({ ...MEMBERS, tier, limit: tiers[tier].burst });
  });

  test('comes with a 429 for a registration of a client', async () => {
    const headers = { host: 'localhost' };
    const register = () =>
      strict.app.inject({ method: 'POST', url: '/api/auth/oauth2/register', headers, payload: {} });
    for (let sent = 0; sent < 20; sent += 1) await register();
    expect((await register()).json()).toMatchObject({ ...MEMBERS, tier: 'anonymous' });
  });
});

describe('without Redis', async () => {
  const { toRedis, redis: proxied } = await breakableRedis(engines);
  /** A service that has reached Redis through the proxy. Its limits have the real clock. */
  async function behindProxy(options: ApiOptions = {}): Promise<Api> {
    await until('Redis is reached', () => proxied.status === 'ready');
    return anApi(engines, { rateLimits: true, clients: { redis: proxied }, ...options });
  }

  test.each(['cut', 'hang'] as const)('the service enforces the burst in one process: %s', async (fault) => {
    // Milliseconds. Short, since each of the requests waits so long.
    const alone = await behindProxy({ redisTimeout: 100, clock: () => time });
    toRedis.become(fault);
    const caller = await aUser();
    expect(await statuses(caller, 15, EMPTY, alone)).toEqual([...times(200, 10), ...times(429, 5)]);
    expect(Problem.parse((await get(caller, EMPTY, alone)).json())).toMatchObject({
      limit: 10,
      current: 10,
    });
    toRedis.become('pass');
  });

  test('a silent connection is replaced, because the machine at the other end may have crashed', async () => {
    const alone = await behindProxy();
    const caller = await aUser('pro');
    await get(caller, EMPTY, alone);
    const opened = toRedis.opened();
    toRedis.become('deaf');
    await until('requests are counted in Redis', async () => {
      await get(caller, EMPTY, alone);
      return toRedis.opened() > opened && (await redis.llen(`{${caller.userId}}:times`)) > 1;
    });
    toRedis.become('pass');
  });
});
