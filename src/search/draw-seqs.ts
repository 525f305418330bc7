import type { estypes } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';
import { z } from 'zod';

import type { Searcher } from './gather-searches.ts';
import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';

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

const Total = z.object({ value: z.int() });

/** Checked without zod, because a fill has thousands. */
function seqOf({ fields }: { readonly fields?: Readonly<Record<string, unknown>> }): number {
  const values = fields?.seq;
  const seq: unknown = Array.isArray(values) ? values[0] : undefined;
  if (typeof seq !== 'number') throw new TypeError('the search engine returned a question without a number');
  return seq;
}

/** What is needed of the response for many questions. The name of the index in each hit is longer than its number. */
export const BRIEFLY = ['timed_out', '_shards', 'hits.total', 'hits.hits.fields'];

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
  // A brief response has no hits at all if nothing matches.
  const found: { readonly hits?: readonly estypes.SearchHit[] } = response.hits;
  return {
    seqs: found.hits?.map(seqOf) ?? [],
    matches: Total.parse(response.hits.total).value,
  };
}
