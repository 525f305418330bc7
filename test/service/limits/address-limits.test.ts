import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  ACCOUNT_LIMITS,
  QUIET_REQUESTS,
  VISITOR_LIMITS,
  type WindowLimit,
} from '../../../src/contract/limits.ts';
import { createAddressLimiter } from '../../../src/limits/address-limiter.ts';
import { createRedisGuard, type RedisGuard } from '../../../src/limits/redis-limiter.ts';
import { createAccountThrottle } from '../../../src/limits/account-throttle.ts';
import { createVisitorLimiter } from '../../../src/limits/visitor-limiter.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();
const { redis } = engines;
let time = Date.UTC(2026, 0, 1);
const clock = (): number => time;
// Tests do not share the windows of a minute.
beforeEach(() => void (time += 60_000));
/** Milliseconds. Long, so that limits keep using Redis on a busy machine. */
const REDIS_TIMEOUT = 5_000;
const guard = createRedisGuard(engines.logger, Date.now, REDIS_TIMEOUT);
const limiter = createAddressLimiter({ redis, guard, clock });

let addresses = 0;
/** Each one in a separate network. */
const anAddress = (): string => `10.${(addresses >> 8) & 255}.${addresses++ & 255}.7`;

// Redis expires windows by its own clock, so the windows are much longer than the tests take.
describe('address limits', () => {
  const limit = fc.record({
    most: fc.integer({ min: 1, max: 6 }),
    window: fc.constantFrom(100_000, 500_000, 6_000_000),
  });

  test('admit exactly as many as a plain list of admissions', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(limit, { selector: ({ window }) => window, minLength: 1, maxLength: 2 }),
        fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 40 }),
        async (limits: readonly WindowLimit[], pauses) => {
          const [address, admitted]: [string, number[]] = [anAddress(), []];
          for (const pause of pauses) {
            time += pause;
            const within = ({ window }: WindowLimit): number[] =>
              admitted.filter((moment) => time - moment < window);
            const full = limits.filter((each) => within(each).length >= each.most);
            if (full.length === 0) admitted.push(time);
            const { refusal, state } = await limiter.admit('test', address, limits);
            expect(refusal !== undefined).toBe(full.length > 0);
            // The scarcest limit is described: of several that are full, the one that is waited for longest.
            expect(state.remaining).toBe(
              Math.min(...limits.map((each) => Math.max(0, each.most - within(each).length))),
            );
            const waits = full.map((each) => (within(each)[0] ?? 0) + each.window - time);
            if (full.length > 0) expect(state.resetInSeconds).toBe(Math.ceil(Math.max(...waits) / 1000));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('that are large never admit too many, and refuse at most a part of the window too long', async () => {
    const [large, address] = [{ most: 1_001, window: 600_000 }, anAddress()];
    const admitted: number[] = [];
    for (let sent = 0; sent < 1_500; sent += 1) {
      time += 300;
      const { refusal } = await limiter.admit('test', address, [large]);
      if (refusal === undefined) admitted.push(time);
    }
    expect(admitted).toHaveLength(1_001);
    const [first = 0] = admitted;
    time = first + large.window - 1;
    expect((await limiter.admit('test', address, [large])).refusal).toBeDefined();
    time = first + large.window + large.window / 20;
    expect((await limiter.admit('test', address, [large])).refusal).toBeUndefined();
  });

  test('are shared by a /64, by both spellings of an IPv4 address, and by no other limit name', async () => {
    const limit = [{ most: 1, window: 60_000 }];
    const refused = async (name: string, address: string): Promise<boolean> =>
      (await limiter.admit(name, address, limit)).refusal !== undefined;
    expect(await refused('a', '2001:db8::1')).toBe(false);
    expect(await refused('a', '2001:db8::ffff:2')).toBe(true);
    expect(await refused('a', '2001:db8:0:1::1')).toBe(false);
    expect(await refused('b', '2001:db8::1')).toBe(false);
    expect(await refused('a', '192.0.2.1')).toBe(false);
    expect(await refused('a', '::ffff:192.0.2.1')).toBe(true);
  });

  test.each([
    ['an IPv6 /56', 2, (n: number) => `2001:db8:5:${(0x1200 + n).toString(16)}::1`],
    ['an IPv6 /48', 4, (n: number) => `2001:db8:6:${(n * 257).toString(16)}::1`],
    ['an IPv4 /24', 4, (n: number) => `203.0.113.${n}`],
  ])('let %s use %i times as much as one address', async (_network, times, addressOf) => {
    const limits = [{ most: 3, window: 60_000 }];
    const admissions = [];
    for (let sent = 0; sent < 20; sent += 1)
      admissions.push(await limiter.admit('network', addressOf(sent), limits));
    const refused = admissions.filter(({ refusal }) => refusal !== undefined);
    expect(admissions.length - refused.length).toBe(3 * times);
    expect(refused[0]?.refusal).toMatchObject({
      message: `The callers of one network may send ${3 * times} such requests in 60 seconds.`,
      members: { limit: 3 * times },
    });
    expect((await limiter.admit('network', '2001:db8:7::1', limits)).refusal).toBeUndefined();
  });

  const alone: RedisGuard = {
    attempt: (_call, fallback) => Promise.resolve(fallback(undefined)),
    degraded: () => true,
  };
  test.each([
    ['Redis', guard],
    ['this process', alone],
  ])('forget a withdrawn request when %s decides', async (_name, decides) => {
    const own = createAddressLimiter({ redis, guard: decides, clock });
    const [limits, address] = [[{ most: 1, window: 60_000 }], anAddress()];
    for (let sent = 0; sent < 3; sent += 1) {
      const { refusal, withdraw } = await own.admit('test', address, limits);
      expect(refusal).toBeUndefined();
      await withdraw();
    }
    expect((await own.admit('test', address, limits)).refusal).toBeUndefined();
    const refused = await own.admit('test', address, limits);
    expect(refused.refusal).toBeDefined();
    await refused.withdraw();
    expect((await own.admit('test', address, limits)).refusal).toBeDefined();
  });

  test('leave nothing in Redis after their window', async () => {
    const address = anAddress();
    await limiter.admit('test', address, [{ most: 5, window: 60_000 }]);
    const [key = ''] = await redis.keys(`*${address}*`);
    const left = await redis.pttl(key.slice(engines.config.redisPrefix.length));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(63_000);
  });
});

describe('the limits of visitors', () => {
  const keyUrl = (): string => 'https://trivia.example/key';
  /** As many as the requests that a quiet network may send. */
  const ROUNDS = QUIET_REQUESTS;
  /** Milliseconds of the clock between two rounds. */
  const PAUSE = 100;
  /** Requests of the flood in a round. */
  const AT_ONCE = 30;

  test.each([
    ['rotates its addresses', 1, (n: number) => `2001:db8:1:${((n * 40_503) & 0xffff).toString(16)}::1`],
    ['is one of two busy ones', 2, (n: number) => `203.0.${n % 2}.${(n >> 1) & 255}`],
  ])('refuse a network that %s, and no visitor of another network', async (_what, networks, addressOf) => {
    const visitors = createVisitorLimiter({ addressLimiter: limiter, keyUrl });
    const refusals = new Set<string>();
    let [sent, admitted] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      time += PAUSE;
      const flood = Array.from({ length: AT_ONCE }, () => visitors.admit(addressOf(sent++)));
      for (const { refusal } of await Promise.all(flood))
        if (refusal === undefined) admitted += 1;
        else refusals.add(refusal.message);
      const quiet = await visitors.admit(`2001:db8:${10 + networks}::${round % 2}`);
      expect(quiet.refusal).toBeUndefined();
    }
    expect(refusals.size).toBeGreaterThan(0);
    const [perSecond] = VISITOR_LIMITS.busy.limits;
    const most = (ROUNDS * PAUSE * perSecond.most) / perSecond.window;
    expect(admitted).toBeLessThanOrEqual(networks * QUIET_REQUESTS + most);
  });

  test('say whose limit has been reached', async () => {
    const own = createVisitorLimiter({ addressLimiter: limiter, keyUrl });
    const admissions = [];
    for (let sent = 0; sent < 9; sent += 1)
      admissions.push(await own.countQuestions(`2001:db8:3:${sent * 256}::1`, 2_500));
    expect(admissions.map(({ refusal }) => refusal?.message)).toEqual([
      ...Array.from({ length: 8 }, () => undefined),
      'The visitors of one network together may read 20000 questions in 3600 seconds. For programs, create a free key at https://trivia.example/key.',
    ]);
  });
});

