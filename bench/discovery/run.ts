import { parseArgs } from 'node:util';
import { Client } from '@elastic/elasticsearch';
import { Pool } from 'pg';

import { questionsAlias } from '../../src/search/run-search.ts';
import { runningService, type RunningService } from '../running-service.ts';
import { createLargeCatalogue } from './catalogue.ts';
import { measureCounting } from './measure-counting.ts';
import { measureListings } from './measure-listings.ts';
import { measureService } from './measure-service.ts';
import { measureSnapshot } from './measure-snapshot.ts';

/** The default number of questions: enough for every tag. */
const QUESTIONS = 100_000;

async function measureRunningService({
  databaseUrl,
  elasticsearchUrl,
  indexPrefix,
}: RunningService['engines']) {
  const postgres = new Pool({ connectionString: databaseUrl, max: 2 });
  const elasticsearch = new Client({ node: elasticsearchUrl });
  try {
    await measureCounting({ postgres, elasticsearch, alias: questionsAlias(indexPrefix) });
  } finally {
    await Promise.all([postgres.end(), elasticsearch.close()]);
  }
}

async function measureLargeCatalogue(engines: RunningService['engines'], questions: number): Promise<void> {
  console.log(`\nGenerating ${questions} questions with 100000 tags …`);
  const catalogue = await createLargeCatalogue(engines, questions);
  try {
    const tally = await measureCounting(catalogue, () => catalogue.change());
    const view = await measureSnapshot(catalogue, tally);
    await measureListings(catalogue, view);
    const long = view.tags.entries.find(({ term }) => term.slug.length > 20)?.term.slug ?? 'none';
    await measureService(catalogue, long);
  } finally {
    await catalogue.drop();
  }
}

const { values } = parseArgs({ options: { questions: { type: 'string', default: String(QUESTIONS) } } });
const { engines } = runningService();
await measureRunningService(engines);
await measureLargeCatalogue(engines, Number(values.questions));
