import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import type { Language } from '../contract/vocabulary.ts';
import { runSearch } from './run-search.ts';
import {
  BASIC_AGGREGATIONS,
  inOrder,
  readBuckets,
  readDifficulties,
  readLanguages,
  type DifficultyCounts,
  type KeyCount,
} from './counts.ts';
import { anyOf, EVERY_VISIBLE, type AnyOf } from './query.ts';

/** Counts over the visible questions of a topic in every language, type and tier, at one point in time. */
export interface Facets {
  readonly total: number;
  readonly byLanguage: Readonly<Record<Language, number>>;
  /** By id; categories without a question are absent. */
  readonly byCategory: readonly KeyCount[];
  readonly byDifficulty: Readonly<DifficultyCounts>;
  /** The most frequent tags of its questions, without the topic's own members. */
  readonly tags: readonly KeyCount[];
  readonly subcategories: readonly KeyCount[];
}

const companions = (
  field: string,
  members: readonly string[],
  most: number,
): estypes.AggregationsAggregationContainer => ({
  terms: {
    field,
    size: most,
    order: [{ _count: 'desc' }, { _key: 'asc' }],
    ...(members.length === 0 ? {} : { exclude: [...members] }),
  },
});

/**
 * Counts the questions of a topic.
 *
 * @param most - maximum number of tags, and of subcategories
 */
export async function countFacets(
  client: Client,
  alias: string,
  members: AnyOf,
  most: number,
): Promise<Facets> {
  const { hits, aggregations } = await runSearch(client, alias, {
    size: 0,
    track_total_hits: true,
    query: { bool: { filter: [EVERY_VISIBLE, anyOf(members)] } },
    aggs: {
      ...BASIC_AGGREGATIONS,
      tags: companions('tags', members.tags, most),
      subcategories: companions('subcategories', members.subcategories, most),
    },
  });
  const total = z.object({ value: z.int() }).parse(hits.total).value;
  return {
    total,
    byLanguage: readLanguages(aggregations?.languages),
    byCategory: inOrder(readBuckets(aggregations?.categories).counts),
    byDifficulty: readDifficulties(aggregations?.rated, total),
    tags: readBuckets(aggregations?.tags).counts,
    subcategories: readBuckets(aggregations?.subcategories).counts,
  };
}
