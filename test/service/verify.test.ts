import { describe, expect, test } from 'vitest';

import { importRecords } from '../../indexer/import/import-records.ts';
import { verify } from '../../indexer/follow/verify.ts';
import { project } from '../../indexer/follow/project.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import type { QuestionDocument, Tombstone } from '../../indexer/search/document.ts';
import { readProjections } from '../../indexer/store/generations/projection.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable, searchableIds, visibleIds } from '../support/load.ts';

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;
const alias = questionsAlias(indexPrefix);
const ghost = '019b3c4e-8a00-7c11-9d52-000000000bad';

/** Writes to the index without the indexer. */
const byHand = async (id: string, document: object, version: number): Promise<void> => {
  await elasticsearch.index({ index: alias, id, document, version, version_type: 'external' });
};

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

test('queued changes are excused', async () => {
  await importRecords(pool, questions(7));
  expect(await verify(engines, alias)).toMatchObject({
    questions: 57,
    documents: 50,
    missing: 0,
    excused: 7,
  });
  await makeSearchable(engines);
});

test('a document that the engine rejects counts as missing, however long it is queued', async () => {
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
  await byHand(
    hiddenShown,
    { quality: 'high', tags: ['drifted'], rev: await version(hiddenShown) },
    (await version(hiddenShown)) + 1,
  );
  // As after restoring the database from a backup: every document is newer than its row.
  await byHand(ahead, { quality: 'high', tags: ['from-the-future'], rev: 5_000_000 }, 5_000_000);
  await byHand(
    shownHidden,
    { gone: true, rev: (await version(shownHidden)) + 1 },
    (await version(shownHidden)) + 1,
  );
  await byHand(ghost, { quality: 'high', tags: ['drifted'], rev: 3 }, 3);

  const report = await verify(engines, alias);
  expect(report).toMatchObject({ missing: 1, stale: 3, ghost: 1, excused: 0, repaired: false });
  expect(new Map(report.samples.map(({ id, drift }) => [id, drift]))).toEqual(
    new Map([
      [missing, 'missing'],
      [hiddenShown, 'stale'],
      [ahead, 'stale'],
      [shownHidden, 'stale'],
      [ghost, 'ghost'],
    ]),
  );

  expect(await verify(engines, alias, true)).toMatchObject({
    missing: 1,
    stale: 3,
    ghost: 1,
    repaired: true,
  });
  await makeSearchable(engines);
  expect(await verify(engines, alias)).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
  expect(await searchableIds(engines, 'drifted')).toEqual(await visibleIds(engines, 'drifted'));
  expect(await searchableIds(engines, 'from-the-future')).toEqual([]);
});

describe('a document with another content at the revision of its row', () => {
  // Ids and revisions were compared only: each of these was "0 stale".
  test.each<[string, (document: QuestionDocument | Tombstone) => object]>([
    ['language', (document) => ({ ...document, language: 'pl' })],
    ['tags', (document) => ({ ...document, tags: ['drifted'] })],
    ['time', (document) => ({ ...document, updated_at: 1 })],
    ['further field', (document) => ({ ...document, gone: false })],
    // As an indexer of another release could have written it: Elasticsearch does not return words.
    ['words', (document) => ({ ...document, words: { about: ['other'] }, hash: '0123456789abcdef' })],
    ['field that is missing', ({ rev }) => ({ rev, quality: 'high', language: 'en' })],
  ])('is found and repaired: %s', async (_name, change) => {
    const [id = ''] = await load(engines, questions(1));
    const [row] = await readProjections(pool, [id]);
    if (row === undefined) throw new Error('the question has no row');
    await elasticsearch.index({
      index: alias,
      id,
      document: change(project(row)),
      version: row.rev,
      version_type: 'external_gte',
    });
    expect(await verify(engines, alias)).toMatchObject({
      missing: 0,
      stale: 1,
      ghost: 0,
      samples: [{ id, drift: 'stale' }],
    });
    await verify(engines, alias, true);
    await makeSearchable(engines);
    expect(await verify(engines, alias)).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
  });
});
