import { ARTS_SUBCATEGORIES, ARTS_TAGS } from './arts-labels.ts';
import { GEOGRAPHY_SUBCATEGORIES, GEOGRAPHY_TAGS } from './geography-labels.ts';
import type { Labels } from './label.ts';
import { LEISURE_SUBCATEGORIES, LEISURE_TAGS } from './leisure-labels.ts';
import { SCIENCE_SUBCATEGORIES, SCIENCE_TAGS } from './science-labels.ts';

export { REGIONS } from './regions.ts';
export { TOPICS } from './topics.ts';

/** All tags with labels, by slug. Other tags of imported records get labels derived from their slugs. */
export const TAGS: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_TAGS,
  ...SCIENCE_TAGS,
  ...ARTS_TAGS,
  ...LEISURE_TAGS,
};

/** All subcategories with labels, by slug. */
export const SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_SUBCATEGORIES,
  ...SCIENCE_SUBCATEGORIES,
  ...ARTS_SUBCATEGORIES,
  ...LEISURE_SUBCATEGORIES,
};
