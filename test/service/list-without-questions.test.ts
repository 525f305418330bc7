import { describe, expect, test } from 'vitest';

import { questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';

const engines = await ownEngines();
await load(engines, questions(12, { tags: ['some'] }));
const api = await anApi(engines);

describe('GET /questions with limit=0, 200', () => {
  test.each<[string, object]>([
    ['estimate', { totalEstimate: 12 }],
    ['exact', { total: 12 }],
    ['none', {}],
  ])('returns counts and no questions, count=%s', async (count, totals) => {
    const { data, meta, _links } = await api.list({ tags: 'some', limit: 0, count });
    expect(data).toEqual([]);
    expect(meta).toEqual({ count: 0, ...totals, countMode: count, language: 'en' });
    expect(_links).toEqual({});
  });

  test('counts changes', async () => {
    const now = new Date(Date.now() + 60_000).toISOString();
    const counted = async (updated_since: string): Promise<number | undefined> =>
      (await api.list({ limit: 0, count: 'exact', updated_since })).meta.total;
    expect(await counted('2020-01-01')).toBe(12);
    expect(await counted(now)).toBe(0);
  });

  test('refuses the cursor of other filters', async () => {
    const first = await api.list({ tags: 'some', limit: 5 });
    const cursor = new URL(first._links.next ?? '').searchParams.get('cursor') ?? '';
    const { status, problem } = await api.refused('/questions', { tags: 'other', limit: 0, cursor });
    expect(status).toBe(400);
    expect(problem.errors?.map(({ path }) => path)).toEqual(['cursor']);
  });
});

test('GET /questions, 400, refuses a negative limit', async () => {
  const { status } = await api.refused('/questions', { limit: -1 });
  expect(status).toBe(400);
});
