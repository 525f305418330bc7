import { describe, expect, test } from 'vitest';

import { questions } from '../../support/data/a-question.ts';
import { anApi, type ListResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable, setAvailability } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import { cursorOf, idsInOrder, idsOf, thereAndBack, walkPages } from '../../support/clients/walk-pages.ts';

/** So many that not all matches are listed, and so few that they are. */
const MANY = 3_000;
const FEW = 57;
/** Questions of the walk during changes. */
const LONG = sized({ short: 3_000, long: 20_000 });

const engines = await ownEngines();
const api = await anApi(engines);
await load(engines, questions(200));
await load(engines, questions(MANY, { tags: ['many'] }));
await load(engines, questions(FEW, { tags: ['few'] }));

const shuffled = (query: Readonly<Record<string, string | number>>): Promise<ListResponse> =>
  api.list({ order: 'shuffled', ...query });

describe('GET /questions?order=shuffled, 200', () => {
  test.each([
    ['many', 60],
    ['many', 100],
    ['few', 1],
    ['few', 10],
    ['few', 56],
    ['few', 57],
    ['few', 100],
  ])('pages %s matches by %i, each once, forwards and backwards', async (tags, limit) => {
    const expected = await idsInOrder(engines, 'walk', `tags @> '{${tags}}'`);
    const first = await shuffled({ tags, limit, seed: 'walk', count: 'none' });
    const { forth, back } = await thereAndBack(api, first);
    expect(forth.flatMap(idsOf)).toEqual(expected);
    expect(forth).toHaveLength(Math.ceil(expected.length / limit));
    expect(first._links.prev).toBeUndefined();
    expect(back.map(idsOf)).toEqual(forth.map(idsOf));
    for (const { meta } of forth) expect(meta.seed).toBe('walk');
  });

  test('without a seed, chooses one, shows it on every page, and repeats the walk with it', async () => {
    const [first, second] = await Promise.all([shuffled({ tags: 'few' }), shuffled({ tags: 'few' })]);
    const { seed = '' } = first.meta;
    expect(seed).toMatch(/^[\w-]{12}$/);
    expect(second.meta.seed).not.toBe(seed);
    const pages = await walkPages(api, first, 'next');
    for (const { meta } of pages) expect(meta.seed).toBe(seed);
    const walked = pages.flatMap(idsOf);
    expect(walked).toEqual(await idsInOrder(engines, seed, `tags @> '{few}'`));
    const again = await walkPages(api, await shuffled({ tags: 'few', seed }), 'next');
    expect(again.flatMap(idsOf)).toEqual(walked);
  });

  test('takes the cursor of a chosen seed with and without that seed', async () => {
    const first = await shuffled({ tags: 'few', limit: 5 });
    const cursor = cursorOf(first._links.next);
    const seed = first.meta.seed ?? '';
    const second = await shuffled({ tags: 'few', limit: 5, cursor });
    expect(idsOf(await shuffled({ tags: 'few', limit: 5, cursor, seed }))).toEqual(idsOf(second));
  });

  test('counts as other lists do', async () => {
    expect((await shuffled({ tags: 'few', count: 'exact' })).meta.total).toBe(FEW);
    expect((await shuffled({ tags: 'few' })).meta.totalEstimate).toBe(FEW);
  });

  test('shuffles what contains a text, and lists it newest first on request', async () => {
    await load(engines, questions(12, { tags: ['words'], correctAnswer: 'Zanzibar' }));
    for (const [query, order] of [
      [{ order: 'shuffled', seed: 'words' }, await idsInOrder(engines, 'words', `tags @> '{words}'`)],
      [{ order: 'newest' }, idsOf(await api.list({ tags: 'words', limit: 50 }))],
    ] as const) {
      const first = await api.list({ q: 'zanzibar', limit: 5, ...query });
      expect((await walkPages(api, first, 'next')).flatMap(idsOf)).toEqual(order);
    }
  });

  test('order=newest is the order of lists without it', async () => {
    const plain = await api.list({ tags: 'few', limit: 5 });
    const named = await api.list({ tags: 'few', limit: 5, order: 'newest' });
    expect(idsOf(named)).toEqual(idsOf(plain));
    expect(named.meta).not.toHaveProperty('seed');
    const next = await api.list({ tags: 'few', limit: 5, cursor: cursorOf(named._links.next) });
    expect(idsOf(next)).toEqual(idsOf(await api.follow(plain._links.next ?? '')));
  });
});

