import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '../../src/contract/categories.ts';
import { anApi } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
const api = await anApi(engines);

describe('GET /categories, 200', () => {
  test.each(['en', 'pl'] as const)('lists all 24 in the order of their ids, named in %s', async (lang) => {
    const { data, meta } = await api.categories({ lang });
    expect(data).toEqual(
      CATEGORIES.map(({ id, slug, opentdbId, name }) => ({
        id,
        slug,
        opentdbId,
        name: name[lang],
        parentId: null,
      })),
    );
    expect(meta).toEqual({ count: 24, language: lang });
  });

  test('names them in English by default', async () => {
    expect(await api.categories()).toEqual(await api.categories({ lang: 'en' }));
  });

  test('gives each number from 9 to 32 to one category, as the scheme of opentdb does', async () => {
    const ids = (await api.categories()).data.map((category) => category.opentdbId);
    expect(ids.sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 24 }, (_, index) => index + 9),
    );
  });
});

describe('GET /categories, 400', () => {
  test.each([
    ['another language', { lang: 'fr' }, 'lang'],
    ['a parameter that it does not have', { limit: 5 }, 'limit'],
  ])('refuses %s', async (_name, query, parameter) => {
    const { status, problem } = await api.refused('/categories', query);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual([parameter]);
  });
});
