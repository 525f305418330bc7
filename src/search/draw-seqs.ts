import { randomInt } from 'node:crypto';
import { z } from 'zod';

import type { Searcher } from './gather-searches.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** One more than the largest seed that the engine accepts, a signed 32-bit number. */
const SEEDS = 2 ** 31;
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
