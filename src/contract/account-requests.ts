import { z } from 'zod';

import { KeyScope, Tier } from './account.ts';
import { LONGEST_SERIES } from './limits.ts';
import { EmptyMeta } from './meta.ts';

/** An API key as its owner sees it. */
export const ApiKeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  prefix: z.string().describe('The masked key: its prefix and its last characters.'),
  scope: KeyScope,
});

export const RateLimitInfo = z.object({
  limit: z.int().describe('Requests allowed in any 10 seconds, by all API keys together.'),
  remaining: z.int().describe('Requests of the burst remaining after this one.'),
  resetInSeconds: z.int().describe('Seconds until the burst allows one more request.'),
  burstPer10s: z.int().describe('Same as `limit`.'),
  perDay: z
    .int()
    .nullable()
    .describe(
      'Requests allowed per UTC day; null for an account without a daily limit, such as those of enterprise.',
    ),
  usedToday: z.int().describe('Requests this UTC day, including this one.'),
  usedThisMonth: z
    .int()
    .describe('Requests this UTC month, including this one. Same as `monthlyQuota.used`.'),
});

export const MonthlyQuota = z.object({
  limit: z.int().nullable().describe('Requests allowed per UTC month; null for no limit.'),
  used: z.int().describe('Requests this month, including this one.'),
  resetsAt: z.iso.datetime().nullable().describe('Start of the next month; null without a limit.'),
});

export const GetMeInput = z.strictObject({});
export const GetMeOutput = z.object({
  key: ApiKeyInfo,
  tier: Tier,
  rateLimit: RateLimitInfo,
  monthlyQuota: MonthlyQuota,
  meta: EmptyMeta,
});
export type GetMeOutput = z.infer<typeof GetMeOutput>;

export const UsageWindow = z.object({
  count: z.int().describe('Requests in the window so far, counted as in `series`.'),
  prev: z.int().describe('Requests in the whole previous window: yesterday, last week or last month.'),
  delta: z
    .number()
    .nullable()
    .describe('Change from `prev` to `count` in per cent, to one decimal; null when `prev` is 0.'),
  limit: z.int().nullable().describe('Requests allowed in the window; null for no limit.'),
  windowStart: z.iso.date().describe('First day of the window, UTC.'),
  windowEnd: z.iso.date().describe('Last day of the window, UTC.'),
});
export type UsageWindow = z.infer<typeof UsageWindow>;

export const UsageDayPoint = z.object({
  day: z.iso.date(),
  requests: z
    .int()
    .describe('Requests that count towards the account limits: all but those refused with 401, 403 or 429.'),
  rejected: z.int().describe('Requests refused with 429 by one of the limits. They are not in `requests`.'),
  errors: z.int().describe('Responses with status 5xx.'),
  clientErrors: z.int().describe('Responses with status 4xx, including those of `rejected`.'),
});
export type UsageDayPoint = z.infer<typeof UsageDayPoint>;

export const GetUsageInput = z.strictObject({
  days: z.int().min(1).max(LONGEST_SERIES).default(30).describe('Number of days, ending today.'),
});
export type GetUsageInput = z.infer<typeof GetUsageInput>;
export const UsageSummary = z.object({
  tier: Tier,
  today: UsageWindow,
  week: UsageWindow.describe('Monday to Sunday.'),
  month: UsageWindow.describe('The calendar month.'),
});
export const GetUsageOutput = z.object({
  summary: UsageSummary,
  series: z
    .array(UsageDayPoint)
    .describe('One entry per day, oldest first, including days without requests.'),
  meta: z.object({ from: z.iso.date(), to: z.iso.date(), days: z.int() }),
});
export type GetUsageOutput = z.infer<typeof GetUsageOutput>;
