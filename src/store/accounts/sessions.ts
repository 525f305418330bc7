import type { Tier } from '../../contract/account.ts';
import type { OwnLimits } from '../../contract/tiers.ts';
import type { Database } from '../database.ts';
import { withSoundLimits } from './find-owners.ts';

/** Days that a session lasts at most. */
export const LONGEST_SESSION = 90;

/** For how long a session lasts without being used, and at most; for how long a use is not noted again. */
const LASTS = `interval '30 days'`;
const LASTS_AT_MOST = `interval '${LONGEST_SESSION} days'`;
const NOTED_EVERY = `interval '1 hour'`;

const IS_OPEN = `
  sessions.seen_at > clock_timestamp() - ${LASTS} and sessions.created_at > clock_timestamp() - ${LASTS_AT_MOST}`;

/** Somebody who is signed in. */
export interface SessionOwner {
  readonly userId: string;
  readonly email: string;
  readonly tier: Tier;
  /** Limits of this account in place of those of its tier. */
  readonly limits: OwnLimits | null;
}

const FIND = `
  with noted as (
    update sessions set seen_at = clock_timestamp()
    where sessions.token_hash = $1 and ${IS_OPEN} and sessions.seen_at < clock_timestamp() - ${NOTED_EVERY}
  )
  select users.id as "userId", users.email, users.tier, users.limits
  from sessions join users on users.id = sessions.user_id
  where sessions.token_hash = $1 and ${IS_OPEN}`;

/** Finds whose session it is, and notes that it is used; undefined for one that is unknown or over. */
export async function findSessionOwner(
  database: Database,
  tokenHash: Buffer,
): Promise<SessionOwner | undefined> {
  const { rows } = await database.query<SessionOwner>(FIND, [tokenHash]);
  const [owner] = rows;
  return owner && withSoundLimits(owner);
}

// The lock makes this wait for somebody who changes the password meanwhile, and then find that it is another one.
const INSERT = `
  insert into sessions (token_hash, user_id)
  select $1, users.id from users where users.id = $2 and users.password_hash = $3 for share`;

/** Begins a session of a user who has this password hash; false when it is another one by now. */
export async function insertSession(
  database: Database,
  session: { readonly tokenHash: Buffer; readonly userId: string; readonly passwordHash: string },
): Promise<boolean> {
  const { tokenHash, userId, passwordHash } = session;
  const { rowCount } = await database.query(INSERT, [tokenHash, userId, passwordHash]);
  return rowCount === 1;
}

/** Ends one session. */
export async function deleteSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.query('delete from sessions where token_hash = $1', [tokenHash]);
}

// In one statement: whoever is thrown out by their sessions alone would stay by what was granted to a client.
const DELETE_ALL = `
  with ended as (delete from oauth_grants where user_id = $1)
  delete from sessions where user_id = $1`;

/** Ends all sessions of a user, and everything that was granted to clients. */
export async function deleteSessionsOf(database: Database, userId: string): Promise<void> {
  await database.query(DELETE_ALL, [userId]);
}

/** Removes sessions that are over; returns how many. */
export async function deleteExpiredSessions(database: Database): Promise<number> {
  const { rowCount } = await database.query(`delete from sessions where not (${IS_OPEN})`);
  return rowCount ?? 0;
}
