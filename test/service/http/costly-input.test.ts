import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { AUTH_PREFIX } from '../../../src/contract/oauth.ts';
import { API_PREFIX } from '../../../src/contract/service.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { aFrontEnd } from '../../support/front-end.ts';

/*
 * What a caller sends must not cost much more than it costs the caller. CPU time is compared, not the clock, so that a
 * busy machine slows both sides alike.
 */

const engines = await ownEngines();
const { api } = await aFrontEnd(engines, questions(12));
const { app, key } = api;

type Send = () => Promise<LightMyRequestResponse>;
type Headers = Readonly<Record<string, string>>;

const KEY: Headers = { 'x-api-key': key };
const HTML: Headers = { accept: 'text/html' };

const get =
  (url: string, headers: Headers = {}): Send =>
  () =>
    app.inject({ url, headers: { ...headers } });

const post =
  (url: string, payload: string, headers: Headers = {}, type = 'application/json'): Send =>
  () =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });

const rest = (path: string, body: object, headers: Headers = KEY): Send =>
  post(API_PREFIX + path, JSON.stringify(body), headers);

const mcp = (method: string, params: object, headers: Headers = {}): Send =>
  post('/mcp', JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), {
    host: 'localhost:3000',
    ...headers,
  });

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
/** Two combining marks. */
const MARKS = '\u0301\u0323';
const ids = Array.from({ length: 250 }, () => randomUUID());
const unknown = (length: number, letters = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(zeros(length).map((zero, index) => ['x'.repeat(letters) + String(index), zero]));
const handshake = (icons: readonly number[]): object => ({
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'x', version: '1', icons },
});
const toolCall = (given: object): Send => mcp('tools/call', { name: 'svc_random', arguments: given }, KEY);
const registration = (more: object): Send =>
  post(
    `${AUTH_PREFIX}/oauth2/register`,
    JSON.stringify({ redirect_uris: ['https://a.example/callback'], ...more }),
  );
const authorize = (more: string): Send => get(`${AUTH_PREFIX}/oauth2/authorize?client_id=x${more}`, HTML);
const list = (query: string): Send => get(`${API_PREFIX}/questions?${query}`, KEY);
const me = (headers: Headers): Send => get(`${API_PREFIX}/me`, { ...KEY, ...headers });
const page = (path: string, headers: Headers = {}): Send => get(path, { ...HTML, ...headers });
const signInWith = (headers: Headers): Send => page('/account/sign-in', headers);
const report = (body: object): Send => rest('/report', body, {});

const ping = mcp('ping', {});
/** Ordinary requests that do the same work as a costly one, where that is more than a ping. */
const draw = rest('/questions/random', { amount: 1 });
const callTool = toolCall({ amount: 1 });
const lookUp = rest('/questions/search', { ids });
const explore = page('/explore?q=a');
const signIn = page('/account/sign-in');
const register = registration({});

