import { REGIONS, SUBCATEGORIES, TAGS } from '../catalogue/taxonomy/taxonomy.ts';
import type { ClassificationSlugs } from '../indexer/generate/classification.ts';

/** The slugs and codes of the bundled taxonomy that a question may have. */
export const BUNDLED_SLUGS: ClassificationSlugs = {
  tags: Object.keys(TAGS),
  subcategories: Object.keys(SUBCATEGORIES),
  regions: REGIONS.map(({ code }) => code),
};
