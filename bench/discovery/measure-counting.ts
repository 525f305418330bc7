import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { termsOf, type Terms } from '../../src/discovery/term.ts';
import { tallyQuestions, type Tally, type TallyRequest } from '../../src/search/tally.ts';
import { readVocabulary } from '../../src/store/taxonomy/vocabulary.ts';
import { repeat, REPEATS, show, take, type Taken } from './take.ts';

const requestOf = (terms: Terms): TallyRequest => ({
  topics: [...terms.topics.values()],
  tags: terms.tags.size,
  subcategories: terms.subcategories.size,
});

/** The price of counting what an index holds. */
export async function measureCounting(
  { postgres, elasticsearch, alias }: { postgres: Pool; elasticsearch: Client; alias: string },
  change?: () => Promise<void>,
): Promise<Tally> {
  const request = requestOf(await termsOf(await readVocabulary(postgres)));
  const count = (): Promise<Tally> => tallyQuestions(elasticsearch, alias, request);
  const first = await take(count);
  const { overview, tags } = first.result;
  console.log(
    `\nCounting ${overview.total} questions with ${tags.length} tags, ${request.subcategories} subcategories and ${request.topics.length} topics`,
  );
  show('the first time', [first]);
  const tally = await repeat('again', count);
  if (change === undefined) return tally;
  const changed: Taken<Tally>[] = [];
  while (changed.length < REPEATS) {
    await change();
    changed.push(await take(count));
  }
  show('after a hundred questions have changed', changed);
  return tally;
}
