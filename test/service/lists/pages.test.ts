import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { importRecords } from '../../../indexer/import/import-records.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type ListResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { matchingIds } from '../../support/data/filter-values.ts';
import { load, makeSearchable, setAvailability } from '../../support/load.ts';
import { cursorOf, idsOf, thereAndBack, walkPages } from '../../support/clients/walk-pages.ts';

/** Copies of one question. Both numbers are above the limit up to which an estimate counts exactly, and far apart. */
const MANY = 11_600;
const MANY_EASY = 10_100;

const engines = await ownEngines();
const api = await anApi(engines);
await load(engines, questions(57, { tags: ['fixed'] }));
await load(
  engines,
  questions(3, { tags: ['twofold', 'other'], subcategories: ['twofold'], category: 'art', regions: ['pl'] }),
);
await load(engines, questions(30, { tags: ['some'] }));
const [model] = await load(engines, [aQuestion({ tags: ['many'] })]);
await engines.pool.query(
  `insert into questions (
     id, source, source_id, language, text, correct_answer, incorrect_answers, type, difficulty, difficulty_rated, quality,
     category_id, subcategories, tags, regions, license, modifications, modified_at, content_hash)
   select uuidv7(), source, 'copy ' || number, language, text, correct_answer, incorrect_answers, type,
     case when number <= $3::int then 'easy' else 'hard' end, difficulty_rated, quality, category_id, subcategories, tags, regions, license, modifications, modified_at, content_hash
   from questions, generate_series(2, $2::int) as number where id = $1`,
  [model, MANY, MANY_EASY + 1],
);
await makeSearchable(engines);

const cursorIn = ({ _links }: Pick<ListResponse, '_links'>): string => cursorOf(_links.next);
const newestFirst = (tag: string): Promise<string[]> => matchingIds(engines.pool, { tags: tag });

describe('the counts of GET /questions', () => {
  test.each([
    ['no count parameter', { totalEstimate: 30, countMode: 'estimate' }],
    ['count=estimate', { totalEstimate: 30, countMode: 'estimate' }],
    ['count=exact', { total: 30, countMode: 'exact' }],
    ['count=none', { countMode: 'none' }],
  ])('with %s, the response has only the total of that mode', async (mode, expected) => {
    const count = mode.startsWith('count=') ? { count: mode.slice('count='.length) } : {};
    const { meta } = await api.list({ tags: 'some', limit: 12, ...count });
    expect(meta).toEqual({ count: 12, language: 'en', ...expected });
    expect(await api.list({ tags: 'some', limit: 0, ...count })).toEqual({
      data: [],
      meta: { count: 0, language: 'en', ...expected },
      _links: {},
    });
  });

  test('limit=0 counts changes', async () => {
    const later = new Date(Date.now() + 60_000).toISOString();
    const counted = async (updated_since: string): Promise<number | undefined> =>
      (await api.list({ tags: 'some', limit: 0, count: 'exact', updated_since })).meta.total;
    expect(await counted('2020-01-01')).toBe(30);
    expect(await counted(later)).toBe(0);
  });

  test('count=exact counts a large result exactly on every page', async () => {
    const first = await api.list({ tags: 'many', limit: 1, count: 'exact' });
    expect(first.meta.total).toBe(MANY);
    expect((await api.follow(first._links.next ?? '')).meta.total).toBe(MANY);
  });

  test('the estimate of a large result is within 5 %', async () => {
    const first = await api.list({ tags: 'many', limit: 1 });
    const second = await api.follow(first._links.next ?? '');
    for (const { meta } of [first, second])
      expect(Math.abs((meta.totalEstimate ?? 0) - MANY)).toBeLessThan(MANY / 20);
    expect(first.meta.totalEstimate).not.toBe(10_000);
  });

  test('different filters have different estimates', async () => {
    const estimate = async (query: Query): Promise<number> => (await api.list(query)).meta.totalEstimate ?? 0;
    expect(Math.abs((await estimate('tags=many&difficulty=easy')) - MANY_EASY)).toBeLessThan(MANY_EASY / 20);
    expect(await estimate('tags=many&difficulty=expert')).toBe(0);
  });

  test('a lookup by ids has the total of the questions found', async () => {
    const ids = `${model ?? ''},019a0000-0000-7000-8000-000000000001`;
    const metaOf = async (query: object): Promise<object> => (await api.list({ ids, ...query })).meta;
    expect(await metaOf({})).toMatchObject({ count: 1, totalEstimate: 1, countMode: 'estimate' });
    expect(await metaOf({ count: 'exact' })).toMatchObject({ count: 1, total: 1 });
    expect(await metaOf({ count: 'none' })).toEqual({ count: 1, countMode: 'none', language: 'en' });
  });
});

