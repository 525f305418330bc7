import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { questionQuery, type SearchFilter } from './query.ts';
import { runSearch } from './run-search.ts';

/** The number of matches: exact, or a lower bound. */
export interface Total {
  readonly value: number;
  readonly exact: boolean;
}

const Hits = z.object({ value: z.int(), relation: z.enum(['eq', 'gte']) });

/** The total of a search with `track_total_hits`. */
export function readTotal(response: estypes.SearchResponse): Total {
  const { value, relation } = Hits.parse(response.hits.total);
  return { value, exact: relation === 'eq' };
}

/** Counts matches, up to a number if one is given. */
export async function countQuestions(
  client: Client,
  alias: string,
  filter: SearchFilter,
  upTo?: number,
): Promise<Total> {
  const response = await runSearch(client, alias, {
    size: 0,
    track_total_hits: upTo ?? true,
    query: questionQuery(filter),
  });
  return readTotal(response);
}
