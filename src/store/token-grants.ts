import type { QueryConfig } from 'pg';

import type { Tier } from '../contract/account.ts';
import { OwnLimits } from '../contract/tiers.ts';
import type { Database } from './database.ts';

/** Milliseconds. Callers wait for this, and who is known need not wait longer. */
const PATIENCE = 800;

/** Whose a grant is, as far as a request with one of its tokens needs to know. */
export interface TokenGrant {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly tier: Tier;
  /** Limits of this account in place of those of its tier. */
  readonly limits: OwnLimits | null;
}

const FIND = `
  select oauth_grants.id, users.id as "userId", oauth_grants.client_id as "clientId", users.tier, users.limits
  from oauth_grants join users on users.id = oauth_grants.user_id
  where oauth_grants.id = any($1::text[]) and oauth_grants.expires_at > clock_timestamp()`;

/** What somebody has put there by hand and is no limit counts for nothing. */
const StoredLimits = OwnLimits.nullable().catch(null);

/** Finds those of the grants that have not ended, in one statement. */
export async function findTokenGrants(database: Database, ids: readonly string[]): Promise<TokenGrant[]> {
  // The driver knows a time limit for one statement; its types do not.
  const statement: QueryConfig & { readonly query_timeout: number } = {
    name: 'find-token-grants',
    text: FIND,
    values: [ids],
    query_timeout: PATIENCE,
  };
  const { rows } = await database.query<TokenGrant>(statement);
  return rows.map((row) => ({ ...row, limits: StoredLimits.parse(row.limits) }));
}
