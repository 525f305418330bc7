import { z } from 'zod';

import { ownKeyRequired } from '../access/identify-key.ts';
import { KeyScope, Tier } from '../contract/account.ts';
import { EmptyMeta } from '../contract/meta.ts';
import { burstState, DAY, dayOf, monthOf } from '../limits/admission.ts';
import type { CountedRequest } from '../limits/limiter.ts';
import { readUsage } from '../store/accounts/usage.ts';
import { KEYED_GET, endpoint, type EndpointParts } from './endpoint.ts';

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

export const GetMeOutput = z.object({
  key: ApiKeyInfo,
  tier: Tier,
  rateLimit: RateLimitInfo,
  monthlyQuota: MonthlyQuota,
  meta: EmptyMeta,
});
export type GetMeOutput = z.infer<typeof GetMeOutput>;

interface Used {
  readonly today: number;
  readonly month: number;
}

/** A counter that was just created does not include stored usage yet, so that is read from the database. */
async function readUsed(parts: EndpointParts, { userId, admission }: CountedRequest): Promise<Used> {
  const { time, day, month, dayComplete, monthComplete } = admission;
  if (dayComplete && monthComplete) return { today: day.requests, month };
  const today = dayOf(time);
  const stored = await readUsage(parts.database, userId, monthOf(today).first, today);
  const storedToday = stored.find((row) => row.day === today)?.requests ?? 0;
  const storedMonth = stored.reduce((sum, { requests }) => sum + requests, 0);
  return {
    today: day.requests + (dayComplete ? 0 : storedToday),
    month: month + (monthComplete ? 0 : storedMonth),
  };
}

function rateLimitOf({ admission, limits, limited }: CountedRequest, used: Used): GetMeOutput['rateLimit'] {
  const { burst } = limits;
  const state = limited
    ? burstState(admission, limits)
    : { limit: burst, remaining: burst, resetInSeconds: 0 };
  return {
    ...state,
    burstPer10s: burst,
    perDay: limited ? limits.perDay : null,
    usedToday: used.today,
    usedThisMonth: used.month,
  };
}

function monthlyQuotaOf(
  { admission, limits, limited }: CountedRequest,
  used: Used,
): GetMeOutput['monthlyQuota'] {
  const limit = limited ? limits.perMonth : null;
  const { next } = monthOf(dayOf(admission.time));
  return { limit, used: used.month, resetsAt: limit === null ? null : new Date(next * DAY).toISOString() };
}

export const getMe = endpoint({
  ...KEYED_GET,
  id: 'getMe',
  path: '/me',
  tag: 'Account',
  errors: ['own_key_required'],
  summary: 'Get the calling key, its tier and its limits',
  description: 'Describes the key of the request: its tier, its limits, and how much of them is used.',
  returns: 'The key, its tier and its limits.',
  example: {
    key: { id: '019bd4c8-2b3c-7d4e-9f50-6a7b8c9d0e1f', name: 'website', prefix: 'svc_pk_…4dQx', scope: 'pk' },
    tier: 'free',
    rateLimit: {
      limit: 10,
      remaining: 7,
      resetInSeconds: 4,
      burstPer10s: 10,
      perDay: 500,
      usedToday: 90,
      usedThisMonth: 1204,
    },
    monthlyQuota: { limit: null, used: 1204, resetsAt: null },
    meta: {},
  },
  input: z.strictObject({}),
  output: GetMeOutput,
  async run(parts, _input, { key, counted }) {
    if (key === undefined || counted === undefined) throw ownKeyRequired();
    const used = await readUsed(parts, counted);
    return {
      key: { id: key.keyId, name: key.name, prefix: key.prefix, scope: key.scope },
      tier: counted.tier,
      rateLimit: rateLimitOf(counted, used),
      monthlyQuota: monthlyQuotaOf(counted, used),
      meta: {},
    };
  },
});
