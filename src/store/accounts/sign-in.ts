import { countWritten, queryRow, type Database } from '../database.ts';
import { type Owner, withValidLimits } from './owners.ts';

export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

const FIND_CREDENTIALS = `
  select id as "userId", password_hash as "passwordHash" from users
  where email = $1 and password_hash is not null`;

/** Finds the account of an address in lower case. Undefined if there is none or it has no password. */
export const findCredentials = (database: Database, email: string) =>
  queryRow<Credentials>(database, FIND_CREDENTIALS, [email]);

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
export const claimAccount = (database: Database, email: string, passwordHash: string) =>
  queryRow<Credentials>(database, CLAIM, [email, passwordHash]);

const SET = `
  update users set password_hash = $2, email_verified_at = coalesce(email_verified_at, clock_timestamp())
  where email = $1
  returning id as "userId", password_hash as "passwordHash"`;

/** Sets a new password after the address was verified. Undefined if there is no such account. */
export const setPassword = (database: Database, email: string, passwordHash: string) =>
  queryRow<Credentials>(database, SET, [email, passwordHash]);

/** Replaces an outdated hash by a new one of the same password, unless the password has changed meanwhile. */
export async function replaceHash(
  database: Database,
  before: Credentials,
  passwordHash: string,
): Promise<boolean> {
  const text = 'update users set password_hash = $3 where id = $1 and password_hash = $2';
  return (await countWritten(database, text, [before.userId, before.passwordHash, passwordHash])) === 1;
}

/** Maximum days of a session. */
export const LONGEST_SESSION = 90;

/** The idle timeout and the maximum age of a session, and the interval at which its use is recorded. */
const IDLE_TIMEOUT = `interval '30 days'`;
const MAXIMUM_AGE = `interval '${LONGEST_SESSION} days'`;
const RECORD_INTERVAL = `interval '1 hour'`;

const IS_OPEN = `
  sessions.seen_at > clock_timestamp() - ${IDLE_TIMEOUT} and sessions.created_at > clock_timestamp() - ${MAXIMUM_AGE}`;

export interface SessionOwner extends Owner {
  readonly email: string;
}

const FIND_OWNER = `
  with recorded as (
    update sessions set seen_at = clock_timestamp()
    where sessions.token_hash = $1 and ${IS_OPEN} and sessions.seen_at < clock_timestamp() - ${RECORD_INTERVAL}
  )
  select users.id as "userId", users.email, users.tier, users.limits
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and ${IS_OPEN}`;

/** Finds the user of a session and records its use. Undefined if the session is unknown or has ended. */
export async function findSessionOwner(
  database: Database,
  tokenHash: Buffer,
): Promise<SessionOwner | undefined> {
  const query = { name: 'find-session-owner', text: FIND_OWNER, values: [tokenHash] };
  const owner = await queryRow<SessionOwner>(database, query);
  return owner && withValidLimits(owner);
}

// The lock waits for a concurrent password change, after which the hash no longer matches.
const INSERT = `
  insert into sessions (token_hash, user_id)
  select $1, users.id from users where users.id = $2 and users.password_hash = $3 for share`;

/** Starts a session for a user with this password hash. False if the hash has changed. */
export async function insertSession(
  database: Database,
  { tokenHash, userId, passwordHash }: Credentials & { readonly tokenHash: Buffer },
): Promise<boolean> {
  return (await countWritten(database, INSERT, [tokenHash, userId, passwordHash])) === 1;
}

export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.query('delete from sessions where token_hash = $1', [tokenHash]);
}

// In one statement, so that a user whose sessions are ended keeps no access through a client grant.
const DELETE_ALL = `
  with ended as (delete from oauth_grants where user_id = $1)
  delete from sessions where user_id = $1`;

/** Ends all sessions and client grants of a user. */
export async function deleteSessionsOf(database: Database, userId: string): Promise<void> {
  await database.query(DELETE_ALL, [userId]);
}

// The opposite of `IS_OPEN`, with a time that is the same for all rows: for any other, no index is used.
const DELETE_EXPIRED = `
  delete from sessions
  where seen_at <= statement_timestamp() - ${IDLE_TIMEOUT} or created_at <= statement_timestamp() - ${MAXIMUM_AGE}`;

export const deleteExpiredSessions = (database: Database) => countWritten(database, DELETE_EXPIRED);
