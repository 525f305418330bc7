import { z } from 'zod';

import { MOST_FACET_VALUES } from '../contract/limits.ts';
import { languageName, Language, QualityFilter, QualityTier } from '../contract/vocabulary.ts';
import type { View } from '../discovery/view.ts';
import { FACETS, FACETS_BY_DEFAULT, FacetName, withoutChoice } from '../filters/facets.ts';
import { filterKey, filterQuestions, QuestionFilters, type SearchFilter } from '../filters/search-filter.ts';
import { readTextQuery } from '../filters/text-search.ts';
import { warnAboutFilters, Warnings } from '../filters/warnings.ts';
import type { KeyCount } from '../search/counts.ts';
import { type StoredCategory, labelIn } from '../store/taxonomy/labels.ts';
import { countCategories } from './catalogue-entries.ts';
import { KEYED_GET, endpoint, type EndpointParts } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

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

const choicesOf = (facet: FacetName) => z.array(FacetCount).optional().describe(FACETS[facet].description);

export const QuestionFacets = z.object(
  Object.fromEntries(FacetName.options.map((facet) => [facet, choicesOf(facet)])) as unknown as Readonly<
    Record<FacetName, ReturnType<typeof choicesOf>>
  >,
);

const MOST_FACETS = FacetName.options.length;

export const CountFacetsOutput = z.object({
  data: QuestionFacets,
  meta: z.object({
    total: z.int().min(0).describe('Questions that match the request.'),
    language: Language,
    warnings: Warnings,
  }),
});

/** Topics that are counted: those with the most questions in the whole catalogue. */
const MOST_TOPICS = 1_000;

/** The facets that are fields of the index. */
const FIELDS = FacetName.options.flatMap((facet) => {
  const { field, most } = FACETS[facet];
  return field === undefined ? [] : [{ facet, field, most }];
});

export const countFacets = endpoint({
  ...KEYED_GET,
  id: 'countFacets',
  path: '/questions/facets',
  tag: 'Questions',
  summary: 'Count what each choice of a filter would match',
  description: `Counts the questions that match the filters, and for every choice of a filter those that *would* match with it: a menu shows the numbers next to its entries. Filters are those of \`GET /questions\`.

- Choices of \`category\`, \`difficulty\`, \`type\`, \`lang\`, \`quality\`, \`source\`, \`license\`, \`topic\`, \`subcategory\` and \`tags_any\` replace the values of the request. With \`?category=history\`, \`geography\` has as many matches as it would have instead of history.
- Choices of \`tags\` and \`regions\` are added to those of the request.
- \`?tags=europe&facets=tags,difficulty\`: only these two facets, which takes less time

Counts are up to a minute old, those of few matches a few seconds.`,
  returns: 'The number of matches, and those of each choice.',
  example: {
    data: {
      category: [{ value: 'geography', label: 'Geography', count: 412 }],
      difficulty: [
        { value: 'trivial', count: 20 },
        { value: 'easy', count: 122 },
        { value: 'medium', count: 150 },
        { value: 'hard', count: 80 },
        { value: 'expert', count: 28 },
      ],
      tags: [{ value: 'europe', label: 'Europe', count: 288 }],
    },
    meta: { total: 412, language: 'en' },
  },
  byBody: {
    id: 'countFacetsByBody',
    path: '/questions/facets',
    summary: 'Count what each choice of a filter would match, with a JSON body',
    description: 'Counts as `GET /questions/facets` does, with its parameters as fields of a JSON object.',
  },
  input: QuestionFilters.extend({
    facets: z
      .array(FacetName)
      .min(1)
      .max(MOST_FACETS, `takes at most ${MOST_FACETS} values`)
      .optional()
      .describe('Only these facets. By default all except `tags_any`.'),
  }),
  output: CountFacetsOutput,
  async run(parts, input) {
    const [{ view }, categories] = await Promise.all([
      parts.discovery.current(LISTS_MAX_AGE),
      parts.categories.read(),
    ]);
    const { facets = FACETS_BY_DEFAULT, ...filters } = input;
    const requested = requestedValues(filters, view);
    const counting = { filters, facets: new Set(facets), view, requested };
    const { total, counts } = await countChoices(parts, counting);
    const presenting = { view, categories, language: input.lang, requested };
    const choices = Array.from(counts, ([facet, found]) => {
      const listed = facet === 'license' ? withRequested(found, view, filters.license, total) : found;
      return [facet, presentChoices(facet, listed, presenting)] as const;
    });
    return {
      data: Object.fromEntries(choices),
      meta: {
        total,
        language: input.lang,
        ...warnAboutFilters(parts.discovery.latest()?.known, input, total > 0),
      },
    };
  },
});

/** The values of a request that its facets list in any case, as the index has them. */
type RequestedValues = Partial<Record<FacetName, readonly string[]>>;

function requestedValues(filters: QuestionFilters, view: View): RequestedValues {
  const topics = [filters.topic ?? [], filters.topics_any ?? []].flat();
  return {
    source: filters.source ?? [],
    regions: (filters.regions ?? []).map((code) => code.toLowerCase()),
    topic: topics.flatMap((name) => view.topic(name)?.slug ?? []),
    subcategory: filters.subcategory === undefined ? [] : [filters.subcategory],
    tags: filters.tags ?? [],
    tags_any: filters.tags_any ?? [],
  };
}

/** The matches of a request, and those of each choice by facet, as the index has the values. */
interface ChoiceCounts {
  readonly total: number;
  readonly counts: ReadonlyMap<FacetName, readonly KeyCount[]>;
}

