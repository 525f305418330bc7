import { expect, test } from 'vitest';

import { createAccounts } from '../../src/access/accounts.ts';
import { createPasswords } from '../../src/access/passwords.ts';
import { DEMO_EMAIL, demoKeys, demoPassword } from '../../stack/demo-account.ts';
import { ownEngines } from '../support/engines.ts';

const { pool } = await ownEngines();
const CALLER = { line: 'a test' };
const accounts = createAccounts(pool, createPasswords());

test('the demo account keeps its password between starts while it is valid', async () => {
  await demoKeys(pool, undefined);
  const first = await demoPassword(pool, undefined);
  expect(first).toMatch(/^[\w-]{20}$/);
  expect(await accounts.signIn(DEMO_EMAIL, first, CALLER)).toBeDefined();
  expect(await demoPassword(pool, first)).toBe(first);

  const other = await demoPassword(pool, 'of another database');
  expect(other).not.toBe(first);
  expect(await accounts.signIn(DEMO_EMAIL, first, CALLER)).toBeUndefined();
  expect(await accounts.signIn(DEMO_EMAIL, other, CALLER)).toBeDefined();
});
