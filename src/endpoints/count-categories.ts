import type { CategoryCount, CategoryLevels } from '../contract/discovery-requests.ts';
import type { Language } from '../contract/vocabulary.ts';
import type { CategoryDifficulties, KeyCount } from '../search/counts.ts';
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

/** The difficulties in each of the counted categories, in their order. */
export function levelsOfCategories(
  counted: readonly CategoryCount[],
  difficulties: CategoryDifficulties,
  categories: ReadonlyMap<number, StoredCategory>,
): CategoryLevels[] {
  const levels = new Map(difficulties.map(([id, found]) => [categories.get(Number(id))?.slug, found]));
  return counted.flatMap(({ slug, name }) => {
    const found = levels.get(slug);
    return found === undefined ? [] : [{ slug, name, levels: found }];
  });
}
