import { z } from 'zod';

import type { AnyOf, Clause } from '../filters/row.ts';
import { anyOf } from '../filters/table.ts';
import { inOrder, readBuckets, type KeyCount } from './counts.ts';
import type { Searcher } from './run-search.ts';

/** A topic and what it groups. */
export interface CountedTopic {
  readonly slug: string;
  readonly members: AnyOf;
}

/** Topics whose exact numbers one search counts. */
const COUNTED_TOGETHER = 30;

export interface TopicsRequest {
  readonly topics: readonly CountedTopic[];
  /** Topics that are counted even if others have more matches. */
  readonly also: readonly string[];
  /** The topics with the most matches, up to this number. */
  readonly most: number;
}

/** The matches of each member of the topics. */
interface MemberCounts {
  readonly tags: ReadonlyMap<string, number>;
  readonly subcategories: ReadonlyMap<string, number>;
}

const distinct = (values: readonly string[]): string[] => [...new Set(values)];

async function countMembers(
  search: Searcher,
  query: Clause,
  topics: readonly CountedTopic[],
): Promise<MemberCounts> {
  const tags = distinct(topics.flatMap(({ members }) => members.tags));
  const subcategories = distinct(topics.flatMap(({ members }) => members.subcategories));
  // The engine refuses an aggregation of no terms. No term is empty.
  const among = (field: string, include: string[]) => ({
    terms: { field, include: include.length === 0 ? [''] : include, size: Math.max(1, include.length) },
  });
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    query,
    aggs: { tags: among('tags', tags), subcategories: among('subcategories', subcategories) },
  });
  return {
    tags: new Map(readBuckets(aggregations?.tags).counts),
    subcategories: new Map(readBuckets(aggregations?.subcategories).counts),
  };
}

/** A topic has at least the matches of one member, and at most those of all together. */
interface Bounds {
  readonly topic: CountedTopic;
  readonly least: number;
  readonly most: number;
}

function boundsOf(topic: CountedTopic, counts: MemberCounts): Bounds {
  const members = [
    ...topic.members.tags.map((tag) => counts.tags.get(tag) ?? 0),
    ...topic.members.subcategories.map((subcategory) => counts.subcategories.get(subcategory) ?? 0),
  ];
  return { topic, least: Math.max(0, ...members), most: members.reduce((sum, count) => sum + count, 0) };
}

const Filtered = z.object({ buckets: z.record(z.string(), z.object({ doc_count: z.int() })) });

/** Counts the questions of each of some topics, in their order. */
export async function countEach(
  search: Searcher,
  query: Clause,
  topics: readonly CountedTopic[],
): Promise<KeyCount[]> {
  const filters = Object.fromEntries(topics.map(({ slug, members }) => [slug, anyOf(members)]));
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    query,
    aggs: { topics: { filters: { filters } } },
  });
  const { buckets } = Filtered.parse(aggregations?.topics);
  return topics.map(({ slug }) => [slug, buckets[slug]?.doc_count ?? 0]);
}

/** The count that the last of the first `most` topics has at least, by what is known. */
function leastNeeded(known: readonly Bounds[], most: number): number {
  const leasts = known.map(({ least }) => least).sort((a, b) => b - a);
  return Math.max(1, leasts[most - 1] ?? 0);
}

/**
 * Counts the topics with the most matches of a query. A filter for each of hundreds of topics takes ten times as long as
 * the counts of all their members, so topics are counted one by one only while these counts leave open whether they
 * belong to the first: those that may have the most matches come first, because each count narrows what is open.
 */
export async function countTopicMatches(
  search: Searcher,
  query: Clause,
  { topics, also, most }: TopicsRequest,
): Promise<readonly KeyCount[]> {
  const members = await countMembers(search, query, topics);
  let bounds = topics.map((topic) => boundsOf(topic, members));
  for (;;) {
    const needed = leastNeeded(bounds, most);
    const open = bounds
      .filter(({ topic, least, most: highest }) => {
        return least !== highest && (highest >= needed || also.includes(topic.slug));
      })
      .toSorted((a, b) => b.most - a.most)
      .slice(0, COUNTED_TOGETHER)
      .map(({ topic }) => topic);
    if (open.length === 0) break;
    const counts = new Map(await countEach(search, query, open));
    bounds = bounds.map((bound) => {
      const count = counts.get(bound.topic.slug);
      return count === undefined ? bound : { ...bound, least: count, most: count };
    });
  }
  const counted = bounds.filter(({ least, most: highest }) => least === highest && highest > 0);
  const ranked = inOrder(counted.map(({ topic, least }): KeyCount => [topic.slug, least]));
  return ranked.filter(([slug], place) => place < most || also.includes(slug));
}
