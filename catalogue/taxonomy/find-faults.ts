import { findLabelFaults, type ReadLabels } from './label-faults.ts';
import type { ReadTopic } from './read-topic.ts';
import { findSlugFaults, findTopicFaults, type KnownSlugs } from './topic-faults.ts';

/** The vocabulary as it is listed, not yet known to be sound. */
export interface ReadTaxonomy {
  readonly categories: readonly { readonly slug: string; readonly name: ReadLabels }[];
  readonly regions: readonly { readonly code: string; readonly label: ReadLabels }[];
  readonly tags: Readonly<Record<string, ReadLabels>>;
  readonly subcategories: Readonly<Record<string, ReadLabels>>;
  readonly topics: readonly ReadTopic[];
}

/** The API promises ids 1 to 24, and the database takes no other. */
const CATEGORY_COUNT = 24;

function findCategoryFaults(categories: ReadTaxonomy['categories']): string[] {
  const faults = categories.flatMap(({ slug, name }) => findLabelFaults(`Category "${slug}"`, name));
  if (categories.length !== CATEGORY_COUNT)
    faults.push(`There are ${categories.length} categories: list exactly ${CATEGORY_COUNT}.`);
  return faults;
}

function findRegionFaults(regions: ReadTaxonomy['regions']): string[] {
  const seen = new Set<string>();
  return regions.flatMap(({ code, label }) => {
    const faults = findLabelFaults(`Region "${code}"`, label);
    if (seen.has(code)) faults.push(`Region "${code}": the code stands there more than once: keep one.`);
    seen.add(code);
    return faults;
  });
}

function findListedFaults(kind: string, labels: Readonly<Record<string, ReadLabels>>): string[] {
  return Object.entries(labels).flatMap(([slug, label]) => {
    const owner = `${kind} "${slug}"`;
    return [...findSlugFaults(owner, slug), ...findLabelFaults(owner, label)];
  });
}

/**
 * Everything that is wrong with a vocabulary, told so that whoever wrote it can put it right.
 *
 * @param known tags and subcategories that a database has beside the listed ones: topics may gather them too
 * @returns one sentence for each fault; empty when the vocabulary is sound
 */
export function findTaxonomyFaults(taxonomy: ReadTaxonomy, known?: KnownSlugs): string[] {
  const { categories, regions, tags, subcategories, topics } = taxonomy;
  const slugs: KnownSlugs = {
    tags: new Set([...Object.keys(tags), ...(known?.tags ?? [])]),
    subcategories: new Set([...Object.keys(subcategories), ...(known?.subcategories ?? [])]),
  };
  return [
    ...findCategoryFaults(categories),
    ...findRegionFaults(regions),
    ...findListedFaults('Tag', tags),
    ...findListedFaults('Subcategory', subcategories),
    ...findTopicFaults(topics, slugs),
  ];
}
