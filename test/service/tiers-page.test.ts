import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { Tier, type OwnLimits } from '../../src/contract/account.ts';
import { Problem } from '../../src/contract/problem.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { siteKeyAt } from '../support/site.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
const tiers = {
  free: { burst: 1, perDay: 1_234 },
  indie: { burst: 1 },
  pro: { burst: 1, perMonth: 5_678_901 },
  enterprise: { burst: 2 },
};
const now = Date.now();
const { app } = await anApi(engines, { rateLimits: true, tiers, clock: () => now });
const siteKey = await siteKeyAt(engines, now);

/** What every 429 has, besides the tier. */
const MEMBERS = {
  retryAfter: expect.any(Number) as number,
  upgradeUrl: `${engines.config.baseUrl}/tiers`,
  limit: expect.any(Number) as number,
  current: expect.any(Number) as number,
};

async function aKey(tier: Tier, limits: OwnLimits | null = null): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(engines.pool, { email, tier, name: 'test', scope: 'pk' });
  await engines.pool.query('update users set limits = $2 where email = $1', [email, limits]);
  return key;
}

/** The problem document of a request above the burst. */
async function refusal(tier: Tier, limits?: OwnLimits): Promise<Problem> {
  const key = await aKey(tier, limits);
  const send = () => app.inject({ url: '/api/v1/me', headers: { 'x-api-key': key } });
  for (let sent = 0; sent < tiers[tier].burst; sent += 1) await send();
  const response = await send();
  expect(response.statusCode).toBe(429);
  return Problem.parse(response.json());
}

const open = (language: string) => app.inject({ url: `/tiers?lang=${language}` });

describe('upgradeUrl', () => {
  test('is a page that lists the tiers in force, and says how to get another', async () => {
    const { upgradeUrl = '' } = await refusal('free');
    expect(upgradeUrl).toBe(`${engines.config.baseUrl}/tiers`);
    const response = await app.inject({ url: new URL(upgradeUrl).pathname });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    for (const text of ['free', 'indie', 'pro', 'enterprise', '1,234', '10,000', '5,678,901', 'no limit'])
      expect(response.body).toContain(text);
    expect(response.body).toContain('Ask the operator of this service');
    expect(response.body).toContain('users tier');
  });

  test('is a page in Polish too', async () => {
    const { body } = await open('pl');
    expect(body).toContain('<html lang="pl">');
    expect(body).toContain('Plany i limity');
    expect(body).toContain('bez limitu');
    expect(body).toMatch(/5\s678\s901/);
  });

  test.each(Tier.options)('comes with the tier %s, whether or not another one would help', async (tier) => {
    expect(await refusal(tier)).toMatchObject({ ...MEMBERS, tier, limit: tiers[tier].burst });
  });

  test('comes with the limits of a single account', async () => {
    expect(await refusal('free', { burst: 1 })).toMatchObject({ ...MEMBERS, tier: 'free', limit: 1 });
  });

  const rpc = { jsonrpc: '2.0', id: 1, method: 'ping' };
  test.each<[string, InjectOptions, number]>([
    [
      'a report',
      { method: 'POST', url: '/api/v1/report', payload: { type: 'other', questionText: 'Which river?' } },
      6,
    ],
    ['a message to MCP', { method: 'POST', url: '/mcp', payload: rpc }, 51],
    ['a page for visitors', { url: '/api/v1/categories', headers: { 'x-api-key': siteKey } }, 101],
    ['a registration of a client', { method: 'POST', url: '/api/auth/oauth2/register', payload: {} }, 21],
  ])('comes with a 429 for %s without an account', async (_what, request, most) => {
    const headers = { host: 'localhost', ...request.headers };
    let response = await app.inject({ ...request, headers });
    for (let sent = 1; sent < most && response.statusCode !== 429; sent += 1)
      response = await app.inject({ ...request, headers });
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ ...MEMBERS, tier: 'anonymous' });
  });

  test('comes with a 429 for messages of an account to MCP, with its tier', async () => {
    const key = await aKey('pro');
    const headers = { host: 'localhost', authorization: `Bearer ${key}` };
    const send = () => app.inject({ method: 'POST', url: '/mcp', headers, payload: rpc });
    let response = await send();
    for (let sent = 1; sent < 51 && response.statusCode !== 429; sent += 1) response = await send();
    expect(response.json()).toMatchObject({
      ...MEMBERS,
      tier: 'pro',
      error: { data: { ...MEMBERS, tier: 'pro', code: 'rate_limit_exceeded' } },
    });
  });
});
