import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { Language, Source } from '../contract/vocabulary.ts';
import { askOneView } from './ask.ts';
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

/** Milliseconds that one of the searches may take: a million and a half questions take less than two seconds. */
const LIMIT = 30_000;
/** Terms counted by one search. The engine refuses to answer with more than 65,536 buckets by default. */
const TERMS = 30_000;
/** Buckets asked for where about `TERMS` are expected: the engine shares the terms out by their hash. */
const BUCKETS = 60_000;
/** Topics counted by one search. */
const TOPICS = 500;

/** Counts over all visible questions, of every language, type and tier. Plain JSON, as are all counts here. */
export interface Overview {
  readonly total: number;
  readonly byLanguage: Readonly<Record<Language, number>>;
  readonly highByLanguage: Readonly<Record<Language, number>>;
  /** Sources without a question are absent. */
  readonly bySource: Readonly<Partial<Record<Source, number>>>;
  /** By id; categories without a question are absent. */
  readonly byCategory: readonly KeyCount[];
  readonly byDifficulty: Readonly<DifficultyCounts>;
}

/** The overview and the counts of everything that is listed, as of one moment. */
export interface Tally {
  readonly overview: Overview;
  /** Slugs that a visible question carries, the most frequent first, then by slug. */
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
  readonly regions: readonly KeyCount[];
  /** Every topic that was asked for. */
  readonly topics: readonly KeyCount[];
}

/** What is counted beside the fields of fixed size. */
export interface TallyRequest {
  readonly topics: readonly { readonly slug: string; readonly members: AnyOf }[];
  /** How many tags and subcategories there are about: decides how many searches they are counted in. */
  readonly tags: number;
  readonly subcategories: number;
}

type Search = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

const OVERVIEW = {
  ...BASIC_AGGREGATIONS,
  high: { filter: { term: { quality: 'high' } }, aggs: { languages: BASIC_AGGREGATIONS.languages } },
  sources: { terms: { field: 'source', size: Source.options.length } },
  regions: { terms: { field: 'regions', size: BUCKETS } },
} satisfies Record<string, estypes.AggregationsAggregationContainer>;

async function countOverview(search: Search): Promise<Pick<Tally, 'overview' | 'regions'>> {
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
  };
}

/** Counts every term of a field in so many searches, or undefined when one of them had more terms than fit. */
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
    const some = topics.slice(from, from + TOPICS);
    const { aggregations } = await search({
      size: 0,
      track_total_hits: false,
      query: EVERY_VISIBLE,
      aggs: { topics: { filters: { filters: Object.fromEntries(some.map(filterOf)) } } },
    });
    const { buckets } = Filtered.parse(aggregations?.topics);
    counts.push(...some.map(({ slug }): KeyCount => [slug, buckets[slug]?.doc_count ?? 0]));
  }
  return inOrder(counts);
}

/**
 * Counts all visible questions by everything that discovery lists.
 *
 * @param stop - gives the counting up: it throws then
 */
export async function tallyQuestions(
  client: Client,
  alias: string,
  request: TallyRequest,
  stop?: AbortSignal,
): Promise<Tally> {
  return askOneView(client, alias, LIMIT, stop, async (search) => ({
    ...(await countOverview(search)),
    tags: await countTerms(search, 'tags', request.tags),
    subcategories: await countTerms(search, 'subcategories', request.subcategories),
    topics: await countTopics(search, request.topics),
  }));
}
