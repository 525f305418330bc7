import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { readBuckets, type KeyCount } from '../counts.ts';
import type { Searcher } from '../gather-searches.ts';
import { questionQuery, type SearchFilter } from '../../filters/search-filter.ts';

/** What to count of a field of the index. */
export interface FieldRequest {
  readonly field: string;
  /** The most frequent values, up to this number. */
  readonly most: number;
  /** Values that are counted even if others are more frequent. */
  readonly also: readonly string[];
}

/** The matches of a filter, and those of each value by field, most matches first. Values without matches are absent. */
export interface FieldCounts {
  readonly total: number;
  readonly fields: readonly (readonly KeyCount[])[];
}

type Aggregation = estypes.AggregationsAggregationContainer;

const mostFrequent = ({ field, most }: FieldRequest): Aggregation => ({
  terms: { field, size: most, order: [{ _count: 'desc' }, { _key: 'asc' }] },
});
const named = ({ field, also }: FieldRequest): Aggregation => ({
  terms: { field, size: also.length, include: [...also] },
});

/** Counts the matches of a filter by the values of some fields, in one search. */
export async function countFields(
  search: Searcher,
  filter: SearchFilter,
  requests: readonly FieldRequest[],
): Promise<FieldCounts> {
  const aggs: Record<string, Aggregation> = {};
  for (const [index, request] of requests.entries()) {
    aggs[`most${index}`] = mostFrequent(request);
    if (request.also.length > 0) aggs[`also${index}`] = named(request);
  }
  const { hits, aggregations } = await search({
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
    ...(requests.length === 0 ? {} : { aggs }),
  });
  const fields = requests.map(({ also }, index) => {
    const most = readBuckets(aggregations?.[`most${index}`]).counts;
    const others = also.length === 0 ? [] : readBuckets(aggregations?.[`also${index}`]).counts;
    return [...new Map([...most, ...others])];
  });
  return { total: z.object({ value: z.int() }).parse(hits.total).value, fields };
}
