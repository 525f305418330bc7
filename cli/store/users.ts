import type { Pool } from 'pg';

import type { Tier, OwnLimits } from '../../src/contract/account.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Database } from '../../src/store/database.ts';

/** An account. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly tier: Tier;
  readonly createdAt: Date;
  /** When the user verified the address; null for users created on the command line. */
  readonly emailVerifiedAt: Date | null;
  /** Number of active keys. */
  readonly activeKeys: number;
}

const USER_COLUMNS = `
  users.id, users.email, users.tier, users.created_at as "createdAt", users.email_verified_at as "emailVerifiedAt",
  (
    select count(*)::int from api_keys
    where api_keys.user_id = users.id and api_keys.revoked_at is null
      and (api_keys.expires_at is null or api_keys.expires_at > clock_timestamp())
  ) as "activeKeys"`;

/** The columns that a `returning` clause needs for `USER_COLUMNS`. */
const WRITTEN_COLUMNS = 'id, email, tier, created_at, email_verified_at';

const LIST = `
  select ${USER_COLUMNS} from users
  where ($1::text is null or users.tier = $1) and ($2::uuid is null or users.id > $2)
  order by users.id
  limit $3`;

/** Lists users after the id `after`, oldest first. */
export async function listUsers(
  database: Database,
  page: { readonly tier?: Tier | undefined; readonly after?: string | undefined; readonly limit: number },
): Promise<User[]> {
  return (await database.query<User>(LIST, [page.tier ?? null, page.after ?? null, page.limit])).rows;
}

const FIND = `select ${USER_COLUMNS} from users where users.email = $1`;

/** Finds a user by an address in lower case. */
async function findUser(database: Database, email: string): Promise<User | undefined> {
  return (await database.query<User>(FIND, [email])).rows[0];
}

const INSERT = `
  with added as (
    insert into users (email, tier) values ($1, $2)
    on conflict (email) do nothing
    returning ${WRITTEN_COLUMNS}
  )
  select ${USER_COLUMNS} from added as users`;

/** Creates a user. Undefined if the address is taken. */
export async function insertUser(database: Database, email: string, tier: Tier): Promise<User | undefined> {
  return (await database.query<User>(INSERT, [email, tier])).rows[0];
}

const SET_TIER = `
  with changed as (
    update users set tier = $2 where email = $1
    returning ${WRITTEN_COLUMNS}
  )
  select ${USER_COLUMNS} from changed as users`;

/** Changes the tier of a user. Undefined if there is no such user. */
export async function setTier(database: Database, email: string, tier: Tier): Promise<User | undefined> {
  return (await database.query<User>(SET_TIER, [email, tier])).rows[0];
}

/** An account's limits that override those of its tier; null if there are none. */
export interface UserLimits {
  readonly email: string;
  readonly tier: string;
  readonly limits: OwnLimits | null;
}

const CHANGE = `
  update users set limits = case when $3 then null else nullif(coalesce(limits, '{}') || $2::jsonb, '{}') end
  where email = $1
  returning email, tier, limits`;

/**
 * Changes single limits for an account, or removes all of them. An empty change only returns them. Undefined if there
 * is no such user.
 */
export async function changeUserLimits(
  database: Database,
  email: string,
  change: OwnLimits | 'clear',
): Promise<UserLimits | undefined> {
  const clear = change === 'clear';
  const { rows } = await database.query<UserLimits>(CHANGE, [
    email,
    JSON.stringify(clear ? {} : change),
    clear,
  ]);
  return rows[0];
}

/** The error for an address that no user has. */
export const unknownUser = (email: string): Refusal =>
  new Refusal(`There is no user ${email}: see \`trivia users list\`.`);

/** @throws Refusal when no user has the address */
export async function requireUser(pool: Pool, email: string): Promise<User> {
  const user = await findUser(pool, email);
  if (user === undefined) throw unknownUser(email);
  return user;
}
