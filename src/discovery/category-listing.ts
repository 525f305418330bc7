import type { StoredCategory } from '../store/taxonomy/categories.ts';
import { createListing, type Listing } from './listing.ts';
import { termOf } from './term.ts';
import type { View } from './view.ts';

/** The categories as a listing, which is made when it is needed: there are 24, and views do not have their names. */
export function categoryListing(
  { overview, playableCategories }: Pick<View, 'overview' | 'playableCategories'>,
  categories: ReadonlyMap<number, StoredCategory>,
): Listing {
  const counts = new Map(overview.byCategory);
  return createListing(
    Array.from(categories, ([id, category]) => {
      const key = String(id);
      const playable = Object.entries(playableCategories).map(
        ([language, byId]) => [language, byId.get(key) ?? 0] as const,
      );
      return {
        term: termOf(category),
        count: counts.get(key) ?? 0,
        playable: Object.fromEntries(playable),
      };
    }),
  );
}
