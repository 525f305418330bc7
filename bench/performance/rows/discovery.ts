import { Client } from '@elastic/elasticsearch';

import { createKey } from '../../../src/access/api-keys.ts';
import { termsOf } from '../../../src/discovery/listing.ts';
import { readTaxonomyNames } from '../../../src/store/taxonomy/taxonomy-names.ts';
import { createLargeCatalogue, type LargeCatalogue } from '../../discovery/catalogue.ts';
import type { Bench } from '../bench.ts';
import { measureKnown } from '../discovery/known-answers.ts';
import { measureCounts, measureNewTopics } from '../discovery/new-answers.ts';
import { startHelper } from '../helper-process.ts';
import type { Result, Row } from '../row.ts';

/** Texts that tags contain: frequent ones and single letters. */
const TEXTS = ['kra', 'sto', 'mi', 'ple', 'a', 'z', 'br', 'an'];

async function* measureLarge(bench: Bench, elasticsearch: Client): AsyncGenerator<Result, void> {
  const [key = ''] = await bench.keys('large');
  const postgres = bench.pool('large');
  const helper = startHelper('discovery/discovery-server.ts', [JSON.stringify(bench.environment('large'))]);
  try {
    const { topics } = await termsOf(await readTaxonomyNames(postgres));
    const all = [...topics.values()];
    yield await measureNewTopics(bench, helper, key, elasticsearch, all);
    const page = `/api/v1/topics/${all[0]?.slug ?? ''}`;
    yield await measureKnown(bench, helper, key, ['topic page with facets', [page]]);
    yield await measureKnown(bench, helper, key, ['statistics', ['/api/v1/stats']]);
  } finally {
    await helper.stop();
  }
  const parts = { postgres, elasticsearch, alias: bench.alias('large') };
  yield await measureCounts(bench, 'counts for statistics', parts);
}

async function* measureTags(bench: Bench, catalogue: LargeCatalogue): AsyncGenerator<Result, void> {
  const account = { email: 'bench@trivia.example', tier: 'enterprise', name: 'bench', scope: 'sk' } as const;
  const { key } = await createKey(catalogue.postgres, account);
  const helper = startHelper('discovery/discovery-server.ts', [JSON.stringify(catalogue.environment)]);
  const tags = bench.tags.toLocaleString('en');
  try {
    const paths = TEXTS.map((searched) => `/api/v1/tags?q=${searched}`);
    yield await measureKnown(bench, helper, key, [`search in ${tags} tags`, paths]);
  } finally {
    await helper.stop();
  }
  yield await measureCounts(bench, `counts for lists of ${tags} tags`, catalogue);
}

export const discovery: Row = {
  name: 'discovery',
  async *measure(bench) {
    const elasticsearch = new Client({ node: bench.elasticsearchUrl });
    try {
      yield* measureLarge(bench, elasticsearch);
      const { databaseUrl, elasticsearchUrl, redisUrl } = bench;
      // One question for each tag.
      const catalogue = await createLargeCatalogue(
        { databaseUrl, elasticsearchUrl, redisUrl },
        bench.tags,
        bench.tags,
      );
      try {
        yield* measureTags(bench, catalogue);
      } finally {
        await catalogue.drop();
      }
    } finally {
      await elasticsearch.close();
    }
  },
};
