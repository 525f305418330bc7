import { describe, expect, test } from 'vitest';

import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, setAvailability } from '../../support/load.ts';
import { until } from '../../support/until.ts';
import { idsOf } from '../../support/clients/walk-pages.ts';

/** More matches than narrow filters have, so that the draws come from fills. */
const BROAD = 1_200;
const ALL = 300 + BROAD + 7;

const engines = await ownEngines();
const api = await anApi(engines);
const ids = await load(engines, questions(300));
await load(engines, questions(BROAD, { tags: ['broad'] }));
const narrow = await load(engines, questions(7, { tags: ['narrow'] }));

describe('GET /questions/random, meta.matching', () => {
  const matchingOf = async (query: Query): Promise<number | undefined> =>
    (await api.draw(query)).meta.matching;

  test.each([
    ['a narrow filter', { tags: 'narrow', amount: 2 }, 7],
    ['a filter without matches', { tags: 'narrow', difficulty: 'expert' }, 0],
    ['a broad filter', { tags: 'broad', amount: 2 }, BROAD],
    ['no filter', { amount: 1 }, ALL],
  ])('is the number of matches of %s, draw after draw', async (_name, query, matches) => {
    for (let draw = 0; draw < 6; draw += 1) expect(await matchingOf(query)).toBe(matches);
  });

  test('is the same for concurrent draws', async () => {
    const draws = Array.from({ length: 8 }, () => matchingOf({ tags: 'narrow', lang: 'en' }));
    expect(new Set(await Promise.all(draws))).toEqual(new Set([7]));
  });

  test('may leave out excluded questions, but none of those that are left', async () => {
    const { data, meta } = await api.draw({ tags: 'narrow', exclude: narrow.slice(0, 3).join(',') });
    expect(data).toHaveLength(4);
    expect(meta.matching).toBeGreaterThanOrEqual(4);
    expect(meta.matching).toBeLessThanOrEqual(7);
  });
});

describe('GET /questions/random, 200', () => {
  test.each([
    ['10 questions by default', {}, 10],
    ['1 question', { amount: 1 }, 1],
    ['50 questions', { amount: 50 }, 50],
    ['limit questions without amount', { limit: 7 }, 7],
    ['amount questions with both amount and limit', { limit: 7, amount: 3 }, 3],
    ['limit questions with the default amount', { limit: 7, amount: 10 }, 7],
  ])('draws %s', async (_name, query, count) => {
    const answer = await api.draw(query);
    expect(answer.data).toHaveLength(count);
    expect(new Set(idsOf(answer)).size).toBe(count);
    expect(answer.meta).toEqual({ count, matching: ALL, language: 'en' });
  });

  test('returns all fields of a question and no others', async () => {
    const [id] = await load(engines, [aQuestion({ tags: ['alone'] })]);
    const [drawn] = (await api.draw({ tags: 'alone' })).data;
    const { quality: _quality, ...shown } = (await api.question(id ?? '')).data;
    expect(drawn).toEqual(shown);
  });

  test('labels categories, tags and subcategories in the requested language', async () => {
    await load(engines, [aQuestion({ language: 'pl', tags: ['europe'], subcategories: ['capitals'] })]);
    const labels = await engines.pool.query<{ text: string }>(`
      select text from labels
      where language = 'pl' and (kind, slug) in (('tag', 'europe'), ('subcategory', 'capitals')) order by kind desc`);
    const [question] = (await api.draw({ lang: 'pl' })).data;
    expect(question?.category).toEqual({ id: 22, slug: 'geography', name: 'Geografia' });
    expect([question?.tags[0]?.label, question?.subcategories[0]?.label]).toEqual(
      labels.rows.map((row) => row.text),
    );
  });

  test('excludes 250 ids, ignoring letter case', async () => {
    const excluded = ids.slice(0, 250);
    const text = excluded.map((id, index) => (index % 2 === 0 ? id.toUpperCase() : id)).join();
    for (let round = 0; round < 5; round += 1) {
      const drawn = idsOf(await api.draw({ exclude: text, amount: 50, tags: 'europe' }));
      expect(drawn).toHaveLength(50);
      expect(drawn.filter((id) => excluded.includes(id))).toEqual([]);
    }
  });

  test('draws nothing when all matches are excluded, and ignores unknown ids', async () => {
    const both = await load(engines, questions(2, { tags: ['both'] }));
    const unknown = '019a0000-0000-7000-8000-000000000009';
    expect((await api.draw({ tags: 'both', exclude: [...both, unknown, ...both].join() })).data).toEqual([]);
  });
});

describe('GET /questions/random, 200 while the catalogue changes', () => {
  test('meta.matching follows the catalogue', async () => {
    await load(engines, questions(3, { tags: ['narrow'] }));
    await until('the new questions count', async () => {
      const { meta } = await api.draw({ tags: 'narrow' });
      return meta.matching === 10;
    });
  });

  test('a recently hidden question is never returned', async () => {
    const known = await load(engines, questions(20, { tags: ['lagging'] }));
    const shown = known.slice(3).sort();
    await setAvailability(engines, known.slice(0, 3), 'hidden');
    for (let round = 0; round < 20; round += 1)
      expect(idsOf(await api.draw({ tags: 'lagging', amount: 17 })).sort()).toEqual(shown);
    await makeSearchable(engines);
    expect(idsOf(await api.draw({ tags: 'lagging', amount: 50 })).sort()).toEqual(shown);
  });

  test('draws still return the full amount after most matches were hidden', async () => {
    const known = await load(engines, questions(120, { tags: ['purged'] }));
    await setAvailability(engines, known.slice(0, 100), 'hidden');
    for (let round = 0; round < 10; round += 1)
      expect((await api.draw({ tags: 'purged', amount: 10 })).data).toHaveLength(10);
    expect((await api.draw({ tags: 'purged', amount: 50 })).data).toHaveLength(20);
  });
});

const anId = '019a0000-0000-7000-8000-000000000001';
test.each([
  ['no question', { amount: 0 }, 'amount'],
  ['51 questions', { amount: 51 }, 'amount'],
  ['a negative amount', { amount: -1 }, 'amount'],
  ['half a question', { amount: '1.5' }, 'amount'],
  ['an amount in words', { amount: 'ten' }, 'amount'],
  ['an amount in another notation', { amount: '1e1' }, 'amount'],
  ['a limit of 51', { limit: 51 }, 'limit'],
  ['a limit of 0 in addition to an amount', { limit: 0, amount: 1 }, 'limit'],
  ['251 excluded ids', { exclude: Array.from({ length: 251 }, () => anId).join() }, 'exclude'],
  ['an excluded id that is not a UUID', { exclude: `${anId},42` }, 'exclude'],
  ['a cursor, which only lists have', { cursor: 'x' }, 'cursor'],
  ['an order, which only lists have', { order: 'shuffled' }, 'order'],
])('GET /questions/random, 400: refuses %s', async (_name, query, parameter) => {
  expect(await api.refusedFor('/questions/random', query)).toEqual([parameter]);
});
