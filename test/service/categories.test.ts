import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '../../src/contract/categories.ts';
import { Language } from '../../src/contract/vocabulary.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable, untilCounted } from '../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);
await makeSearchable(engines);

describe('GET /categories, 200', () => {
  test.each(Language.options)(
    'lists all 24 categories in the order of their ids, with names in %s',
    async (lang) => {
      const { data, meta } = await api.categories({ lang });
      expect(data).toEqual(
        CATEGORIES.map(({ id, slug, opentdbId, name }) => ({
          id,
          slug,
          opentdbId,
          name: name[lang],
          parentId: null,
          count: 0,
        })),
      );
      expect(meta).toEqual({ count: 24, language: lang });
    },
  );

  test('names categories in English by default', async () => {
    expect(await api.categories()).toEqual(await api.categories({ lang: 'en' }));
  });

  test('each OpenTDB id from 9 to 32 belongs to one category', async () => {
    const ids = (await api.categories()).data.map((category) => category.opentdbId);
    expect(ids.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 9),
    );
  });
});

test('GET /categories counts visible questions of every language, type and quality', async () => {
  const [hidden] = await load(engines, [
    ...questions(2, { category: 'geography' }),
    aQuestion({ category: 'geography', language: 'pl', type: 'boolean' }),
    aQuestion({ category: 'geography', type: 'text_input', quality: 'needs_review' }),
    aQuestion({ category: 'history', quality: 'standard' }),
  ]);
  await engines.pool.query(`update questions set availability = 'hidden' where id = $1`, [hidden]);
  await makeSearchable(engines);
  await untilCounted(engines, api);
  const counted = (await api.categories()).data.filter(({ count }) => count > 0);
  expect(Object.fromEntries(counted.map(({ slug, count }) => [slug, count]))).toEqual({
    geography: 3,
    history: 1,
  });
});

describe('GET /categories, 400', () => {
  test.each([
    ['another language', { lang: 'fr' }, 'lang'],
    ['an unknown parameter', { limit: 5 }, 'limit'],
  ])('refuses %s', async (_name, query, parameter) => {
    const { status, problem } = await api.refused('/categories', query);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual([parameter]);
  });
});
