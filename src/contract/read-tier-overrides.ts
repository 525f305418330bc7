import type { z } from 'zod';

import { Tier } from './account.ts';
import { nearestName } from './nearest-name.ts';
import { MOST_BURST, TierLimits, TierOverrides } from './tiers.ts';

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
