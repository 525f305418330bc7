import type { Client } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';

import { runSearch } from './run-search.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** One more than the largest seed that the engine accepts, a signed 32-bit number. */
const SEEDS = 2 ** 31;

/**
 * Draws ids of distinct questions, each match equally likely. Returns fewer ids if fewer questions match. A seed is
 * sent because the engine's default seed is the clock, so that requests in the same millisecond would get the same
 * draw. All draws are made here.
 */
export async function drawIds(
  client: Client,
  alias: string,
  filter: SearchFilter,
  amount: number,
): Promise<string[]> {
  const response = await runSearch(client, alias, {
    size: amount,
    _source: false,
    track_total_hits: false,
    query: {
      function_score: {
        query: questionQuery(filter),
        functions: [{ random_score: { seed: randomInt(SEEDS), field: 'seq' } }],
        boost_mode: 'replace',
      },
    },
  });
  return response.hits.hits.flatMap((hit) => (hit._id === undefined ? [] : [hit._id]));
}
