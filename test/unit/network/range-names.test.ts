import { expect, test } from 'vitest';

import { createNetworkTest } from '../../../src/network/networks.ts';
import { withoutRangeNames } from '../../../src/network/range-names.ts';

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
