import { z } from 'zod';

import { KeyScope, Tier } from './account.ts';
import { LONGEST_SERIES } from './limits.ts';

/** A key as its owner may see it. */
export const ApiKeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('The key, masked down to its kind and its last characters.'),
  scope: KeyScope,
});

export const RateLimitInfo = z.object({
  limit: z.int().describe('Requests allowed in any ten seconds, by all keys of the account together.'),
  remaining: z.int().describe('How many of them are left now, this request taken off.'),
  resetInSeconds: z.int().describe('Seconds until there is room for one more than is left now.'),
  burstPer10s: z.int().describe('The same as `limit`.'),
  perDay: z.int().nullable().describe('Requests allowed in a day of UTC; null for no cap.'),
});

export const MonthlyQuota = z.object({
  limit: z.int().nullable().describe('Requests allowed in a month of UTC; null for no cap.'),
  used: z.int().describe('Requests of this month, this one included.'),
  resetsAt: z.iso.datetime().nullable().describe('When the next month begins; null without a cap.'),
});

export const GetMeInput = z.strictObject({});
export const GetMeOutput = z.object({
  key: ApiKeyInfo,
  tier: Tier,
  rateLimit: RateLimitInfo,
  monthlyQuota: MonthlyQuota,
  meta: z.object({}),
});
export type GetMeOutput = z.infer<typeof GetMeOutput>;

export const UsageWindow = z.object({
  count: z.int().describe('Requests of the window so far.'),
  prev: z.int().describe('Requests of the whole window before.'),
  delta: z
    .number()
    .nullable()
    .describe('By how many per cent `count` differs from `prev`, to one decimal; null when `prev` is 0.'),
  limit: z.int().nullable().describe('Requests allowed in the window; null for no cap.'),
  windowStart: z.iso.date().describe('First day of the window, UTC.'),
  windowEnd: z.iso.date().describe('Last day of the window, UTC.'),
});
export type UsageWindow = z.infer<typeof UsageWindow>;

export const UsageDayPoint = z.object({
  day: z.iso.date(),
  requests: z.int().describe('Requests that the limits let in.'),
  errors: z.int().describe('Answers of 5xx.'),
  clientErrors: z.int().describe('Answers of 4xx, refusals by the limits among them.'),
});
export type UsageDayPoint = z.infer<typeof UsageDayPoint>;

export const GetUsageInput = z.strictObject({
  days: z
    .int()
    .min(1)
    .max(LONGEST_SERIES)
    .default(30)
    .describe('Days of the series, the last of them today.'),
});
export type GetUsageInput = z.infer<typeof GetUsageInput>;
export const GetUsageOutput = z.object({
  summary: z.object({
    tier: Tier,
    today: UsageWindow,
    week: UsageWindow.describe('From Monday to Sunday.'),
    month: UsageWindow.describe('The calendar month.'),
  }),
  series: z.array(UsageDayPoint).describe('One entry a day, oldest first; days without a request too.'),
  meta: z.object({ from: z.iso.date(), to: z.iso.date(), days: z.int() }),
});
export type GetUsageOutput = z.infer<typeof GetUsageOutput>;