describe('GET /questions, 200', () => {
  test('lists 20 questions by default', async () => {
    const page = await api.list({ tags: 'fixed' });
    expect(page.data).toHaveLength(20);
    expect(page.meta.count).toBe(20);
  });

  const LIMITS = [1, 10, 19, 56, 57, 58, 100];
  test.each(LIMITS)('pages of %i have all questions, newest first, forwards and backwards', async (limit) => {
    const all = await newestFirst('fixed');
    const { forth, back } = await thereAndBack(api, await api.list({ tags: 'fixed', limit }));
    expect(forth.flatMap(idsOf)).toEqual(all);
    expect(forth).toHaveLength(Math.ceil(all.length / limit));
    expect(back.map(idsOf)).toEqual(forth.map(idsOf));
    for (const [first] of [forth, back]) expect(first?._links.prev).toBeUndefined();
  });

  describe('over large gaps, as left by questions that do not match', () => {
    const GAPS = [0, 3, 150, 250, 900, 3_100, 7_000, 40_000, 2_000_000];

    beforeAll(async () => {
      for (const gap of GAPS) {
        await engines.pool.query(
          `select setval(pg_get_serial_sequence('questions', 'seq'), (select max(seq) + $1 from questions))`,
          [gap],
        );
        await importRecords(engines.pool, questions(1, { tags: ['gaps'] }));
      }
      await makeSearchable(engines);
    });

    test.each([1, 2, 5])('pages of %i lead forwards and backwards', async (limit) => {
      const all = await newestFirst('gaps');
      for (const count of ['none', 'estimate', 'exact']) {
        const { forth, back } = await thereAndBack(api, await api.list({ tags: 'gaps', limit, count }));
        expect(forth.flatMap(idsOf)).toEqual(all);
        expect(back.map(idsOf)).toEqual(forth.map(idsOf));
        const total = { none: undefined, estimate: all.length, exact: all.length }[count];
        for (const { meta } of [...forth, ...back]) expect(meta.total ?? meta.totalEstimate).toBe(total);
      }
    });
  });

  test('links are absolute and change only the cursor of the query', async () => {
    const query = 'tags=fixed&limit=5&source=svc,arc';
    const first = await api.list(query);
    const second = await api.follow(first._links.next ?? '');
    for (const link of [first._links.next, second._links.next, second._links.prev]) {
      const [address, cursor] = (link ?? '').split('&cursor=');
      expect(address).toBe(`${engines.config.baseUrl}/api/v1/questions?${query}`);
      expect(cursor).toMatch(/^[\w-]+$/);
    }
  });

  test('the page size can change between pages', async () => {
    const all = await newestFirst('fixed');
    const first = await api.list({ tags: 'fixed', limit: 10 });
    const second = await api.list({ tags: 'fixed', limit: 3, count: 'none', cursor: cursorIn(first) });
    expect(idsOf(second)).toEqual(all.slice(10, 13));
  });

  test('no match results in one empty page', async () => {
    const page = await api.list({ tags: 'no-such-tag' });
    expect(page.data).toEqual([]);
    expect(page._links).toEqual({});
  });
});

describe('GET /questions, 200 while the catalogue changes', () => {
  test('paging forwards and backwards neither repeats questions nor skips unchanged ones', async () => {
    const settled = await load(engines, questions(60, { tags: ['busy'] }));
    const victims = settled.filter((_id, index) => index % 4 === 1);
    const lasting = settled.filter((id) => !victims.includes(id));
    let step = 0;
    const disturb = async (): Promise<void> => {
      step += 1;
      await setAvailability(engines, victims.splice(0, 1), step % 2 === 0 ? 'hidden' : 'deleted');
      const edited = lasting.filter((_id, index) => index % 5 === step % 5);
      await engines.pool.query(`update questions set text = text || '!' where id = any($1)`, [edited]);
      if (step % 3 === 0) await load(engines, questions(2, { tags: ['busy'] }));
      else if (step % 3 === 1) await makeSearchable(engines);
    };
    const forth = await walkPages(api, await api.list({ tags: 'busy', limit: 7 }), 'next', disturb);
    const seen = forth.flatMap(idsOf);
    expect(step).toBeGreaterThan(6);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual(expect.arrayContaining(lasting));

    const last = forth.at(-1);
    const back = last === undefined ? [] : (await walkPages(api, last, 'prev', disturb)).flatMap(idsOf);
    expect(new Set(back).size).toBe(back.length);
    expect(back).toEqual(expect.arrayContaining(lasting));
  });

  test('a recently hidden question is never returned, and pages of hidden questions do not end the list', async () => {
    const known = await load(engines, questions(9, { tags: ['lagging'] }));
    await setAvailability(engines, known.slice(3, 6), 'hidden');
    const pages = await walkPages(api, await api.list({ tags: 'lagging', limit: 3 }), 'next');
    expect(pages.map((page) => page.data.length)).toEqual([3, 0, 3]);
    expect(pages.map((page) => page.meta.count)).toEqual([3, 0, 3]);
    expect(pages.flatMap(idsOf)).not.toEqual(expect.arrayContaining([known[3]]));
  });
});

