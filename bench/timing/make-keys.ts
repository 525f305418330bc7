import type { Pool } from 'pg';
import { crc32 } from 'node:zlib';

import { createKey } from '../../src/access/api-keys.ts';
import { hashKey, isWellFormedKey, makeKey, maskKey } from '../../src/contract/key-format.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const CHECK_LENGTH = 6;
/** Characters at the end of the random part in which a neighbour differs from the real key. */
const DIFFERENT = 5;

const withoutCheck = (key: string): string => key.slice(0, -CHECK_LENGTH);

/** Appends the checksum to a body, as anyone can: its format is public. */
function withCheck(body: string): string {
  let check = '';
  for (let rest = crc32(body); check.length < CHECK_LENGTH; rest = Math.floor(rest / BASE62.length))
    check = BASE62.charAt(rest % BASE62.length) + check;
  const key = body + check;
  if (!isWellFormedKey(key)) throw new Error('the key format has changed');
  return key;
}

/** An unknown key that starts like a real one. */
const neighbourOf = (real: string): string =>
  withCheck(withoutCheck(real).slice(0, -DIFFERENT) + withoutCheck(makeKey('sk')).slice(-DIFFERENT));

/** An unknown key with a wrong checksum. */
function mistyped(): string {
  const key = makeKey('sk');
  return key.slice(0, -1) + (key.endsWith('a') ? 'b' : 'a');
}

/** Keys that used to be valid. Each may be used for one request only, since rejected keys are cached. */
async function storeKeys(pool: Pool, userId: string, count: number, end: string): Promise<string[]> {
  const keys = Array.from({ length: count }, () => makeKey('sk'));
  await pool.query(
    `insert into api_keys (user_id, name, scope, key_hash, display_prefix, ${end})
     select $1, 'bench', 'sk', hash, prefix, clock_timestamp() - interval '1 hour'
     from unnest($2::bytea[], $3::text[]) as given (hash, prefix)`,
    [userId, keys.map(hashKey), keys.map(maskKey)],
  );
  return keys;
}

/** The given number of bad keys of each kind, by what is wrong with them. */
export async function makeBadKeys(pool: Pool, count: number) {
  const email = 'bench@trivia.example';
  const { key: real } = await createKey(pool, { email, name: 'bench', scope: 'sk' });
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [email]);
  const userId = rows[0]?.id ?? '';
  const each = (make: () => string): string[] => Array.from({ length: count }, make);
  const kinds = {
    unknown: each(() => makeKey('sk')),
    'unknown again': each(() => makeKey('sk')),
    'unknown, of the other scope': each(() => makeKey('pk')),
    'starts like a real key': each(() => neighbourOf(real)),
    revoked: await storeKeys(pool, userId, count, 'revoked_at'),
    expired: await storeKeys(pool, userId, count, 'expires_at'),
    'mistyped (rejected by its format)': each(mistyped),
  };
  await pool.query('vacuum analyze api_keys');
  return kinds;
}
