import { z } from 'zod';

import { MOST_FACET_VALUES } from '../contract/limits.ts';
import { Difficulty, Language, QualityFilter, QuestionType } from '../contract/vocabulary.ts';
import type { FilterName, SearchFilter } from './search-filter.ts';

/** What each choice of a filter would match. */
interface Facet {
  readonly description: string;
  /** The field of the index whose values are counted; languages and topics are none. */
  readonly field?: string;
  /** The most frequent values, up to this number. Those of the request are counted in any case. */
  readonly most: number;
  /** A closed vocabulary, in its order: these values are shown even if nothing matches them. */
  readonly values?: readonly string[];
  /** Where the labels of the values are. */
  readonly labels?: 'regions' | 'subcategories' | 'tags' | 'topics';
  /** The filters of the request that a choice replaces: by default its own. Choices of no filter are added to its values. */
  readonly replaces?: readonly FilterName[];
}

/** More values than a closed vocabulary has, and than there are licences. */
const ALL = 100;

/** More regions than there are. A map shows all of them. */
const REGIONS = 500;

const all = (what: string): string => `${what}, also those that match nothing.`;

const matching = (what: string): string =>
  `${what}: the ${MOST_FACET_VALUES} with the most matches, and those of the request.`;

/** Each facet is named after the parameter that takes its values. The order is that of responses. */
const FACET_ROWS = {
  category: { description: all('All categories, most matches first'), field: 'category', most: ALL },
  difficulty: {
    description: all('All levels, easiest first'),
    field: 'difficulty',
    most: ALL,
    values: Difficulty.options,
  },
  type: { description: all('All types'), field: 'type', most: ALL, values: QuestionType.options },
  lang: { description: all('All languages'), most: ALL, values: Language.options },
  quality: {
    description: all('All tiers. Each includes the better ones'),
    field: 'quality',
    most: ALL,
    values: QualityFilter.options,
  },
  source: { description: matching('Sources'), field: 'source', most: ALL },
  license: { description: matching('Licences, as exact identifiers'), field: 'license', most: ALL },
  regions: {
    description:
      'Regions that can be added to those of the request, and these: all that match, most matches first.',
    field: 'regions',
    most: REGIONS,
    labels: 'regions',
    replaces: [],
  },
  topic: {
    description: matching('Topics, instead of those in `topic` and `topics_any`'),
    most: MOST_FACET_VALUES,
    labels: 'topics',
    replaces: ['topic', 'topics_any'],
  },
  subcategory: {
    description: matching('Subcategories'),
    field: 'subcategories',
    most: MOST_FACET_VALUES,
    labels: 'subcategories',
  },
  tags: {
    description: matching('Tags that can be added to `tags`'),
    field: 'tags',
    most: MOST_FACET_VALUES,
    labels: 'tags',
    replaces: [],
  },
  tags_any: {
    description: matching('Tags, instead of those in `tags_any`'),
    field: 'tags',
    most: MOST_FACET_VALUES,
    labels: 'tags',
  },
} as const satisfies Partial<Record<FilterName, Facet>>;

export type FacetName = keyof typeof FACET_ROWS;

export const FACETS: Readonly<Record<FacetName, Facet>> = FACET_ROWS;

export const FacetName = z.enum(Object.keys(FACET_ROWS) as FacetName[]);

/** The facets of a request that names none. Without the filter `tags_any`, its facet is that of `tags`. */
export const FACETS_BY_DEFAULT = FacetName.exclude(['tags_any']).options;

/** The filter whose matches are counted by the choices of a facet: without the values that they replace. */
export function withoutChoice(filter: SearchFilter, facet: FacetName): SearchFilter {
  if (facet === 'quality') return { ...filter, quality: 'all' };
  const replaced: readonly string[] = FACETS[facet].replaces ?? [facet];
  // What remains has the language and the tier, which are required.
  return Object.fromEntries(
    Object.entries(filter).filter(([name]) => !replaced.includes(name)),
  ) as unknown as SearchFilter;
}
