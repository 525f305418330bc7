import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import type { AnyOf } from '../filters/row.ts';
import { anyOf } from '../filters/table.ts';
import { readBuckets, type KeyCount } from './counts.ts';

/** Terms counted by one search. By default the engine returns at most 65,536 buckets. */
const TERMS = 30_000;
/** Buckets requested where about `TERMS` are expected, because the engine partitions terms by hash. */
export const BUCKETS = 60_000;
/** Topics counted by one search. */
const TOPICS = 500;

/** What to count in addition to the fields with few values. */
export interface TallyRequest {
  readonly topics: readonly { readonly slug: string; readonly members: AnyOf }[];
  /** Approximate numbers of tags and subcategories. They decide how many searches count them. */
  readonly tags: number;
  readonly subcategories: number;
}

export type Search = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Which questions to count. */
type Query = NonNullable<estypes.SearchRequest['query']>;

/** Counts every term of a field with this number of searches. Undefined if one of them had more terms than buckets. */
async function countTermsIn(
  search: Search,
  query: Query,
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

/** Counts the questions that carry each term of a field, in any order. */
export async function countTerms(
  search: Search,
  query: Query,
  field: string,
  about: number,
): Promise<KeyCount[]> {
  for (let searches = Math.max(1, Math.ceil(about / TERMS)); ; searches *= 2) {
    const counts = await countTermsIn(search, query, field, searches);
    if (counts !== undefined) return counts;
  }
}

const Filtered = z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) });

const filterOf = ({ slug, members }: TallyRequest['topics'][number]): [string, ReturnType<typeof anyOf>] => [
  slug,
  anyOf(members),
];

/** Counts of the members of topics. */
interface MemberCounts {
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
}

/**
 * Counts the questions of each topic, in any order. A topic with one member has the questions of that member. Most topics
 * have one, and a filter for each topic is what takes most of the time of a count.
 *
 * @param counted - counted with the same query
 */
export async function countTopics(
  search: Search,
  query: Query,
  topics: TallyRequest['topics'],
  counted: MemberCounts,
): Promise<KeyCount[]> {
  const [tags, subcategories] = [new Map(counted.tags), new Map(counted.subcategories)];
  const hasSeveral = ({ members }: TallyRequest['topics'][number]): boolean =>
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
    const { aggregations } = await search({
      size: 0,
      track_total_hits: false,
      query,
      aggs: { topics: { filters: { filters: Object.fromEntries(batch.map(filterOf)) } } },
    });
    const { buckets } = Filtered.parse(aggregations?.topics);
    counts.push(...batch.map(({ slug }): KeyCount => [slug, buckets[slug]?.doc_count ?? 0]));
  }
  return counts;
}
