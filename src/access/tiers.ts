import type { Tier } from '../contract/account.ts';

/** What a tier may do. */
export interface TierLimits {
  /** Requests in any ten seconds. */
  readonly burst: number;
  /** Requests in one day of UTC; null for no cap. */
  readonly perDay: number | null;
}

export const TIER_LIMITS: Readonly<Record<Tier, TierLimits>> = {
  free: { burst: 10, perDay: 500 },
  indie: { burst: 30, perDay: 10_000 },
  pro: { burst: 200, perDay: 100_000 },
  enterprise: { burst: 1_000, perDay: null },
};