describe('GET /questions?order=shuffled, 200 while the catalogue changes', () => {
  test('a long walk returns each question that matched throughout once', { timeout: 240_000 }, async () => {
    const settled = await load(engines, questions(LONG, { tags: ['busy'] }));
    const victims = settled.filter((_id, index) => index % 10 === 1);
    const lasting = settled.filter((_id, index) => index % 10 !== 1);
    let step = 0;
    const disturb = async (): Promise<void> => {
      step += 1;
      await setAvailability(engines, victims.splice(0, 5), step % 2 === 0 ? 'hidden' : 'deleted');
      await engines.pool.query(
        `update questions set text = text || '?', difficulty = 'easy' where id = any($1)`,
        [lasting.slice(step * 20, step * 20 + 20)],
      );
      if (step % 7 === 0) await load(engines, questions(20, { tags: ['busy'] }));
      else if (step % 7 === 3) await makeSearchable(engines);
    };
    const first = await shuffled({ tags: 'busy', limit: 100, count: 'none' });
    const seen = (await walkPages(api, first, 'next', disturb)).flatMap(idsOf);
    expect(step).toBeGreaterThan((LONG / 100) * 0.9);
    const once = new Set(seen);
    expect(once.size).toBe(seen.length);
    expect(lasting.filter((id) => !once.has(id))).toEqual([]);
  });

  test('pages of hidden questions do not end the walk', async () => {
    await load(engines, questions(9, { tags: ['lagging'] }));
    const order = await idsInOrder(engines, 'lag', `tags @> '{lagging}'`);
    await setAvailability(engines, order.slice(3, 6), 'hidden');
    const pages = await walkPages(api, await shuffled({ tags: 'lagging', seed: 'lag', limit: 3 }), 'next');
    expect(pages.map(idsOf)).toEqual([order.slice(0, 3), [], order.slice(6)]);
  });

  test('neither repeats nor skips questions when far more are added than were counted', async () => {
    await load(engines, questions(20, { tags: ['exploding'] }));
    const first = await shuffled({ tags: 'exploding', seed: 'boom', limit: 5, count: 'none' });
    await load(engines, questions(1_500, { tags: ['exploding'] }));
    const seen = (await walkPages(api, first, 'next')).flatMap(idsOf);
    const order = await idsInOrder(engines, 'boom', `tags @> '{exploding}'`);
    const from = order.indexOf(idsOf(first)[4] ?? '');
    expect(seen).toEqual([...idsOf(first), ...order.slice(from + 1)]);
  });
});

describe('GET /questions?order=shuffled, 400', () => {
  test.each([
    ['an unknown order', 'order=random', 'order'],
    ['a seed without the order', 'seed=x', 'seed'],
    ['a seed with another order', 'order=newest&seed=x', 'seed'],
    ['an empty seed', 'order=shuffled&seed=', 'seed'],
    ['a time', 'order=shuffled&updated_since=2020-01-01', 'order'],
    ['another order with a time', 'order=newest&updated_since=2020-01-01', 'order'],
    ['a page', 'order=shuffled&page=2', 'page'],
  ])('refuses %s', async (_name, query, parameter) => {
    expect(await api.refusedFor('/questions', query)).toEqual([parameter]);
  });

  test.each<[string, Query]>([
    ['another filter', { order: 'shuffled', tags: 'few', type: 'multiple' }],
    ['another order', { tags: 'few' }],
    ['another seed', { order: 'shuffled', tags: 'few', seed: 'another' }],
  ])('refuses a cursor with %s', async (_name, query) => {
    for (const first of [
      { tags: 'few', limit: 5 },
      { tags: 'few', limit: 5, seed: 'one' },
    ]) {
      const cursor = cursorOf((await shuffled(first))._links.next);
      expect(await api.refusedFor('/questions', { ...(query as object), cursor })).toEqual(['cursor']);
    }
  });

  test('refuses the cursor of a list in another order', async () => {
    const cursor = cursorOf((await api.list({ tags: 'few', limit: 5 }))._links.next);
    const query = { order: 'shuffled', tags: 'few', cursor };
    expect(await api.refusedFor('/questions', query)).toEqual(['cursor']);
  });
});
