import { z } from 'zod';

import { MOST_FACET_VALUES } from './limits.ts';
import { QuestionFilters } from './question-filters.ts';
import { Language } from './vocabulary.ts';
import { Warnings } from './warning.ts';

/** Each facet is named after the parameter that takes its values. */
export const FacetName = z.enum([
  'category',
  'difficulty',
  'type',
  'lang',
  'quality',
  'source',
  'license',
  'regions',
  'topic',
  'subcategory',
  'tags',
  'tags_any',
]);
export type FacetName = z.infer<typeof FacetName>;

/** The facets of a request that names none. Without the filter `tags_any`, its facet is that of `tags`. */
export const FACETS_BY_DEFAULT = FacetName.exclude(['tags_any']).options;

const FACETS = FacetName.options.length;

export const FacetCount = z.object({
  value: z.string().describe('The value as the parameter takes it.'),
  label: z
    .string()
    .optional()
    .describe(
      'Localized by `lang`. Categories, languages, regions, topics, subcategories and tags have one.',
    ),
  count: z.int().min(0).describe('Questions that match with this value.'),
});
export type FacetCount = z.infer<typeof FacetCount>;

const all = (what: string) =>
  z.array(FacetCount).optional().describe(`${what}, also those that match nothing.`);
const matching = (what: string) =>
  z
    .array(FacetCount)
    .optional()
    .describe(`${what}: the ${MOST_FACET_VALUES} with the most matches, and those of the request.`);

export const QuestionFacets = z.object({
  category: all('All categories, most matches first'),
  difficulty: all('All levels, easiest first'),
  type: all('All types'),
  lang: all('All languages'),
  quality: all('All tiers. Each includes the better ones'),
  source: matching('Sources'),
  license: matching('Licences, as exact identifiers'),
  regions: z
    .array(FacetCount)
    .optional()
    .describe(
      'Regions that can be added to those of the request, and these: all that match, most matches first.',
    ),
  topic: matching('Topics, instead of those in `topic` and `topics_any`'),
  subcategory: matching('Subcategories'),
  tags: matching('Tags that can be added to `tags`'),
  tags_any: matching('Tags, instead of those in `tags_any`'),
});

export const CountFacetsInput = QuestionFilters.extend({
  facets: z
    .array(FacetName)
    .min(1)
    .max(FACETS, `takes at most ${FACETS} values`)
    .optional()
    .describe('Only these facets. By default all except `tags_any`.'),
});

export const CountFacetsOutput = z.object({
  data: QuestionFacets,
  meta: z.object({
    total: z.int().min(0).describe('Questions that match the request.'),
    language: Language,
    warnings: Warnings,
  }),
});
