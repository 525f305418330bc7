import type { PoolClient, QueryResult } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { Database } from '../../../src/store/database.ts';
import { searchHorizon } from '../../../src/store/questions/question-changes.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type ListResponse } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { idsOf, walkPages } from '../../support/clients/walk-pages.ts';

const engines = await ownEngines();
const api = await anApi(engines);
const { pool } = engines;

const lastChange = (page: ListResponse): string => page.data.at(-1)?.updatedAt ?? '';
const edit = (ids: readonly string[]): Promise<unknown> =>
  pool.query(`update questions set text = text || '!' where id = any($1)`, [ids]);

/** Changes the questions one by one, so that their times differ, and makes them searchable. */
async function editInTurn(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await edit([id]);
    await pool.query('select pg_sleep(0.002)');
  }
  await makeSearchable(engines);
}

/** Begins a transaction. It is rolled back when the test ends, unless it has been committed. */
async function aTransaction(): Promise<PoolClient> {
  const client = await pool.connect();
  onTestFinished(async () => {
    await client.query('rollback');
    client.release();
  });
  await client.query('begin');
  return client;
}

async function timesOf(ids: readonly string[]): Promise<Date[]> {
  const found = await pool.query<{ id: string; updated_at: Date }>(
    'select id, updated_at from questions where id = any($1)',
    [ids],
  );
  const times = new Map(found.rows.map((row) => [row.id, row.updated_at]));
  return ids.flatMap((id) => times.get(id) ?? []);
}

describe('GET /questions?updated_since, 200', () => {
  test('lists changes at that time or later, oldest first', async () => {
    const [a = '', b = '', c = '', d = ''] = await load(engines, questions(4, { tags: ['turn'] }));
    await editInTurn([c, a, d, b]);
    const [ofC, ofA] = await timesOf([c, a]);
    const since = (time: Date | undefined): Promise<ListResponse> =>
      api.list({ tags: 'turn', updated_since: time?.toISOString() ?? '' });
    expect(idsOf(await since(ofC))).toEqual([c, a, d, b]);
    expect(idsOf(await since(ofA))).toEqual([a, d, b]);
    expect(idsOf(await since(new Date((ofA?.getTime() ?? 0) + 1)))).toEqual([d, b]);
  });

  test('accepts offsets, fractions of any length and dates', async () => {
    const ids = await load(engines, questions(1, { tags: ['forms'] }));
    const [time = new Date()] = await timesOf(ids);
    const local = new Date(time.getTime() + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
    const today = time.toISOString().slice(0, 10);
    const finer = time.toISOString().replace('Z', '000000Z');
    for (const updated_since of [local, today, finer, '1969-12-31', '0001-01-01T00:00:00Z'])
      expect(idsOf(await api.list({ tags: 'forms', updated_since })), updated_since).toEqual(ids);
    for (const updated_since of ['2999-01-01', '9999-12-31T23:59:59.999Z'])
      expect(idsOf(await api.list({ tags: 'forms', updated_since })), updated_since).toEqual([]);
  });

  test('pages forwards and backwards, with equal times in a stable order', async () => {
    const ids = await load(engines, questions(25, { tags: ['moment'] }));
    const first = await api.list({ tags: 'moment', limit: 10, updated_since: '2000-01-01' });
    const pages = await walkPages(api, first, 'next');
    expect(pages.map((page) => page.data.length)).toEqual([10, 10, 5]);
    expect(pages.flatMap(idsOf)).toEqual(ids);
    const back = await api.follow(pages[2]?._links.prev ?? '');
    expect(idsOf(back)).toEqual(ids.slice(10, 20));
  });
});

/** Lists changes while a transaction edits a question, and resumes at the last of them after its commit. */
async function resumeAfter(tag: string, slow: string, text: string, meanwhile: () => Promise<unknown>) {
  const writer = await aTransaction();
  await writer.query('update questions set text = $2 where id = $1', [slow, text]);
  await meanwhile();
  const during = await api.list({ tags: tag, updated_since: '2000-01-01' });
  await writer.query('commit');
  await makeSearchable(engines);
  return api.list({ tags: tag, updated_since: lastChange(during) || '2000-01-01' });
}

describe('GET /questions?updated_since, 200 while others write', () => {
  test('a client that resumes at the last change gets what a slow transaction commits later', async () => {
    const [slow = '', fast = ''] = await load(engines, questions(2, { tags: ['slow'] }));
    const after = await resumeAfter('slow', slow, 'Slow?', () => editInTurn([fast]));
    expect(after.data.map((question) => question.text)).toContain('Slow?');
  });

  test('a change that is not searchable yet does not make the client skip an older one', async () => {
    const [known = '', slow = ''] = await load(engines, questions(2, { tags: ['ahead'] }));
    // The index still has the old time of this question; in the database its time is later than that of the other.
    const after = await resumeAfter('ahead', slow, 'Older?', () => edit([known]));
    expect(idsOf(after)).toEqual([slow, known]);
  });
});

const startOf = async (database: Pick<Database, 'query'>): Promise<number> => {
  const { rows } = await database.query<{ start: Date }>('select now() as start');
  return rows[0]?.start.getTime() ?? 0;
};

test('the horizon stays before a committed change until that is searchable', async () => {
  const [id = ''] = await load(engines, questions(1));
  await edit([id]);
  const [changed] = await timesOf([id]);
  expect(await searchHorizon(pool)).toBeLessThanOrEqual(changed?.getTime() ?? 0);
  await makeSearchable(engines);
  expect(await searchHorizon(pool)).toBeGreaterThan(changed?.getTime() ?? Infinity);
});

test('the horizon stays before a transaction that is about to write its first row', async () => {
  const writer = await aTransaction();
  const start = await startOf(writer);
  // The lock that a write takes before it sets the time of its row. The transaction does not have an id yet.
  await writer.query('lock table questions in row exclusive mode');
  expect(await searchHorizon(pool)).toBeLessThanOrEqual(start);
});

test('the horizon does not wait for read transactions', async () => {
  const reader = await aTransaction();
  const start = await startOf(reader);
  await reader.query('select count(*) from questions');
  await reader.query('select pg_sleep(0.005)');
  expect(await searchHorizon(pool)).toBeGreaterThan(start);
});

test('the horizon stays before a change that is committed while the horizon is read', async () => {
  const [id = ''] = await load(engines, questions(1));
  const writer = await aTransaction();
  await writer.query(`update questions set text = 'In between?' where id = $1`, [id]);
  let reads = 0;
  const query = async (...parameters: unknown[]): Promise<QueryResult> => {
    reads += 1;
    // The writer commits right after the first read, and its change is not indexed yet.
    const result = await (pool.query as (...all: unknown[]) => Promise<QueryResult>).apply(pool, parameters);
    if (reads === 1) await writer.query('commit');
    return result;
  };
  const horizon = await searchHorizon({ query: query as Database['query'] });
  const [changed] = await timesOf([id]);
  expect(horizon).toBeLessThanOrEqual(changed?.getTime() ?? 0);
});

test.each([
  'yesterday',
  '2026-13-01',
  '2026-02-30',
  '2026-01-01T25:00:00Z',
  '2026-01-01T12:00:00',
  '2026-01-01 12:00:00Z',
  '12:00:00Z',
  '1767225600',
  '20260101',
  '',
])('GET /questions?updated_since, 400: refuses "%s"', async (updated_since) => {
  expect(await api.refusedFor('/questions', { updated_since })).toEqual(['updated_since']);
});
