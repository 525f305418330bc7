import { FacetName } from '../../contract/facet-requests.ts';
import { MOST_FACET_VALUES } from '../../contract/limits.ts';
import type { QuestionFilters } from '../../contract/question-filters.ts';
import { Language } from '../../contract/vocabulary.ts';
import type { View } from '../../discovery/view.ts';
import type { KeyCount } from '../../search/counts.ts';
import type { FieldRequest } from '../../search/facets/count-fields.ts';
import { filterKey } from '../../search/filter-key.ts';
import type { SearchFilter } from '../../search/query.ts';
import { filterInLanguage, filterOfFacet } from './facet-filters.ts';
import type { OperationParts } from '../operation.ts';

/** Topics that are counted: those with the most questions in the whole catalogue. */
const MOST_TOPICS = 1_000;
/** More values than a closed vocabulary has, and than there are licences. */
const ALL = 100;
/** More regions than there are. A map shows all of them. */
const REGIONS = 500;

const FieldFacet = FacetName.exclude(['lang', 'topic']);
type FieldFacet = (typeof FieldFacet.options)[number];

const FIELDS: Readonly<Record<FieldFacet, Pick<FieldRequest, 'field' | 'most'>>> = {
  category: { field: 'category', most: ALL },
  difficulty: { field: 'difficulty', most: ALL },
  type: { field: 'type', most: ALL },
  quality: { field: 'quality', most: ALL },
  source: { field: 'source', most: ALL },
  license: { field: 'license', most: ALL },
  regions: { field: 'regions', most: REGIONS },
  subcategory: { field: 'subcategories', most: MOST_FACET_VALUES },
  tags: { field: 'tags', most: MOST_FACET_VALUES },
  tags_any: { field: 'tags', most: MOST_FACET_VALUES },
};

/** The values of a request that its facets list in any case, as the index has them. */
export type RequestedValues = Partial<Record<FacetName, readonly string[]>>;

export function requestedValues(filters: QuestionFilters, view: View): RequestedValues {
  const topics = [...(filters.topic === undefined ? [] : [filters.topic]), ...(filters.topics_any ?? [])];
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
  { search, topics }: Parts,
  main: SearchFilter,
  { filters, facets, requested }: Counting,
): Promise<ChoiceCounts> {
  const groups = new Map([[filterKey(main), { filter: main, members: new Array<FieldFacet>() }]]);
  for (const facet of FieldFacet.options.filter((name) => facets.has(name))) {
    const filter = await filterOfFacet(topics, filters, facet);
    const key = filterKey(filter);
    const group = groups.get(key) ?? { filter, members: [] };
    group.members.push(facet);
    groups.set(key, group);
  }
  const counted = await Promise.all(
    [...groups.values()].map(async ({ filter, members }) => {
      const requests = members.map((facet) => ({ ...FIELDS[facet], also: unique(requested[facet]) }));
      const { total, fields } = await search.facetCounts.fields(filter, requests);
      return { total, counts: members.map((facet, index) => [facet, fields[index] ?? []] as const) };
    }),
  );
  return { total: counted[0]?.total ?? 0, counts: new Map(counted.flatMap(({ counts }) => counts)) };
}

async function countLanguages(
  { search }: Parts,
  main: SearchFilter,
  filters: QuestionFilters,
): Promise<KeyCount[]> {
  return Promise.all(
    Language.options.map(async (language): Promise<KeyCount> => {
      const filter = language === main.language ? main : filterInLanguage(main, filters, language);
      return [language, (await search.facetCounts.fields(filter, [])).total];
    }),
  );
}

async function countTopics(
  { search, topics }: Parts,
  { filters, view, requested }: Counting,
): Promise<readonly KeyCount[]> {
  const also = unique(requested.topic);
  const candidates = view.topics.entries.filter(
    ({ term }, place) => place < MOST_TOPICS || also.includes(term.slug),
  );
  return search.facetCounts.topics(await filterOfFacet(topics, filters, 'topic'), {
    topics: candidates.map(({ term }) => term),
    also,
    most: MOST_FACET_VALUES,
  });
}

/** Counts what a request matches, and what it would match with each choice. */
export async function countChoices(parts: Parts, counting: Counting): Promise<ChoiceCounts> {
  const { filters, facets } = counting;
  const main = await filterOfFacet(parts.topics, filters, 'tags');
  const [fields, languages, topics] = await Promise.all([
    countFieldFacets(parts, main, counting),
    facets.has('lang') ? countLanguages(parts, main, filters) : undefined,
    facets.has('topic') ? countTopics(parts, counting) : undefined,
  ]);
  const counts = new Map<FacetName, readonly KeyCount[]>(fields.counts);
  if (languages !== undefined) counts.set('lang', languages);
  if (topics !== undefined) counts.set('topic', topics);
  return { total: fields.total, counts };
}
