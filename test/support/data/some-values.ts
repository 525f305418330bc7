import type { FilteredFields } from '../../../src/filters/row.ts';
import type { SearchFilter } from '../../../src/filters/search-filter.ts';
import { createCursors } from '../../../src/endpoints/cursors.ts';
import type { Tally } from '../../../src/search/tally.ts';
import type { TranslatableFilter } from '../../../indexer/store/questions/translations.ts';

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

export const SOME_CURSORS = createCursors(Buffer.from('a secret for tests'));

/** The counts of a catalogue without questions. */
export const NO_COUNTS: Tally = {
  overview: {
    total: 0,
    byLanguage: { en: 0, pl: 0 },
    highByLanguage: { en: 0, pl: 0 },
    bySource: {},
    byCategory: [],
    byDifficulty: { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 },
    difficultyByCategory: [],
  },
  tags: [],
  subcategories: [],
  regions: [],
  licenses: [],
  playable: {},
  topics: [],
};

/** Every English question that has no Polish translation, or an old one. */
export const ALL_TRANSLATABLE: TranslatableFilter = {
  from: 'en',
  to: 'pl',
  sources: [],
  categories: [],
  tags: [],
  topic: null,
  only: null,
  limit: null,
};
