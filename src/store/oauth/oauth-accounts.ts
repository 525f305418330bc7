import type { Tier } from '../../contract/account.ts';
import type { Database } from '../database.ts';

/** The user data that clients get with the user's consent. */
export interface OauthAccount {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly tier: Tier;
}

const FIND = `
  select id, email, email_verified_at is not null as "emailVerified", tier from users where id = $1`;

export async function findOauthAccount(database: Database, id: string): Promise<OauthAccount | undefined> {
  const { rows } = await database.query<OauthAccount>(FIND, [id]);
  return rows[0];
}
