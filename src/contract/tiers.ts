import { z } from 'zod';

import { Tier } from './account.ts';

/** The most requests that one burst window may allow: each of them takes memory. */
export const MOST_BURST = 100_000;

const cap = z.int().min(1).nullable();

/** What an account may do. */
export const TierLimits = z.strictObject({
  burst: z.int().min(1).max(MOST_BURST).describe('Requests in any ten seconds.'),
  perDay: cap.describe('Requests in one day of UTC; null for no cap.'),
  perMonth: cap.describe('Requests in one month of UTC; null for no cap.'),
});
export type TierLimits = z.infer<typeof TierLimits>;

/** Single numbers in place of others. */
export const OwnLimits = TierLimits.partial();
export type OwnLimits = z.infer<typeof OwnLimits>;

/** Single numbers of single tiers in place of the built-in ones. */
export const TierOverrides = z.partialRecord(Tier, OwnLimits);
export type TierOverrides = z.infer<typeof TierOverrides>;
