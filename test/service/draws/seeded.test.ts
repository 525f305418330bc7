import type { Client } from '@elastic/elasticsearch';
import { describe, expect, test } from 'vitest';

import { rebuild } from '../../../indexer/follow/rebuild.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type Api, type DrawResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';
import { FAR, meetings, overlap, overlapExcess, unevenness } from '../../support/data/statistics.ts';
import { until } from '../../support/until.ts';
import { idsInOrder } from '../../support/clients/walk-pages.ts';

/** So many that not all matches are listed. */
const MANY = 3_000;
const FEW = 60;

const engines = await ownEngines();
await load(engines, questions(200));
await load(engines, questions(MANY, { tags: ['many'] }));
const few = await load(engines, questions(FEW, { tags: ['few'], difficulty: 'hard' }));
const [api, other] = await Promise.all([anApi(engines), anApi(engines)]);

const idsOf = ({ data }: DrawResponse): string[] => data.map(({ id }) => id);
const draw = async (query: Query, from: Api = api): Promise<string[]> => idsOf(await from.draw(query));
const setAvailability = (ids: readonly string[], availability: string): Promise<unknown> =>
  engines.pool.query('update questions set availability = $2 where id = any($1)', [ids, availability]);

/** The engine's client with its search bodies changed. */
function rewriting(rewrite: (body: string) => string): Client {
  const search = (body: object, options: object): unknown =>
    engines.elasticsearch.search(JSON.parse(rewrite(JSON.stringify(body))) as object, options);
  return Object.create(engines.elasticsearch, { search: { value: search } }) as Client;
}

describe.each([
  ['many', MANY],
  ['few', FEW],
])('GET /questions/random with a seed, 200, from %s matches', (tags, matches) => {
  test('draws the same questions in the same order for every account and process', async () => {
    const answer = await api.draw({ tags, seed: '2026-11-23' });
    expect(answer.meta).toMatchObject({ count: 10, seed: '2026-11-23' });
    expect(new Set(idsOf(answer)).size).toBe(10);
    expect(await draw({ tags, seed: '2026-11-23' }, other)).toEqual(idsOf(answer));
    expect(await draw({ seed: '2026-11-23', tags, amount: 10 })).toEqual(idsOf(answer));
    expect(await draw({ tags, seed: '2026-11-24' })).not.toEqual(idsOf(answer));
  });

  test('draws what SQL puts first in the order of the seed', async () => {
    for (const seed of ['a', 'b', 'game:42', 'Z'.repeat(64)])
      expect(await draw({ tags, seed, amount: 50 })).toEqual(
        (await idsInOrder(engines, seed, `tags @> '{${tags}}'`)).slice(0, 50),
      );
  });

  test('has smaller draws as the beginning of larger ones', async () => {
    const largest = await draw({ tags, seed: 'prefix', amount: 50 });
    for (const amount of [1, 2, 10, 20, 49])
      expect(await draw({ tags, seed: 'prefix', amount })).toEqual(largest.slice(0, amount));
    // Not only because the first draw is remembered.
    expect(await draw({ tags, seed: 'prefix-2', amount: 3 }, other)).toEqual(
      (await draw({ tags, seed: 'prefix-2', amount: 50 })).slice(0, 3),
    );
  });

  test('replaces excluded questions by the next ones of the order', async () => {
    const order = await draw({ tags, seed: 'exclude', amount: 50 });
    const exclude = order.filter((_id, index) => index < 20 || index % 3 === 0);
    const rest = order.filter((id) => !exclude.includes(id));
    expect(await draw({ tags, seed: 'exclude', exclude: exclude.join(), amount: rest.length })).toEqual(rest);
  });

  test('pages without repetition when each draw excludes the earlier ones', async () => {
    const drawn: string[] = [];
    while (drawn.length < Math.min(matches, 250)) {
      const next = await draw({
        tags,
        seed: 'rounds',
        amount: 50,
        ...(drawn.length === 0 ? {} : { exclude: drawn.join() }),
      });
      drawn.push(...next);
    }
    expect(drawn).toEqual(
      (await idsInOrder(engines, 'rounds', `tags @> '{${tags}}'`)).slice(0, drawn.length),
    );
  });

  test('skips a question hidden a moment ago, and keeps the others in their places', async () => {
    const before = await draw({ tags, seed: 'hidden', amount: 20 });
    const hidden = [before[0] ?? '', before[4] ?? ''];
    await setAvailability(hidden, 'hidden');
    expect(await draw({ tags, seed: 'hidden', amount: 18 })).toEqual(
      before.filter((id) => !hidden.includes(id)),
    );
    await makeSearchable(engines);
    expect(await draw({ tags, seed: 'hidden', amount: 18 }, other)).toEqual(
      before.filter((id) => !hidden.includes(id)),
    );
    await setAvailability(hidden, 'visible');
    await makeSearchable(engines);
    await until('the questions are drawn again', async () => {
      const now = await draw({ tags, seed: 'hidden', amount: 20 });
      return now.join() === before.join();
    });
  });
});

