import type { Client } from '@elastic/elasticsearch';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { pino, type Logger } from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

import { drainRound } from '../../../indexer/follow/drain-round.ts';
import { ensureLiveIndex } from '../../../indexer/follow/ensure-live-index.ts';
import { follow } from '../../../indexer/follow/follow.ts';
import { findForeignHistories } from '../../../indexer/follow/foreign-history.ts';
import { verify } from '../../../indexer/follow/verify.ts';
import { importRecords } from '../../../indexer/import/import-records.ts';
import { readSearchIndices } from '../../../indexer/store/generations/search-index.ts';
import { questionsAlias } from '../../../src/search/run-search.ts';
import { readChanges, searchHorizon } from '../../../src/store/questions/question-changes.ts';
import { promoteStandby } from '../../../stack/standby.ts';
import { questions } from '../../support/data/a-question.ts';
import { fill, ownEngines, type TestEngines, openPatiently } from '../../support/engines.ts';
import { postgresTools } from '../../support/installed-programs.ts';
import { load, makeSearchable, searchableIds, visibleIds, waiting } from '../../support/load.ts';
import { ownPostgres, ownStandby, severalHosts, type OwnPostgres } from '../../support/own-engines.ts';
import { ownFolder } from '../../support/own-folder.ts';
import { trivia } from '../../support/trivia.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
const alias = questionsAlias(engines.indexPrefix);
const SOUND = { sameHistory: true, missing: 0, stale: 0, ghost: 0, excused: 0 };

const tools = await postgresTools();

/** A client that reads the stamps of a copy which has lost the other nodes, and after `catchUp` those of the others. */
async function behindTheOthers({ elasticsearch, pool }: TestEngines) {
  const names = await indexNames({ pool });
  const old = await elasticsearch.mget({ docs: names.map((_index) => ({ _index, _id: 'stamp' })) });
  const client = Object.create(elasticsearch) as Client;
  let isBehind = true;
  const mget = (...request: Parameters<Client['mget']>) =>
    isBehind ? Promise.resolve(old) : elasticsearch.mget(...request);
  Object.defineProperty(client, 'mget', { value: mget });
  return { client, catchUp: () => void (isBehind = false) };
}

function keepErrors(): { logger: Logger; errors: string[] } {
  const errors: string[] = [];
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  return { logger, errors };
}

/** Follows during `work`, and returns the errors that were logged. */
async function followDuring(parts: TestEngines, work: () => Promise<unknown>): Promise<string> {
  const { logger, errors } = keepErrors();
  const end = new AbortController();
  const following = follow({ ...parts, logger }, end.signal);
  await work().finally(() => end.abort());
  await following;
  return errors.join('');
}

/** Follows until the index is as the database, and returns the errors that were logged. */
const followUntilSound = (parts: TestEngines): Promise<string> =>
  followDuring(parts, () =>
    until('the index is as the database', async () => {
      const report = await verify(parts, questionsAlias(parts.indexPrefix)).catch(() => undefined);
      if (report?.sameHistory !== true) return false;
      return report.missing + report.stale + report.ghost + report.excused === 0;
    }),
  );

const indexNames = async ({ pool }: Pick<TestEngines, 'pool'>): Promise<string[]> =>
  (await readSearchIndices(pool)).map(({ name }) => name);

const setLevel = (pool: Pool, ids: readonly string[], difficulty: string): Promise<unknown> =>
  pool.query('update questions set difficulty = $2 where id = any ($1)', [ids, difficulty]);

const levelIn = async (parts: TestEngines, id: string): Promise<unknown> =>
  (
    await parts.elasticsearch.get<{ difficulty: string }>({
      index: questionsAlias(parts.indexPrefix),
      id,
    })
  )._source?.difficulty;

/** Restores the database from a dump that was made before `meanwhile`. */
async function restoreTo(meanwhile: () => Promise<unknown>): Promise<void> {
  if (typeof tools === 'string') throw new Error(tools);
  const file = join(await ownFolder(), 'trivia.sql');
  const url = engines.config.databaseUrl;
  await tools.pgDump('--clean', '--if-exists', `--file=${file}`, url);
  await meanwhile();
  const options = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  await tools.psql(...options, `--file=${file}`, url);
}

// The copy of a master that was cut off led to a new index, which takes an hour with ten million questions.
test('a copy of the index that is behind is not taken for a restored one', async () => {
  await load(engines, questions(1));
  const { client, catchUp } = await behindTheOthers(engines);
  // More rounds than the database remembers.
  for (let round = 0; round < 20; round += 1) await load(engines, questions(1));
  const before = await indexNames(engines);
  await importRecords(engines.pool, questions(1, { tags: ['behind'] }));
  const parts = { ...engines, elasticsearch: client };
  expect(await drainRound(parts)).toMatchObject({
    kind: 'again',
    reason: `a copy of ${before.join(', ')} is behind`,
  });
  expect(await findForeignHistories(parts)).toEqual([]);
  catchUp();
  expect(await drainRound(parts)).toMatchObject({ kind: 'done', settled: 1 });
  expect(await indexNames(engines)).toEqual(before);
  expect(await verify(engines, alias)).toMatchObject(SOUND);
});

