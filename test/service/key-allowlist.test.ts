import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';

import { allowNetworks, createKey, rotateKey } from '../../src/access/api-keys.ts';
import { Refusal } from '../../src/refusal.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
/** Needs the database alone. */
const PATH = `/api/v1/questions/${randomUUID()}`;
/** What somebody who is let in is told there. */
const LET_IN = 404;

const behind = (...trustedProxies: string[]): Promise<Api> =>
  anApi({ ...engines, config: { ...engines.config, trustedProxies } }, { rateLimits: true });
const direct = await behind();
const proxied = await behind('10.0.0.0/8', 'fd00::/8');

/** A key of a new user of the free tier, bound to the networks. */
async function aKey(...networks: string[]): Promise<string> {
  const wish = { email: `${randomUUID()}@example.org`, name: 'test', scope: 'pk' as const, networks };
  return (await createKey(engines.pool, wish)).key;
}

const ask = (api: Api, key: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: PATH, remoteAddress, headers: { 'x-api-key': key, ...headers } });
const status = async (...parameters: Parameters<typeof ask>): Promise<number> =>
  (await ask(...parameters)).statusCode;
const forwarded = (list: string): Record<string, string> => ({ 'x-forwarded-for': list });

const HOME = '192.0.2.7';
const STRANGER = '198.51.100.1';
const PROXY = '10.0.0.1';

describe('403', () => {
  test('says that the address is not allowed, before anything is counted or looked at', async () => {
    const key = await aKey(HOME);
    for (let time = 0; time < 15; time += 1) {
      const refused = await direct.app.inject({
        url: '/api/v1/questions/random?nonsense=1',
        remoteAddress: STRANGER,
        headers: { 'x-api-key': key },
      });
      expect(refused.json()).toMatchObject({ status: 403, code: 'ip_not_allowed' });
      expect(refused.headers).not.toHaveProperty('ratelimit-limit');
      expect(refused.headers['cache-control']).toBe('private, no-store');
      expect(refused.body).not.toContain(HOME);
    }
    expect((await ask(direct, key, HOME)).headers['ratelimit-remaining']).toBe('9');
  });

  test('is not told of a key that is unknown, from wherever', async () => {
    expect(await status(direct, `${await aKey(HOME)}x`, STRANGER)).toBe(401);
  });
});

describe('an address', () => {
  test.each([
    [HOME, ['192.0.2.7'], true],
    [HOME, ['192.0.2.0/24'], true],
    [HOME, ['2001:db8::/32', '192.0.2.7/32'], true],
    [HOME, ['::ffff:192.0.2.7'], true],
    [HOME, ['::ffff:192.0.2.0/120'], true],
    [HOME, ['192.0.3.0/24'], false],
    [HOME, ['::/0'], false],
    ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
    ['::FFFF:C000:0207', ['192.0.2.0/24'], true],
    ['0:0:0:0:0:ffff:c000:207', ['192.0.2.7'], true],
    ['::ffff:192.0.2.7', ['::/0'], false],
    ['2001:db8::9', ['2001:db8::/32'], true],
    ['2001:0DB8:0000::0009', ['2001:db8::9'], true],
    ['2001:db9::9', ['2001:db8::/32'], false],
    ['2001:db8::9', ['0.0.0.0/0'], false],
    ['fe80::1%eth0', ['fe80::/10'], true],
  ])('%s is held against %j: %s', async (address, networks, isLetIn) => {
    expect(await status(direct, await aKey(...networks), address)).toBe(isLetIn ? LET_IN : 403);
  });

  test('does not matter for a key that is bound to none', async () => {
    const key = await aKey();
    for (const address of [HOME, STRANGER, '2001:db8::9'])
      expect(await status(direct, key, address)).toBe(LET_IN);
  });

  test('of a real connection to both families counts as IPv4 when it is', async () => {
    const listening = await behind('loopback');
    await listening.app.listen({ host: '::', port: 0 });
    const { port } = listening.app.server.address() as AddressInfo;
    const call = async (key: string, host: string, headers: Record<string, string> = {}): Promise<number> => {
      const sent = request({
        host,
        port,
        path: PATH,
        headers: { 'x-api-key': key, ...headers },
        agent: false,
      });
      sent.end();
      const [answer] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }];
      answer.resume();
      return answer.statusCode;
    };
    const [four, six, home] = [await aKey('127.0.0.0/8'), await aKey('::1'), await aKey(HOME)];
    expect([await call(four, '127.0.0.1'), await call(four, '::1')]).toEqual([LET_IN, 403]);
    expect([await call(six, '127.0.0.1'), await call(six, '::1')]).toEqual([403, LET_IN]);
    expect([await call(home, '127.0.0.1', forwarded(HOME)), await call(home, '127.0.0.1')]).toEqual([
      LET_IN,
      403,
    ]);
  });
});

