import type { Tier } from '../../contract/account.ts';
import { countWritten, queryRow, queryRows, type Database } from '../database.ts';
import type { Payload } from './oauth-artifacts.ts';

const SAVE_CLIENT = `
  insert into oauth_clients (id, metadata) values ($1, $2)
  on conflict (id) do update set metadata = excluded.metadata`;

export async function saveClient(database: Database, id: string, metadata: Payload): Promise<void> {
  await database.query(SAVE_CLIENT, [id, JSON.stringify(metadata)]);
}

export async function findClient(database: Database, id: string): Promise<Payload | undefined> {
  // Ids have no NUL character, and the database rejects parameters that do.
  if (id.includes('\0')) return undefined;
  const text = 'select metadata from oauth_clients where id = $1';
  return (await queryRow<{ metadata: Payload }>(database, text, [id]))?.metadata;
}

/** Deletes a client and all its grants. */
export async function removeClient(database: Database, id: string): Promise<void> {
  await database.query('delete from oauth_clients where id = $1', [id]);
}

const SAVE_GRANT = `
  with granted as (
    update oauth_clients set granted_at = clock_timestamp() where id = $3 returning id
  )
  insert into oauth_grants (id, user_id, client_id, payload, expires_at)
  select $1, users.id, granted.id, $4, clock_timestamp() + make_interval(secs => $5)
  from granted, users where users.id = $2
  on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at`;

/** Stores a grant for `lifetime` seconds. False if the client or the user no longer exists. */
export async function saveGrant(
  database: Database,
  id: string,
  grant: Readonly<{ userId: string; clientId: string; payload: Payload; lifetime: number }>,
): Promise<boolean> {
  const { userId, clientId, payload, lifetime } = grant;
  const values = [id, userId, clientId, JSON.stringify(payload), lifetime];
  return (await countWritten(database, SAVE_GRANT, values)) === 1;
}

export async function findGrant(database: Database, id: string): Promise<Payload | undefined> {
  const text = 'select payload from oauth_grants where id = $1 and expires_at > clock_timestamp()';
  return (await queryRow<{ payload: Payload }>(database, text, [id]))?.payload;
}

/** Ends a grant, with its codes and tokens. */
export async function endGrant(database: Database, id: string): Promise<void> {
  await database.query('delete from oauth_grants where id = $1', [id]);
}

export interface GrantRow {
  readonly clientId: string;
  readonly metadata: Payload;
  readonly payload: Payload;
  readonly since: Date;
  readonly lastUsedAt: Date;
}

const LIST_GRANTS = `
  select oauth_grants.client_id as "clientId", oauth_clients.metadata, oauth_grants.payload,
    oauth_grants.created_at as since, oauth_grants.last_used_at as "lastUsedAt"
  from oauth_grants join oauth_clients on oauth_clients.id = oauth_grants.client_id
  where oauth_grants.user_id = $1 and oauth_grants.expires_at > clock_timestamp()
  order by oauth_grants.last_used_at desc, oauth_grants.id`;

/** Lists a user's grants, the most recently used first. */
export const listGrants = (database: Database, userId: string) =>
  queryRows<GrantRow>(database, LIST_GRANTS, [userId]);

/** Ends a user's grants to a client and returns their number. */
export function endGrants(database: Database, userId: string, clientId: string): Promise<number> {
  const text = 'delete from oauth_grants where user_id = $1 and client_id = $2';
  return countWritten(database, text, [userId, clientId]);
}

/** The user data that clients get with the user's consent. */
export interface OauthAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly tier: Tier;
}

const FIND_ACCOUNT = `
  select id, email, email_verified_at is not null as "emailVerified", tier from users where id = $1`;

export const findOauthAccount = (database: Database, id: string) =>
  queryRow<OauthAccount>(database, FIND_ACCOUNT, [id]);
