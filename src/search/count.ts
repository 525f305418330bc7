import type { Client } from '@elastic/elasticsearch';
import { z } from 'zod';

import { questionQuery, type SearchFilter } from './query.ts';
import { runSearch } from './run-search.ts';

const Hits = z.object({ value: z.int() });

/** Counts every match. */
export async function countQuestions(client: Client, alias: string, filter: SearchFilter): Promise<number> {
  const response = await runSearch(client, alias, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return Hits.parse(response.hits.total).value;
}
