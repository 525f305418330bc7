import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';

import { backfill } from '../../../indexer/follow/backfill.ts';
import { drainRound } from '../../../indexer/follow/drain-round.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { INDEX_SHAPE, MAPPING_HASH, project, PROJECTION_VERSION } from '../../../indexer/search/document.ts';
import {
  createGeneration,
  dropGenerations,
  generationName,
  readStamps,
  writeStamp,
} from '../../../indexer/search/generations.ts';
import { writeDocuments } from '../../../indexer/search/write.ts';
import { acknowledge, readQueue, type Revision } from '../../../indexer/store/generations/index-queue.ts';
import { readProjections } from '../../../indexer/store/generations/projection.ts';
import { enqueueRepair } from '../../../indexer/store/generations/index-verification.ts';
import {
  markLive,
  readSearchIndices,
  registerBuilding,
  unregister,
} from '../../../indexer/store/generations/search-index.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { inTransaction } from '../../../src/store/database.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { beforeBulk, dropVersions } from '../../support/faulty-engines.ts';
import { load, makeSearchable, searchableIds, waiting } from '../../support/load.ts';
import { untilLockWaits } from '../../support/lock-waits.ts';

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix } = engines;

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

  const NOT_SERVED = ['hidden', 'deleted', 'duplicate'];
  test.each(NOT_SERVED)('that is %s becomes a tombstone that no query finds', async (availability) => {
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
  });

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

    const live = (await readSearchIndices(pool)).find(({ state }) => state === 'live');
    const outcome = await writeDocuments(
      elasticsearch,
      live?.name ?? '',
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
    const changing = beforeBulk(elasticsearch, () =>
      pool.query(`update questions set quality = 'standard' where id = $1`, [id]),
    );
    expect(await drainRound({ ...engines, elasticsearch: changing })).toMatchObject({ kind: 'done' });
    expect(await waiting(engines)).toBe(1);
    await makeSearchable(engines);
    expect(await documentOf(id)).toMatchObject({ quality: 'standard' });
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

/** Enough that comparing all pairs exceeds the statement timeout. */
const CHANGES = 20_000;

test('thousands of changes are settled even if the statistics say that the queue is empty', async () => {
  const fill = `insert into index_queue (id, rev, enqueued_at) select uuidv7(), n, clock_timestamp() from generate_series(1, ${CHANGES}) as n`;
  // The pages of the queue remain when its rows are deleted, as after a large import; then the statistics are taken.
  await pool.query(fill);
  await pool.query('delete from index_queue');
  await pool.query('analyze index_queue');
  await pool.query(fill);

  const queued = (): Promise<Revision[]> =>
    inTransaction(pool, 'read snapshot', (client) => readQueue(client, CHANGES));
  const before = await queued();
  expect(before).toHaveLength(CHANGES);
  await acknowledge(pool, before.slice(0, CHANGES / 2));
  const left = await queued();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set(before.slice(CHANGES / 2).map(({ id }) => id)));
  // No question has these ids.
  await pool.query('delete from index_queue');
});

// The two races that the indexer has to avoid, step by step. Each is also run without its safeguard: then the question
// must go wrong, which shows that the steps reproduce the race and that the safeguard prevents it.

describe('an indexer that resumes after another one has written something newer', () => {
  const race = async (tag: string, withVersions: boolean): Promise<string[]> => {
    const [id = ''] = await load(engines, [aQuestion({ tags: [tag] })]);
    await pool.query(`update questions set quality = 'standard' where id = $1`, [id]);
    // The late round has read the visible question. Before it writes, the question is hidden and another round settles
    // that.
    const late = beforeBulk(elasticsearch, async (request) => {
      await pool.query(`update questions set availability = 'hidden' where id = $1`, [id]);
      await drainRound(engines);
      if (!withVersions) dropVersions(request);
    });
    await drainRound({ ...engines, elasticsearch: late });
    expect(await waiting(engines)).toBe(0);
    return searchableIds(engines, tag);
  };

  test('does not overwrite the newer state', async () => {
    expect(await race('late', true)).toEqual([]);
  });

  test('would show a hidden question without external versions', async () => {
    expect(await race('late-unversioned', false)).toHaveLength(1);
  });
});

