import { describe, expect, test } from 'vitest';

import { aQuestion, questions } from '../support/a-question.ts';
import { anApi, type Query } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';

/** Copies of one question. Both numbers are above the limit up to which an estimate counts exactly, and far apart. */
const MANY = 11_600;
const MANY_EASY = 10_100;

const engines = await ownEngines();
const api = await anApi(engines);
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

describe('GET /questions, 200', () => {
  test.each([
    ['no count parameter', { totalEstimate: 30, countMode: 'estimate' }],
    ['count=estimate', { totalEstimate: 30, countMode: 'estimate' }],
    ['count=exact', { total: 30, countMode: 'exact' }],
    ['count=none', { countMode: 'none' }],
  ])('with %s, the response has only the total of that mode', async (mode, expected) => {
    const count = mode.startsWith('count=') ? { count: mode.slice('count='.length) } : {};
    const { meta } = await api.list({ tags: 'some', limit: 12, ...count });
    expect(meta).toEqual({ count: 12, language: 'en', ...expected });
  });

  test.each(['estimate', 'exact'])('the total of count=%s is the same on every page', async (count) => {
    let page = await api.list({ tags: 'some', limit: 12, count });
    const totals = [page.meta.total ?? page.meta.totalEstimate];
    while (page._links.next !== undefined) {
      page = await api.follow(page._links.next);
      totals.push(page.meta.total ?? page.meta.totalEstimate);
    }
    expect(totals).toEqual([30, 30, 30]);
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
    expect(Math.abs((await estimate('tags=many')) - MANY)).toBeLessThan(MANY / 20);
    expect(Math.abs((await estimate('tags=many&difficulty=easy')) - MANY_EASY)).toBeLessThan(MANY_EASY / 20);
    expect(await estimate('tags=many&difficulty=expert')).toBe(0);
  });

  test('a lookup by ids has the total of the questions found', async () => {
    const ids = `${model ?? ''},019a0000-0000-7000-8000-000000000001`;
    expect((await api.list({ ids })).meta).toMatchObject({
      count: 1,
      totalEstimate: 1,
      countMode: 'estimate',
    });
    expect((await api.list({ ids, count: 'exact' })).meta).toMatchObject({ count: 1, total: 1 });
    expect((await api.list({ ids, count: 'none' })).meta).toEqual({
      count: 1,
      countMode: 'none',
      language: 'en',
    });
  });
});