interface Counting {
  readonly filters: QuestionFilters;
  readonly facets: ReadonlySet<FacetName>;
  readonly view: View;
  readonly requested: RequestedValues;
}

type Parts = Pick<EndpointParts, 'search' | 'topics'>;

const unique = (values: readonly string[] = []): string[] => [...new Set(values)].sort();

/** Counts the facets that are fields of the index. Facets with the same filter are counted together. */
async function countFieldFacets(
  { search }: Parts,
  main: SearchFilter,
  { facets, requested }: Counting,
): Promise<ChoiceCounts> {
  const groups = new Map([
    [filterKey(main), { filter: main, members: new Array<(typeof FIELDS)[number]>() }],
  ]);
  for (const counted of FIELDS.filter(({ facet }) => facets.has(facet))) {
    const filter = withoutChoice(main, counted.facet);
    const key = filterKey(filter);
    const group = groups.get(key) ?? { filter, members: [] };
    group.members.push(counted);
    groups.set(key, group);
  }
  const counted = await Promise.all(
    [...groups.values()].map(async ({ filter, members }) => {
      const requests = members.map(({ facet, field, most }) => ({
        field,
        most,
        also: unique(requested[facet]),
      }));
      const { total, fields } = await search.facetCounts.fields(filter, requests);
      return { total, counts: members.map(({ facet }, index) => [facet, fields[index] ?? []] as const) };
    }),
  );
  return { total: counted[0]?.total ?? 0, counts: new Map(counted.flatMap(({ counts }) => counts)) };
}

async function countLanguages(
  { search }: Parts,
  main: SearchFilter,
  { q }: QuestionFilters,
): Promise<KeyCount[]> {
  return Promise.all(
    Language.options.map(async (language): Promise<KeyCount> => {
      // Words have other stems in another language.
      const words = q === undefined ? {} : { q: readTextQuery(q, language) };
      const filter = { ...main, lang: language, ...words };
      return [language, (await search.facetCounts.fields(filter, [])).total];
    }),
  );
}

async function countTopics(
  { search }: Parts,
  main: SearchFilter,
  { view, requested }: Counting,
): Promise<readonly KeyCount[]> {
  const also = unique(requested.topic);
  const candidates = view.topics.entries.filter(
    ({ term }, place) => place < MOST_TOPICS || also.includes(term.slug),
  );
  return search.facetCounts.topics(withoutChoice(main, 'topic'), {
    topics: candidates.map(({ term }) => term),
    also,
    most: MOST_FACET_VALUES,
  });
}

/** Counts what a request matches, and what it would match with each choice. */
async function countChoices(parts: Parts, counting: Counting): Promise<ChoiceCounts> {
  const { filters, facets } = counting;
  const main = await filterQuestions(parts.topics, filters);
  const [fields, languages, topics] = await Promise.all([
    countFieldFacets(parts, main, counting),
    facets.has('lang') ? countLanguages(parts, main, filters) : undefined,
    facets.has('topic') ? countTopics(parts, main, counting) : undefined,
  ]);
  const counts = new Map<FacetName, readonly KeyCount[]>(fields.counts);
  if (languages !== undefined) counts.set('lang', languages);
  if (topics !== undefined) counts.set('topic', topics);
  return { total: fields.total, counts };
}

/** Adds the requested licence if it is a family such as `CC-BY`, or matches nothing. It has all matches of the request. */
function withRequested(
  counts: readonly KeyCount[],
  { known }: View,
  license: string | undefined,
  total: number,
): readonly KeyCount[] {
  if (license === undefined) return counts;
  const id = known.license.has(license) ? (known.license.nearest(license) ?? license) : license;
  return counts.some(([counted]) => counted === id) ? counts : [...counts, [id, total]];
}

/** What the choices of facets are labelled with. */
interface Presenting {
  readonly view: View;
  readonly categories: ReadonlyMap<number, StoredCategory>;
  readonly language: Language;
  readonly requested: RequestedValues;
}

/** Each tier of a request includes the better ones. */
function nested(counts: readonly KeyCount[]): KeyCount[] {
  const counted = new Map(counts);
  const tiers = QualityTier.options.map((tier) => counted.get(tier) ?? 0);
  return QualityFilter.options.map((value, index) => [
    value,
    tiers.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
  ]);
}

const byCount = (a: FacetCount, b: FacetCount): number => b.count - a.count || (a.value < b.value ? -1 : 1);

/**
 * The choices of a facet, in a fixed order: the whole of a closed vocabulary; otherwise the values that match and those
 * of the request, most matches first.
 */
function presentChoices(
  facet: FacetName,
  counts: readonly KeyCount[],
  { view: { terms }, categories, language, requested }: Presenting,
): FacetCount[] {
  if (facet === 'category')
    return countCategories(counts, categories, language).map(({ slug: value, name: label, count }) => ({
      value,
      label,
      count,
    }));
  const { values, labels } = FACETS[facet];
  const counted = new Map(facet === 'quality' ? nested(counts) : counts);
  const choiceOf = (value: string): FacetCount => {
    const count = counted.get(value) ?? 0;
    if (facet === 'lang') return { value, label: languageName(Language.parse(value), language), count };
    if (labels === undefined) return { value, count };
    return { value, label: labelIn(terms[labels].get(value) ?? { slug: value, label: {} }, language), count };
  };
  return values === undefined
    ? Array.from(new Set([...(requested[facet] ?? []), ...counted.keys()]), choiceOf).sort(byCount)
    : values.map(choiceOf);
}
