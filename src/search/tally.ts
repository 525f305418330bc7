import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { Language, Source } from '../contract/vocabulary.ts';
import type { Clause } from '../filters/row.ts';
import { EVERY_VISIBLE, playableFilter, questionQuery } from '../filters/search-filter.ts';
import { countEach, type CountedTopic } from './count-topics.ts';
import {
  BASIC_AGGREGATIONS,
  inOrder,
  readBuckets,
  readCategoryDifficulties,
  readDifficulties,
  readLanguages,
  readSources,
  readTotal,
  type CategoryDifficulties,
  type DifficultyCounts,
  type KeyCount,
} from './counts.ts';
import { type LiveIndex, searchAtOnePoint, type Searcher } from './run-search.ts';

/** Milliseconds for one search. 1.5 million questions take less than 2 s. */
const LIMIT = 30_000;

/** More licences than sources have. */
const LICENSES = 1_000;

/** Terms counted by one search. By default the engine returns at most 65,536 buckets. */
const TERMS = 30_000;

/** Buckets requested where about `TERMS` are expected, because the engine partitions terms by hash. */
const BUCKETS = 60_000;

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
  readonly difficultyByCategory: CategoryDifficulties;
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
  /** Counts made before a language was added lack it. */
  readonly playable: Readonly<Partial<Record<Language, PlayableCounts>>>;
}

/**
 * Questions that a request without further filters can return, by what discovery lists. The numbers of slugs are in the
 * order of the full counts, because the slugs of 100,000 tags take ten times as much space.
 */
interface PlayableCounts {
  /** By id; categories without such a question are absent. */
  readonly categories: readonly KeyCount[];
  readonly tags: readonly number[];
  readonly subcategories: readonly number[];
  readonly topics: readonly number[];
}

/** What to count in addition to the fields with few values. */
export interface TallyRequest {
  readonly topics: readonly CountedTopic[];
  /** Approximate numbers of tags and subcategories. They decide how many searches count them. */
  readonly tags: number;
  readonly subcategories: number;
}

/**
 * Counts all visible questions by everything that discovery lists.
 *
 * @param stop - cancels the count, which then throws
 */
export async function tallyQuestions(
  index: LiveIndex,
  request: TallyRequest,
  stop?: AbortSignal,
): Promise<Tally> {
  return searchAtOnePoint(index, LIMIT, stop, async (search) => {
    const overview = await countOverview(search);
    const tags = inOrder(await countTerms(search, EVERY_VISIBLE, 'tags', request.tags));
    const subcategories = inOrder(
      await countTerms(search, EVERY_VISIBLE, 'subcategories', request.subcategories),
    );
    const members = { tags, subcategories };
    const topics = inOrder(await countTopics(search, EVERY_VISIBLE, request.topics, members));
    const counts = { ...overview, ...members, topics };
    return { ...counts, playable: await countPlayable(search, request, counts) };
  });
}

const OVERVIEW = {
  ...BASIC_AGGREGATIONS,
  high: { filter: { term: { quality: 'high' } }, aggs: { languages: BASIC_AGGREGATIONS.languages } },
  regions: { terms: { field: 'regions', size: BUCKETS } },
  licenses: { terms: { field: 'license', size: LICENSES } },
} satisfies Record<string, estypes.AggregationsAggregationContainer>;

async function countOverview(search: Searcher): Promise<Pick<Tally, 'overview' | 'regions' | 'licenses'>> {
  const { hits, aggregations } = await search({
    size: 0,
    track_total_hits: true,
    query: EVERY_VISIBLE,
    aggs: OVERVIEW,
  });
  const total = readTotal(hits);
  const high = z.object({ languages: z.unknown() }).parse(aggregations?.high);
  return {
    overview: {
      total,
      byLanguage: readLanguages(aggregations?.languages),
      highByLanguage: readLanguages(high.languages),
      bySource: readSources(aggregations?.sources),
      byCategory: inOrder(readBuckets(aggregations?.categories).counts),
      byDifficulty: readDifficulties(aggregations?.rated, total),
      difficultyByCategory: readCategoryDifficulties(aggregations?.categories),
    },
    regions: inOrder(readBuckets(aggregations?.regions).counts),
    licenses: inOrder(readBuckets(aggregations?.licenses).counts),
  };
}

