import type { OwnLimits } from '../../../src/contract/account.ts';
import type { Database } from '../../../src/store/database.ts';

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
