import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { GetUsageOutput } from '../../src/endpoints/get-usage.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';
import { callTool, failureOf, refusalIn, request } from '../support/mcp.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await makeSearchable(engines);
await until('Redis is reached', () => engines.redis.status === 'ready');
let time = Date.UTC(2026, 6, 15, 12);
const { app } = await anApi(engines, { rateLimits: true, clock: () => time });

/** A user of the free tier, which allows ten requests in ten seconds. */
async function aUser(): Promise<string> {
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(engines.pool, { email, name: 'test', scope: 'pk' });
  return key;
}

const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
const languages = (key: string) => request(app, 'tools/call', { name: 'svc_languages' }, bearer(key));

describe('tool calls', () => {
  test('share the counter with REST, and report its state in headers', async () => {
    const key = await aUser();
    expect((await languages(key)).headers).toMatchObject({
      'ratelimit-limit': '10',
      'ratelimit-remaining': '9',
      'ratelimit-policy': '10;w=10, 500;w=86400',
    });
    const rest = await app.inject({ url: '/api/v1/languages', headers: { 'x-api-key': key } });
    expect(rest.headers['ratelimit-remaining']).toBe('8');
    expect((await languages(key)).headers['ratelimit-remaining']).toBe('7');
  });

  test('get HTTP 429 when the burst is used up', async () => {
    const key = await aUser();
    for (let call = 0; call < 10; call += 1) expect((await languages(key)).statusCode).toBe(200);
    const refused = await languages(key);
    expect(refusalIn(refused)).toMatchObject({
      status: 429,
      code: 'rate_limit_exceeded',
      id: 1,
      limit: 10,
      current: 10,
      tier: 'free',
      error: { code: -32_000 },
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await request(app, 'tools/list', {}, bearer(key))).statusCode).toBe(200);
  });

  test('count as one request each, and once as an error if they fail', async () => {
    const key = await aUser();
    await languages(key);
    await callTool({ app, key }, 'svc_random', { amount: 99 });
    await callTool({ app, key }, 'svc_question_by_id', { id: randomUUID() });
    await request(app, 'tools/call', { name: 'svc_nothing' }, bearer(key));
    await request(app, 'tools/call', { name: 7 }, bearer(key));
    const { series } = GetUsageOutput.parse(
      (await app.inject({ url: '/api/v1/usage', headers: { 'x-api-key': key } })).json(),
    );
    expect(series.at(-1)).toMatchObject({ requests: 6, clientErrors: 4, errors: 0 });
  });

  test('send five reports a minute of one account, from any address, then get the time to wait', async () => {
    const [key, another] = [await aUser(), await aUser()];
    const given = { type: 'other', questionText: 'Which question was it again?' };
    const report = (host: number, own = key) =>
      callTool({ app, key: own }, 'svc_report', given, `192.0.2.${host}`);
    for (let sent = 0; sent < 5; sent += 1) expect((await report(70 + sent)).isError).toBeUndefined();
    const failure = failureOf(await report(79));
    expect(failure.error).toBe('rate_limit_exceeded');
    expect(failure.message).toMatch(/Wait \d+ seconds/);
    expect((await report(70, another)).isError).toBeUndefined();
  });

  test('with reports that are refused do not use up the five of the account', async () => {
    const key = await aUser();
    const report = (given: object) => callTool({ app, key }, 'svc_report', given);
    for (const given of [{ type: 'spam' }, { type: 'other' }, { type: 'other', questionId: randomUUID() }])
      expect(failureOf(await report(given)).error).not.toBe('rate_limit_exceeded');
    const given = { type: 'other', questionText: 'Which question was it again?' };
    for (let sent = 0; sent < 5; sent += 1) expect((await report(given)).isError).toBeUndefined();
  });
});

describe('other messages', () => {
  test('of an account do not count as requests, but have a limit', async () => {
    const key = await aUser();
    for (let sent = 0; sent < 50; sent += 1)
      expect((await request(app, 'ping', {}, bearer(key))).statusCode).toBe(200);
    expect(refusalIn(await request(app, 'ping', {}, bearer(key)))).toMatchObject({
      code: 'rate_limit_exceeded',
      detail: 'A caller may send 50 such requests in 1 second.',
    });
    expect((await languages(key)).headers['ratelimit-remaining']).toBe('9');
    time += 1_001;
    expect((await request(app, 'ping', {}, bearer(key))).statusCode).toBe(200);
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
    expect(refusalIn(refused)).toMatchObject({ status: 429, limit: 50 });
    expect(Number(refused.headers['retry-after'])).toBe(1);
    expect((await ping('192.0.2.9')).statusCode).toBe(200);
    time += 1_001;
    expect((await ping('192.0.2.8')).statusCode).toBe(200);
  });
});
