import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

import { createKey, findOwner, listKeys, revokeKey } from '../src/access/api-keys.ts';
import { createPasswords } from '../src/access/passwords.ts';
import type { KeyScope } from '../src/contract/account.ts';
import { findCredentials, setPassword } from '../src/store/accounts/sign-in.ts';

export const DEMO_EMAIL = 'demo@trivia.example';

const KEY_NAME = 'npm start';

/** Random bytes in a generated password. */
const PASSWORD_BYTES = 15;

/** The keys of an earlier start if the database still has both; otherwise new keys that replace them. */
export async function demoKeys(
  pool: Pool,
  earlier: Readonly<Record<KeyScope, string>> | undefined,
): Promise<Record<KeyScope, string>> {
  if (earlier !== undefined) {
    const owners = await Promise.all([findOwner(pool, earlier.pk), findOwner(pool, earlier.sk)]);
    if (owners.every((owner) => owner !== undefined)) return { pk: earlier.pk, sk: earlier.sk };
  }
  for (const key of await listKeys(pool, { email: DEMO_EMAIL }))
    if (key.name === KEY_NAME && key.revokedAt === null) await revokeKey(pool, key.id);
  const create = async (scope: KeyScope): Promise<string> =>
    (await createKey(pool, { email: DEMO_EMAIL, tier: 'pro', name: KEY_NAME, scope })).key;
  return { pk: await create('pk'), sk: await create('sk') };
}

/**
 * The password of an earlier start if it is still valid, otherwise a new one. The address counts as verified, since it cannot receive
 * mail.
 */
export async function demoPassword(pool: Pool, earlier: string | undefined): Promise<string> {
  const passwords = createPasswords();
  const known = await findCredentials(pool, DEMO_EMAIL);
  if (earlier !== undefined && (await passwords.check(earlier, known?.passwordHash)).isRight) return earlier;
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  await setPassword(pool, DEMO_EMAIL, await passwords.hash(password));
  return password;
}
