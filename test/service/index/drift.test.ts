import { beforeAll, describe, expect, test } from 'vitest';

import { verify } from '../../../indexer/follow/verify.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { project, type QuestionDocument, type Tombstone } from '../../../indexer/search/document.ts';
import { readProjections } from '../../../indexer/store/generations/projection.ts';
import { createMetrics } from '../../../src/http/metrics.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { anApi, type Api } from '../../support/api.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, searchableIds, visibleIds } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;
const alias = questionsAlias(indexPrefix);
const ghost = '019b3c4e-8a00-7c11-9d52-000000000bad';

/** Writes to the index without the indexer. */
const byHand = async (id: string, document: object, version: number): Promise<void> => {
  await elasticsearch.index({ index: alias, id, document, version, version_type: 'external' });
};

/** Changes documents without a new revision: what an index has that is not of this database. */
async function forge(
  ids: readonly string[],
  change: (document: QuestionDocument | Tombstone) => object,
): Promise<void> {
  const rows = await readProjections(pool, ids);
  expect(rows).toHaveLength(ids.length);
  const operations = rows.flatMap((row) => [
    { index: { _id: row.id, version: row.rev, version_type: 'external_gte' as const } },
    change(project(row)),
  ]);
  expect((await elasticsearch.bulk({ index: alias, operations })).errors).toBe(false);
}

test('an index that the indexer has kept up to date has no differences', async () => {
  const [hidden = ''] = await load(engines, questions(50, { tags: ['sound'] }));
  await pool.query(`update questions set availability = 'hidden' where id = $1`, [hidden]);
  await makeSearchable(engines);
  expect(await verify(engines, alias)).toEqual({
    index: alias,
    questions: 50,
    documents: 50,
    missing: 0,
    stale: 0,
    ghost: 0,
    excused: 0,
    samples: [],
    repaired: false,
    sameHistory: true,
  });
});

test('a queued change is excused, but not a document that the engine rejects', async () => {
  const poison = aQuestion();
  await importRecords(pool, [poison]);
  // Longer than the longest term of the engine, which has 32,766 bytes.
  await pool.query(`update questions set license = repeat('x', 40000) where source_id = $1`, [
    poison.sourceId,
  ]);
  await makeSearchable(engines);
  expect(await verify(engines, alias)).toMatchObject({ missing: 1, stale: 0, ghost: 0, excused: 0 });
  await pool.query(`update questions set license = 'CC-BY-4.0' where source_id = $1`, [poison.sourceId]);
  expect(await verify(engines, alias)).toMatchObject({ missing: 0, excused: 1 });
  await makeSearchable(engines);
});

test('documents are found however far apart their revisions are', async () => {
  await pool.query(`select setval('question_rev_seq', nextval('question_rev_seq') + 1000000)`);
  await load(engines, questions(3));
  await makeSearchable(engines);
  const report = await verify(engines, alias);
  expect(report).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
  expect(report.documents).toBe(report.questions);
});

test('missing, stale and ghost documents are found and repaired', async () => {
  const [missing = '', hiddenShown = '', ahead = '', shownHidden = ''] = await load(
    engines,
    questions(10, { tags: ['drifted'] }),
  );
  await load(engines, [aQuestion({ tags: ['drifted'] })]);
  await pool.query(`update questions set availability = 'hidden' where id = $1`, [hiddenShown]);
  await makeSearchable(engines);
  const version = async (id: string): Promise<number> =>
    (await elasticsearch.get({ index: alias, id }))._version ?? 0;

  await elasticsearch.delete({ index: alias, id: missing });
  // The same revision with another content: as after a write with a version that was not the row's.
  const rev = await version(hiddenShown);
  await byHand(hiddenShown, { quality: 'high', tags: ['drifted'], rev }, rev + 1);
  // As after restoring the database from a backup: every document is newer than its row.
  await byHand(ahead, { quality: 'high', tags: ['from-the-future'], rev: 5_000_000 }, 5_000_000);
  const next = (await version(shownHidden)) + 1;
  await byHand(shownHidden, { gone: true, rev: next }, next);
  await byHand(ghost, { quality: 'high', tags: ['drifted'], rev: 3 }, 3);

  const report = await verify(engines, alias, true);
  expect(report).toMatchObject({ missing: 1, stale: 3, ghost: 1, excused: 0, repaired: true });
  expect(new Map(report.samples.map(({ id, drift }) => [id, drift]))).toEqual(
    new Map([
      [missing, 'missing'],
      [hiddenShown, 'stale'],
      [ahead, 'stale'],
      [shownHidden, 'stale'],
      [ghost, 'ghost'],
    ]),
  );

  await makeSearchable(engines);
  expect(await verify(engines, alias)).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
  expect(await searchableIds(engines, 'drifted')).toEqual(await visibleIds(engines, 'drifted'));
  expect(await searchableIds(engines, 'from-the-future')).toEqual([]);
});

// Ids and revisions were compared only: each of these was "0 stale".
test.each<[string, (document: QuestionDocument | Tombstone) => object]>([
  ['language', (document) => ({ ...document, language: 'pl' })],
  ['tags', (document) => ({ ...document, tags: ['drifted'] })],
  ['time', (document) => ({ ...document, updated_at: 1 })],
  ['further field', (document) => ({ ...document, gone: false })],
  // As an indexer of another release could have written it: Elasticsearch does not return words.
  ['words', (document) => ({ ...document, words: { about: ['other'] }, hash: '0123456789abcdef' })],
  ['field that is missing', ({ rev }) => ({ rev, quality: 'high', language: 'en' })],
])('another content at the revision of a row is found and repaired: %s', async (_name, change) => {
  const [id = ''] = await load(engines, questions(1));
  await forge([id], change);
  expect(await verify(engines, alias, true)).toMatchObject({
    missing: 0,
    stale: 1,
    ghost: 0,
    samples: [{ id, drift: 'stale' }],
  });
  await makeSearchable(engines);
  expect(await verify(engines, alias)).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
});

describe('a question whose document is not as its row', () => {
  const metrics = createMetrics();

  /** Enough matches for a fill. */
  const BROAD = 1_200;
  /** As many easy questions that the index calls expert. */
  const STALE = 400;

  let api: Api;

  const staleRows = async (): Promise<number> =>
    Number(/^trivia_stale_rows_total (\d+)$/m.exec(await metrics.read())?.[1]);

  beforeAll(async () => {
    await load(engines, questions(BROAD, { difficulty: 'expert', tags: ['broad'] }));
    const ids = await load(engines, questions(STALE, { difficulty: 'easy', tags: ['broad'] }));
    await forge(ids, (document) => ({ ...document, difficulty: 'expert' }));
    const others = await load(engines, questions(10, { language: 'pl', tags: ['narrow'], difficulty: null }));
    await load(engines, questions(5, { tags: ['narrow'] }));
    await forge(others, (document) => ({ ...document, language: 'en', difficulty: 'medium' }));
    await elasticsearch.indices.refresh({ index: alias });
    api = await anApi(engines, { metrics });
    await until('the tag is counted', () =>
      api.tag('narrow').then(
        () => true,
        () => false,
      ),
    );
  });

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
