import type { Client } from '@elastic/elasticsearch';
import { randomInt } from 'node:crypto';

import { ask } from './ask.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** One more than the largest seed that the engine takes: a signed 32-bit number. */
const SEEDS = 2 ** 31;

/**
 * Draws ids of distinct questions, each matching question equally likely; fewer when fewer match. The seed is sent because the
 * engine's own is its clock, which gives callers of the same millisecond the same draw. This is the one place where draws are made.
 */
export async function drawIds(
  client: Client,
  alias: string,
  filter: SearchFilter,
  amount: number,
): Promise<string[]> {
  const response = await ask(client, alias, {
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
