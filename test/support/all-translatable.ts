import type { TranslatableFilter } from '../../indexer/store/questions/translations.ts';

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
