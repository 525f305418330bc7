import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addressBlock,
  networksOf,
  readAddress,
  createNetworkTest,
  readNetwork,
  withoutRangeNames,
} from '../../../src/network/address.ts';
import { headerAllowlist, hostTest, originTest } from '../../../src/network/header-patterns.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:C000:0207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['192.0.2.7:50211', '192.0.2.7'],
  ['[2001:db8:1:2::9]:50211', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.7]', '192.0.2.7'],
  ['not an address', 'not an address'],
  ['not an address:80', 'not an address:80'],
])('the block of %s is %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

const SIZES = {
  ipv6: [64, 56, 48].map((prefix) => ({ prefix, times: 1 })),
  ipv4: [32, 24].map((prefix) => ({ prefix, times: 1 })),
};

test.each([
  ['2001:db8:1:2fe::9', ['2001:db8:1:2fe::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48']],
  ['2001:db8:1:ffff::', ['2001:db8:1:ffff::/64', '2001:db8:1:ff00::/56', '2001:db8:1::/48']],
  ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2/24']],
  ['192.0.2.7:50211', ['192.0.2.7', '192.0.2/24']],
  ['an account', ['an account']],
])('the networks of %s are %j', (address, networks) => {
  expect(networksOf(address, SIZES).map(({ network }) => network)).toEqual(networks);
});

/** Ways to write one IPv4 address as an IPv6 address. */
function mappedForms(address: string): string[] {
  const bytes = address.split('.').map(Number);
  const pair = (at: number): string => (((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)).toString(16);
  const [high, low] = [pair(0), pair(2)];
  return [
    `::ffff:${address}`,
    `::FFFF:${address}`,
    `::ffff:${high}:${low}`,
    `0:0:0:0:0:ffff:${high.padStart(4, '0')}:${low.toUpperCase()}`,
    `0000::ffff:${address}`,
  ];
}

const isIn = (address: string, ...networks: string[]): boolean => createNetworkTest(networks)(address);
const addresses = fc.ipV4();
const prefixes = fc.integer({ min: 0, max: 32 });
const numberOf = (address: string): number =>
  address.split('.').reduce((number, byte) => number * 256 + Number(byte), 0);

describe('an address', () => {
  test.each([
    ['192.0.2.7', 'ipv4', '192.0.2.7'],
    ['2001:DB8:0:0::7', 'ipv6', '2001:db8::7'],
    ['fe80::1%eth0', 'ipv6', 'fe80::1'],
    ['::1', 'ipv6', '::1'],
    // IPv4-compatible and translated addresses are real IPv6 addresses.
    ['64:ff9b::192.0.2.7', 'ipv6', '64:ff9b::c000:207'],
  ])('%s is normalized', (text, family, address) => {
    expect(readAddress(text)).toEqual({ family, address });
  });

  test('of IPv4 stays the same when it is mapped to IPv6', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        for (const form of mappedForms(address))
          expect(readAddress(form)).toEqual({ family: 'ipv4', address });
      }),
    );
  });

  test.each([
    ...['', 'localhost', '1', '127.1', '010.0.0.1', '0x7f.0.0.1'],
    ...['1.2.3.4:80', '[::1]', ' ::1', '1.2.3.4\n'],
  ])('is not read from %j', (text) => expect(readAddress(text)).toBeUndefined());
});

describe('a network', () => {
  test.each([
    ['192.0.2.7', 'ipv4', '192.0.2.7', 32],
    ['192.0.2.0/24', 'ipv4', '192.0.2.0', 24],
    ['0.0.0.0/0', 'ipv4', '0.0.0.0', 0],
    ['2001:db8::/32', 'ipv6', '2001:db8::', 32],
    ['::ffff:192.0.2.0/120', 'ipv4', '192.0.2.0', 24],
    ['::ffff:c000:200', 'ipv4', '192.0.2.0', 32],
  ])('%s is read', (text, family, address, prefix) => {
    expect(readNetwork(text)).toEqual({ family, address, prefix });
  });

  test.each([
    ...'192.0.2.0/33 2001:db8::/129 192.0.2.0/-1 192.0.2.0/ 192.0.2.0/24/1'.split(' '),
    ...'192.0.2.0/255.255.255.0 192.0.2.0/1e1 ::ffff:192.0.2.0/24 fe80::1%eth0/64 loopback'.split(' '),
    ...'true 1 /8'.split(' '),
  ])('is not read from %s', (text) => expect(readNetwork(text)).toBeUndefined());
});

