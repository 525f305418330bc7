import type { Client } from '@elastic/elasticsearch';
import { z } from 'zod';

import { runSearch } from './run-search.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** The number of matches: exact, or a lower bound. */
export interface Total {
  readonly value: number;
  readonly exact: boolean;
}

/** Counts every match. */
export async function countQuestions(client: Client, alias: string, filter: SearchFilter): Promise<number> {
  const response = await runSearch(client, alias, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return z.object({ value: z.int() }).parse(response.hits.total).value;
}