test('mails of one kind have a ceiling over all recipients', async () => {
  const throttle = createAccountThrottle({ addressLimiter: limiter, redis, guard });
  const [perHour] = ACCOUNT_LIMITS.allMails.limits;
  for (let sent = 0; sent < perHour.most; sent += 1)
    await throttle.mail('sign-up', `${sent}@example.org`, anAddress());
  await expect(throttle.mail('sign-up', 'other@example.org', anAddress())).rejects.toMatchObject({
    code: 'rate_limit_exceeded',
    members: { limit: perHour.most },
  });
  await throttle.mail('reset', 'other@example.org', anAddress());
});

describe('429', async () => {
  const report = { type: 'other', questionText: 'Which river flows through Warsaw?' };
  const { app } = await anApi(engines, { rateLimits: true, clock });
  const send = (remoteAddress: string, payload: string | object = report) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/report',
      headers: { 'content-type': 'application/json' },
      payload,
      remoteAddress,
    });

  test('after five reports from an address in a minute, with all that the caller needs to know', async () => {
    for (const remaining of ['4', '3', '2', '1', '0']) {
      const { statusCode, headers } = await send('198.51.100.7');
      expect([statusCode, headers['ratelimit-remaining']]).toEqual([201, remaining]);
      expect(headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-policy': '5;w=60, 30;w=60' });
    }
    time += 20_000;
    const refused = await send('198.51.100.7');
    expect(Problem.parse(refused.json())).toMatchObject({
      status: 429,
      code: 'rate_limit_exceeded',
      retryAfter: 40,
      limit: 5,
      current: 5,
    });
    const upgradeUrl = `${engines.config.baseUrl}/tiers`;
    expect(refused.json()).toMatchObject({ tier: 'anonymous', upgradeUrl });
    expect(refused.headers).toMatchObject({ 'retry-after': '40', 'ratelimit-reset': '40' });
    expect((await send('198.51.100.8')).statusCode).toBe(201);
    time += 40_000;
    expect((await send('198.51.100.7')).statusCode).toBe(201);
  });

  test('of reports counts accepted ones only, and refused ones have a limit too', async () => {
    const address = '198.51.100.9';
    const refused = [
      { status: 400, payload: '{' },
      { status: 400, payload: { type: 'spam' } },
      { status: 404, payload: { type: 'other', questionId: '019a0000-0000-7000-8000-000000000001' } },
      { status: 422, payload: { type: 'other' } },
    ];
    for (let sent = 0; sent < 24; sent += 1) {
      const { status, payload } = refused[sent % refused.length] ?? { status: 0, payload: '' };
      const { statusCode, headers } = await send(address, payload);
      expect([statusCode, headers['ratelimit-remaining']]).toEqual([status, '5']);
    }
    for (const remaining of ['4', '3', '2', '1', '0'])
      expect((await send(address)).headers['ratelimit-remaining']).toBe(remaining);
    const sixth = Problem.parse((await send(address)).json());
    expect(sixth).toMatchObject({ status: 429, limit: 5, current: 5 });
    const flood = await send(address, '{');
    expect(Problem.parse(flood.json())).toMatchObject({ status: 429, limit: 30, current: 30 });
    expect(flood.headers).toMatchObject({ 'ratelimit-limit': '30', 'ratelimit-remaining': '0' });
  });

  test('of reports admits no more than five when many arrive at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('198.51.100.10')));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  });

  test('never if limits are disabled', async () => {
    const api = await anApi(engines);
    for (let sent = 0; sent < 7; sent += 1) {
      const answer = await api.app.inject({ method: 'POST', url: '/api/v1/report', payload: report });
      expect(answer.statusCode).toBe(201);
      expect(answer.headers).not.toHaveProperty('ratelimit-limit');
    }
  });
});