describe('a network test', () => {
  test('agrees with arithmetic for every spelling of an address', () => {
    fc.assert(
      fc.property(addresses, addresses, prefixes, (network, other, prefix) => {
        const size = 2 ** (32 - prefix);
        const expected = Math.floor(numberOf(network) / size) === Math.floor(numberOf(other) / size);
        for (const form of [other, ...mappedForms(other)])
          expect(isIn(form, `${network}/${prefix}`)).toBe(expected);
        expect(isIn(other, `::ffff:${network}/${96 + prefix}`)).toBe(expected);
      }),
    );
  });

  test('never finds an address of one family in a network of the other', () => {
    fc.assert(fc.property(addresses, (address) => !isIn(address, '::/0', '::ffff:0:0/95', '::/96')));
    fc.assert(
      fc.property(
        fc.ipV6().filter((address) => readAddress(address)?.family === 'ipv6'),
        (address) => !isIn(address, '0.0.0.0/0') && isIn(address, '::/0'),
      ),
    );
  });

  test('without networks matches nothing, with several matches what is in any of them', () => {
    expect(isIn('192.0.2.7')).toBe(false);
    expect(isIn('2001:db8::9', '192.0.2.0/24', '2001:db8::/32')).toBe(true);
  });

  test('never matches text that is not an address', () => {
    for (const text of ['', 'unknown', '_hidden', '192.0.2.7:443', '192.0.2.7, 10.0.0.1'])
      expect(isIn(text, '0.0.0.0/0', '::/0')).toBe(false);
  });
});

test.each([
  ['loopback', ['127.0.0.1', '::1', '::ffff:127.0.0.1'], '10.0.0.1'],
  ['linklocal', ['169.254.0.9', 'fe80::1'], '127.0.0.1'],
  ['uniquelocal', ['10.1.2.3', '172.31.0.1', '192.168.0.1', 'fd00::1'], '172.32.0.1'],
])('the name %s stands for its ranges', (name, inside, outside) => {
  const contains = createNetworkTest(withoutRangeNames([name]));
  expect(inside.filter((address) => !contains(address))).toEqual([]);
  expect(contains(outside)).toBe(false);
});

test('other entries are unchanged', () => {
  expect(withoutRangeNames(['192.0.2.0/24', 'constructor'])).toEqual(['192.0.2.0/24', 'constructor']);
});

const allowed = headerAllowlist(
  'https://trivia.example',
  ['localhost', '*.preview.example', 'mcp.example:8443'],
  ['https://claude.ai', 'http://dev.example:*', 'localhost'],
);

describe('the header Host', () => {
  test.each([
    ...'trivia.example Trivia.Example trivia.example:8080 localhost 127.0.0.1:1 [::1]:3000'.split(' '),
    ...'a.preview.example a.b.preview.example:81 mcp.example:8443'.split(' '),
  ])('can be %s', (host) => {
    expect(allowed.host(host)).toBe(true);
  });

  test.each([
    ...[undefined, '', '127.0.0.2'],
    ...'trivia.example.evil evil-trivia.example trivia.example:x trivia.example/'.split(' '),
    ...'user@trivia.example trivia.example:80:80 mcp.example mcp.example:844'.split(' '),
    ...'preview.example evilpreview.example *.preview.example'.split(' '),
  ])('cannot be %s', (host) => {
    expect(allowed.host(host)).toBe(false);
  });
});

describe('the header Origin', () => {
  test.each([
    ...'https://trivia.example https://claude.ai http://dev.example http://dev.example:5173'.split(' '),
    ...'http://localhost:6274 https://127.0.0.1 http://[::1]:8080'.split(' '),
  ])('can be %s', (origin) => {
    expect(allowed.origin(origin)).toBe(true);
  });

  test.each([
    ...['null', ''],
    ...'http://trivia.example https://trivia.example:8443 https://claude.ai.evil.example'.split(' '),
    ...'https://evil.example/https://claude.ai https://dev.example file://localhost'.split(' '),
    ...'http://localhost.evil.example http://localhost:6274/'.split(' '),
  ])('cannot be %s', (origin) => {
    expect(allowed.origin(origin)).toBe(false);
  });
});

describe('an entry of the allowlist', () => {
  const NOT_HOSTS = ['https://a.example', 'a b', '*', '*.', '', 'a.example:123456', 'a.example/x'];
  test.each(NOT_HOSTS)('is not a host: %s', (entry) => {
    expect(hostTest(entry)).toBeUndefined();
  });

  const NOT_ORIGINS = ['a.example', 'https://a.example/', 'https://*.a.example', '*', '', 'null'];
  test.each(NOT_ORIGINS)('is not an origin: %s', (entry) => {
    expect(originTest(entry)).toBeUndefined();
  });
});
