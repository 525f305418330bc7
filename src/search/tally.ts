import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { Language, Source } from '../contract/vocabulary.ts';
import { searchAtOnePoint } from './run-search.ts';
import {
  BASIC_AGGREGATIONS,
  inOrder,
  readBuckets,
  readDifficulties,
  readLanguages,
  readSources,
  type DifficultyCounts,
  type KeyCount,
} from './counts.ts';
import { anyOf, EVERY_VISIBLE, type AnyOf } from './query.ts';

/** Milliseconds for one search. 1.5 million questions take less than 2 s. */
const LIMIT = 30_000;
/** Terms counted by one search. By default the engine returns at most 65,536 buckets. */
const TERMS = 30_000;
/** Buckets requested where about `TERMS` are expected, because the engine partitions terms by hash. */
const BUCKETS = 60_000;
/** More licences than sources have. */
const LICENSES = 1_000;
/** Topics counted by one search. */
const TOPICS = 500;

/** Counts over all visible questions of any language, type and tier. Plain JSON, like all counts here. */
export interface Overview {
  readonly total: number;
  /** Counts made before a language was added lack it. */
  readonly byLanguage: Readonly<Partial<Record<Language, number>>>;
  readonly highByLanguage: Readonly<Partial<Record<Language, number>>>;
  /** Sources without a question are absent. */
  readonly bySource: Readonly<Partial<Record<Source, number>>>;
  /** By id; categories without a question are absent. */
  readonly byCategory: readonly KeyCount[];
  readonly byDifficulty: Readonly<DifficultyCounts>;
}

/** The overview, and the counts of everything that is listed, at one point in time. */
export interface Tally {
  readonly overview: Overview;
  /** Slugs of visible questions, the most frequent first, then by slug. */
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
  readonly regions: readonly KeyCount[];
  /** Licences of visible questions, as exact identifiers. */
  readonly licenses: readonly KeyCount[];
  /** Every requested topic. */
  readonly topics: readonly KeyCount[];
}

/** What to count in addition to the fields with few values. */
export interface TallyRequest {
  readonly topics: readonly { readonly slug: string; readonly members: AnyOf }[];
  /** Approximate numbers of tags and subcategories. They decide how many searches count them. */
  readonly tags: number;
  readonly subcategories: number;
}

type Search = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

const OVERVIEW = {
  ...BASIC_AGGREGATIONS,
  high: { filter: { term: { quality: 'high' } }, aggs: { languages: BASIC_AGGREGATIONS.languages } },
  sources: { terms: { field: 'source', size: Source.options.length } },
  regions: { terms: { field: 'regions', size: BUCKETS } },
  licenses: { terms: { field: 'license', size: LICENSES } },
} satisfies Record<string, estypes.AggregationsAggregationContainer>;

async function countOverview(search: Search): Promise<Pick<Tally, 'overview' | 'regions' | 'licenses'>> {
  const { hits, aggregations } = await search({
    size: 0,
    track_total_hits: true,
    query: EVERY_VISIBLE,
    aggs: OVERVIEW,
  });
  const total = z.object({ value: z.int() }).parse(hits.total).value;
  const high = z.object({ languages: z.unknown() }).parse(aggregations?.high);
  return {
    overview: {
      total,
      byLanguage: readLanguages(aggregations?.languages),
      highByLanguage: readLanguages(high.languages),
      bySource: readSources(aggregations?.sources),
      byCategory: inOrder(readBuckets(aggregations?.categories).counts),
      byDifficulty: readDifficulties(aggregations?.rated, total),
    },
    regions: inOrder(readBuckets(aggregations?.regions).counts),
    licenses: inOrder(readBuckets(aggregations?.licenses).counts),
  };
}

/** Counts every term of a field with this number of searches. Undefined if one of them had more terms than buckets. */
async function countTermsIn(
  search: Search,
  field: string,
  searches: number,
): Promise<KeyCount[] | undefined> {
  const counts: KeyCount[][] = [];
  for (let partition = 0; partition < searches; partition += 1) {
    const include = searches === 1 ? {} : { include: { partition, num_partitions: searches } };
    const { aggregations } = await search({
      size: 0,
      track_total_hits: false,
      query: EVERY_VISIBLE,
      aggs: { terms: { terms: { field, size: BUCKETS, ...include } } },
    });
    const part = readBuckets(aggregations?.terms);
    if (!part.complete) return undefined;
    counts.push(part.counts);
  }
  return counts.flat();
}

async function countTerms(search: Search, field: string, about: number): Promise<KeyCount[]> {
  for (let searches = Math.max(1, Math.ceil(about / TERMS)); ; searches *= 2) {
    const counts = await countTermsIn(search, field, searches);
    if (counts !== undefined) return inOrder(counts);
  }
}

const Filtered = z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) });

const filterOf = ({ slug, members }: TallyRequest['topics'][number]): [string, ReturnType<typeof anyOf>] => [
  slug,
  anyOf(members),
];

async function countTopics(search: Search, topics: TallyRequest['topics']): Promise<KeyCount[]> {
  const counts: KeyCount[] = [];
  for (let from = 0; from < topics.length; from += TOPICS) {
    const batch = topics.slice(from, from + TOPICS);
    const { aggregations } = await search({
      size: 0,
      track_total_hits: false,
      query: EVERY_VISIBLE,
      aggs: { topics: { filters: { filters: Object.fromEntries(batch.map(filterOf)) } } },
    });
    const { buckets } = Filtered.parse(aggregations?.topics);
    counts.push(...batch.map(({ slug }): KeyCount => [slug, buckets[slug]?.doc_count ?? 0]));
  }
  return inOrder(counts);
}

/**
 * Counts all visible questions by everything that discovery lists.
 *
 * @param stop - cancels the count, which then throws
 */
export async function tallyQuestions(
  client: Client,
  alias: string,
  request: TallyRequest,
  stop?: AbortSignal,
): Promise<Tally> {
  return searchAtOnePoint(client, alias, LIMIT, stop, async (search) => ({
    ...(await countOverview(search)),
    tags: await countTerms(search, 'tags', request.tags),
    subcategories: await countTerms(search, 'subcategories', request.subcategories),
    topics: await countTopics(search, request.topics),
  }));
}
