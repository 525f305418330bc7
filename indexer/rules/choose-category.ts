import type { CategorySlug } from '../../src/contract/categories.ts';
import type { NamedRule } from './rule-files.ts';

/** The weight from which the words say enough: one rule of weight 3, or two weaker ones. */
const ENOUGH = 3;
/** How much heavier than any other category the chosen one is; a question between two is left to general knowledge. */
const LEAD = 1;

/** The category that the rules speak for; null when they say too little, or speak for two alike. */
export function chooseCategory(rules: readonly NamedRule[]): CategorySlug | null {
  const weights = new Map<CategorySlug, number>();
  for (const { category, weight } of rules)
    if (category !== undefined) weights.set(category, (weights.get(category) ?? 0) + weight);
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < ENOUGH) return null;
  return first[1] - (second?.[1] ?? 0) >= LEAD ? first[0] : null;
}
