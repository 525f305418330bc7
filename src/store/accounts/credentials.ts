import type { Database } from '../database.ts';

/** An account that somebody can sign in to. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

const FIND = `
  select id as "userId", password_hash as "passwordHash" from users
  where email = $1 and password_hash is not null`;

/** Finds the account of an address, which is in lower case; undefined when there is none or it has no password. */
export async function findCredentials(database: Database, email: string): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(FIND, [email]);
  return rows[0];
}

const CLAIM = `
  insert into users (email, tier, password_hash, email_verified_at) values ($1, 'free', $2, clock_timestamp())
  on conflict (email) do update
    set password_hash = excluded.password_hash, email_verified_at = excluded.email_verified_at
    where users.password_hash is null
  returning id as "userId", password_hash as "passwordHash"`;

/**
 * Makes the account of an address that was verified just now, or gives the one that has no password yet its first; undefined when it
 * has one already.
 */
export async function claimAccount(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(CLAIM, [email, passwordHash]);
  return rows[0];
}

const SET = `
  update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, clock_timestamp())
  where email = $1
  returning id as "userId", password_hash as "passwordHash"`;

/** Gives an account another password after its address was verified; undefined when there is no such account. */
export async function setPassword(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<Credentials | undefined> {
  const { rows } = await database.query<Credentials>(SET, [email, passwordHash]);
  return rows[0];
}

/** Puts a hash of the same password in place of an outdated one, unless the password has been changed meanwhile. */
export async function replaceHash(
  database: Database,
  before: Credentials,
  passwordHash: string,
): Promise<boolean> {
  const { rowCount } = await database.query(
    'update users set password_hash = $3 where id = $1 and password_hash = $2',
    [before.userId, before.passwordHash, passwordHash],
  );
  return rowCount === 1;
}