describe('GET /questions/random with a seed, 200', () => {
  test('draws the same after the index was rebuilt', async () => {
    const before = await draw({ seed: 'rebuilt', amount: 50 });
    await rebuild(engines);
    expect(await draw({ seed: 'rebuilt', amount: 50 }, await anApi(engines))).toEqual(before);
  });

  test('draws the same from an index of an earlier release, which has no numbers as text', async () => {
    const elasticsearch = rewriting((body) => body.replaceAll('seq.text', 'seq.absent'));
    const earlier = await anApi(engines, { clients: { elasticsearch } });
    expect(await draw({ tags: 'many', seed: 'earlier' }, earlier)).toEqual(
      await draw({ tags: 'many', seed: 'earlier' }),
    );
  });

  test('keeps the order of a wider filter in a narrower one', async () => {
    const wide = await idsInOrder(engines, 'wide', 'true');
    const hard = await draw({ seed: 'wide', difficulty: 'hard', amount: 50 });
    expect(hard).toEqual(wide.filter((id) => few.includes(id)).slice(0, 50));
  });

  test('a new question takes its place in the order of every seed without moving the others', async () => {
    await load(engines, questions(30, { tags: ['growing'] }));
    const before = await draw({ tags: 'growing', seed: 'growth', amount: 50 });
    const [added = ''] = await load(engines, questions(1, { tags: ['growing'] }));
    await until('the new question is drawn', async () =>
      (await draw({ tags: 'growing', seed: 'growth', amount: 50 })).includes(added),
    );
    const after = await draw({ tags: 'growing', seed: 'growth', amount: 50 });
    expect(after.filter((id) => id !== added)).toEqual(before);
  });

  test('a draw without a seed shows none', async () => {
    expect((await api.draw()).meta).not.toHaveProperty('seed');
  });

  test('no match results in an empty draw', async () => {
    expect((await api.draw({ tags: 'no-such-tag', seed: 'x' })).data).toEqual([]);
  });

  test('200 simultaneous players share their searches', async () => {
    let searches = 0;
    const elasticsearch = rewriting((body) => {
      searches += 1;
      return body;
    });
    const shared = await anApi(engines, { clients: { elasticsearch }, checkAnswers: false });
    await shared.draw({ tags: 'many', seed: 'warm-up' });
    const before = searches;
    const draws = await Promise.all(
      Array.from({ length: 200 }, () => draw({ tags: 'many', seed: 'game' }, shared)),
    );
    expect(new Set(draws.map((ids) => ids.join())).size).toBe(1);
    // One, or some more where the 200 draws take longer than matches are kept.
    expect(searches - before).toBeLessThan(10);
  });
});

describe('draws with different seeds', { timeout: 120_000 }, () => {
  test('are uniform over questions and pairs, and independent', async () => {
    const places = new Map(few.map((id, place) => [id, place]));
    const drawn: number[][] = [];
    for (let index = 0; index < sized({ short: 400, long: 4_000 }); index += 1) {
      const ids = await draw({ tags: 'few', seed: `day-${index}`, amount: 5 });
      drawn.push(ids.map((id) => places.get(id) ?? -1));
    }
    expect(unevenness(drawn, FEW)).toBeLessThan(FAR);
    expect(meetings(drawn, FEW)).toBeLessThan(FAR);
    const overlaps = drawn.slice(1).map((ids, index) => overlap(ids, drawn[index] ?? []));
    expect(Math.abs(overlapExcess(overlaps, 5, FEW))).toBeLessThan(FAR);
  });
});

describe('GET /questions/random with a seed, 400', () => {
  test.each([
    ['no characters', 'seed='],
    ['65 characters', { seed: 'x'.repeat(65) }],
    ['a space', { seed: 'game 42' }],
    ['a letter that needs escaping', { seed: 'żółw' }],
  ])('refuses a seed of %s', async (_name, query) => {
    const { status, problem } = await api.refused('/questions/random', query);
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['seed']);
  });
});