/** What is counted in full. */
interface FullCounts {
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
  readonly topics: readonly KeyCount[];
}

/** Counts the playable questions of each language. */
async function countPlayable(
  search: Searcher,
  request: TallyRequest,
  full: FullCounts,
): Promise<Partial<Record<Language, PlayableCounts>>> {
  const byLanguage: [Language, PlayableCounts][] = [];
  for (const language of Language.options) {
    const query = questionQuery(playableFilter(language));
    const terms = (field: string, about: number): Promise<KeyCount[]> =>
      countTerms(search, query, field, about);
    const tags = await terms('tags', request.tags);
    const subcategories = await terms('subcategories', request.subcategories);
    const topics = await countTopics(search, query, request.topics, { tags, subcategories });
    byLanguage.push([
      language,
      {
        categories: await terms('category', 0),
        tags: inOrderOf(full.tags, tags),
        subcategories: inOrderOf(full.subcategories, subcategories),
        topics: inOrderOf(full.topics, topics),
      },
    ]);
  }
  return Object.fromEntries(byLanguage);
}

function inOrderOf(full: readonly KeyCount[], counts: readonly KeyCount[]): number[] {
  const bySlug = new Map(counts);
  return full.map(([slug]) => bySlug.get(slug) ?? 0);
}

/** Counts the questions that carry each term of a field, in any order. */
async function countTerms(
  search: Searcher,
  query: Clause,
  field: string,
  about: number,
): Promise<KeyCount[]> {
  for (let searches = Math.max(1, Math.ceil(about / TERMS)); ; searches *= 2) {
    const counts = await countTermsIn(search, query, field, searches);
    if (counts !== undefined) return counts;
  }
}

/** Counts every term of a field with this number of searches. Undefined if one of them had more terms than buckets. */
async function countTermsIn(
  search: Searcher,
  query: Clause,
  field: string,
  searches: number,
): Promise<KeyCount[] | undefined> {
  const counts: KeyCount[][] = [];
  for (let partition = 0; partition < searches; partition += 1) {
    const include = searches === 1 ? {} : { include: { partition, num_partitions: searches } };
    const { aggregations } = await search({
      size: 0,
      track_total_hits: false,
      query,
      aggs: { terms: { terms: { field, size: BUCKETS, ...include } } },
    });
    const part = readBuckets(aggregations?.terms);
    if (!part.complete) return undefined;
    counts.push(part.counts);
  }
  return counts.flat();
}

/**
 * Counts the questions of each topic, in any order. A topic with one member has the questions of that member. Most topics
 * have one, and a filter for each topic is what takes most of the time of a count.
 *
 * @param counted - counted with the same query
 */
async function countTopics(
  search: Searcher,
  query: Clause,
  topics: readonly CountedTopic[],
  counted: Pick<FullCounts, 'tags' | 'subcategories'>,
): Promise<KeyCount[]> {
  const [tags, subcategories] = [new Map(counted.tags), new Map(counted.subcategories)];
  const hasSeveral = ({ members }: CountedTopic): boolean =>
    members.tags.length + members.subcategories.length > 1;
  const counts = topics
    .filter((topic) => !hasSeveral(topic))
    .map(
      ({
        slug,
        members: {
          tags: [tag = ''],
          subcategories: [subcategory = ''],
        },
      }): KeyCount => [slug, tags.get(tag) ?? subcategories.get(subcategory) ?? 0],
    );
  const combined = topics.filter(hasSeveral);
  for (let from = 0; from < combined.length; from += TOPICS) {
    const batch = combined.slice(from, from + TOPICS);
    counts.push(...(await countEach(search, query, batch)));
  }
  return counts;
}
