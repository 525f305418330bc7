import { z } from 'zod';

import { Tier } from './account.ts';

/** Maximum of the burst limit. Each request in the window takes memory. */
export const MOST_BURST = 100_000;

const cap = z.int().min(1).nullable();

/** What an account may request. */
export const TierLimits = z.strictObject({
  burst: z.int().min(1).max(MOST_BURST).describe('Requests in any 10 seconds.'),
  perDay: cap.describe('Requests per UTC day; null for no limit.'),
  perMonth: cap.describe('Requests per UTC month; null for no limit.'),
});
export type TierLimits = z.infer<typeof TierLimits>;

/** Limits that replace those of the tier. */
export const OwnLimits = TierLimits.partial();
export type OwnLimits = z.infer<typeof OwnLimits>;

/** Limits that replace the built-in ones, by tier. */
export const TierOverrides = z.partialRecord(Tier, OwnLimits);
export type TierOverrides = z.infer<typeof TierOverrides>;
