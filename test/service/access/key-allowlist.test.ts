import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';

import { allowNetworks } from '../../../src/access/api-keys.ts';
import { MOST_HEADER_ITEMS } from '../../../src/contract/limits.ts';
import { Refusal } from '../../../src/refusal.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { anApi, type Api } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();
/** Needs only the database. */
const PATH = `/api/v1/questions/${randomUUID()}`;
/** The status for an allowed caller. */
const LET_IN = 404;

const behind = (...trustedProxies: string[]): Promise<Api> =>
  anApi({ ...engines, config: { ...engines.config, trustedProxies } }, { rateLimits: true });
const direct = await behind();
const proxied = await behind('10.0.0.0/8', 'fd00::/8');

/** A key of a new user of the free tier, bound to the networks. */
const bound = (...networks: string[]) => aCaller(engines, { networks });
const aKey = async (...networks: string[]): Promise<string> => (await bound(...networks)).key;

const get = (api: Api, key: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: PATH, remoteAddress, headers: { 'x-api-key': key, ...headers } });
const status = async (...parameters: Parameters<typeof get>): Promise<number> =>
  (await get(...parameters)).statusCode;
const forwarded = (list: string): Record<string, string> => ({ 'x-forwarded-for': list });

const HOME = '192.0.2.7';
const STRANGER = '198.51.100.1';
const PROXY = '10.0.0.1';

test('other addresses are refused before limits and parameters are checked, 403', async () => {
  const key = await aKey(HOME);
  const headers = { 'x-api-key': key };
  for (const url of ['/api/v1/questions/random?nonsense=1', '/api/v1/nope'])
    for (let time = 0; time < 15; time += 1) {
      const refused = await direct.app.inject({ url, remoteAddress: STRANGER, headers });
      expect(refused.json()).toMatchObject({ status: 403, code: 'ip_not_allowed' });
      // Reported, but not counted.
      expect(refused.headers['ratelimit-remaining']).toBe('10');
      expect(refused.headers['cache-control']).toBe('private, no-store');
      expect(refused.body).not.toContain(HOME);
    }
  expect((await get(direct, key, HOME)).headers['ratelimit-remaining']).toBe('9');
});

describe('addresses and networks', () => {
  test.each([
    [HOME, ['192.0.2.0/24'], true],
    [HOME, ['::ffff:192.0.2.0/120'], true],
    [HOME, ['192.0.3.0/24'], false],
    [HOME, ['::/0'], false],
    ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
    ['::ffff:192.0.2.7', ['::/0'], false],
    ['2001:db8::9', ['2001:db8::/32'], true],
    ['2001:db8::9', ['0.0.0.0/0'], false],
    [STRANGER, [], true],
    ['2001:db8::9', [], true],
  ])('the address %s is checked against %j: %s', async (address, networks, isLetIn) => {
    expect(await status(direct, await aKey(...networks), address)).toBe(isLetIn ? LET_IN : 403);
  });

  test('a real IPv4 connection to a dual-stack socket counts as IPv4', async () => {
    const listening = await behind('loopback');
    await listening.app.listen({ host: '::', port: 0 });
    const { port } = listening.app.server.address() as AddressInfo;
    const call = async (key: string, host: string, headers: Record<string, string> = {}): Promise<number> => {
      const url = `http://${host}:${port}${PATH}`;
      return (await fetch(url, { headers: { 'x-api-key': key, ...headers } })).status;
    };
    const [four, six, home] = [await aKey('127.0.0.0/8'), await aKey('::1'), await aKey(HOME)];
    expect([await call(four, '127.0.0.1'), await call(four, '[::1]')]).toEqual([LET_IN, 403]);
    expect([await call(six, '127.0.0.1'), await call(six, '[::1]')]).toEqual([403, LET_IN]);
    expect(await call(home, '127.0.0.1', forwarded(HOME))).toBe(LET_IN);
    expect(await call(home, '127.0.0.1')).toBe(403);
  });
});

