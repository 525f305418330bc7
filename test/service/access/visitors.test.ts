import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';

import { isWellFormedKey } from '../../../src/contract/key-format.ts';
import { VISITOR_LIMITS } from '../../../src/contract/limits.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { createSiteFetch } from '../../../src/site/mount-site.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines, type TestEngines } from '../../support/engines.ts';
import { load, untilCounted } from '../../support/load.ts';
import { startPatientServices } from '../../support/processes.ts';
import { request } from '../../support/clients/mcp.ts';
import { sendFrom, siteKeyAt } from '../../support/clients/site.ts';

const DAY = 86_400_000;
const [burst] = VISITOR_LIMITS.requests.limits;
const [perHour] = VISITOR_LIMITS.questions.limits;

const engines = await ownEngines();
const { pool, redis } = engines;
await load(engines, questions(100));
let time = Date.UTC(2026, 5, 1, 12);
/** Milliseconds by which the clock jumps each time that it is read. */
let jump = 0;
/** A service whose limits keep using Redis on a busy machine. */
const aService = (changes: Partial<TestEngines> = {}) =>
  anApi(
    { ...engines, ...changes },
    { rateLimits: true, redisTimeout: 5_000, clock: () => (time += jump), checkAnswers: false },
  );
const api = await aService();

/** A page that loads its data as the service's pages do. */
api.app.get('/a-page', async (request, reply) => {
  const fetchData = createSiteFetch(api.app, request, reply);
  const at = (path: string): string => engines.config.baseUrl + API_PREFIX + path;
  const headers = { 'x-api-key': await siteKeyAt(engines, time) };
  const listed = await fetchData(at('/questions?limit=1'), { headers });
  const searched = await fetchData('/api/v1/questions/search', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ limit: 2 }),
  });
  const aborted = await fetchData(at('/tags'), { headers, signal: AbortSignal.abort() }).catch(
    (error: unknown) => error,
  );
  const categories = await fetchData(at('/categories'), { headers });
  const etag = categories.headers.get('etag') ?? '';
  const unchanged = await fetchData(at('/categories'), { headers: { ...headers, 'if-none-match': etag } });
  return {
    statuses: [listed.status, searched.status, categories.status, unchanged.status],
    data: ((await searched.json()) as { data?: unknown[] }).data?.length,
    aborted: aborted instanceof Error && aborted.name,
    remaining: unchanged.headers.get('ratelimit-remaining'),
    retryAfter: listed.headers.get('retry-after'),
  };
});
await untilCounted(engines, api);

// No test uses up the limits of the next.
beforeEach(() => void (time += DAY));

let addresses = 0;
/** Each one in a separate network. */
const anAddress = (): string => `198.${(addresses >> 8) & 255}.${addresses++ & 255}.7`;
const send = async (path: string, address: string, key?: string) =>
  sendFrom(api, key ?? (await siteKeyAt(engines, time)), address, path);

/** Sends requests until one is refused. */
async function drain(path: string, address: () => string, most: number) {
  const key = await siteKeyAt(engines, time);
  for (let sent = 0; sent < most; sent += 1) {
    const response = await sendFrom(api, key, address(), path);
    if (response.statusCode === 429) return { sent, refusal: response };
    expect(response.statusCode, response.body).toBe(200);
  }
  throw new Error(`${most} requests were admitted`);
}

