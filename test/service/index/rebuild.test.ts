import { describe, expect, test, vi } from 'vitest';

import { drainQueue, drainRound } from '../../../indexer/follow/drain-round.ts';
import { ensureLiveIndex } from '../../../indexer/follow/ensure-live-index.ts';
import { rebuild, RebuildBusy, rebuildLock, rollback } from '../../../indexer/follow/rebuild.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { PROJECTION_VERSION } from '../../../indexer/search/document.ts';
import { dropGenerations, listGenerations } from '../../../indexer/search/generations.ts';
import {
  readSearchIndices,
  type SearchIndex,
  unregister,
} from '../../../indexer/store/generations/search-index.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { tryLock } from '../../../src/store/advisory-lock.ts';
import { questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { beforeBulk, brokenAfter, holdWhen } from '../../support/faulty-engines.ts';
import { load, makeSearchable, searchableIds, visibleIds, waiting } from '../../support/load.ts';
import { start } from '../../support/processes.ts';
import { until } from '../../support/until.ts';

// One rebuild for every step of a rebuild, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const engines = await ownEngines();
const { pool, elasticsearch, indexPrefix, environment } = engines;

const indices = async (state: SearchIndex['state']): Promise<string[]> =>
  (await readSearchIndices(pool)).filter((index) => index.state === state).map(({ name }) => name);
const searched = async (): Promise<string[]> =>
  (await listGenerations(elasticsearch, indexPrefix)).filter(({ live }) => live).map(({ name }) => name);

/** What must be true whenever nothing is running. */
async function expectSound(): Promise<void> {
  await makeSearchable(engines);
  expect(await indices('building')).toEqual([]);
  expect(await indices('live')).toEqual(await searched());
  const registered = (await readSearchIndices(pool)).map(({ name }) => name).sort();
  const existing = (await listGenerations(elasticsearch, indexPrefix)).map(({ name }) => name).sort();
  expect(existing).toEqual(registered);
  for (const name of registered)
    expect(await verify(engines, name)).toMatchObject({ missing: 0, stale: 0, ghost: 0, excused: 0 });
}

// Each request of a rebuild to either engine is once the last one that succeeds, until a rebuild finishes.
test('a rebuild that crashes at any step is completed by the next one', async () => {
  await load(engines, questions(10, { tags: ['crashed'] }));
  let steps = 0;
  for (let done = false; !done; steps += 1) {
    await importRecords(pool, questions(1, { tags: ['crashed'] }));
    const broken = brokenAfter(engines, steps);
    done = await rebuild(broken.parts).then(
      () => true,
      (error: unknown) => {
        expect(String(error)).toContain('broken');
        return false;
      },
    );
    await broken.close();
    if (steps % 3 === 0) {
      await ensureLiveIndex(engines);
      expect(await searched()).toHaveLength(1);
      expect(await indices('live')).toEqual(await searched());
    }
  }
  expect(steps).toBeGreaterThan(10);
  await rebuild(engines);
  await expectSound();
  expect(await indices('standby')).toHaveLength(1);
  expect(await searchableIds(engines, 'crashed')).toEqual(await visibleIds(engines, 'crashed'));
});

describe('a rebuild', () => {
  test('makes a new index live, keeps the previous one up to date, and deletes older ones', async () => {
    await load(engines, questions(20, { tags: ['rebuilt'] }));
    const [first] = await indices('live');
    const standings: number[][] = [];
    const second = await rebuild(engines, { onProgress: (...standing) => standings.push(standing) });
    expect(await searched()).toEqual([second]);
    expect(await indices('standby')).toEqual([first]);
    const all = (await pool.query('select from questions')).rowCount ?? 0;
    expect(standings).toEqual([[all, all]]);
    await load(engines, questions(5, { tags: ['rebuilt'] }));
    await expectSound();

    const third = await rebuild(engines);
    expect(await indices('live')).toEqual([third]);
    expect(await indices('standby')).toEqual([second]);
    await expectSound();
    expect(await searchableIds(engines, 'rebuilt')).toEqual(await visibleIds(engines, 'rebuilt'));
  });

  test('can be rolled back and forth without losing later writes', async () => {
    const [live] = await indices('live');
    const [standby] = await indices('standby');
    await load(engines, questions(5, { tags: ['rolled-back'] }));
    expect(await rollback(engines)).toBe(standby);
    expect(await searchableIds(engines, 'rolled-back')).toHaveLength(5);
    await expectSound();
    expect(await rollback(engines)).toBe(live);
    expect(await indices('standby')).toEqual([standby]);
  });

  test('settles the changes that it writes to the first index', async () => {
    await pool.query('delete from search_index');
    const all = await listGenerations(elasticsearch, indexPrefix);
    await elasticsearch.indices.delete({ index: all.map(({ name }) => name) });
    await importRecords(pool, questions(30, { tags: ['first-index'] }));
    await ensureLiveIndex(engines);
    expect(await waiting(engines)).toBe(0);
    expect(await searchableIds(engines, 'first-index')).toHaveLength(30);
    await expectSound();
  });

  test('repairs what is missing in the new index before it becomes live', async () => {
    const ids = await load(engines, questions(5, { tags: ['nearly-lost'] }));
    let lost = false;
    const bulk = async (...request: Parameters<typeof elasticsearch.bulk>): Promise<unknown> => {
      const answer = await elasticsearch.bulk(...request);
      const [building] = await indices('building');
      if (building !== undefined && !lost) {
        lost = true;
        await elasticsearch.delete({ index: building, id: ids[2] ?? '' });
      }
      return answer;
    };
    const losing = Object.create(elasticsearch, { bulk: { value: bulk } }) as typeof elasticsearch;
    await rebuild({ ...engines, elasticsearch: losing });
    expect(lost).toBe(true);
    expect(await searchableIds(engines, 'nearly-lost')).toEqual([...ids].sort());
    await expectSound();
  });

  test('fails before an index that rejects a document becomes live', async () => {
    const [id = ''] = await load(engines, questions(3));
    const [live] = await indices('live');
    const license = (value: string): Promise<unknown> =>
      pool.query('update questions set license = $2 where id = $1', [id, value]);
    // Longer than the longest term of the engine, which has 32,766 bytes.
    await license('x'.repeat(40_000));
    await makeSearchable(engines);
    await expect(rebuild(engines)).rejects.toThrow(
      new RegExp(`rejects 1 of \\d+ questions; ${id}: document_parsing_exception`),
    );
    expect(await searched()).toEqual([live]);
    await license('CC-BY-4.0');
    await rebuild(engines);
    await expectSound();
  });

  test('is refused while another one is running', async () => {
    const other = await tryLock(pool, rebuildLock(engines));
    await expect(rebuild(engines)).rejects.toThrow(RebuildBusy);
    await expect(rollback(engines)).rejects.toThrow(RebuildBusy);
    await other?.release();
  });
});

test('a drain during which a rebuild ends and deletes the standby continues with the remaining indices', async () => {
  await load(engines, questions(1));
  await rebuild(engines);
  const [standby = ''] = await indices('standby');
  await importRecords(pool, questions(1, { tags: ['drained'] }));
  let rebuilt = false;
  const late = beforeBulk(elasticsearch, async () => {
    if (rebuilt) return;
    rebuilt = true;
    await rebuild(engines);
  });
  await drainQueue({ ...engines, elasticsearch: late });
  expect((await listGenerations(elasticsearch, indexPrefix)).map(({ name }) => name)).not.toContain(standby);
  expect(await searchableIds(engines, 'drained')).toEqual(await visibleIds(engines, 'drained'));
  await expectSound();
});

test('a drain goes on when a rebuild gives up an index between the reading of its stamp and the recording of the round', async () => {
  await load(engines, questions(1));
  await rebuild(engines);
  const standby = await indices('standby');
  await importRecords(pool, questions(1, { tags: ['given-up'] }));
  const mget = async (...given: Parameters<typeof elasticsearch.mget>): Promise<unknown> => {
    const stamps = await elasticsearch.mget(...given);
    await unregister(pool, standby);
    return stamps;
  };
  const late = Object.create(elasticsearch, { mget: { value: mget } }) as typeof elasticsearch;
  expect(await drainQueue({ ...engines, elasticsearch: late })).toBe(1);
  await dropGenerations(elasticsearch, standby);
  expect(await searchableIds(engines, 'given-up')).toEqual(await visibleIds(engines, 'given-up'));
  await expectSound();
});

test('a database that is indexed under another prefix is refused and not changed', async () => {
  await load(engines, questions(1));
  const before = await readSearchIndices(pool);
  const elsewhere = { ...engines, indexPrefix: `${indexPrefix}-other` };
  for (const act of [ensureLiveIndex, rebuild, rollback])
    await expect(act(elsewhere)).rejects.toThrow(/another prefix.*Set TRIVIA_INDEX_PREFIX/);
  expect(await readSearchIndices(pool)).toEqual(before);
  await expectSound();
});

describe('an index with documents of another version', () => {
  const setVersion = (version: number): Promise<unknown> =>
    pool.query(`update search_index set projection_version = $1 where state = 'live'`, [version]);

  test('is not written to, and nothing is settled', async () => {
    await load(engines, questions(3));
    await setVersion(PROJECTION_VERSION + 1);
    await importRecords(pool, questions(3));
    expect(await drainRound(engines)).toEqual({ kind: 'foreign', index: (await indices('live'))[0] });
    expect(await waiting(engines)).toBe(3);
    await ensureLiveIndex(engines);
    expect(await searched()).toEqual(await indices('live'));
    await setVersion(PROJECTION_VERSION);
    await expectSound();
  });

  test('is given up beside a live one of this version, as an upgrade leaves it that is broken off', async () => {
    await load(engines, questions(3));
    const live = await rebuild(engines);
    await pool.query(`update search_index set projection_version = $1 where state = 'standby'`, [
      PROJECTION_VERSION + 1,
    ]);
    await ensureLiveIndex(engines);
    expect((await readSearchIndices(pool)).map(({ name }) => name)).toEqual([live]);
    await expectSound();
  });

  test('is replaced before following and not kept if the version is older', async () => {
    await load(engines, questions(3));
    const [old = ''] = await indices('live');
    await setVersion(PROJECTION_VERSION - 1);
    await ensureLiveIndex(engines);
    expect(await indices('live')).not.toEqual([old]);
    expect(await indices('standby')).not.toContain(old);
    await expectSound();
  });
});

test('an index with another mapping is replaced before following, and kept for a rollback', async () => {
  await load(engines, questions(3));
  const [old = ''] = await indices('live');
  await pool.query(`update search_index set mapping_hash = '00000000' where state = 'live'`);
  await ensureLiveIndex(engines);
  const live = await indices('live');
  expect(live).not.toEqual([old]);
  expect(await indices('standby')).toEqual([old]);
  await ensureLiveIndex(engines);
  expect(await indices('live')).toEqual(live);
  await expectSound();
});

describe('a rebuild that crashes', () => {
  test('between the swap and the register is reconciled with the alias', async () => {
    const [old = ''] = await indices('live');
    const name = await rebuild(engines);
    await pool.query(`update search_index set state = 'building' where name = $1`, [name]);
    await pool.query(`update search_index set state = 'live' where name = $1`, [old]);
    await ensureLiveIndex(engines);
    expect(await indices('live')).toEqual([name]);
    expect(await indices('standby')).toEqual([old]);
    await expectSound();
  });

  test('and loses the alias gets it back with the next reconciliation', async () => {
    const alias = questionsAlias(indexPrefix);
    const [live = ''] = await indices('live');
    await elasticsearch.indices.deleteAlias({ index: live, name: alias });
    await ensureLiveIndex(engines);
    expect(await searched()).toEqual([live]);
  });

  // Last, since every later rebuild would write these questions too.
  test('while it fills the index is resumed at the cursor, and leaves one segment', async () => {
    await load(engines, questions(3_000, { tags: ['killed-rebuild'] }));
    const begun = `exists (select from search_index where state = 'building' and backfill_cursor is not null)`;
    const letGo = await holdWhen(pool, 'update on search_index', begun);
    const first = start('cli/trivia.ts', ['index', 'rebuild'], environment);
    const left = await until('a part is written', async () =>
      (await readSearchIndices(pool)).find(
        (index) => index.state === 'building' && index.backfill_cursor !== null,
      ),
    );
    await first.kill();
    await letGo();
    const [building] = await indices('building');
    expect(building).toBe(left.name);
    // What was written so far becomes a segment.
    await elasticsearch.indices.refresh({ index: left.name });
    let written = 0;
    expect(
      await until('the lock of the killed process is free', async () =>
        rebuild(engines, { onProgress: (count) => (written = count) }).catch(() => undefined),
      ),
    ).toBe(left.name);
    const { _all } = await elasticsearch.indices.stats({ index: left.name, metric: 'segments' });
    expect(_all.primaries?.segments?.count).toBe(1);
    const all = await pool.query('select from questions');
    expect(written).toBeLessThanOrEqual((all.rowCount ?? 0) - 2_000);
    await expectSound();
  });
});
