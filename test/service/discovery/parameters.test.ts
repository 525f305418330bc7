import { describe, expect, test } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { makeSearchable } from '../../support/load.ts';
import { until } from '../../support/until.ts';

const engines = await ownEngines();
await makeSearchable(engines);
const api = await anApi(engines);

/** Each endpoint with its parameters. Lists have others besides, which the tests of lists send. */
const ENDPOINTS = [
  { path: '/topics', known: ['lang', 'q', 'kind', 'cursor', 'limit'] },
  { path: '/topics/poland', known: ['lang'] },
  { path: '/tags', known: ['lang', 'q', 'cursor', 'limit'] },
  { path: '/subcategories', known: ['lang', 'q', 'cursor', 'limit'] },
  { path: '/regions', known: ['lang', 'q', 'kind', 'cursor', 'limit', 'as_of'] },
  { path: '/categories', known: ['lang'] },
  { path: '/languages', known: ['lang'] },
  { path: '/stats', known: ['lang'] },
  { path: '/stats/growth', known: ['lang'] },
  { path: '/stats/translations', known: ['lang'] },
];
const WELL_FORMED: Readonly<Record<string, string>> = {
  lang: 'pl',
  q: 'a',
  kind: 'tag',
  cursor: 'pl',
  limit: '5',
  as_of: '1',
  category: 'art',
};

const send = (method: 'GET' | 'POST', path: string, query = '') =>
  api.app.inject({ method, url: `/api/v1${path}?${query}`, headers: { 'x-api-key': api.key } });

describe.each(ENDPOINTS)('GET $path', ({ path, known }) => {
  test.each(Language.options)('responds in %s', async (lang) => {
    const { headers, json } = await until('the history is counted', async () => {
      const response = await send('GET', path, `lang=${lang}`);
      return response.statusCode === 200 && response;
    });
    expect(json()).toMatchObject({ meta: { language: lang, requestId: headers['x-request-id'] } });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
    });
  });

  test('responds in English by default', async () => {
    const { json } = await send('GET', path);
    expect(json()).toMatchObject({ meta: { language: 'en' } });
  });

  test('suggests a language for one in capitals', async () => {
    const { status, problem } = await api.refused(path, { lang: 'EN' });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'lang', message: 'does not accept EN. Did you mean en?' }]);
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

  test('refuses each repeated parameter with 400', async () => {
    for (const name of known) {
      const value = WELL_FORMED[name] ?? '';
      const { status, problem } = await api.refused(path, `${name}=${value}&${name}=${value}`);
      expect(status, name).toBe(400);
      expect(problem.errors?.find((error) => error.path === name)?.message).toMatch('2 times');
    }
  });

  test('refuses each unknown parameter with 400', async () => {
    for (const name of Object.keys(WELL_FORMED).filter((each) => !known.includes(each))) {
      const { status, problem } = await api.refused(path, { [name]: WELL_FORMED[name] ?? '' });
      expect(status, name).toBe(400);
      expect(problem.errors?.map((error) => error.path)).toEqual([name]);
    }
  });

  test('suggests a known parameter for an unknown one', async () => {
    const { status, problem } = await api.refused(path, { langs: 'pl' });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([
      { path: 'langs', message: 'is not a parameter of this endpoint. Did you mean lang?' },
    ]);
  });

  test('reports all errors at once', async () => {
    const { problem } = await api.refused(path, { lang: 'xx', colour: 'red', slug: 'x' });
    expect(problem.errors?.map((error) => error.path).sort()).toEqual(['colour', 'lang', 'slug']);
  });

  test.each<[string, Record<string, string>, string]>([
    ['no key', {}, 'missing_api_key'],
    ['an unknown key', { 'x-api-key': 'svc_sk_nobody' }, 'invalid_api_key'],
  ])('refuses %s with 401', async (_name, headers, code) => {
    const { status, headers: answered, problem } = await api.refused(path, { lang: 'xx' }, headers);
    expect(status).toBe(401);
    expect(problem.code).toBe(code);
    expect(answered['www-authenticate']).toBe('Bearer realm="svc"');
  });

  test('refuses other methods with 405 and lists the allowed ones', async () => {
    const { statusCode, headers, json } = await send('POST', path);
    expect(statusCode).toBe(405);
    expect(json()).toMatchObject({ code: 'method_not_allowed' });
    expect(headers.allow).toBe('GET, HEAD');
  });
});
