import { describe, expect, test } from 'vitest';

import { rebuild } from '../../../indexer/follow/rebuild.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi, type Api, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { rewriting } from '../../support/faulty-engines.ts';
import { load, makeSearchable, setAvailability } from '../../support/load.ts';
import { until } from '../../support/until.ts';
import { idsInOrder, idsOf } from '../../support/clients/walk-pages.ts';

/** So many that not all matches are listed. */
const MANY = 3_000;
const FEW = 60;

const engines = await ownEngines();
await load(engines, questions(200));
await load(engines, questions(MANY, { tags: ['many'] }));
await load(engines, questions(FEW, { tags: ['few'] }));
const [api, other] = await Promise.all([anApi(engines), anApi(engines)]);

const draw = async (query: Query, from: Api = api): Promise<string[]> => idsOf(await from.draw(query));

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

  const inOrder = (seed: string): Promise<string[]> => idsInOrder(engines, seed, `tags @> '{${tags}}'`);

  test('draws what SQL puts first in the order of the seed, for any amount', async () => {
    for (const seed of ['a', 'b', 'game:42', 'Z'.repeat(64)]) {
      const order = await inOrder(seed);
      for (const amount of [50, 1, 2, 10, 20, 49])
        expect(await draw({ tags, seed, amount })).toEqual(order.slice(0, amount));
      // Not only because the first draw is remembered.
      expect(await draw({ tags, seed, amount: 3 }, other)).toEqual(order.slice(0, 3));
    }
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
      const exclude = drawn.length === 0 ? {} : { exclude: drawn.join() };
      drawn.push(...(await draw({ tags, seed: 'rounds', amount: 50, ...exclude })));
    }
    expect(drawn).toEqual((await inOrder('rounds')).slice(0, drawn.length));
  });

  test('skips a question hidden a moment ago, and keeps the others in their places', async () => {
    const before = await draw({ tags, seed: 'hidden', amount: 20 });
    const hidden = [before[0] ?? '', before[4] ?? ''];
    await setAvailability(engines, hidden, 'hidden');
    const rest = before.filter((id) => !hidden.includes(id));
    expect(await draw({ tags, seed: 'hidden', amount: 18 })).toEqual(rest);
    await makeSearchable(engines);
    expect(await draw({ tags, seed: 'hidden', amount: 18 }, other)).toEqual(rest);
    await setAvailability(engines, hidden, 'visible');
    await makeSearchable(engines);
    const isAsBefore = async () =>
      (await draw({ tags, seed: 'hidden', amount: 20 })).join() === before.join();
    await until('the questions are drawn again', isAsBefore);
  });
});

describe('GET /questions/random with a seed, 200', () => {
  test('draws the same after the index was rebuilt', async () => {
    const before = await draw({ seed: 'rebuilt', amount: 50 });
    await rebuild(engines);
    expect(await draw({ seed: 'rebuilt', amount: 50 }, await anApi(engines))).toEqual(before);
  });

  test('draws the same from an index of an earlier release, which has no numbers as text', async () => {
    const elasticsearch = rewriting(engines.elasticsearch, (body) =>
      body.replaceAll('seq.text', 'seq.absent'),
    );
    const earlier = await anApi(engines, { clients: { elasticsearch } });
    expect(await draw({ tags: 'many', seed: 'earlier' }, earlier)).toEqual(
      await draw({ tags: 'many', seed: 'earlier' }),
    );
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
});

test.each([
  ['no characters', 'seed='],
  ['65 characters', { seed: 'x'.repeat(65) }],
  ['a space', { seed: 'game 42' }],
  ['a letter that needs escaping', { seed: 'żółw' }],
])('GET /questions/random, 400: refuses a seed of %s', async (_name, query) => {
  expect(await api.refusedFor('/questions/random', query)).toEqual(['seed']);
});
