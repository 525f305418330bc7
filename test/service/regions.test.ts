import { describe, expect, test } from 'vitest';

import { addEntries } from '../support/add-entries.ts';
import { aQuestion, questions } from '../support/a-question.ts';
import { anApi, RegionsResponse, type Query } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';
import { callTool, payloadOf } from '../support/mcp.ts';

const engines = await ownEngines();
const { pool } = engines;
await pool.query('delete from regions');
await addEntries(pool, 'region', [
  { slug: 'pl', kind: 'country', en: 'Poland', pl: 'Polska' },
  { slug: 'de', kind: 'country', en: 'Germany', pl: 'Niemcy' },
  { slug: 'ci', kind: 'country', en: 'Côte d’Ivoire', pl: 'Wybrzeże Kości Słoniowej' },
  { slug: 'su', kind: 'country', en: 'Soviet Union', pl: 'ZSRR' },
  { slug: 'jewish', kind: 'cultural', en: 'Jewish', pl: 'Żydowski' },
  { slug: 'christian-catholic', kind: 'cultural', en: 'Catholic', pl: 'Katolicki' },
]);
await load(engines, [
  ...questions(3, { regions: ['pl'] }),
  aQuestion({ regions: ['christian-catholic', 'pl'], language: 'pl', quality: 'needs_review' }),
  aQuestion({ regions: ['jewish'], type: 'text_input' }),
  aQuestion({ regions: ['de'] }),
  aQuestion(),
]);
// Without this, the version would be 1, which a wrong implementation could return by accident.
await pool.query('alter table count_snapshots alter column version restart with 42');
const api = await anApi(engines);

const codesOf = ({ data }: RegionsResponse): string[] => data.map(({ code }) => code);
const IN_ORDER = ['pl', 'christian-catholic', 'de', 'jewish', 'ci', 'su'];

