import { ARTS_SUBCATEGORIES, ARTS_TAGS } from './arts-labels.ts';
import { GEOGRAPHY_SUBCATEGORIES, GEOGRAPHY_TAGS } from './geography-labels.ts';
import type { Labels } from './label.ts';
import { LEISURE_SUBCATEGORIES, LEISURE_TAGS } from './leisure-labels.ts';
import { SCIENCE_SUBCATEGORIES, SCIENCE_TAGS } from './science-labels.ts';

export { REGIONS } from './regions.ts';
export { TOPICS } from './topics.ts';

/** Every labelled tag, by slug. Tags that come with imported records get a label made from their slug. */
export const TAGS: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_TAGS,
  ...SCIENCE_TAGS,
  ...ARTS_TAGS,
  ...LEISURE_TAGS,
};

/** Every labelled subcategory, by slug. */
export const SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_SUBCATEGORIES,
  ...SCIENCE_SUBCATEGORIES,
  ...ARTS_SUBCATEGORIES,
  ...LEISURE_SUBCATEGORIES,
};
