import { Tier, type OwnLimits, type TierLimits, type TierOverrides } from '../contract/account.ts';
import { TIER_LIMITS } from '../contract/limits.ts';

export type Tiers = Readonly<Record<Tier, TierLimits>>;

/** Overrides single limits. Null is a value here and means no limit. */
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

/** An account's limits: those of its tier, with its overrides. */
export function limitsOf(
  tiers: Tiers,
  account: { readonly tier: Tier; readonly limits?: OwnLimits | null },
): TierLimits {
  const limits = tiers[account.tier];
  return account.limits == null ? limits : withOwn(limits, account.limits);
}
