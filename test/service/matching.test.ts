import { describe, expect, test } from 'vitest';

import { questions } from '../support/a-question.ts';
import { anApi, type Query } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { callTool, payloadOf } from '../support/mcp.ts';
import { until } from '../support/until.ts';

/** More matches than narrow filters have, so that the draws come from fills. */
const BROAD = 1_200;

const engines = await ownEngines();
await load(engines, questions(BROAD, { tags: ['broad'] }));
const narrow = await load(engines, questions(7, { tags: ['narrow'] }));
const api = await anApi(engines);

const matchingOf = async (query: Query): Promise<number | undefined> => (await api.draw(query)).meta.matching;

describe('GET /questions/random, meta.matching', () => {
  test.each([
    ['a narrow filter', { tags: 'narrow', amount: 2 }, 7],
    ['a filter without matches', { tags: 'narrow', difficulty: 'expert' }, 0],
    ['a broad filter', { tags: 'broad', amount: 2 }, BROAD],
    ['no filter', { amount: 1 }, BROAD + 7],
  ])('is the number of matches of %s, draw after draw', async (_name, query, matches) => {
    for (let draw = 0; draw < 6; draw += 1) expect(await matchingOf(query)).toBe(matches);
  });

  test('is the same for concurrent draws', async () => {
    const draws = await Promise.all(
      Array.from({ length: 8 }, () => matchingOf({ tags: 'narrow', lang: 'en' })),
    );
    expect(new Set(draws)).toEqual(new Set([7]));
  });

  test('may leave out excluded questions, but none of those that are left', async () => {
    const { data, meta } = await api.draw({ tags: 'narrow', exclude: narrow.slice(0, 3).join(',') });
    expect(data).toHaveLength(4);
    expect(meta.matching).toBeGreaterThanOrEqual(4);
    expect(meta.matching).toBeLessThanOrEqual(7);
  });

  test('follows the catalogue', async () => {
    await load(engines, questions(3, { tags: ['narrow'] }));
    await until('the new questions count', async () => (await matchingOf({ tags: 'narrow' })) === 10);
  });
});

test('the tool svc_random returns it', async () => {
  const { meta } = payloadOf(await callTool(api, 'svc_random', { tags: ['broad'], amount: 1 }));
  expect(meta).toMatchObject({ count: 1, matching: BROAD });
});
