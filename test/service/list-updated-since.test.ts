import type { QueryResult } from 'pg';
import { describe, expect, test } from 'vitest';

import type { Database } from '../../src/store/database.ts';
import { searchHorizon } from '../../src/store/questions/horizon.ts';
import { questions } from '../support/a-question.ts';
import { anApi, type ListAnswer } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);
const { pool } = engines;

const idsOf = (page: ListAnswer): string[] => page.data.map((question) => question.id);
const lastChange = (page: ListAnswer): string => page.data.at(-1)?.updatedAt ?? '';
const edit = (ids: readonly string[]): Promise<unknown> =>
  pool.query(`update questions set text = text || '!' where id = any($1)`, [ids]);

/** Changes the questions one after another, so that their times differ, and makes them searchable. */
async function editInTurn(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await edit([id]);
    await pool.query('select pg_sleep(0.002)');
  }
  await makeSearchable(engines);
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
  test('lists what changed at that time or later, the oldest change first', async () => {
    const [a = '', b = '', c = '', d = ''] = await load(engines, questions(4, { tags: ['turn'] }));
    await editInTurn([c, a, d, b]);
    const [ofC, ofA] = await timesOf([c, a]);
    const since = (time: Date | undefined): Promise<ListAnswer> =>
      api.list({ tags: 'turn', updated_since: time?.toISOString() ?? '' });
    expect(idsOf(await since(ofC))).toEqual([c, a, d, b]);
    expect(idsOf(await since(ofA))).toEqual([a, d, b]);
    expect(idsOf(await since(new Date((ofA?.getTime() ?? 0) + 1)))).toEqual([d, b]);
  });

  test('takes offsets, fractions of any length and dates', async () => {
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

  test('pages forth and back, and those of one moment in the order of their numbers', async () => {
    const ids = await load(engines, questions(25, { tags: ['moment'] }));
    const pages = [await api.list({ tags: 'moment', limit: 10, updated_since: '2000-01-01' })];
    for (let link = pages[0]?._links.next; link !== undefined; link = pages.at(-1)?._links.next)
      pages.push(await api.follow(link));
    expect(pages.map((page) => page.data.length)).toEqual([10, 10, 5]);
    expect(pages.flatMap(idsOf)).toEqual(ids);
    const back = await api.follow(pages[2]?._links.prev ?? '');
    expect(idsOf(back)).toEqual(ids.slice(10, 20));
  });

  test('has the filters and the counts of every list', async () => {
    await load(engines, questions(3, { tags: ['both'], difficulty: 'hard' }));
    const query = { tags: 'both', updated_since: '2000-01-01', count: 'exact' };
    expect((await api.list({ ...query, difficulty: 'hard' })).meta.total).toBe(3);
    expect((await api.list({ ...query, difficulty: 'easy' })).meta.total).toBe(0);
  });
});

describe('GET /questions?updated_since, 200 while others write', () => {
  test('who goes on from the last change seen gets what a slow transaction commits later', async () => {
    const [slow = '', fast = ''] = await load(engines, questions(2, { tags: ['slow'] }));
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`update questions set text = 'Slow?' where id = $1`, [slow]);
      await editInTurn([fast]);
      const during = await api.list({ tags: 'slow', updated_since: '2000-01-01' });
      await writer.query('commit');
      await makeSearchable(engines);
      const after = await api.list({ tags: 'slow', updated_since: lastChange(during) || '2000-01-01' });
      expect(after.data.map((question) => question.text)).toContain('Slow?');
    } finally {
      writer.release();
    }
  });

  test('a change that cannot be searched yet does not lead the client past an older one', async () => {
    const [known = '', slow = ''] = await load(engines, questions(2, { tags: ['ahead'] }));
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`update questions set text = 'Older?' where id = $1`, [slow]);
      // Found at its old place in the index, this one has a later time in the database than the one above.
      await edit([known]);
      const during = await api.list({ tags: 'ahead', updated_since: '2000-01-01' });
      await writer.query('commit');
      await makeSearchable(engines);
      const after = await api.list({ tags: 'ahead', updated_since: lastChange(during) || '2000-01-01' });
      expect(idsOf(after)).toEqual([slow, known]);
    } finally {
      writer.release();
    }
  });
});

describe('the horizon', () => {
  const startOf = async (database: Pick<Database, 'query'>): Promise<number> => {
    const { rows } = await database.query<{ start: Date }>('select now() as start');
    return rows[0]?.start.getTime() ?? 0;
  };

  test('is now when nobody writes and nothing waits', async () => {
    await makeSearchable(engines);
    const before = await startOf(pool);
    expect(await searchHorizon(pool)).toBeGreaterThanOrEqual(before);
  });

  test('stays behind a committed change until it can be searched', async () => {
    const [id = ''] = await load(engines, questions(1));
    await edit([id]);
    const [changed] = await timesOf([id]);
    expect(await searchHorizon(pool)).toBeLessThanOrEqual(changed?.getTime() ?? 0);
    await makeSearchable(engines);
    expect(await searchHorizon(pool)).toBeGreaterThan(changed?.getTime() ?? Infinity);
  });

  test('stays behind a transaction that is about to write its first row', async () => {
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      const start = await startOf(writer);
      // What a write does before it stamps its row; the transaction has no number yet.
      await writer.query('lock table questions in row exclusive mode');
      expect(await searchHorizon(pool)).toBeLessThanOrEqual(start);
    } finally {
      await writer.query('rollback');
      writer.release();
    }
  });

  test('does not wait for readers, however old their transactions are', async () => {
    const reader = await pool.connect();
    try {
      await reader.query('begin');
      const start = await startOf(reader);
      await reader.query('select count(*) from questions');
      await reader.query('select pg_sleep(0.005)');
      expect(await searchHorizon(pool)).toBeGreaterThan(start);
    } finally {
      await reader.query('rollback');
      reader.release();
    }
  });

  test('stays behind a change that is committed while it is being told', async () => {
    const [id = ''] = await load(engines, questions(1));
    const writer = await pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`update questions set text = 'In between?' where id = $1`, [id]);
      let asked = 0;
      const query = async (...given: unknown[]): Promise<QueryResult> => {
        asked += 1;
        // The writer ends right after the first look, and is not taken to the index yet.
        const result = await (pool.query as (...all: unknown[]) => Promise<QueryResult>).apply(pool, given);
        if (asked === 1) await writer.query('commit');
        return result;
      };
      const horizon = await searchHorizon({ query: query as Database['query'] });
      const [changed] = await timesOf([id]);
      expect(horizon).toBeLessThanOrEqual(changed?.getTime() ?? 0);
    } finally {
      writer.release();
    }
  });
});

describe('GET /questions?updated_since, 400', () => {
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
  ])('refuses "%s"', async (updated_since) => {
    const { status, problem } = await api.refused('/questions', { updated_since });
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual(['updated_since']);
  });
});