describe('the site key, 200', () => {
  test('reads the catalogue, under the limits of the visitor', async () => {
    const address = anAddress();
    const listed = await send('/questions?limit=3', address);
    expect(listed.statusCode).toBe(200);
    expect(listed.json<{ data: unknown[] }>().data).toHaveLength(3);
    expect(listed.headers).toMatchObject({
      'ratelimit-limit': '100',
      'ratelimit-remaining': '99',
      'ratelimit-policy': '100;w=10, 2000;w=3600, 10000;w=86400',
    });
    const drawn = await send('/questions/random?amount=2', address);
    expect(drawn.headers['ratelimit-remaining']).toBe('98');
    for (const path of ['/tags', '/topics', '/categories', '/stats', '/languages'])
      expect((await send(path, address)).statusCode).toBe(200);
  });

  test('is a publishable key, the same in each process, and another one the next day', async () => {
    const key = await siteKeyAt(engines, time);
    expect(isWellFormedKey(key)).toBe(true);
    expect(key).toMatch(/^svc_pk_/);
    expect(await siteKeyAt(engines, time)).toBe(key);
    expect(await siteKeyAt(engines, time + DAY)).not.toBe(key);
    const other = { ...engines, config: { ...engines.config, reportSecret: 'another secret of this test' } };
    expect(await siteKeyAt(other, time)).not.toBe(key);
  });

  test('works in a page that was opened the day before, and in one of a process whose clock is ahead', async () => {
    for (const distance of [-DAY, DAY]) {
      const key = await siteKeyAt(engines, time + distance);
      expect((await send('/categories', anAddress(), key)).statusCode).toBe(200);
    }
  });

  test("is not offered to pages of other origins, unlike an account's publishable key", async () => {
    const visitor = await send('/categories', anAddress());
    expect(visitor.headers).not.toHaveProperty('access-control-allow-origin');
    const missing = await send('/nothing', anAddress());
    expect(missing.statusCode).toBe(404);
    expect(missing.headers).not.toHaveProperty('access-control-allow-origin');
    expect(missing.headers['ratelimit-remaining']).toBe('99');
    const account = await send('/categories', anAddress(), (await aCaller(engines)).key);
    expect(account.headers).toHaveProperty('access-control-allow-origin', '*');
  });

  test('counts visitors by their block of addresses', async () => {
    const remaining = async (address: string) =>
      (await send('/categories', address)).headers['ratelimit-remaining'];
    expect(await remaining('2001:db8:7::1')).toBe('99');
    expect(await remaining('2001:db8:7::ffff')).toBe('98');
    expect(await remaining('2001:db8:8::1')).toBe('99');
  });

  test('counts no usage of visitors, only of accounts', async () => {
    await api.categories();
    expect((await send('/categories', anAddress())).statusCode).toBe(200);
    expect((await send('/categories?lang=xx', anAddress())).statusCode).toBe(400);
    const keys = await redis.keys(`${engines.config.redisPrefix}*day-counts:*`);
    const counted = new Set(keys.map((name) => /\{([^}]*)\}/.exec(name)?.[1]));
    const { rows } = await pool.query<{ id: string }>('select id from users');
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining([...counted]));
    expect(counted.size).toBeGreaterThan(0);
  });
});

test.each([-3, -2, 2])('the site key, 401: is refused %d days off', async (days) => {
  const key = await siteKeyAt(engines, time + days * DAY);
  const response = await send('/categories', anAddress(), key);
  expect(response.json()).toMatchObject({ status: 401, code: 'invalid_api_key' });
});

describe('the site key, 403', () => {
  test.each([
    ['/me', 'own_key_required'],
    ['/usage', 'own_key_required'],
    ['/exports', 'secret_key_required'],
    ['/exports/questions.jsonl.gz', 'secret_key_required'],
  ])('has no access to %s', async (path, code) => {
    expect((await send(path, anAddress())).json()).toMatchObject({ status: 403, code });
  });

  test('has no access to MCP', async () => {
    const authorization = `Bearer ${await siteKeyAt(engines, time)}`;
    const response = await request(api.app, 'tools/list', {}, { authorization });
    expect(response.json()).toMatchObject({ status: 403, code: 'own_key_required' });
  });
});

