import { ARTS_SUBCATEGORIES, ARTS_TAGS, ARTS_TOPICS } from './arts-labels.ts';
import { GEOGRAPHY_SUBCATEGORIES, GEOGRAPHY_TAGS, GEOGRAPHY_TOPICS } from './geography-labels.ts';
import type { Labels } from './label.ts';
import { SCIENCE_SUBCATEGORIES, SCIENCE_TAGS, SCIENCE_TOPICS } from './science-labels.ts';
import type { Topic } from './topic.ts';

export { REGIONS } from './regions.ts';

/** Every labelled tag, by slug. Tags that come with imported records get a label made from their slug. */
export const TAGS: Readonly<Record<string, Labels>> = { ...GEOGRAPHY_TAGS, ...SCIENCE_TAGS, ...ARTS_TAGS };

/** Every labelled subcategory, by slug. */
export const SUBCATEGORIES: Readonly<Record<string, Labels>> = {
  ...GEOGRAPHY_SUBCATEGORIES,
  ...SCIENCE_SUBCATEGORIES,
  ...ARTS_SUBCATEGORIES,
};

/** Every curated topic. */
export const TOPICS: readonly Topic[] = [...GEOGRAPHY_TOPICS, ...SCIENCE_TOPICS, ...ARTS_TOPICS];
