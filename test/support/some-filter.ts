import type { FilteredFields } from '../../src/filters/row.ts';
import type { SearchFilter } from '../../src/filters/search-filter.ts';

/** A filter that every English question of high quality matches. */
export const SOME_FILTER: SearchFilter = {
  lang: 'en',
  quality: 'high',
};

/** What the filter looks at in a question that matches it. */
export const SOME_FIELDS: FilteredFields = {
  language: 'en',
  type: 'multiple',
  difficulty: 'medium',
  quality: 'high',
  category: 22,
  subcategories: [],
  tags: [],
  regions: [],
  source: 'svc',
  license: 'CC-BY-4.0',
};
