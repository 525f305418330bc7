import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { anApi, type DrawResponse, type ListResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, untilCounted } from '../../support/load.ts';
import { cursorOf, idsOf } from '../../support/clients/walk-pages.ts';
import { filterQueries, parametersOf } from '../../support/data/filter-values.ts';
import { variedQuestions } from '../../support/data/a-question.ts';

/** The most of one draw: a draw of all questions has no choice, so its result is known. */
const RECORDS = 50;
const RANDOM = '/questions/random';
const SEARCH = '/questions/search';
/** Ids of no question. */
const STRANGERS = Array.from(
  { length: 247 },
  (_, index) => `019bd4c8-1a2b-7c3d-8e4f-${String(index).padStart(12, '0')}`,
);

const engines = await ownEngines();
const ids = await load(engines, variedQuestions(RECORDS, 11));
const api = await anApi(engines);
// Before, responses have no warnings.
await untilCounted(engines, api);

type Body = Record<string, unknown>;
type SearchResponse = Omit<ListResponse, '_links'> & {
  meta: { nextCursor: string | null; prevCursor: string | null };
};

const send = (path: string, payload: Body | string, headers: Record<string, string> = {}) =>
  api.send(path, { method: 'POST', payload, headers: { 'content-type': 'application/json', ...headers } });

async function post<Response>(path: string, body: Body): Promise<Response> {
  const response = await send(path, body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}
const draw = (
  body: Body,
): Promise<{ data: DrawResponse['data']; meta: DrawResponse['meta'] & { requestId: string } }> =>
  post(RANDOM, body);
const search = (body: Body): Promise<SearchResponse> => post(SEARCH, body);

/** The same request in a query. */
const queryOf = (body: Body): Query =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

const LISTS = new Set(['tags', 'tags_any', 'topics_any', 'regions', 'source', 'exclude_source']);
/** Lists are arrays, or the same as comma-separated text. */
const bodies = fc
  .tuple(filterQueries, fc.boolean())
  .map(([filters, asText]): Body =>
    Object.fromEntries(
      Object.entries(parametersOf(filters)).map(([name, value]) => [
        name,
        asText || !LISTS.has(name) ? value : String(value).split(','),
      ]),
    ),
  );

describe('POST /questions/random, 200', () => {
  test('draws what the same parameters in a query draw', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const all = { ...body, amount: RECORDS };
        const [posted, got] = [await draw(all), await api.draw(queryOf(all))];
        expect(idsOf(posted).sort()).toEqual(idsOf(got).sort());
        const { requestId, ...meta } = posted.meta;
        expect(requestId).toBeDefined();
        expect(meta).toEqual(got.meta);
      }),
      { numRuns: 60 },
    );
  });

  test('takes 250 ids to exclude, with which a URL would have 9.8 KB', async () => {
    const all = { amount: RECORDS, quality: 'all', lang: 'en' };
    const everything = idsOf(await draw(all));
    const exclude = [...everything.slice(0, 3), ...STRANGERS];
    expect(exclude).toHaveLength(250);
    for (const given of [exclude, exclude.join()]) {
      const { data } = await draw({ ...all, exclude: given });
      expect(idsOf({ data }).sort()).toEqual(everything.slice(3).sort());
    }
  });

  test('takes an empty object, and null for absent fields', async () => {
    expect((await draw({})).data).toHaveLength((await api.draw()).data.length);
    expect((await draw({ amount: 2, tags: null, lang: null })).data).toHaveLength(2);
  });
});