describe('X-Forwarded-For', () => {
  const THROUGH = { proxied, direct };
  test.each([
    ['is ignored without a trusted proxy', 'direct', STRANGER, HOME, false],
    ['hides no allowed address without a trusted proxy', 'direct', HOME, STRANGER, true],
    ['from a trusted proxy names the caller', 'proxied', PROXY, HOME, true],
    ['from a caller that bypasses the proxy is ignored', 'proxied', STRANGER, HOME, false],
    ['with a forged address before the proxy is ignored', 'proxied', PROXY, `${HOME}, ${STRANGER}`, false],
    ['with a forged address names the real one', 'proxied', PROXY, `${STRANGER}, ${HOME}`, true],
    ['from two trusted proxies names the caller', 'proxied', PROXY, `${HOME}, 10.0.0.2`, true],
    ['with one forged before two is ignored', 'proxied', PROXY, `${HOME}, ${STRANGER}, 10.0.0.2`, false],
    ['with a forged proxy is ignored', 'proxied', PROXY, `${HOME}, 10.9.9.9, ${STRANGER}`, false],
    ['with an untrusted second proxy names it', 'proxied', PROXY, `${HOME}, 203.0.113.9`, false],
    ['from an IPv6 proxy names the caller', 'proxied', 'fd00::1', HOME, true],
    ['from a proxy with a mapped address too', 'proxied', '::ffff:10.0.0.1', HOME, true],
    ['accepts an IPv4-mapped address', 'proxied', PROXY, '::ffff:192.0.2.7', true],
    ['accepts a hexadecimal mapped address', 'proxied', PROXY, '::FFFF:c000:207', true],
    ['accepts surrounding spaces', 'proxied', PROXY, `  ${HOME}  `, true],
  ] as const)('X-Forwarded-For %s', async (_title, through, remoteAddress, list, isLetIn) => {
    const answered = await status(THROUGH[through], await aKey(HOME), remoteAddress, forwarded(list));
    expect(answered).toBe(isLetIn ? LET_IN : 403);
  });

  test('X-Forwarded-For accepts an IPv6 address', async () => {
    const key = await aKey('2001:db8::/32');
    expect(await status(proxied, key, PROXY, forwarded('2001:DB8::9'))).toBe(LET_IN);
    expect(await status(proxied, key, PROXY, forwarded('2001:db9::9'))).toBe(403);
  });

  const GARBAGE = ['', ' ', ',', 'unknown', '_hidden', `${HOME}:443`, `[::ffff:${HOME}]`, `${HOME}/32`];
  test.each([...GARBAGE, `${HOME} ${HOME}`])('an invalid one allows no address: %j', async (garbage) => {
    const key = await aKey(HOME, '0.0.0.0/8');
    for (const list of [garbage, `${HOME}, ${garbage}x`, `${HOME},${garbage}%`])
      expect(await status(proxied, key, PROXY, forwarded(list)), list).toBe(403);
  });

  test.each([
    [MOST_HEADER_ITEMS, LET_IN],
    [MOST_HEADER_ITEMS + 1, 431],
  ])('X-Forwarded-For with %i entries: %i', async (entries, expected) => {
    const list = [HOME, ...Array.from({ length: entries - 1 }, () => '10.0.0.2')].join(',');
    expect(await status(proxied, await aKey(HOME), PROXY, forwarded(list))).toBe(expected);
  });

  const OTHER_HEADERS = ['x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded'];
  test.each(OTHER_HEADERS)('the header %s is not trusted', async (name) => {
    const key = await aKey(HOME);
    const value = name === 'forwarded' ? `for=${HOME}` : HOME;
    expect(await status(proxied, key, PROXY, { [name]: value })).toBe(403);
  });
});

describe('the allowed networks of a key', () => {
  test('networks are normalized and saved once', async () => {
    const { info } = await bound('192.0.2.99/24', '192.0.2.0/24', '::ffff:198.51.100.1', '2001:DB8:0::/32');
    expect(info.networks).toEqual(['192.0.2.0/24', '198.51.100.1/32', '2001:db8::/32']);
  });

  test('a key has at most fifty networks, all of them valid', async () => {
    const { id } = (await bound()).info;
    const fifty = Array.from({ length: 50 }, (_, index) => `192.0.2.${index}`);
    expect((await allowNetworks(engines.pool, id, fifty))?.networks).toHaveLength(50);
    for (const wrong of [[...fifty, STRANGER], ['loopback'], ['192.0.2.0/33'], ['fe80::1%eth0'], ['']]) {
      expect(() => allowNetworks(engines.pool, id, wrong)).toThrow(Refusal);
      await expect(bound(...wrong)).rejects.toThrow(Refusal);
    }
  });
});
