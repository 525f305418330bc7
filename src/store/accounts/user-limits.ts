import type { OwnLimits } from '../../contract/tiers.ts';
import type { Database } from '../database.ts';

/** The limits of one account in place of those of its tier; null when it has none of its own. */
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
 * Changes single limits of an account and leaves its others, or takes all of them away first; undefined when there is no such user.
 * Without a change the limits are shown.
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
