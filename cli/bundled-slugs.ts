import { IMPORTED_TAGS } from '../catalogue/taxonomy/imported-labels.ts';
import { REGIONS, SUBCATEGORIES, TAGS } from '../catalogue/taxonomy/index.ts';
import type { ClassificationSlugs } from '../indexer/generate/classification.ts';

/** The slugs and codes of the bundled taxonomy that a question may have. */
export const BUNDLED_SLUGS: ClassificationSlugs = {
  tags: Object.keys({ ...TAGS, ...IMPORTED_TAGS }),
  subcategories: Object.keys(SUBCATEGORIES),
  regions: REGIONS.map(({ code }) => code),
};
