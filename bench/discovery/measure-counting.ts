import type { Client } from '@elastic/elasticsearch';
import type { Pool } from 'pg';

import { termsOf, type Terms } from '../../src/discovery/listing.ts';
import { type TallyRequest, tallyQuestions, type Tally } from '../../src/search/tally.ts';
import { readTaxonomyNames } from '../../src/store/taxonomy/taxonomy-names.ts';
import { repeat, REPEATS, show, measure, type Measurement } from './measure.ts';

const requestOf = (terms: Terms): TallyRequest => ({
  topics: [...terms.topics.values()],
  tags: terms.tags.size,
  subcategories: terms.subcategories.size,
});

/** The cost of counting the questions in an index. */
export async function measureCounting(
  { postgres, elasticsearch, alias }: { postgres: Pool; elasticsearch: Client; alias: string },
  change?: () => Promise<void>,
): Promise<Tally> {
  const request = requestOf(await termsOf(await readTaxonomyNames(postgres)));
  const count = (): Promise<Tally> => tallyQuestions({ client: elasticsearch, alias }, request);
  const first = await measure(count);
  const { overview, tags } = first.result;
  console.log(
    `\nCounting ${overview.total} questions with ${tags.length} tags, ${request.subcategories} subcategories and ${request.topics.length} topics`,
  );
  show('the first time', [first]);
  const tally = await repeat('again', count);
  if (change === undefined) return tally;
  const changed: Measurement<Tally>[] = [];
  while (changed.length < REPEATS) {
    await change();
    changed.push(await measure(count));
  }
  show('after a hundred questions have changed', changed);
  return tally;
}