describe('POST /questions/search, 200', () => {
  test('lists what the same parameters in a query list, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.integer({ min: 1, max: 20 }), async (body, limit) => {
        const whole = { ...body, limit };
        let [posted, got] = [await search(whole), await api.list(queryOf(whole))];
        const first = idsOf(posted);
        for (let pages = 0; ; pages += 1) {
          expect(idsOf(posted)).toEqual(idsOf(got));
          expect(posted).not.toHaveProperty('_links');
          expect(posted.meta.nextCursor === null).toBe(got._links.next === undefined);
          expect(posted.meta.prevCursor === null).toBe(pages === 0);
          const { nextCursor, prevCursor } = posted.meta;
          if (pages === 1) expect(idsOf(await search({ ...whole, cursor: prevCursor }))).toEqual(first);
          if (nextCursor === null) return;
          posted = await search({ ...whole, cursor: nextCursor });
          got = await api.follow(got._links.next ?? '');
        }
      }),
      { numRuns: 25 },
    );
  });

  test('continues a list of GET, and the other way round', async () => {
    const filters = { quality: 'all', limit: 5 };
    const cursor = cursorOf((await api.list(filters))._links.next);
    const second = await search({ ...filters, cursor });
    expect(second.data).toHaveLength(5);
    const third = { ...filters, cursor: String(second.meta.nextCursor) };
    expect(idsOf(await api.list(third))).toEqual(idsOf(await search(third)));
  });

  test('looks up 250 ids in their order', async () => {
    const asked = [...ids.slice(0, 3).reverse(), ...STRANGERS];
    const { data, meta } = await search({ ids: asked, content_language: null });
    expect(idsOf({ data })).toEqual(asked.slice(0, 3));
    expect(meta).toMatchObject({ count: 3, nextCursor: null, prevCursor: null });
    const polish = await search({ ids: asked, content_language: 'pl' });
    expect(polish.meta.missing).toHaveLength(250 - polish.data.length);
  });
});

describe.each([
  [RANDOM, 'exclude'],
  [SEARCH, 'ids'],
])('POST %s is refused', (path, idField) => {
  const problemOf = async (body: Body | string, headers = {}, query = ''): Promise<Problem> => {
    const response = await send(path + query, body, headers);
    const problem = Problem.parse(response.json());
    expect(problem.status).toBe(response.statusCode);
    return problem;
  };

  test.each<[string, Body, string, RegExp]>([
    ['an unknown field', { tag: 'red' }, 'tag', /is not a field of this body\. Did you mean tags\?$/],
    ['an unknown field that is null', { constructor: null }, 'constructor', /is not a field of this body/],
    ['a number as text', { limit: '5' }, 'limit', /must be a whole number$/],
    ['a wrong value', { category: 'geograpy' }, 'category', /Did you mean geography\?$/],
    ['an object for an array', { tags: { 0: 'red' } }, 'tags', /./],
    ['a control character in q', { q: 'a\u000fb' }, 'q', /must not contain control characters$/],
    ['an empty item', { tags: 'red,,blue' }, 'tags', /^item 2 /],
    ['an id that is not a UUID', { [idField]: ['x'] }, idField, /item 1 must be a UUID/],
    ['one id as text that is not a UUID', { [idField]: 'x' }, idField, /item 1 must be a UUID/],
  ])('with 400 for %s', async (_name, body, field, message) => {
    const { code, errors } = await problemOf(body);
    expect(code).toBe('invalid_body');
    expect(errors).toMatchObject([{ path: field, message: expect.stringMatching(message) as string }]);
  });

  test('with 400 for 251 ids, parameters in the query, and no body', async () => {
    const many = [...STRANGERS, ...ids.slice(0, 4)];
    expect(await problemOf({ [idField]: many })).toMatchObject({ code: 'invalid_body' });
    expect(await problemOf({}, {}, '?lang=en')).toMatchObject({ code: 'invalid_query_param' });
    expect(await problemOf('')).toMatchObject({ code: 'invalid_body' });
  });

  test('with 401 without a key, 413 for a large body, 415 for a form', async () => {
    expect(await problemOf({}, { 'x-api-key': '' })).toMatchObject({ status: 401 });
    expect(await problemOf({ lang: 'x'.repeat(70_000) })).toMatchObject({ status: 413 });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await problemOf('lang=en', form)).toMatchObject({ status: 415 });
  });
});

test('a page number in a search leads to the cursor', async () => {
  const response = await send(SEARCH, { page: 2 });
  expect(Problem.parse(response.json()).detail).toBe(
    'page is not a field of this body. Pages are followed by meta.nextCursor.',
  );
});

test('POST forms count as requests like GET', async () => {
  const limited = await anApi(engines, { rateLimits: true });
  const remaining = async (): Promise<number> => {
    const { headers } = await limited.send(RANDOM, { method: 'POST', payload: {} });
    return Number(headers['ratelimit-remaining']);
  };
  const first = await remaining();
  expect(first).toBeGreaterThan(0);
  expect(await remaining()).toBe(first - 1);
});
