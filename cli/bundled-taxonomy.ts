import type { Pool } from 'pg';

import { findTaxonomyErrors } from '../catalogue/taxonomy/find-taxonomy-errors.ts';
import { REGIONS, SUBCATEGORIES, TAGS, TOPICS } from '../catalogue/taxonomy/taxonomy.ts';
import { CATEGORIES } from '../src/contract/categories.ts';
import type { VocabularyChange } from './store/taxonomy-entries.ts';
import { applyTaxonomy, type Taxonomy } from './store/taxonomy.ts';

/** The vocabulary that comes with this version. */
export const BUNDLED_TAXONOMY: Taxonomy = {
  categories: CATEGORIES,
  regions: REGIONS,
  tags: TAGS,
  subcategories: SUBCATEGORIES,
  topics: TOPICS,
};

/**
 * Updates the vocabulary in the database to the bundled one and returns the changes; a dry run writes nothing.
 *
 * @throws Refusal when the bundled vocabulary has errors
 */
export async function applyBundledTaxonomy(
  pool: Pool,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<VocabularyChange[]> {
  return applyTaxonomy(pool, BUNDLED_TAXONOMY, { dryRun, findErrors: findTaxonomyErrors });
}
