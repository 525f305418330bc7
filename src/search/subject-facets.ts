import { z } from 'zod';

import type { Language, Source } from '../contract/vocabulary.ts';
import type { AnyOf, Clause } from '../filters/row.ts';
import { EVERY_VISIBLE } from '../filters/search-filter.ts';
import { anyOf } from '../filters/table.ts';
import { countTopicMatches, type TopicsRequest } from './count-topics.ts';
import {
  BASIC_AGGREGATIONS,
  inOrder,
  isTruncated,
  mostFrequent,
  readBuckets,
  readCategoryDifficulties,
  readDifficulties,
  readLanguages,
  readSources,
  readTotal,
  MANY_EACH,
  searchExactly,
  type CategoryDifficulties,
  type DifficultyCounts,
  type KeyCount,
} from './counts.ts';
import { type LiveIndex, runSearch, type Searcher } from './run-search.ts';

/** What a page is about: questions with a tag or subcategory of a group, of a category or of a region. */
export interface Subject {
  readonly members?: AnyOf;
  readonly category?: number;
  readonly region?: string;
}

/** How many entries to count besides those with few values. */
export interface SubjectRequest {
  /** Tags, and subcategories. */
  readonly companions: number;
  readonly regions: number;
  readonly topics: TopicsRequest;
}

/** Counts over the visible questions of a subject in every language, type and tier. */
export interface Facets {
  readonly total: number;
  readonly byLanguage: Readonly<Record<Language, number>>;
  /** By id; categories without a question are absent. */
  readonly byCategory: readonly KeyCount[];
  readonly byDifficulty: Readonly<DifficultyCounts>;
  readonly difficultyByCategory: CategoryDifficulties;
  readonly bySource: Readonly<Partial<Record<Source, number>>>;
  /** Regions, tags and subcategories are the most frequent ones, without the subject's own. */
  readonly byRegion: readonly KeyCount[];
  readonly tags: readonly KeyCount[];
  /** Which of these tags share the most of its questions. */
  readonly tagPairs: readonly TagPair[];
  readonly subcategories: readonly KeyCount[];
  /** The topics that most of its questions belong to. */
  readonly topics: readonly KeyCount[];
}

const subjectQuery = ({ members, category, region }: Subject): Clause => ({
  bool: {
    filter: [
      EVERY_VISIBLE,
      ...(members === undefined ? [] : [anyOf(members)]),
      ...(category === undefined ? [] : [{ term: { category } }]),
      ...(region === undefined ? [] : [{ term: { regions: region } }]),
    ],
  },
});

/** Counts the questions of a subject. */
export async function countFacets(
  index: LiveIndex,
  subject: Subject,
  { companions, regions, topics }: SubjectRequest,
): Promise<Facets> {
  const query = subjectQuery(subject);
  const search: Searcher = (body) => runSearch(index, body);
  const { tags: exceptTags, subcategories: exceptSubcategories } = subject.members ?? {};
  const exceptRegions = subject.region === undefined ? [] : [subject.region];
  const [{ hits, aggregations }, related] = await Promise.all([
    searchExactly(
      search,
      (each) => ({
        size: 0,
        track_total_hits: true,
        query,
        aggs: {
          ...BASIC_AGGREGATIONS,
          regions: mostFrequent('regions', regions, { except: exceptRegions, each }),
          tags: {
            ...mostFrequent('tags', companions, { except: exceptTags, each }),
            // Companions of that many tags would be too many. They are counted separately.
            ...(each === undefined ? companionsOf(exceptTags) : {}),
          },
          subcategories: mostFrequent('subcategories', companions, { except: exceptSubcategories, each }),
        },
      }),
      ['regions', 'tags', 'subcategories'],
    ),
    countTopicMatches(search, query, topics),
  ]);
  const total = readTotal(hits);
  return {
    total,
    byLanguage: readLanguages(aggregations?.languages),
    byCategory: inOrder(readBuckets(aggregations?.categories).counts),
    byDifficulty: readDifficulties(aggregations?.rated, total),
    difficultyByCategory: readCategoryDifficulties(aggregations?.categories),
    bySource: readSources(aggregations?.sources),
    byRegion: readBuckets(aggregations?.regions).counts,
    tags: readBuckets(aggregations?.tags).counts,
    tagPairs: readTagPairs(await withExactCompanions(search, query, aggregations?.tags, exceptTags)),
    subcategories: readBuckets(aggregations?.subcategories).counts,
    topics: related,
  };
}

/** Two tags and the number of questions that have both. */
export interface TagPair {
  readonly tags: readonly [string, string];
  readonly count: number;
}

/** Companions of a tag that are counted. Some are outside the tags that are shown. */
const COUNTED_COMPANIONS = 8;
/** Pairs for each tag. More of them would make a thicket of a map. */
const PAIRS_EACH = 3;

const Tags = z.object({
  buckets: z.array(z.object({ key: z.string(), companions: z.unknown().optional() })),
});

/** The tags that most questions with a tag have, itself first. */
const companionsOf = (except: readonly string[] | undefined, each?: number) => ({
  aggs: { companions: mostFrequent('tags', COUNTED_COMPANIONS + 1, { except, each }) },
});

/** The counted tags with their companions, which are counted again unless one shard has all questions. */
async function withExactCompanions(
  search: Searcher,
  query: Clause,
  counted: unknown,
  except: readonly string[] | undefined,
): Promise<unknown> {
  const { buckets } = Tags.parse(counted);
  if (!buckets.some(({ companions }) => companions === undefined || isTruncated(companions))) return counted;
  const include = buckets.map(({ key }) => key);
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    query,
    aggs: {
      tags: { terms: { field: 'tags', include, size: include.length }, ...companionsOf(except, MANY_EACH) },
    },
  });
  return aggregations?.tags;
}

/**
 * The pairs of tags that share the most questions: for each tag those with its most frequent companions, each pair once.
 *
 * @param aggregation - the tags, each with its own companions
 */
export function readTagPairs(aggregation: unknown): TagPair[] {
  const { buckets } = Tags.parse(aggregation);
  const shown = new Set(buckets.map(({ key }) => key));
  const pairs = buckets.flatMap(({ key, companions }) =>
    readBuckets(companions)
      .counts.filter(([tag]) => tag !== key && shown.has(tag))
      .slice(0, PAIRS_EACH)
      .map(([tag, count]): TagPair => ({ tags: key < tag ? [key, tag] : [tag, key], count })),
  );
  const byTags = new Map(pairs.map((pair) => [pair.tags.join(' '), pair]));
  return [...byTags.values()].sort(
    (a, b) => b.count - a.count || (a.tags.join(' ') < b.tags.join(' ') ? -1 : 1),
  );
}