describe('the site key, 429', () => {
  test('refuses one address after its burst, and nobody else', async () => {
    const address = anAddress();
    const { sent, refusal } = await drain('/categories', () => address, 1_000);
    expect(sent).toBe(burst.most);
    expect(refusal.json()).toMatchObject({
      code: 'rate_limit_exceeded',
      detail: `A visitor may send 100 requests in 10 seconds. For programs, create a free key at ${engines.config.baseUrl}/account/keys.`,
      upgradeUrl: `${engines.config.baseUrl}/tiers`,
      tier: 'anonymous',
      limit: 100,
      current: 100,
      retryAfter: 10,
    });
    expect(refusal.headers).toMatchObject({ 'retry-after': '10', 'ratelimit-remaining': '0' });
    expect((await send('/categories', anAddress())).statusCode).toBe(200);
    await api.categories();
    time += burst.window;
    expect((await send('/categories', address)).statusCode).toBe(200);
  });

  test('refuses questions after those of an hour, page by page or draw by draw, and still shows the catalogue', async () => {
    const address = anAddress();
    const { sent, refusal } = await drain('/questions?limit=100', () => address, 100);
    expect(sent).toBe(perHour.most / 100);
    expect(refusal.json()).toMatchObject({
      detail: expect.stringContaining('A visitor may read 5000 questions in 3600 seconds.') as string,
      limit: perHour.most,
    });
    expect(refusal.headers['ratelimit-limit']).toBe('5000');
    expect((await send('/questions/random?amount=1', address)).statusCode).toBe(429);
    expect((await send('/questions?limit=0', address)).statusCode).toBe(200);
    expect((await send('/tags', address)).statusCode).toBe(200);
  });

  test('refuses all visitors together before the service is drained; accounts do not notice', async () => {
    const [aSecond, tenSeconds] = VISITOR_LIMITS.everyone.limits;
    const flooding = anAddress();
    await drain('/categories', () => flooding, 1_000);
    // What one visitor was refused is not counted against the others.
    for (let refused = 0; refused < 20; refused += 1) await send('/categories', flooding);
    const flood = await drain('/categories', anAddress, 2_000);
    expect(flood.sent).toBe(aSecond.most - burst.most);
    expect(flood.refusal.json()).toMatchObject({
      code: 'rate_limit_exceeded',
      detail: expect.stringContaining('All visitors together may send 200 requests in 1 second.') as string,
    });
    await api.categories();
    time += aSecond.window;
    const slower = (): string => {
      time += 6;
      return anAddress();
    };
    const { sent, refusal } = await drain('/categories', slower, 2_000);
    expect(sent).toBe(tenSeconds.most - aSecond.most);
    expect(refusal.json()).toMatchObject({
      detail: expect.stringContaining(
        'All visitors together may send 1000 requests in 10 seconds.',
      ) as string,
    });
    await api.categories();
    await api.list({ limit: 1 });
  });

  test('believes the addresses of a trusted proxy only, so that none can be forged', async () => {
    const behind = await aService({ config: { ...engines.config, trustedProxies: ['10.0.0.0/8'] } });
    const key = await siteKeyAt(engines, time);
    const remaining = async (from: string, forwarded: string) =>
      (await sendFrom(behind, key, from, '/categories', { 'x-forwarded-for': forwarded })).headers[
        'ratelimit-remaining'
      ];
    expect(await remaining('10.0.0.1', '203.0.113.1')).toBe('99');
    expect(await remaining('10.0.0.1', '203.0.113.2')).toBe('99');
    expect(await remaining('10.0.0.1', '192.0.2.9, 203.0.113.2')).toBe('98');
    expect(await remaining('203.0.113.3', '192.0.2.1')).toBe('99');
    expect(await remaining('203.0.113.3', '192.0.2.2')).toBe('98');
  });
});

