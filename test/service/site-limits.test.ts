import { pino } from 'pino';
import { expect, test } from 'vitest';

import { VISITOR_LIMITS } from '../../src/contract/limits.ts';
import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, untilCounted } from '../support/load.ts';
import { sendFrom, siteKeyAt } from '../support/site.ts';

/** Milliseconds. Long, so that limits keep using Redis on a busy machine. */
const REDIS_TIMEOUT = 5_000;
const TWO_DAYS = 172_800_000;
/** Few, so that all visitors together stay within their limits. */
const PAGES = 4;

const engines = await ownEngines();
await load(engines, questions(12));
let time = Date.UTC(2026, 5, 1, 12);
/** Milliseconds by which the clock jumps each time that it is read. */
let jump = 0;
const api = await anApi(engines, {
  rateLimits: true,
  redisTimeout: REDIS_TIMEOUT,
  clock: () => (time += jump),
  checkAnswers: false,
});
await untilCounted(engines, api);
const key = await siteKeyAt(engines, time);
const { most, window } = VISITOR_LIMITS.requests.limits[0];

const open = (remoteAddress: string) =>
  api.app.inject({ url: '/', remoteAddress, headers: { accept: 'text/html' } });

test('a page contains the site key of the day, and its data count as requests of the visitor', async () => {
  const page = await open('192.0.2.1');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain(`"siteKey":"${key}"`);
  const { headers } = await sendFrom(api, key, '192.0.2.1', '/languages');
  const used = most - Number(headers['ratelimit-remaining']) - 1;
  expect(used).toBeGreaterThan(0);
  // Twenty people behind one address can open the page at the same moment.
  expect(used).toBeLessThanOrEqual(most / 20);
});

test('a crawler that opens pages too fast gets 429 and the seconds to wait, other visitors their pages', async () => {
  for (let sent = 0; sent < most; sent += 1) await sendFrom(api, key, '192.0.2.2', '/languages');
  const refused = await open('192.0.2.2');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.body).toContain('Try again in 10 seconds.');
  expect(Number(refused.headers['ratelimit-remaining'])).toBe(0);
  expect((await open('192.0.2.3')).statusCode).toBe(200);
  time += window;
  expect((await open('192.0.2.2')).statusCode).toBe(200);
});

test('a page whose key is too old because the clock has jumped says when to try again', async () => {
  jump = TWO_DAYS;
  const late = await open('192.0.2.4');
  jump = 0;
  expect(late.statusCode).toBe(503);
  expect(late.headers).toMatchObject({ 'retry-after': '2', refresh: '10' });
  expect((await open('192.0.2.4')).statusCode).toBe(200);
});

test('a refused page costs a small part of a page, and no more than one line of log', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const logged = await anApi({ ...engines, logger }, { rateLimits: true, redisTimeout: REDIS_TIMEOUT });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const openFrom = (remoteAddress: string) => logged.app.inject({ url: '/', remoteAddress, headers });
  /** Milliseconds of CPU time for some pages. */
  const costOf = async (status: number, addressOf: (page: number) => string): Promise<number> => {
    const before = process.cpuUsage();
    for (let page = 0; page < PAGES; page += 1)
      expect((await openFrom(addressOf(page))).statusCode).toBe(status);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const today = await siteKeyAt(engines, Date.now());
  for (let sent = 0; sent < most; sent += 1) await sendFrom(logged, today, '192.0.2.5', '/languages');
  lines.length = 0;
  await openFrom('192.0.2.5');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.length).toBeLessThan(300);
  const [refused, admitted]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round += 1) {
    refused.push(await costOf(429, () => '192.0.2.5'));
    admitted.push(await costOf(200, (page) => `10.${round}.${page}.1`));
  }
  expect(Math.min(...refused)).toBeLessThan(Math.min(...admitted) / 5);
});
