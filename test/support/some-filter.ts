import type { SearchFilter } from '../../src/search/query.ts';

/** A filter that every English question of high quality matches. */
export const SOME_FILTER: SearchFilter = {
  language: 'en',
  quality: 'high',
  types: [],
  tags: [],
  subcategories: [],
  regions: [],
  anyOf: [],
  sources: [],
  excludedSources: [],
  excludedIds: [],
};
