import { beforeAll, describe, expect, test } from 'vitest';

import { project } from '../../indexer/follow/project.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { readProjections } from '../../indexer/store/generations/projection.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { questions } from '../support/a-question.ts';
import { anApi, type Api } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;
const alias = questionsAlias(indexPrefix);
const metrics = createMetrics();

/** Enough matches for a fill. */
const BROAD = 1_200;
/** As many easy questions that the index calls expert. */
const STALE = 400;

let api: Api;

/** Changes a document without a new revision: what an index has that is not of this database. */
async function forge(id: string, fields: object): Promise<void> {
  const [row] = await inTransaction(pool, 'read snapshot', (client) => readProjections(client, [id]));
  if (row === undefined) throw new Error('the question has no row');
  await elasticsearch.index({
    index: alias,
    id,
    document: { ...project(row), ...fields },
    version: row.rev,
    version_type: 'external_gte',
  });
}

const staleRows = async (): Promise<number> =>
  Number(/^trivia_stale_rows_total (\d+)$/m.exec(await metrics.read())?.[1]);

beforeAll(async () => {
  await load(engines, questions(BROAD, { difficulty: 'expert', tags: ['broad'] }));
  const ids = await load(engines, questions(STALE, { difficulty: 'easy', tags: ['broad'] }));
  for (const id of ids) await forge(id, { difficulty: 'expert' });
  const others = await load(engines, questions(10, { language: 'pl', tags: ['narrow'], difficulty: null }));
  await load(engines, questions(5, { tags: ['narrow'] }));
  for (const id of others) await forge(id, { language: 'en', difficulty: 'medium' });
  await elasticsearch.indices.refresh({ index: alias });
  api = await anApi(engines, { metrics });
  await until('the tag is counted', () =>
    api.tag('narrow').then(
      () => true,
      () => false,
    ),
  );
});

describe('a question whose document is not as its row', () => {
  test('is not drawn from a broad filter, alone or from a fill', async () => {
    const before = await staleRows();
    let drawn = 0;
    for (let request = 0; request < 60; request += 1) {
      const { data } = await api.draw({ tags: 'broad', difficulty: 'expert', amount: 20 });
      expect(new Set(data.map(({ difficulty }) => difficulty))).toEqual(new Set(['expert']));
      drawn += data.length;
    }
    // Others take the place of those that are left out.
    expect(drawn).toBe(60 * 20);
    expect(await staleRows()).toBeGreaterThan(before);
  });

  test.each<[string, () => Promise<readonly { language: string }[]>]>([
    ['drawn from a narrow filter', async () => (await api.draw({ tags: 'narrow', amount: 10 })).data],
    ['drawn with a seed', async () => (await api.draw({ tags: 'narrow', amount: 10, seed: 'one' })).data],
    ['listed', async () => (await api.list({ tags: 'narrow' })).data],
    ['listed in shuffled order', async () => (await api.list({ tags: 'narrow', order: 'shuffled' })).data],
    ['found by its words', async () => (await api.list({ tags: 'narrow', q: 'capital' })).data],
    ['a sample of its tag', async () => (await api.tag('narrow')).samples],
  ])('is not %s', async (_name, find) => {
    const before = await staleRows();
    const found = await find();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ language }) => language !== 'en')).toEqual([]);
    expect(await staleRows()).toBeGreaterThan(before);
  });
});
