import type { Tier, OwnLimits } from '../../contract/account.ts';
import type { Database } from '../database.ts';
import { findOwners } from '../accounts/find-owners.ts';

/** The owner of a grant, for requests with one of its tokens. */
export interface TokenGrant {
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly tier: Tier;
  /** Limits of this account that override those of its tier. */
  readonly limits: OwnLimits | null;
}

const FIND = `
  select oauth_grants.id, users.id as "userId", oauth_grants.client_id as "clientId", users.tier, users.limits
  from oauth_grants join users on users.id = oauth_grants.user_id
  where oauth_grants.id = any($1::text[]) and oauth_grants.expires_at > clock_timestamp()`;

/** Finds the grants that have not ended. */
export const findTokenGrants = (database: Database, ids: readonly string[]): Promise<TokenGrant[]> =>
  findOwners<TokenGrant>(database, 'find-token-grants', FIND, [ids]);
