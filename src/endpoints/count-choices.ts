import { FACETS, FacetName, withoutChoice } from '../filters/facets.ts';
import { MOST_FACET_VALUES } from '../contract/limits.ts';
import {
  filterKey,
  filterQuestions,
  type QuestionFilters,
  type SearchFilter,
} from '../filters/search-filter.ts';
import { Language } from '../contract/vocabulary.ts';
import type { View } from '../discovery/view.ts';
import type { KeyCount } from '../search/counts.ts';
import type { OperationParts } from './endpoint.ts';

/** Topics that are counted: those with the most questions in the whole catalogue. */
const MOST_TOPICS = 1_000;
/** The facets that are fields of the index. */
const FIELDS = FacetName.options.flatMap((facet) => {
  const { field, most } = FACETS[facet];
  return field === undefined ? [] : [{ facet, field, most }];
});

/** The values of a request that its facets list in any case, as the index has them. */
export type RequestedValues = Partial<Record<FacetName, readonly string[]>>;

export function requestedValues(filters: QuestionFilters, view: View): RequestedValues {
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
export interface ChoiceCounts {
  readonly total: number;
  readonly counts: ReadonlyMap<FacetName, readonly KeyCount[]>;
}

interface Counting {
  readonly filters: QuestionFilters;
  readonly facets: ReadonlySet<FacetName>;
  readonly view: View;
  readonly requested: RequestedValues;
}

type Parts = Pick<OperationParts, 'search' | 'topics'>;

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
  { search, topics }: Parts,
  main: SearchFilter,
  filters: QuestionFilters,
): Promise<KeyCount[]> {
  return Promise.all(
    Language.options.map(async (language): Promise<KeyCount> => {
      // Words have other stems in another language.
      const filter =
        language === main.lang ? main : await filterQuestions(topics, { ...filters, lang: language });
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
export async function countChoices(parts: Parts, counting: Counting): Promise<ChoiceCounts> {
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
