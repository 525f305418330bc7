import { z } from 'zod';

import type { Searcher } from './gather-searches.ts';
import { questionQuery, type SearchFilter } from './query.ts';

const Highest = z.object({ highest: z.object({ value: z.int().nullable() }) });
const Matches = z.object({
  seqs: z.object({ buckets: z.array(z.object({ key: z.int() })), sum_other_doc_count: z.int() }),
});

/** The highest number of all questions; 0 if there is none. */
export async function readHighest(search: Searcher): Promise<number> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    aggs: { highest: { max: { field: 'seq' } } },
  });
  return Highest.parse(aggregations).highest.value ?? 0;
}

/**
 * Those of the numbers whose questions match a filter.
 *
 * @param field - `seq.text` finds a number as a term, at a tenth of the cost of `seq`, which reads hundreds of neighbours
 * for each number. An index of an earlier release has only `seq`.
 */
export async function matchNumbers(
  search: Searcher,
  filter: SearchFilter,
  numbers: readonly number[],
  field: 'seq' | 'seq.text',
): Promise<ReadonlySet<number>> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    // No search is repeated.
    request_cache: false,
    query: { bool: { filter: [questionQuery(filter), { terms: { [field]: [...numbers] } }] } },
    aggs: { seqs: { terms: { field: 'seq', size: numbers.length } } },
  });
  return new Set(Matches.parse(aggregations).seqs.buckets.map(({ key }) => key));
}

/** The numbers of all questions that match a filter; undefined if there are more than `most`. */
export async function listMatches(
  search: Searcher,
  filter: SearchFilter,
  most: number,
): Promise<readonly number[] | undefined> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    query: questionQuery(filter),
    aggs: { seqs: { terms: { field: 'seq', size: most } } },
  });
  const { buckets, sum_other_doc_count } = Matches.parse(aggregations).seqs;
  return sum_other_doc_count > 0 ? undefined : buckets.map(({ key }) => key);
}
