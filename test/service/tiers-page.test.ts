import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import type { Tier } from '../../src/contract/account.ts';
import { Problem } from '../../src/contract/problem.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await until('Redis is reached', () => engines.redis.status === 'ready');
const tiers = {
  free: { burst: 1, perDay: 1_234 },
  indie: { burst: 1 },
  pro: { burst: 1, perMonth: 5_678_901 },
  enterprise: { burst: 2 },
};
const { app } = await anApi(engines, { rateLimits: true, tiers });

/** The problem document of a request above the burst. */
async function refusal(tier: Tier): Promise<Problem> {
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(engines.pool, { email, tier, name: 'test', scope: 'pk' });
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

  test('is absent for the top tier and for limits by address', async () => {
    expect(await refusal('enterprise')).not.toHaveProperty('upgradeUrl');
    const report = { type: 'other', questionText: 'Which river flows through Warsaw?' };
    const send = () => app.inject({ method: 'POST', url: '/api/v1/report', payload: report });
    for (let sent = 0; sent < 5; sent += 1) await send();
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).not.toHaveProperty('upgradeUrl');
  });
});
