import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
await makeSearchable(engines);
const api = await anApi(engines);

const PATHS = [
  '/topics',
  '/topics/poland',
  '/tags',
  '/subcategories',
  '/regions',
  '/categories',
  '/languages',
  '/stats',
  '/stats/growth',
  '/stats/translations',
];

describe.each(PATHS)('GET %s', (path) => {
  test.each(Language.options)('responds in %s', async (lang) => {
    const { headers, json } = await until('the history is counted', async () => {
      const response = await api.send(`${path}?lang=${lang}`);
      return response.statusCode === 200 && response;
    });
    expect(json()).toMatchObject({ meta: { language: lang, requestId: headers['x-request-id'] } });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    });
  });

  test('responds in English by default', async () => {
    const { json } = await api.send(path);
    expect(json()).toMatchObject({ meta: { language: 'en' } });
  });

  test.each<[string, string]>([
    ['another language', 'lang=xx'],
    ['a language with a region', 'lang=en-GB'],
    ['an empty language', 'lang='],
  ])('refuses %s with 400', async (_name, query) => {
    const { status, problem } = await api.refused(path, query);
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      code: 'invalid_query_param',
      errors: [{ path: 'lang', message: `must be one of ${Language.options.join(', ')}` }],
      instance: `/api/v1${path}?${query}`,
    });
  });
});