describe('GET /regions, 200', () => {
  test('lists all regions by number of questions, then by code, including those without questions', async () => {
    expect(await api.regions()).toEqual({
      data: [
        { code: 'pl', kind: 'country', label: 'Poland', count: 4 },
        { code: 'christian-catholic', kind: 'cultural', label: 'Catholic', count: 1 },
        { code: 'de', kind: 'country', label: 'Germany', count: 1 },
        { code: 'jewish', kind: 'cultural', label: 'Jewish', count: 1 },
        { code: 'ci', kind: 'country', label: 'Côte d’Ivoire', count: 0 },
        { code: 'su', kind: 'country', label: 'Soviet Union', count: 0 },
      ],
      meta: { count: 6, total: 6, language: 'en' },
      _links: {},
    });
  });

  test.each<[string, Query, string[]]>([
    ['kind=country', { kind: 'country' }, ['pl', 'de', 'ci', 'su']],
    ['kind=cultural', { kind: 'cultural' }, ['christian-catholic', 'jewish']],
    ['a search in codes', { q: 'N-CATH' }, ['christian-catholic']],
    ['a search in codes and labels', { q: 'pol' }, ['pl']],
    ['a search and a kind', { q: 'e', kind: 'cultural' }, ['jewish']],
    ['a search and a kind that nothing matches', { q: 'poland', kind: 'cultural' }, []],
    ['a search in Polish labels', { q: 'kosci slon', lang: 'pl' }, ['ci']],
  ])('filters by %s', async (_name, query, expected) => {
    const page = await api.regions(query);
    expect(codesOf(page)).toEqual(expected);
    expect(page.meta.total).toBe(expected.length);
  });

  test('links the next page with the code of the last region and the version of the counts', async () => {
    const { _links } = await api.regions('limit=2&lang=pl');
    expect(_links.next).toBe(
      `${engines.config.baseUrl}/api/v1/regions?limit=2&lang=pl&as_of=42&cursor=christian-catholic`,
    );
    const second = await api.follow(_links.next ?? '', RegionsResponse);
    expect(codesOf(second)).toEqual(['de', 'jewish']);
    expect(second.meta).toEqual({ count: 2, total: 6, language: 'pl' });
    expect(codesOf(await api.follow(second._links.next ?? '', RegionsResponse))).toEqual(['ci', 'su']);
  });

  test('regions link the previous page, which ends where the page begins', async () => {
    const middle = await api.regions({ cursor: 'DE', limit: 2 });
    expect(middle._links.prev).toBe(`${engines.config.baseUrl}/api/v1/regions?limit=2&as_of=42&cursor=pl`);
    expect(codesOf(await api.follow(middle._links.prev ?? '', RegionsResponse))).toEqual([
      'christian-catholic',
      'de',
    ]);
    const second = await api.regions({ cursor: 'pl', limit: 1 });
    const first = await api.follow(second._links.prev ?? '', RegionsResponse);
    expect([codesOf(first), first._links.prev]).toEqual([['pl'], undefined]);
  });

  test('regions before the first whole page are linked with those after them, so that the limit stays', async () => {
    const third = await api.regions({ cursor: 'christian-catholic', limit: 4, lang: 'pl' });
    expect(third._links.prev).toBe(`${engines.config.baseUrl}/api/v1/regions?limit=4&lang=pl&as_of=42`);
    const first = await api.follow(third._links.prev ?? '', RegionsResponse);
    expect(codesOf(first)).toEqual(IN_ORDER.slice(0, 4));
    expect(first._links.next).toContain('limit=4');
  });

  test('regions take the cursor of the tool, with the version, and the tool takes that of a link', async () => {
    const payload = payloadOf(await callTool(api, 'svc_regions', { limit: 2 }));
    expect(payload.meta).toMatchObject({ nextCursor: 'christian-catholic.42' });
    expect(codesOf(await api.regions({ cursor: 'christian-catholic.42', limit: 2 }))).toEqual([
      'de',
      'jewish',
    ]);
    for (const cursor of ['christian-catholic', 'Christian-Catholic', 'CHRISTIAN-CATHOLIC.42'])
      expect(payloadOf(await callTool(api, 'svc_regions', { cursor, limit: 1 })).data).toMatchObject([
        { code: 'de' },
      ]);
  });

  test.each(['PL', 'Pl', 'PL.42'])('regions resume after the cursor %s in capitals', async (cursor) => {
    expect(codesOf(await api.regions({ cursor }))).toEqual(IN_ORDER.slice(1));
  });

  test.each(IN_ORDER.map((code, index): [string, string[]] => [code, IN_ORDER.slice(index + 1)]))(
    'resumes after the cursor %s alone',
    async (cursor, expected) => {
      expect(codesOf(await api.regions({ cursor }))).toEqual(expected);
    },
  );

  test('resumes after a cursor that the search or the kind excludes', async () => {
    expect(codesOf(await api.regions({ cursor: 'de', kind: 'cultural' }))).toEqual(['jewish']);
    expect(codesOf(await api.regions({ cursor: 'jewish', q: 'union' }))).toEqual(['su']);
  });

  test('uses the latest counts when the version is unknown', async () => {
    for (const version of [41, 43, 9_007_199_254_740_991])
      expect(codesOf(await api.regions({ cursor: 'jewish', as_of: version }))).toEqual(['ci', 'su']);
    expect(codesOf(await api.regions({ as_of: 1_000_000 }))).toEqual(IN_ORDER);
  });
});

describe('GET /regions, 400', () => {
  test.each<[string, Query, string]>([
    ['the kind of a topic', { kind: 'tag' }, 'kind'],
    ['two kinds', { kind: 'country,cultural' }, 'kind'],
    ['a cursor that is not a region', { cursor: 'xx' }, 'cursor'],
    ['a cursor that is not a region in the version', { cursor: 'xx', as_of: 1 }, 'cursor'],
    ['a cursor with the version 0', { cursor: 'pl.0' }, 'cursor'],
    ['a cursor with a version in words', { cursor: 'pl.latest' }, 'cursor'],
    ['two codes as a cursor', { cursor: 'pl,de' }, 'cursor'],
    ['a version of 0', { as_of: 0 }, 'as_of'],
    ['a version below 0', { as_of: -1 }, 'as_of'],
    ['a version in words', { as_of: 'latest' }, 'as_of'],
    ['a version above the largest safe integer', { as_of: '9007199254740992' }, 'as_of'],
  ])('refuses %s', async (_name, query, parameter) => {
    const { status, problem } = await api.refused('/regions', query);
    expect(status).toBe(400);
    expect(problem.code).toBe('invalid_query_param');
    expect(problem.errors?.map((error) => error.path)).toEqual([parameter]);
  });
});
