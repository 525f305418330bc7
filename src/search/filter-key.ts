import type { SearchFilter } from './query.ts';

const asSet = (values: readonly string[]): string[] => [...new Set(values)].sort();

/** A text that is equal for filters with the same matches, however their values are ordered. */
export function filterKey(filter: SearchFilter): string {
  const { anyOf, tags, subcategories, regions, types, sources, excludedSources, ...rest } = filter;
  return JSON.stringify([
    Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)),
    [tags, subcategories, regions, types, sources, excludedSources].map(asSet),
    anyOf.map((group) => [asSet(group.tags), asSet(group.subcategories)]),
  ]);
}
