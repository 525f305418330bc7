import type { Client } from '@elastic/elasticsearch';
import { z } from 'zod';

import { Language } from '../contract/vocabulary.ts';
import { ask } from './ask.ts';
import { questionQuery, type QuestionFilter } from './query.ts';

/** How many match: exactly, or at least so many. */
export interface Total {
  readonly value: number;
  readonly exact: boolean;
}

/** Counts every match. */
export async function countQuestions(client: Client, alias: string, filter: QuestionFilter): Promise<number> {
  const response = await ask(client, alias, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return z.object({ value: z.int() }).parse(response.hits.total).value;
}

const Buckets = z.object({ buckets: z.array(z.object({ key: Language, doc_count: z.int() })) });

/** Counts the visible questions of each language, of every type and tier. */
export async function countByLanguage(client: Client, alias: string): Promise<Map<Language, number>> {
  const response = await ask(client, alias, {
    size: 0,
    track_total_hits: false,
    query: { exists: { field: 'quality' } },
    aggs: { languages: { terms: { field: 'language', size: Language.options.length } } },
  });
  const { buckets } = Buckets.parse(response.aggregations?.languages);
  return new Map(buckets.map((bucket) => [bucket.key, bucket.doc_count]));
}
