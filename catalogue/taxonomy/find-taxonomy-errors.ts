import { findLabelErrors, type ReadLabels } from './label-errors.ts';
import type { ReadTopic } from './read-topic.ts';
import { findSlugErrors, findTopicErrors, type KnownSlugs } from './topic-errors.ts';

/** A vocabulary that has not been checked. */
export interface ReadTaxonomy {
  readonly categories: readonly { readonly slug: string; readonly name: ReadLabels }[];
  readonly regions: readonly { readonly code: string; readonly label: ReadLabels }[];
  readonly tags: Readonly<Record<string, ReadLabels>>;
  readonly subcategories: Readonly<Record<string, ReadLabels>>;
  readonly topics: readonly ReadTopic[];
}

/** The API promises the ids 1 to 24, and the database accepts no others. */
const CATEGORY_COUNT = 24;

function findCategoryErrors(categories: ReadTaxonomy['categories']): string[] {
  const errors = categories.flatMap(({ slug, name }) => findLabelErrors(`Category "${slug}"`, name));
  if (categories.length !== CATEGORY_COUNT)
    errors.push(`There are ${categories.length} categories: list exactly ${CATEGORY_COUNT}.`);
  return errors;
}

function findRegionErrors(regions: ReadTaxonomy['regions']): string[] {
  const seen = new Set<string>();
  return regions.flatMap(({ code, label }) => {
    const errors = findLabelErrors(`Region "${code}"`, label);
    if (seen.has(code)) errors.push(`Region "${code}": the code is listed more than once: keep one.`);
    seen.add(code);
    return errors;
  });
}

function findListedErrors(kind: string, labels: Readonly<Record<string, ReadLabels>>): string[] {
  return Object.entries(labels).flatMap(([slug, label]) => {
    const owner = `${kind} "${slug}"`;
    return [...findSlugErrors(owner, slug), ...findLabelErrors(owner, label)];
  });
}

/**
 * Finds everything that is wrong with a vocabulary, with what to do about it.
 *
 * @param known tags and subcategories in the database that are not listed: topics may include them too
 * @returns one sentence per error; empty when the vocabulary is valid
 */
export function findTaxonomyErrors(taxonomy: ReadTaxonomy, known?: KnownSlugs): string[] {
  const { categories, regions, tags, subcategories, topics } = taxonomy;
  const slugs: KnownSlugs = {
    tags: new Set([...Object.keys(tags), ...(known?.tags ?? [])]),
    subcategories: new Set([...Object.keys(subcategories), ...(known?.subcategories ?? [])]),
  };
  return [
    ...findCategoryErrors(categories),
    ...findRegionErrors(regions),
    ...findListedErrors('Tag', tags),
    ...findListedErrors('Subcategory', subcategories),
    ...findTopicErrors(topics, slugs),
  ];
}
