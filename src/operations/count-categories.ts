import type { CategoryCount } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { KeyCount } from '../search/counts.ts';
import type { StoredCategory } from '../store/taxonomy/categories.ts';
import { labelIn } from '../store/taxonomy/label-in.ts';

/** All categories with their counts, most questions first, then by slug. */
export function countCategories(
  counts: readonly KeyCount[],
  categories: ReadonlyMap<number, StoredCategory>,
  language: Language,
): CategoryCount[] {
  const counted = new Map(counts);
  return [...categories.values()]
    .map((category) => ({
      slug: category.slug,
      name: labelIn(category, language),
      count: counted.get(String(category.id)) ?? 0,
    }))
    .toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
}
