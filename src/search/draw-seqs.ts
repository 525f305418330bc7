import { randomInt } from 'node:crypto';
import { z } from 'zod';

import type { Searcher } from './gather-searches.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** One more than the largest seed that the engine accepts, a signed 32-bit number. */
const SEEDS = 2 ** 31;
/** The engine refuses larger sampling probabilities below 1. */
const LARGEST_PROBABILITY = 0.5;
/** Standard deviations by which a sample may exceed its expected size before it is cut off. */
const SPREAD = 8;

/** The most questions that the engine returns for one search. */
export const MOST_HITS = 10_000;

/** Random questions that match a filter. */
export interface RandomQuestions {
  /** Their unique numbers, all different. */
  readonly seqs: readonly number[];
  /** The number of all matches, or an estimate of it. */
  readonly matches: number;
}

const Fields = z.object({ seq: z.tuple([z.number()]) });
const Total = z.object({ value: z.int() });

const Sample = z.object({
  doc_count: z.int(),
  seqs: z.object({
    sum_other_doc_count: z.int(),
    buckets: z.array(z.object({ key: z.int() })),
  }),
});

/**
 * Draws distinct questions, each match equally likely. Returns fewer if fewer questions match. A seed is sent because
 * the engine's default seed is the clock, so that requests in the same millisecond would get the same draw. The cost
 * grows with the number of matches.
 */
export async function drawSeqs(
  search: Searcher,
  filter: SearchFilter,
  amount: number,
): Promise<RandomQuestions> {
  const response = await search({
    size: amount,
    _source: false,
    // Reading the number as a doc value costs half as much as the id, which is a stored field.
    stored_fields: '_none_',
    docvalue_fields: ['seq'],
    track_total_hits: true,
    query: {
      function_score: {
        query: questionQuery(filter),
        functions: [{ random_score: { seed: randomInt(SEEDS), field: 'seq' } }],
        boost_mode: 'replace',
      },
    },
  });
  return {
    seqs: response.hits.hits.map((hit) => Fields.parse(hit.fields).seq[0]),
    matches: Total.parse(response.hits.total).value,
  };
}

/**
 * Samples about `amount` of many matches: each match is in the sample with the same probability, independently of the
 * others. Most matches are skipped, so that the cost hardly grows with their number.
 *
 * @param matches - the approximate number of matches
 * @returns the sample in no particular order; undefined if it was cut off, which would favour low numbers
 */
export async function sampleSeqs(
  search: Searcher,
  filter: SearchFilter,
  amount: number,
  matches: number,
): Promise<RandomQuestions | undefined> {
  const probability = Math.min(LARGEST_PROBABILITY, amount / matches);
  const expected = probability * matches;
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    query: questionQuery(filter),
    aggs: {
      sample: {
        random_sampler: { probability, seed: randomInt(SEEDS) },
        aggs: { seqs: { terms: { field: 'seq', size: Math.ceil(expected + SPREAD * Math.sqrt(expected)) } } },
      },
    },
  });
  const { doc_count, seqs } = Sample.parse(aggregations?.sample);
  if (seqs.sum_other_doc_count > 0) return undefined;
  // The engine has scaled the count from the sample to all matches.
  return { seqs: seqs.buckets.map(({ key }) => key), matches: doc_count };
}
