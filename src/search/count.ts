import { z } from 'zod';

import type { LiveIndex } from './live-index.ts';
import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { runSearch } from './run-search.ts';

const Hits = z.object({ value: z.int() });

/** Counts every match. */
export async function countQuestions(index: LiveIndex, filter: SearchFilter): Promise<number> {
  const response = await runSearch(index, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return Hits.parse(response.hits.total).value;
}
