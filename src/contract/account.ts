import { z } from 'zod';

import { nearestName } from './nearest-name.ts';

/** `pk` is publishable, for browsers; `sk` is secret, for backends. */
export const KeyScope = z.enum(['pk', 'sk']);
export type KeyScope = z.infer<typeof KeyScope>;

/** Test keys work like live keys. They are recognizable, and can be revoked together. */
export const KeyMode = z.enum(['live', 'test']);
export type KeyMode = z.infer<typeof KeyMode>;

/** Characters of the longest valid e-mail address. */
export const LONGEST_EMAIL = 254;
/** Characters before its `@`. */
export const LONGEST_MAILBOX = 64;

export const Tier = z.enum(['free', 'indie', 'pro', 'enterprise']);
export type Tier = z.infer<typeof Tier>;

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

const TIERS: readonly string[] = Tier.options;
const SETTINGS: readonly string[] = Object.keys(TierLimits.shape);

const AT_LEAST_ONE = 'must be a whole number of at least 1, or null for no limit';
const RULES: Readonly<Record<string, string>> = {
  burst: `must be a whole number from 1 to ${MOST_BURST.toLocaleString('en')}`,
  perDay: AT_LEAST_ONE,
  perMonth: AT_LEAST_ONE,
};

const NOT_TIERS = 'must be JSON such as {"free":{"perDay":1000,"perMonth":20000}}';

function suggest(given: string, known: readonly string[]): string {
  const nearest = nearestName(given, known);
  return `${nearest === undefined ? '' : `; did you mean ${nearest}?`} (${known.join(', ')})`;
}

function explain(issue: z.core.$ZodIssue): string[] {
  const [tier, setting] = issue.path.map(String);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) =>
      tier === undefined
        ? `there is no tier "${key}"${suggest(key, TIERS)}`
        : `${tier} has no setting "${key}"${suggest(key, SETTINGS)}`,
    );
  const rule = RULES[setting ?? ''];
  return [rule === undefined ? NOT_TIERS : `${issue.path.join('.')} ${rule}`];
}

/** Reads overrides from JSON. Returns them, or one message per error. */
export function readTierOverrides(
  text: string,
): { readonly overrides: TierOverrides } | { readonly problems: readonly string[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problems: [NOT_TIERS] };
  }
  const parsed = TierOverrides.safeParse(json);
  return parsed.success ? { overrides: parsed.data } : { problems: parsed.error.issues.flatMap(explain) };
}