describe.skipIf(typeof tools === 'string')('a database that is restored from a dump', () => {
  // The engine refuses older revisions. The indexer took that for "already newer" and forgot every later edit.
  test('gets a new index from the indexer, which loses no later edit and logs what has happened', async () => {
    const ids = await load(engines, questions(50, { tags: ['dumped'], difficulty: 'easy' }));
    const [edited = ''] = ids;
    await restoreTo(async () => {
      await setLevel(engines.pool, ids, 'expert');
      await load(engines, questions(5, { tags: ['lost'] }));
    });
    // It gets the revision that its document has already.
    await setLevel(engines.pool, [edited], 'hard');

    expect(await verify(engines, alias)).toMatchObject({ sameHistory: false, stale: 49 });
    const { code, stdout } = await trivia(['index', 'verify'], engines.environment);
    expect(code).toBe(3);
    expect(stdout).toContain('restored from an older copy');

    const errors = await followUntilSound(engines);
    expect(errors).toContain('restored from an older copy');
    expect(await levelIn(engines, edited)).toBe('hard');
    expect(await searchableIds(engines, 'lost')).toEqual([]);
    expect(await searchableIds(engines, 'dumped')).toEqual(await visibleIds(engines, 'dumped'));
    expect(await verify(engines, alias)).toMatchObject(SOUND);
  });

  test('is noticed by an indexer that is running, even without a change', async () => {
    const [id = ''] = await load(engines, questions(1, { difficulty: 'easy' }));
    const errors = await followDuring(engines, async () => {
      await restoreTo(async () => {
        await setLevel(engines.pool, [id], 'expert');
        await until('the edit is searchable', async () => (await waiting(engines)) === 0);
      });
      await until('the index is as the database', async () => (await levelIn(engines, id)) === 'easy');
    });
    expect(errors).toContain('restored from an older copy');
  });

  test('gets a new index by `trivia index rebuild`', async () => {
    const ids = await load(engines, questions(20, { tags: ['by-command'], difficulty: 'easy' }));
    await restoreTo(async () => {
      await setLevel(engines.pool, ids, 'expert');
      await makeSearchable(engines);
    });
    expect((await trivia(['index', 'rebuild'], engines.environment)).code).toBe(0);
    expect(await verify(engines, alias)).toMatchObject(SOUND);
    for (const id of ids.slice(0, 3)) expect(await levelIn(engines, id)).toBe('easy');
  });
});

describe('an index that is not of the database', () => {
  test('is replaced if it was restored from an older copy', async () => {
    await load(engines, questions(3));
    const [live] = (await readSearchIndices(engines.pool)).filter(({ state }) => state === 'live');
    await engines.elasticsearch.index({
      index: live?.name ?? '',
      id: 'stamp',
      document: { stamp: '019b3c4e-8a00-4c11-9d52-000000000001' },
    });
    expect(await followUntilSound(engines)).toContain('its last round is unknown');
    expect(await indexNames(engines)).not.toContain(live?.name);
  });

  test('is replaced if it has a newer document, and the refused change stays in the queue until then', async () => {
    const [id = ''] = await load(engines, questions(1, { difficulty: 'easy' }));
    const document = { quality: 'high', rev: 1 };
    await engines.elasticsearch.index({
      index: alias,
      id,
      document,
      version: 9_000_000_000,
      version_type: 'external',
    });
    await setLevel(engines.pool, [id], 'hard');
    expect(await drainRound(engines)).toMatchObject({ kind: 'restored' });
    expect(await waiting(engines)).toBe(1);
    expect(await followUntilSound(engines)).toContain('it has newer documents than the database');
    expect(await levelIn(engines, id)).toBe('hard');
  });

  test('leaves changes in the queue until readers search the new one', async () => {
    await load(engines, questions(1));
    // As during a rebuild after the index of the readers was unregistered.
    await engines.pool.query(
      `update search_index set state = 'building', verified_at = now() where state = 'live'`,
    );
    await importRecords(engines.pool, questions(2));
    expect(await drainRound(engines)).toMatchObject({ kind: 'done', settled: 0 });
    expect(await waiting(engines)).toBe(2);
    expect(await searchHorizon(engines.pool)).toBe(0);
    await makeSearchable(engines);
    expect(await waiting(engines)).toBe(0);
    expect(await searchHorizon(engines.pool)).toBeGreaterThan(0);
  });

  // An upgrade must not look like lost changes.
  test('is replaced without an error if it is of an earlier release, which knew no stamps', async () => {
    const { logger, errors } = keepErrors();
    await load(engines, questions(1));
    const [live] = (await readSearchIndices(engines.pool)).filter(({ state }) => state === 'live');
    await engines.pool.query(
      `update search_index set projection_version = projection_version - 1, stamps = '{}' where state = 'live'`,
    );
    await engines.elasticsearch.delete({ index: live?.name ?? '', id: 'stamp' });
    await ensureLiveIndex({ ...engines, logger });
    expect(errors).toEqual([]);
    expect(await indexNames(engines)).not.toContain(live?.name);
  });

  test('is kept by any number of rounds and of rounds that fail', async () => {
    const before = await indexNames(engines);
    for (let round = 0; round < 20; round += 1) {
      await importRecords(engines.pool, questions(1));
      const refusing = Object.create(engines.elasticsearch, {
        bulk: { value: () => Promise.reject(new Error('lost')) },
      }) as typeof engines.elasticsearch;
      expect(await drainRound({ ...engines, elasticsearch: refusing })).toMatchObject({ kind: 'again' });
    }
    await makeSearchable(engines);
    expect(await indexNames(engines)).toEqual(before);
  });
});