describe('GET /questions, 400', () => {
  const cursorOf = async (query: Query): Promise<string> => cursorIn(await api.list(query));

  test.each([
    ['a negative limit', { limit: -1 }, 'limit'],
    ['a limit of 101', { limit: 101 }, 'limit'],
    ['a limit in words', { limit: 'all' }, 'limit'],
    ['an amount, which only draws have', { amount: 5 }, 'amount'],
    ['excluded ids, which only draws have', { exclude: '019a0000-0000-7000-8000-000000000001' }, 'exclude'],
    ['an unknown count mode', { count: 'all' }, 'count'],
    ['an empty cursor', 'cursor=', 'cursor'],
    ['a cursor of 201 characters', { cursor: 'A'.repeat(201) }, 'cursor'],
    ['an invented cursor', { cursor: 'AQAAAAAAAAAA' }, 'cursor'],
    ['another content language without ids', { content_language: 'pl' }, 'content_language'],
  ])('refuses %s', async (_name, query, parameter) => {
    expect(await api.refusedFor('/questions', query)).toEqual([parameter]);
  });

  test.each([
    ['a category', 'category=art', 'category=25'],
    ['a list of tags', 'tags=twofold,other', 'tags=other,twofold'],
    ['a region', 'regions=PL', 'regions=pl'],
    ['a licence', 'license=CC-BY-4.0', 'license=cc-by-4.0'],
    ['an array', 'tags=twofold,other', 'tags[]=twofold&tags[]=other'],
    ['a time', 'updated_since=2020-01-01', 'updated_since=2020-01-01T01:00:00%2B01:00'],
  ])('accepts a cursor of the same filters when %s is written differently', async (_name, first, second) => {
    const cursor = await cursorOf(`${first}&subcategory=twofold&limit=1`);
    const page = await api.list(`${second}&subcategory=twofold&limit=1&cursor=${cursor}`);
    expect(page.meta.count).toBe(1);
  });

  test('refuses a damaged cursor', async () => {
    const cursor = await cursorOf({ tags: 'fixed', limit: 5 });
    const damaged = cursor.slice(0, 8) + (cursor.charAt(8) === 'A' ? 'B' : 'A') + cursor.slice(9);
    const query = { tags: 'fixed', limit: 5, cursor: damaged };
    expect(await api.refusedFor('/questions', query)).toEqual(['cursor']);
  });

  test.each([
    ['another filter', { tags: 'fixed', type: 'multiple' }],
    ['one filter removed', {}],
    ['another language', { tags: 'fixed', lang: 'pl' }],
    ['another order', { tags: 'fixed', updated_since: '2020-01-01' }],
    ['another filter and no questions', { tags: 'some', limit: 0 }],
  ])('refuses a cursor with %s', async (_name, query) => {
    const cursor = await cursorOf({ tags: 'fixed', limit: 5 });
    expect(await api.refusedFor('/questions', { ...query, cursor })).toEqual(['cursor']);
  });
});

test('a forged cursor of the regions, which is readable, is refused or leads to a page for any text', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('pl', 'PL', 'zz', ''),
        fc.oneof(fc.bigInt().map(String), fc.string({ maxLength: 12 })),
      )
      .map(([code, version]) => `${code}.${version}`),
  );
  await fc.assert(
    fc.asyncProperty(text, async (cursor) => {
      const query = new URLSearchParams({ limit: '2', cursor });
      const { statusCode, body } = await api.send(`/regions?${query.toString()}`);
      expect([200, 400], `${cursor}: ${body}`).toContain(statusCode);
    }),
    { numRuns: 100 },
  );
});

describe('cursors', () => {
  test('are valid in every process, and after a restart', async () => {
    const query = { tags: 'fixed', limit: 2 };
    const [listed, tags] = [await api.list(query), await api.tags({ limit: 2 })];
    const other = await anApi(engines);
    expect((await other.list({ ...query, cursor: cursorIn(listed) })).data).toHaveLength(2);
    expect((await other.tags({ limit: 2, cursor: cursorIn(tags) })).data).toHaveLength(2);
  });

  test('are not valid for a service with another secret', async () => {
    const cursor = cursorIn(await api.list({ limit: 2 }));
    const config = { ...engines.config, reportSecret: 'another-secret-of-thirty-two-characters' };
    const other = await anApi({ ...engines, config });
    expect(await other.refusedFor('/questions', { limit: 2, cursor })).toEqual(['cursor']);
  });
});
