import type { CategorySlug } from '../../src/contract/categories.ts';
import type { NamedRule } from './rule-files.ts';

/** The weight that a category needs: one rule of weight 3, or two weaker ones. */
const ENOUGH = 3;
/** The lead that a category needs over any other. Otherwise the question stays in general knowledge. */
const LEAD = 1;

/** Chooses the category with the most weight; null if it is too low, or two categories are equal. */
export function chooseCategory(rules: readonly NamedRule[]): CategorySlug | null {
  const weights = new Map<CategorySlug, number>();
  for (const { category, weight } of rules)
    if (category !== undefined) weights.set(category, (weights.get(category) ?? 0) + weight);
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < ENOUGH) return null;
  return first[1] - (second?.[1] ?? 0) >= LEAD ? first[0] : null;
}
