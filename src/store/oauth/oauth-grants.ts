import type { Database } from '../database.ts';
import type { Payload } from './oauth-artifacts.ts';

/** A user's grant to a client. */
export interface GrantRow {
  readonly clientId: string;
  readonly metadata: Payload;
  readonly payload: Payload;
  readonly since: Date;
  readonly lastUsedAt: Date;
}

const SAVE = `
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
  grant: {
    readonly userId: string;
    readonly clientId: string;
    readonly payload: Payload;
    readonly lifetime: number;
  },
): Promise<boolean> {
  const { userId, clientId, payload, lifetime } = grant;
  const { rowCount } = await database.query(SAVE, [id, userId, clientId, JSON.stringify(payload), lifetime]);
  return rowCount === 1;
}

const FIND = 'select payload from oauth_grants where id = $1 and expires_at > clock_timestamp()';

export async function findGrant(database: Database, id: string): Promise<Payload | undefined> {
  const { rows } = await database.query<{ payload: Payload }>(FIND, [id]);
  return rows[0]?.payload;
}

const END = 'delete from oauth_grants where id = $1';

/** Ends a grant, with its codes and tokens. */
export async function endGrant(database: Database, id: string): Promise<void> {
  await database.query(END, [id]);
}

const LIST = `
  select oauth_grants.client_id as "clientId", oauth_clients.metadata, oauth_grants.payload,
    oauth_grants.created_at as since, oauth_grants.last_used_at as "lastUsedAt"
  from oauth_grants join oauth_clients on oauth_clients.id = oauth_grants.client_id
  where oauth_grants.user_id = $1 and oauth_grants.expires_at > clock_timestamp()
  order by oauth_grants.last_used_at desc, oauth_grants.id`;

/** Lists a user's grants, the most recently used first. */
export async function listGrants(database: Database, userId: string): Promise<GrantRow[]> {
  const { rows } = await database.query<GrantRow>(LIST, [userId]);
  return rows;
}

const END_ALL = 'delete from oauth_grants where user_id = $1 and client_id = $2';

/** Ends a user's grants to a client and returns their number. */
export async function endGrants(database: Database, userId: string, clientId: string): Promise<number> {
  const { rowCount } = await database.query(END_ALL, [userId, clientId]);
  return rowCount ?? 0;
}
