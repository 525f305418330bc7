import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { z } from 'zod';
import { createKey, findOwner, revokeKey, listKeys } from '../src/access/api-keys.ts';
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

/** `.trivia/dev.json`, which `npm start` writes for scripts. */
export const DevFile = z.object({
  /** URL of the API, without a trailing slash. */
  baseUrl: z.string(),
  /** Keys of the demo account, which has the tier `pro`. */
  keys: z.object({ pk: z.string(), sk: z.string() }),
  /** For signing in; files of earlier versions have no password. */
  account: z.object({ email: z.string(), password: z.string().optional() }),
  engines: z.object({
    databaseUrl: z.string(),
    /** The same database with the user of the API; missing if the API has that of the owner. */
    apiDatabaseUrl: z.string().optional(),
    elasticsearchUrl: z.string(),
    redisUrl: z.string(),
    /** Prefix of every index name; missing in files of earlier versions. */
    indexPrefix: z.string().optional(),
  }),
  /** Process ids while the service is running. With several workers, `api` is their parent: signals go there. */
  processes: z.object({ api: z.int().optional(), indexer: z.int().optional() }),
});
export type DevFile = z.infer<typeof DevFile>;

const pathIn = (folder: string): string => join(folder, 'dev.json');

/** Reads the file of an earlier start; undefined when there is none, or one of another version. */
export function readDevFile(folder: string): DevFile | undefined {
  let text: string;
  try {
    text = readFileSync(pathIn(folder), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return DevFile.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Writes the file atomically and readable only by this user: it contains keys. */
export function writeDevFile(folder: string, content: DevFile): void {
  const path = pathIn(folder);
  writeFileSync(`${path}.new`, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