describe('pages', () => {
  const open = (remoteAddress: string, from = api, encoding = 'identity') =>
    from.app.inject({
      url: '/',
      remoteAddress,
      headers: { accept: 'text/html', 'accept-encoding': encoding },
    });
  const useUp = async (address: string): Promise<void> => {
    const key = await siteKeyAt(engines, time);
    for (let sent = 0; sent < burst.most; sent += 1) await sendFrom(api, key, address, '/languages');
  };

  test('a page contains the site key of the day, and its data count as requests of the visitor', async () => {
    const [address, key] = [anAddress(), await siteKeyAt(engines, time)];
    expect((await open(address)).body).toContain(`"siteKey":"${key}"`);
    const { headers } = await sendFrom(api, key, address, '/languages');
    const used = burst.most - Number(headers['ratelimit-remaining']) - 1;
    // The page itself is one.
    expect(used).toBeGreaterThan(1);
    // Twenty people behind one address can open the page at the same moment.
    expect(used).toBeLessThanOrEqual(burst.most / 20);
  });

  test("a page loads its data in process, and its requests count as the visitor's", async () => {
    const [one, other] = [anAddress(), anAddress()];
    const show = async (remoteAddress: string) =>
      (await api.app.inject({ url: '/a-page', remoteAddress })).json<unknown>();
    const expected = { statuses: [200, 200, 200, 304], data: 2, aborted: 'AbortError', retryAfter: null };
    expect(await show(one)).toEqual({ ...expected, remaining: String(burst.most - 4) });
    expect(await show(one)).toEqual({ ...expected, remaining: String(burst.most - 8) });
    expect(await show(other)).toEqual({ ...expected, remaining: String(burst.most - 4) });
    await useUp(one);
    expect(await show(one)).toMatchObject({ statuses: [429, 429, 429, 429], retryAfter: '10' });
  });

  test('a crawler that opens pages too fast gets 429 and the seconds to wait, other visitors their pages', async () => {
    const crawler = anAddress();
    await useUp(crawler);
    const refused = await open(crawler);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('10');
    expect(refused.body).toContain('Try again in 10 seconds.');
    expect(Number(refused.headers['ratelimit-remaining'])).toBe(0);
    expect((await open(anAddress())).statusCode).toBe(200);
    time += burst.window;
    expect((await open(crawler)).statusCode).toBe(200);
  });

  test('a refused page costs a small part of a page, and no more than one line of log', async () => {
    const lines: string[] = [];
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const logged = await aService({ logger });
    const crawler = anAddress();
    await useUp(crawler);
    // All visitors together have a limit of a second as well.
    time += 1_000;
    await open(crawler, logged, 'br');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(300);
    /** Milliseconds of CPU time, which do not depend on the load of the machine. */
    const costOf = async (status: number, address: string): Promise<number> => {
      const before = process.cpuUsage();
      expect((await open(address, logged, 'br')).statusCode).toBe(status);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1_000;
    };
    const [refused, admitted]: [number[], number[]] = [[], []];
    for (let page = 0; page < 20; page += 1) refused.push(await costOf(429, crawler));
    for (let page = 0; page < 20; page += 1) admitted.push(await costOf(200, anAddress()));
    expect(Math.min(...refused)).toBeLessThan(Math.min(...admitted) / 5);
  });

  test('a page whose key is too old because the clock has jumped says when to try again', async () => {
    jump = 2 * DAY;
    const late = await open(anAddress());
    jump = 0;
    expect(late.statusCode).toBe(503);
    expect(late.headers).toMatchObject({ 'retry-after': '2', refresh: '10' });
    expect((await open(anAddress())).statusCode).toBe(200);
  });
});

test('all processes accept one site key, which none of them was given, and share the limits of a visitor', async () => {
  const { running, urls } = await startPatientServices(2, {
    ...engines.environment,
    TRIVIA_LOG_LEVEL: 'debug',
  });
  const key = await siteKeyAt(engines, Date.now());
  const remaining: number[] = [];
  for (const url of [...urls, ...urls]) {
    const response = await fetch(`${url}/api/v1/languages`, { headers: { 'x-api-key': key } });
    expect(response.status).toBe(200);
    remaining.push(Number(response.headers.get('ratelimit-remaining')));
  }
  for (const { stdout } of running) expect(stdout()).not.toContain(key);
  expect(remaining).toEqual([99, 98, 97, 96]);
});
