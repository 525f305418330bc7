import { Tier } from '../contract/account.ts';
import { TIER_LIMITS } from '../contract/limits.ts';
import type { OwnLimits, TierLimits, TierOverrides } from '../contract/tiers.ts';

export type Tiers = Readonly<Record<Tier, TierLimits>>;

/** Puts single numbers in the place of others; null is a number here: no cap. */
function withOwn(limits: TierLimits, own: OwnLimits): TierLimits {
  return {
    burst: own.burst ?? limits.burst,
    perDay: own.perDay === undefined ? limits.perDay : own.perDay,
    perMonth: own.perMonth === undefined ? limits.perMonth : own.perMonth,
  };
}

/** The tiers as configured. */
export function tiersWith(overrides: TierOverrides): Tiers {
  const rows = Tier.options.map((tier) => [tier, withOwn(TIER_LIMITS[tier], overrides[tier] ?? {})]);
  return Object.fromEntries(rows) as Record<Tier, TierLimits>;
}

/** What an account may do: the numbers of its tier, and its own where it has any. */
export function limitsOf(
  tiers: Tiers,
  account: { readonly tier: Tier; readonly limits?: OwnLimits | null },
): TierLimits {
  const limits = tiers[account.tier];
  return account.limits == null ? limits : withOwn(limits, account.limits);
}