describe('X-Forwarded-For', () => {
  test.each([
    ['without a trusted proxy says nothing', direct, STRANGER, HOME, false],
    ['without a trusted proxy harms nobody', direct, HOME, STRANGER, true],
    ['of a trusted proxy says who called it', proxied, PROXY, HOME, true],
    ['of somebody who goes past the proxy says nothing', proxied, STRANGER, HOME, false],
    ['that was forged before the proxy says nothing', proxied, PROXY, `${HOME}, ${STRANGER}`, false],
    ['that was forged to hide somebody is passed over', proxied, PROXY, `${STRANGER}, ${HOME}`, true],
    ['of two trusted proxies says who called the first', proxied, PROXY, `${HOME}, 10.0.0.2`, true],
    [
      'that was forged before two proxies says nothing',
      proxied,
      PROXY,
      `${HOME}, ${STRANGER}, 10.0.0.2`,
      false,
    ],
    [
      'that names a proxy before two proxies says nothing',
      proxied,
      PROXY,
      `${HOME}, 10.9.9.9, ${STRANGER}`,
      false,
    ],
    ['of a second proxy that is not trusted names that one', proxied, PROXY, `${HOME}, 203.0.113.9`, false],
    ['of a proxy by IPv6 says who called it', proxied, 'fd00::1', HOME, true],
    ['of a proxy whose address is mapped says who called it', proxied, '::ffff:10.0.0.1', HOME, true],
    ['may write the address as a mapped one', proxied, PROXY, '::ffff:192.0.2.7', true],
    ['may write it in hexadecimal', proxied, PROXY, '::FFFF:c000:207', true],
    ['may have spaces around it', proxied, PROXY, `  ${HOME}  `, true],
  ] as const)('%s', async (_title, api, remoteAddress, list, isLetIn) => {
    const key = await aKey(HOME);
    expect(await status(api, key, remoteAddress, forwarded(list))).toBe(isLetIn ? LET_IN : 403);
  });

  test('may name an address of IPv6', async () => {
    const key = await aKey('2001:db8::/32');
    expect(await status(proxied, key, PROXY, forwarded('2001:DB8::9'))).toBe(LET_IN);
    expect(await status(proxied, key, PROXY, forwarded('2001:db9::9'))).toBe(403);
  });

  test.each([
    '',
    ' ',
    ',',
    'unknown',
    '_hidden',
    `${HOME}:443`,
    `[::ffff:${HOME}]`,
    `${HOME}/32`,
    `${HOME} ${HOME}`,
  ])('with garbage lets nobody in: %j', async (garbage) => {
    const key = await aKey(HOME, '0.0.0.0/8');
    for (const list of [garbage, `${HOME}, ${garbage}x`, `${HOME},${garbage}%`])
      expect(await status(proxied, key, PROXY, forwarded(list)), list).toBe(403);
  });

  test('with thousands of entries is read without harm', async () => {
    const list = Array.from({ length: 2_000 }, () => '10.0.0.2').join(',');
    expect(await status(proxied, await aKey(HOME), PROXY, forwarded(`${HOME},${list}`))).toBe(LET_IN);
  });

  test.each(['x-real-ip', 'x-client-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded'])(
    'is the only header that is believed, not %s',
    async (name) => {
      const key = await aKey(HOME);
      const value = name === 'forwarded' ? `for=${HOME}` : HOME;
      expect(await status(proxied, key, PROXY, { [name]: value })).toBe(403);
    },
  );
});

describe('the addresses of a key', () => {
  const wish = { name: 'test', scope: 'sk' as const };

  test('are kept in one form, each once', async () => {
    const networks = ['192.0.2.99/24', '192.0.2.0/24', '::ffff:198.51.100.1', '2001:DB8:0::/32'];
    const { info } = await createKey(engines.pool, { ...wish, email: 'form@example.org', networks });
    expect(info.networks).toEqual(['192.0.2.0/24', '198.51.100.1/32', '2001:db8::/32']);
  });

  test('are replaced, and go to the successor', async () => {
    const { info } = await createKey(engines.pool, { ...wish, email: 'next@example.org', networks: [HOME] });
    expect((await allowNetworks(engines.pool, info.id, ['2001:db8::/32']))?.networks).toEqual([
      '2001:db8::/32',
    ]);
    expect((await rotateKey(engines.pool, { id: info.id, overlap: 0 })).info.networks).toEqual([
      '2001:db8::/32',
    ]);
    expect((await allowNetworks(engines.pool, info.id, []))?.networks).toEqual([]);
  });

  test('are at most fifty, and nothing else', async () => {
    const { info } = await createKey(engines.pool, { ...wish, email: 'most@example.org' });
    const fifty = Array.from({ length: 50 }, (_, index) => `192.0.2.${index}`);
    expect((await allowNetworks(engines.pool, info.id, fifty))?.networks).toHaveLength(50);
    for (const wrong of [[...fifty, STRANGER], ['loopback'], ['192.0.2.0/33'], ['fe80::1%eth0'], ['']]) {
      expect(() => allowNetworks(engines.pool, info.id, wrong)).toThrow(Refusal);
      await expect(
        createKey(engines.pool, { ...wish, email: 'x@example.org', networks: wrong }),
      ).rejects.toThrow(Refusal);
    }
  });
});
