import type { Database } from '../database.ts';

/** An account with a password. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

const FIND = `
  select id as "userId", password_hash as "passwordHash" from users
  where email = $1 and password_hash is not null`;

/** Finds the account of an address in lower case. Undefined if there is none or it has no password. */
export async function findCredentials(database: Database, email: string): Promise<Credentials | undefined> {
  return (await database.query<Credentials>(FIND, [email])).rows[0];
}

const CLAIM = `
  insert into users (email, tier, password_hash, email_verified_at) values ($1, 'free', $2, clock_timestamp())
  on conflict (email) do update
    set password_hash = excluded.password_hash, email_verified_at = excluded.email_verified_at
    where users.password_hash is null
  returning id as "userId", password_hash as "passwordHash"`;

/**
 * Creates the account of an address that was just verified, or sets the first password of an existing account.
 * Undefined if the account already has a password.
 */
export async function claimAccount(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<Credentials | undefined> {
  return (await database.query<Credentials>(CLAIM, [email, passwordHash])).rows[0];
}

const SET = `
  update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, clock_timestamp())
  where email = $1
  returning id as "userId", password_hash as "passwordHash"`;

/** Sets a new password after the address was verified. Undefined if there is no such account. */
export async function setPassword(
  database: Database,
  email: string,
  passwordHash: string,
): Promise<Credentials | undefined> {
  return (await database.query<Credentials>(SET, [email, passwordHash])).rows[0];
}

/** Replaces an outdated hash by a new one of the same password, unless the password has changed meanwhile. */
export async function replaceHash(
  database: Database,
  before: Credentials,
  passwordHash: string,
): Promise<boolean> {
  const text = 'update users set password_hash = $3 where id = $1 and password_hash = $2';
  return (await database.query(text, [before.userId, before.passwordHash, passwordHash])).rowCount === 1;
}