describe('a data folder that is put back from a cold copy', () => {
  let server: OwnPostgres;
  let parts: TestEngines;

  beforeAll(async () => {
    server = await ownPostgres();
    await server.start();
    await fill(server.url);
    const environment = {
      ...engines.environment,
      DATABASE_URL: server.url,
      TRIVIA_INDEX_PREFIX: `${engines.indexPrefix}-cold`,
    };
    const pool = openPatiently({ databaseUrl: server.url }, engines.logger);
    parts = { ...engines, pool, environment, indexPrefix: `${engines.indexPrefix}-cold` };
  });
  afterAll(async () => {
    await parts.pool.end();
    await server.remove();
  });

  async function saveCopy(): Promise<void> {
    await server.end('SIGINT');
    await server.save();
  }

  // Counters alone would not notice it: they are ahead of the index again.
  test('is noticed, although the server is the same and its revisions have caught up', async () => {
    const ids = await load(parts, questions(20, { tags: ['cold'], difficulty: 'easy' }));
    await saveCopy();
    await server.start();
    await setLevel(parts.pool, ids, 'expert');
    await makeSearchable(parts);
    await server.end('SIGINT');
    await server.restore();
    await server.start();
    await importRecords(parts.pool, questions(30, { tags: ['later'] }));
    expect(await followUntilSound(parts)).toContain('restored from an older copy');
    expect(await levelIn(parts, ids[0] ?? '')).toBe('easy');
    expect(await searchableIds(parts, 'later')).toEqual(await visibleIds(parts, 'later'));
  });

  test('that has lost nothing keeps its index', async () => {
    await ensureLiveIndex(parts);
    const before = await indexNames(parts);
    await saveCopy();
    await server.restore();
    await server.start();
    await load(parts, questions(1));
    expect(await indexNames(parts)).toEqual(before);
  });

  test('keeps its index when the server is killed', async () => {
    const before = await indexNames(parts);
    await importRecords(parts.pool, questions(10));
    await drainRound(parts);
    await server.end('SIGKILL');
    await server.start();
    await load(parts, questions(1));
    expect(await indexNames(parts)).toEqual(before);
  });
});

test('a standby that becomes the primary without the last commits is noticed by the indexer and by memory', async () => {
  const server = await ownPostgres();
  onTestFinished(() => server.remove());
  await server.start();
  await fill(server.url);
  const standby = await ownStandby(server);
  onTestFinished(() => standby.remove());
  await standby.start();
  const databaseUrl = severalHosts(server.url, standby.url);
  const pool = openPatiently({ databaseUrl }, engines.logger);
  onTestFinished(() => pool.end());
  const parts = { ...engines, pool, indexPrefix: `${engines.indexPrefix}-standby` };
  const ids = await load(parts, questions(20, { tags: ['kept'], difficulty: 'easy' }));
  await until('the standby has everything', async () => {
    const { rows } = await pool.query<{ is_equal: boolean }>(
      'select bool_and(replay_lsn >= pg_current_wal_insert_lsn()) as is_equal from pg_stat_replication',
    );
    return rows[0]?.is_equal === true;
  });

  // What is written now is lost.
  await standby.end('SIGINT');
  await setLevel(pool, ids, 'expert');
  await makeSearchable(parts);
  const read = await readChanges(pool, undefined);
  await server.end('SIGKILL');
  await standby.start();
  await promoteStandby(standby.url);

  // Numbers of revisions and of transactions catch up with those that were lost.
  await until('the pool has found the new primary', () =>
    pool.query('select').then(
      () => true,
      () => false,
    ),
  );
  for (let count = 0; count < 30; count += 1) await importRecords(pool, questions(1, { tags: ['later'] }));
  expect((await readChanges(pool, read)).seqs).toBeUndefined();
  expect(await followUntilSound(parts)).toContain('restored from an older copy');
  expect(await levelIn(parts, ids[0] ?? '')).toBe('easy');
  expect(await searchableIds(parts, 'later')).toEqual(await visibleIds(parts, 'later'));
});
