import { expect, test } from 'vitest';

import { addressBlock, networksOf } from '../../../src/network/address.ts';

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
