import { expect, test } from 'vitest';

import { readEmailAddress } from '../../../src/access/accounts.ts';

test.each([
  ['ada@example.org', 'ada@example.org'],
  ['  Ada.Lovelace+quiz@Example.ORG ', 'ada.lovelace+quiz@example.org'],
  ['ada@łódź.example', 'ada@xn--d-uga0v4h.example'],
  ["o'brien@example.co.uk", "o'brien@example.co.uk"],
])('reads %j', (typed, address) => {
  expect(readEmailAddress(typed)).toBe(address);
});

test.each([
  '',
  'ada',
  '@example.org',
  'ada@',
  'ada@localhost',
  'ada@example',
  'ada@example.1',
  'ada@-example.org',
  'ada@exa mple.org',
  'a@b@example.org',
  'ada@example.org\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  'Ada <ada@example.org>',
  '"ada"@example.org',
  'ada@[127.0.0.1]',
  'ada@127.0.0.1',
  'żaba@example.org',
  `${'a'.repeat(65)}@example.org`,
  `ada@${'a'.repeat(64)}.example`,
  `ada@${'a.'.repeat(130)}example`,
])('refuses %j', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined();
});