/** What is sent, the status, and what it may cost five times of. */
const COSTLY: readonly (readonly [string, number, Send, Send])[] = [
  ['initialize with 32,000 icons', 401, mcp('initialize', handshake(zeros(32_000))), ping],
  ['initialize with 3,900 icons', 400, mcp('initialize', handshake(zeros(3_900))), ping],
  ['initialize with as many icons as are read', 200, mcp('initialize', handshake(zeros(189))), ping],
  ['initialize with a key and 900 icons', 200, mcp('initialize', handshake(zeros(900)), KEY), ping],
  ['a tool call without credentials', 401, mcp('tools/call', { arguments: unknown(5_000) }), ping],
  ['a short tool call without credentials', 401, mcp('tools/call', { arguments: unknown(180) }), ping],
  ['a prompt without credentials', 401, mcp('prompts/get', { arguments: unknown(5_000) }), ping],
  ['a tool call with 31 KB of arguments', 400, mcp('tools/call', { arguments: unknown(3_000) }, KEY), ping],
  ['a tool call with as many unknown arguments as are read', 200, toolCall(unknown(980)), callTool],
  ['a tool call with one long unknown argument', 200, toolCall(unknown(1, 31_000)), callTool],
  ['a draw that excludes 32,000 zeros', 400, rest('/questions/random', { exclude: zeros(32_000) }), ping],
  ['a draw that excludes 990 zeros', 400, rest('/questions/random', { exclude: zeros(990) }), draw],
  ['a draw that excludes 250 ids', 200, rest('/questions/random', { exclude: ids }), draw],
  ['a draw with 990 unknown fields', 400, rest('/questions/random', unknown(990, 50)), draw],
  ['a draw with 30,000 levels', 400, post(`${API_PREFIX}/questions/random`, '['.repeat(60_000), KEY), ping],
  ['a look-up of 32,000 zeros', 400, rest('/questions/search', { ids: zeros(32_000) }), ping],
  ['a look-up with all filters', 400, rest('/questions/search', { ids, tags: zeros(600) }), lookUp],
  ['a query of 500 unknown parameters', 400, list('a1=1&'.repeat(499)), draw],
  ['a query of 31 KB of list items', 400, list(`ids=${'a,'.repeat(15_500)}`), draw],
  ['a report of 30,000 zeros', 400, report({ type: zeros(30_000) }), ping],
  ['a report of combining marks', 400, report({ type: 'other', comment: `a${MARKS.repeat(15_000)}` }), ping],
  ['a report with as many fields as are read', 400, report(unknown(190, 300)), ping],
  ['a registration of 16,000 grant types', 400, registration({ grant_types: zeros(16_000) }), ping],
  ['registering combining marks', 201, registration({ client_name: `a${MARKS.repeat(7_000)}` }), register],
  ['an authorization with 1,700 resources', 400, authorize('&resource=a'.repeat(1_700)), ping],
  ['an authorization with as many as are read', 400, authorize('&resource=a'.repeat(49)), ping],
  [
    'a token request of 2,900 parameters',
    400,
    post(`${AUTH_PREFIX}/oauth2/token`, 'resource=a&'.repeat(2_900), {}, 'application/x-www-form-urlencoded'),
    ping,
  ],
  ['a page with 400 parameters', 400, page(`/explore?${'q=a&'.repeat(400)}`), ping],
  ['a page with a list of 10,000 items', 400, page(`/explore?tags=${'a,'.repeat(10_000)}`), ping],
  ['a page with as many parameters as are read', 200, page(`/explore?${'q=a&'.repeat(249)}`), explore],
  ['an account page with 7,000 parameters', 400, page(`/account/sign-in?${'a=1&'.repeat(7_000)}`), signIn],
  ['a page in 15,500 languages', 431, signInWith({ 'accept-language': 'a,'.repeat(15_500) }), signIn],
  ['a page with 7,000 cookies', 431, signInWith({ cookie: 'a=b;'.repeat(7_000) }), signIn],
  ['15,000 encodings', 431, me({ 'accept-encoding': 'a,'.repeat(15_000) }), ping],
  ['15,000 entity tags', 431, me({ 'if-none-match': 'a,'.repeat(15_000) }), ping],
];

/** Rounds that are measured, and after which a request that still seems costly is. */
const LEAST_ROUNDS = 3;
const MOST_ROUNDS = 15;
const REQUESTS = 6;
/** Ordinary requests that one may cost as much as. */
const MOST_COST = 5;

/** Milliseconds of CPU time for some requests. */
async function costOf(send: Send): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < REQUESTS; count += 1) await send();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

test.each(COSTLY)('%s costs at most five ordinary requests', async (_name, status, send, ordinary) => {
  const response = await send();
  expect(response.statusCode, response.body.slice(0, 500)).toBe(status);
  await Promise.all([costOf(send), costOf(ordinary)]);
  // Other work of the process only adds to a round, so the least is the measure, and more rounds measure it better.
  let [cost, ordinaryCost] = [Infinity, Infinity];
  const seemsCostly = (): boolean => cost >= MOST_COST * ordinaryCost;
  for (let round = 0; round < LEAST_ROUNDS || (round < MOST_ROUNDS && seemsCostly()); round += 1) {
    cost = Math.min(cost, await costOf(send));
    ordinaryCost = Math.min(ordinaryCost, await costOf(ordinary));
  }
  expect(cost).toBeLessThan(MOST_COST * ordinaryCost);
});
