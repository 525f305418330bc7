import { describe, expect, test } from 'vitest';

import { drainRound } from '../../indexer/follow/drain-round.ts';
import { importRecords } from '../../indexer/import/import-records.ts';
import { project } from '../../indexer/follow/project.ts';
import { questionsAlias } from '../../src/search/run-search.ts';
import { writeDocuments } from '../../indexer/search/write.ts';
import { readProjections } from '../../indexer/store/generations/projection.ts';
import { readSearchIndices } from '../../indexer/store/generations/search-index.ts';
import { inTransaction } from '../../src/store/transaction.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable, searchableIds, waiting } from '../support/load.ts';

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;

async function liveIndex(): Promise<string> {
  const live = (await readSearchIndices(pool)).find(({ state }) => state === 'live');
  if (live === undefined) throw new Error('there is no live index');
  return live.name;
}

/** Seconds since 1970, by the database clock. */
async function clock(): Promise<number> {
  const { rows } = await pool.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 as now',
  );
  return rows[0]?.now ?? NaN;
}

async function documentOf(id: string): Promise<unknown> {
  return (await elasticsearch.get({ index: questionsAlias(indexPrefix), id }))._source;
}

describe('a drained question', () => {
  test('has a document with all filter fields', async () => {
    const [id = ''] = await load(engines, [
      aQuestion({
        difficulty: 'hard',
        language: 'pl',
        regions: ['pl'],
        source: 'opentdb',
        quality: 'standard',
      }),
    ]);
    expect(await documentOf(id)).toEqual({
      seq: expect.any(Number) as unknown,
      rev: expect.any(Number) as unknown,
      language: 'pl',
      type: 'multiple',
      difficulty: 'hard',
      difficulty_rated: true,
      quality: 'standard',
      category: 22,
      subcategories: ['capitals'],
      tags: ['europe'],
      regions: ['pl'],
      source: 'opentdb',
      license: 'CC-BY-4.0',
      license_family: 'CC-BY',
      updated_at: expect.any(Number) as unknown,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown,
    });
  });

  test.each(['hidden', 'deleted', 'duplicate'])(
    'that is %s becomes a tombstone that no query finds',
    async (availability) => {
      const [id = '', canonical = ''] = await load(engines, questions(2, { tags: [availability] }));
      expect(await searchableIds(engines, availability)).toHaveLength(2);
      await pool.query('update questions set availability = $2, canonical_id = $3 where id = $1', [
        id,
        availability,
        availability === 'duplicate' ? canonical : null,
      ]);
      await makeSearchable(engines);
      expect(await documentOf(id)).toEqual({ gone: true, rev: expect.any(Number) as unknown });
      expect(await searchableIds(engines, availability)).toEqual([canonical]);

      await pool.query(`update questions set availability = 'visible', canonical_id = null where id = $1`, [
        id,
      ]);
      await makeSearchable(engines);
      expect(await searchableIds(engines, availability)).toHaveLength(2);
    },
  );

  test('whose row is deleted becomes a tombstone, and its id can return', async () => {
    const record = aQuestion({ id: '019b3c4e-8a00-7c11-9d52-deadbeef0001', tags: ['deleted-row'] });
    const [id = ''] = await load(engines, [record]);
    await pool.query('delete from questions where id = $1', [id]);
    await makeSearchable(engines);
    expect(await searchableIds(engines, 'deleted-row')).toEqual([]);
    await load(engines, [record]);
    expect(await searchableIds(engines, 'deleted-row')).toEqual([id]);
  });
});

describe('a late write', () => {
  test('of an older revision is rejected and counts as done', async () => {
    const [id = ''] = await load(engines, [aQuestion({ tags: ['old-tag'] })]);
    const old = await inTransaction(pool, 'read snapshot', (client) => readProjections(client, [id]));
    await pool.query(`update questions set availability = 'hidden' where id = $1`, [id]);
    await makeSearchable(engines);

    const outcome = await writeDocuments(
      elasticsearch,
      await liveIndex(),
      old.map((row) => ({ id, document: project(row) })),
    );
    expect(outcome).toEqual({ kind: 'written', refused: [], newer: [id] });
    expect(await documentOf(id)).toMatchObject({ gone: true });
  });

  test('to a deleted index does not create it', async () => {
    const name = `${indexPrefix}-questions-20200101000000000-00000000`;
    const write = { id: '019b3c4e-8a00-7c11-9d52-deadbeef0002', document: { gone: true, rev: 1 } as const };
    expect(await writeDocuments(elasticsearch, name, [write])).toEqual({ kind: 'missing' });
    expect(await elasticsearch.indices.exists({ index: name })).toBe(false);
  });
});

describe('settling', () => {
  test('ignores a question that changed after it was read', async () => {
    const [id = ''] = await load(engines, [aQuestion()]);
    await pool.query('update questions set rev = rev where id = $1', [id]);
    const changing = Object.create(elasticsearch, {
      bulk: {
        value: async (...request: Parameters<typeof elasticsearch.bulk>) => {
          await pool.query(`update questions set quality = 'standard' where id = $1`, [id]);
          return elasticsearch.bulk(...request);
        },
      },
    }) as typeof elasticsearch;
    expect(await drainRound({ ...engines, elasticsearch: changing })).toMatchObject({ kind: 'done' });
    expect(await waiting(engines)).toBe(1);
    await makeSearchable(engines);
    expect(await documentOf(id)).toMatchObject({ quality: 'standard' });
  });

  test('follows a refresh: what is not queued is searchable', async () => {
    const ids = await load(engines, questions(3, { tags: ['refreshed'] }));
    expect(await waiting(engines)).toBe(0);
    expect(await searchableIds(engines, 'refreshed')).toEqual([...ids].sort());
  });

  test('holds back a document that the engine rejects, and settles the others', async () => {
    const [poison, ...sound] = questions(5, { tags: ['poisoned'] });
    await importRecords(pool, [poison, ...sound]);
    // Longer than the longest term of the engine, which has 32,766 bytes.
    await pool.query(`update questions set license = repeat('x', 40000) where source_id = $1`, [
      poison?.sourceId,
    ]);

    const before = await clock();
    expect(await drainRound(engines)).toEqual({ kind: 'done', settled: 4, held: 1, full: false });
    const after = await clock();
    const held = await pool.query<{ attempts: number; last_error: string; ready: number }>(
      'select attempts, last_error, extract(epoch from ready_at)::float8 as ready from index_queue',
    );
    expect(held.rows).toMatchObject([
      { attempts: 1, last_error: expect.stringMatching(/failed to parse field \[license\]/) as unknown },
    ]);
    expect(held.rows[0]?.ready).toBeGreaterThanOrEqual(before + 2);
    expect(held.rows[0]?.ready).toBeLessThanOrEqual(after + 2);
    // However long all of this took, it is not due yet.
    await pool.query(`update index_queue set ready_at = clock_timestamp() + interval '1 minute'`);
    expect(await drainRound(engines)).toMatchObject({ settled: 0, held: 0 });
    expect(await searchableIds(engines, 'poisoned')).toHaveLength(4);

    await pool.query(`update questions set license = 'CC-BY-4.0' where source_id = $1`, [poison?.sourceId]);
    await makeSearchable(engines);
    expect(await searchableIds(engines, 'poisoned')).toHaveLength(5);
  });
});
