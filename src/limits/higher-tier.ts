import type { Tier } from '../contract/account.ts';
import type { OwnLimits, TierLimits } from '../contract/tiers.ts';
import type { RefusingLimit } from './admission.ts';
import type { Tiers } from './tiers.ts';

const NAMES: Readonly<Record<RefusingLimit, keyof TierLimits>> = {
  burst: 'burst',
  day: 'perDay',
  month: 'perMonth',
};

/** Null for no limit. */
const allowsMore = (one: number | null, other: number | null): boolean =>
  other !== null && (one === null || one > other);

/** Whether another tier has a higher limit of a kind. A limit that is set for the account stays with every tier. */
export function otherTierHelps(
  tiers: Tiers,
  { tier, limits }: { readonly tier: Tier; readonly limits?: OwnLimits | null },
  refusing: RefusingLimit,
): boolean {
  const name = NAMES[refusing];
  if (limits?.[name] !== undefined) return false;
  return Object.values(tiers).some((each) => allowsMore(each[name], tiers[tier][name]));
}