describe('an index that is registered and filled while a round reads', () => {
  /** A pool whose transactions run `between` after reading the register of indices. */
  const pausing = (between: () => Promise<void>, isolation: 'snapshot' | 'read committed'): Pool => {
    let paused = false;
    return Object.create(pool, {
      query: { value: pool.query.bind(pool) },
      connect: {
        value: async () => {
          const client = await pool.connect();
          const query = async (text: string, values?: unknown[]): Promise<unknown> => {
            const begins = text.startsWith('begin isolation level repeatable read');
            const answer: unknown = await client.query(
              begins && isolation === 'read committed' ? 'begin read only' : text,
              values,
            );
            // Only once, not for the transactions in between.
            if (text.includes('from search_index') && !paused) {
              paused = true;
              await between();
            }
            return answer;
          };
          const release = (broken: boolean): void => client.release(broken);
          return { query, release, on: client.on.bind(client), off: client.off.bind(client) };
        },
      },
    }) as Pool;
  };

  const race = async (
    isolation: 'snapshot' | 'read committed',
    stamp: number,
  ): Promise<{ waiting: number; stale: number }> => {
    const [id = ''] = await load(engines, [aQuestion()]);
    await pool.query(`update questions set quality = 'standard' where id = $1`, [id]);
    const name = generationName(indexPrefix, new Date(stamp), MAPPING_HASH);
    const between = async (): Promise<void> => {
      await createGeneration(elasticsearch, name, INDEX_SHAPE);
      const first = randomUUID();
      await writeStamp(elasticsearch, name, first);
      await registerBuilding(pool, {
        name,
        projection_version: PROJECTION_VERSION,
        mapping_hash: MAPPING_HASH,
        stamps: [first],
      });
      await backfill(engines, name, null, { signal: undefined, onProgress: () => undefined });
      await pool.query(`update questions set quality = 'needs_review' where id = $1`, [id]);
    };
    await drainRound({ ...engines, pool: pausing(between, isolation) });
    const left = await waiting(engines);
    while ((await waiting(engines)) > 0) await drainRound(engines);
    const { stale } = await verify(engines, name);
    await unregister(pool, [name]);
    await dropGenerations(elasticsearch, [name]);
    return { waiting: left, stale };
  };

  test('gets the change that the round did not write to it, since it stays in the queue', async () => {
    expect(await race('snapshot', 1_000)).toEqual({ waiting: 1, stale: 0 });
  });

  test('would keep an old state forever if register and questions were not read in one snapshot', async () => {
    expect(await race('read committed', 2_000)).toEqual({ waiting: 0, stale: 1 });
  });
});

test('a stamp that a suspended node writes late, when other rounds have written theirs, changes nothing', async () => {
  await load(engines, [aQuestion()]);
  const names = (await readSearchIndices(pool)).map(({ name }) => name);
  const [name = ''] = names;
  const before = (await readStamps(elasticsearch, names)).get(name);
  await load(engines, [aQuestion()]);
  const last = (await readStamps(elasticsearch, names)).get(name);
  expect(last).not.toEqual(before);
  expect(await writeStamp(elasticsearch, name, randomUUID(), before)).toBe(false);
  expect((await readStamps(elasticsearch, names)).get(name)).toEqual(last);
});

test('rounds that begin at the same time all write their changes', async () => {
  const loads = Array.from({ length: 12 }, () => load(engines, [aQuestion({ tags: ['at-once'] })]));
  const ids = (await Promise.all(loads)).flat();
  expect(await searchableIds(engines, 'at-once')).toEqual(ids.sort());
});

describe('locks', () => {
  /** Without index scans, rows are read in their physical order. */
  const scanning = new Pool({
    connectionString: engines.config.databaseUrl,
    options: '-c enable_indexscan=off -c enable_bitmapscan=off',
  });
  afterAll(() => scanning.end());

  const NO_QUESTION = '01890000-0000-7000-8000-000000000000';

  test.each(['repair', 'import'] as const)('of questions are taken in the order of ids: %s', async (kind) => {
    const records = [aQuestion(), aQuestion()];
    const ids = await load(engines, records);
    const [low = '', high = ''] = ids.toSorted();
    const highFirst = records.toSorted((one) => (ids[records.indexOf(one)] === high ? -1 : 1));
    // Moves the row with the lower id behind the other, so that a scan reads it last.
    await pool.query(`update questions set quality = 'standard' where id = $1`, [low]);
    const write = (): Promise<unknown> =>
      kind === 'repair'
        ? enqueueRepair(scanning, { renew: [high, low], bury: [], highestVersion: 0 })
        : importRecords(
            scanning,
            highFirst.map((record) => ({ ...record, explanation: 'Changed.' })),
          );
    const touch = 'update questions set quality = $2 where id = $1';
    let written: Promise<unknown> = Promise.resolve();
    await inTransaction(pool, 'write', async (client) => {
      await client.query(touch, [low, 'high']);
      written = Promise.allSettled([write()]);
      await untilLockWaits(pool);
      await client.query(touch, [high, 'high']);
    });
    expect(await written).toMatchObject([{ status: 'fulfilled' }]);
  });

  test('switching the live index does not deadlock with the acknowledgement of changes', async () => {
    await pool.query('delete from search_index');
    // The row of the new index precedes the live one, so that a scan reads it first.
    await pool.query(
      `insert into search_index (name, projection_version, mapping_hash, state)
       values ('new', 1, 'hash', 'building'), ('old', 1, 'hash', 'live')`,
    );
    let settling: Promise<unknown> = Promise.resolve();
    await inTransaction(pool, 'write', async (client) => {
      const holdUp = async (statement: string, values: unknown[]): Promise<unknown> => {
        const result = await client.query(statement, values);
        if (!statement.includes('standby')) return result;
        settling = Promise.allSettled([acknowledge(pool, [{ id: NO_QUESTION, rev: 1 }])]);
        await untilLockWaits(pool);
        return result;
      };
      const heldUp = new Proxy(client, {
        get: (target, name): unknown => (name === 'query' ? holdUp : Reflect.get(target, name)),
      });
      await markLive(heldUp, 'new');
    });
    expect(await settling).toMatchObject([{ status: 'fulfilled' }]);
    const { rows } = await pool.query(
      'select name, state, settled::int as settled from search_index order by name',
    );
    expect(rows).toEqual([
      { name: 'new', state: 'live', settled: 1 },
      { name: 'old', state: 'standby', settled: 1 },
    ]);
  });
});
