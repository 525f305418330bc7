import { z } from 'zod';

import { ownKeyRequired } from '../access/identify-key.ts';
import { Tier } from '../contract/account.ts';
import { LONGEST_SERIES } from '../contract/limits.ts';
import { burstState, type LimitState, DAY, dayOf, monthOf } from '../limits/admission.ts';
import type { CountedRequest, LimitedUser, Limiter } from '../limits/limiter.ts';
import { readUsage, type DayUsage } from '../store/accounts/usage.ts';
import { endpoint, type EndpointParts } from './endpoint.ts';

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
    .describe(
      'Requests that count towards the account limits: those whose key, token or session was accepted, unless a limit refused them.',
    ),
  rejected: z.int().describe('Requests refused with 429 by one of the limits. They are not in `requests`.'),
  errors: z.int().describe('Those of `requests` with status 5xx.'),
  clientErrors: z.int().describe('Those of `requests` with status 4xx, and all of `rejected`.'),
});
export type UsageDayPoint = z.infer<typeof UsageDayPoint>;

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

const WEEK = 7;

/** A day as `YYYY-MM-DD`. */
const isoDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The last Monday up to and including a day. January 1, 1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % WEEK);

/** Days since 1970, both included. */
interface Span {
  readonly first: number;
  readonly last: number;
}

/** The change from one count to the next in per cent, to one decimal. */
const deltaOf = (count: number, before: number): number | null =>
  before === 0 ? null : Math.round(((count - before) / before) * 1000) / 10;

/**
 * Combines the counts of today in PostgreSQL and in the limiter. A counter that was just created lacks stored usage;
 * any other counter is ahead of it, unless Redis was unreachable.
 */
function todayOf(
  { day, dayComplete }: CountedRequest['admission'],
  stored: Omit<DayUsage, 'day'> | undefined,
): Omit<DayUsage, 'day'> {
  if (stored === undefined) return day;
  const join = dayComplete ? Math.max : (left: number, right: number): number => left + right;
  return {
    requests: join(day.requests, stored.requests),
    clientErrors: join(day.clientErrors, stored.clientErrors),
    errors: join(day.errors, stored.errors),
    rejected: join(day.rejected, stored.rejected),
  };
}

/** The windows that contain today, each with the whole window before it. */
function windowsOf(today: number) {
  const monday = mondayOf(today);
  const month = monthOf(today);
  return {
    today: { now: { first: today, last: today }, before: { first: today - 1, last: today - 1 } },
    week: {
      now: { first: monday, last: monday + WEEK - 1 },
      before: { first: monday - WEEK, last: monday - 1 },
    },
    month: {
      now: { first: month.first, last: month.next - 1 },
      before: { first: monthOf(month.first - 1).first, last: month.first - 1 },
    },
  };
}

/** The usage of an account up to now, day by day and in the windows that contain today. */
async function readAccountUsage(
  database: EndpointParts['database'],
  { userId, tier, admission, limits, limited }: CountedRequest,
  days: number,
): Promise<GetUsageOutput> {
  const today = dayOf(admission.time);
  const from = today - days + 1;
  const windows = windowsOf(today);
  const stored = await readUsage(
    database,
    userId,
    Math.min(from, windows.month.before.first, windows.week.before.first),
    today,
  );
  const byDay = new Map(stored.map((row): [number, Omit<DayUsage, 'day'>] => [row.day, row]));
  byDay.set(today, todayOf(admission, byDay.get(today)));

  const sum = ({ first, last }: Span): number => {
    const counted = [...byDay].filter(([day]) => day >= first && day <= last);
    return counted.reduce((total, [, { requests }]) => total + requests, 0);
  };
  const window = (
    { now, before }: { readonly now: Span; readonly before: Span },
    limit: number | null,
  ): UsageWindow => ({
    count: sum(now),
    prev: sum(before),
    delta: deltaOf(sum(now), sum(before)),
    limit: limited ? limit : null,
    windowStart: isoDay(now.first),
    windowEnd: isoDay(now.last),
  });
  const point = (day: number): UsageDayPoint => {
    const { requests = 0, rejected = 0, errors = 0, clientErrors = 0 } = byDay.get(day) ?? {};
    return { day: isoDay(day), requests, rejected, errors, clientErrors };
  };
  return {
    summary: {
      tier,
      today: window(windows.today, limits.perDay),
      week: window(windows.week, null),
      month: window(windows.month, limits.perMonth),
    },
    series: Array.from({ length: days }, (_, index) => point(from + index)),
    meta: { from: isoDay(from), to: isoDay(today), days },
  };
}

export const getUsage = endpoint({
  id: 'getUsage',
  method: 'GET',
  path: '/usage',
  tag: 'Account',
  auth: 'account',
  errors: ['own_key_required'],
  summary: 'Get daily request counts',
  description: 'Returns the requests of your account: today, this week and this month, and day by day.',
  returns: 'The requests in three windows and by day.',
  example: {
    summary: {
      tier: 'free',
      today: {
        count: 90,
        prev: 60,
        delta: 50,
        limit: 500,
        windowStart: '2026-01-31',
        windowEnd: '2026-01-31',
      },
      week: {
        count: 410,
        prev: 400,
        delta: 2.5,
        limit: null,
        windowStart: '2026-01-26',
        windowEnd: '2026-02-01',
      },
      month: {
        count: 1204,
        prev: 0,
        delta: null,
        limit: null,
        windowStart: '2026-01-01',
        windowEnd: '2026-01-31',
      },
    },
    series: [
      { day: '2026-01-30', requests: 60, rejected: 0, errors: 0, clientErrors: 2 },
      { day: '2026-01-31', requests: 90, rejected: 4, errors: 0, clientErrors: 5 },
    ],
    meta: { from: '2026-01-30', to: '2026-01-31', days: 2 },
  },
  input: z.strictObject({
    days: z.int().min(1).max(LONGEST_SERIES).default(30).describe('Number of days, ending today.'),
  }),
  output: GetUsageOutput,
  async run(parts, { days }, { counted }) {
    if (counted === undefined) throw ownKeyRequired();
    return readAccountUsage(parts.database, counted, days);
  },
});

/** The usage of an account at this moment. */
export interface UsageNow {
  readonly usage: GetUsageOutput;
  /** The limit of ten seconds; null where limits are switched off. */
  readonly burst: LimitState | null;
}

/** Reads the usage of an account without counting a request. */
export type ReadUsageNow = (user: LimitedUser, days: number) => Promise<UsageNow>;

export const createReadUsageNow =
  (database: EndpointParts['database'], limiter: Pick<Limiter, 'look'>): ReadUsageNow =>
  async (user, days) => {
    const counted = await limiter.look(user);
    return {
      usage: await readAccountUsage(database, counted, days),
      burst: counted.limited ? burstState(counted.admission, counted.limits) : null,
    };
  };
