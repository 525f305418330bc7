import { describe, expect, test } from 'vitest';

import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { anApi, RegionsResponse, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, makeSearchable } from '../../support/load.ts';
import { cursorOf } from '../../support/clients/walk-pages.ts';
import { callTool, payloadOf } from '../../support/clients/mcp.ts';

const engines = await ownEngines();
const { pool } = engines;
await pool.query('delete from topics');
await pool.query('delete from regions');
await addEntries(pool, 'region', [
  { slug: 'pl', kind: 'country', en: 'Poland', pl: 'Polska' },
  { slug: 'de', kind: 'country', en: 'Germany', pl: 'Niemcy' },
  { slug: 'ci', kind: 'country', en: 'Côte d’Ivoire', pl: 'Wybrzeże Kości Słoniowej' },
  { slug: 'su', kind: 'country', en: 'Soviet Union', pl: 'ZSRR' },
  { slug: 'jewish', kind: 'cultural', en: 'Jewish', pl: 'Żydowski' },
  { slug: 'christian-catholic', kind: 'cultural', en: 'Catholic', pl: 'Katolicki' },
]);
const alike = (...slugs: string[]) => ({ tags: slugs, subcategories: slugs });
await load(engines, [
  ...questions(3, { tags: ['red'], subcategories: ['stars'], regions: ['pl'] }),
  aQuestion({ tags: ['red', 'blue'], subcategories: ['stars', 'moons'], language: 'pl' }),
  aQuestion({ tags: ['blue'], subcategories: [], type: 'text_input', quality: 'needs_review' }),
  ...questions(2, alike('common', 'usual')),
  aQuestion({ ...alike('common', 'flagged'), quality: 'needs_review', language: 'pl', type: 'text_input' }),
  aQuestion({ ...alike('common', 'concealed'), text: 'Is this one hidden?' }),
  aQuestion({ ...alike(), regions: ['christian-catholic', 'pl'], language: 'pl', quality: 'needs_review' }),
  aQuestion({ ...alike(), regions: ['jewish'], type: 'text_input' }),
  aQuestion({ ...alike(), regions: ['de'] }),
]);
await pool.query(`update questions set availability = 'hidden' where text = 'Is this one hidden?'`);
await makeSearchable(engines);
for (const kind of ['tag', 'subcategory'] as const)
  await addEntries(pool, kind, [{ slug: 'usual', en: 'The usual', pl: 'Zwykłe' }]);
await addEntries(pool, 'topic', [
  { slug: 'warm', kind: 'tag', en: 'Warm colours', pl: 'Barwy ciepłe' },
  { slug: 'colours', kind: 'tag', en: 'Colours', pl: 'Barwy' },
  { slug: 'sky', kind: 'subcategory', en: 'The sky', pl: 'Niebo' },
  { slug: 'cool', kind: 'tag', en: 'Cool colours', pl: 'Barwy zimne' },
  { slug: 'void', kind: 'subcategory', en: 'Nothing', pl: 'Nic' },
]);
await pool.query(`
  insert into topic_aliases (alias, topic) values ('hues', 'colours'), ('kolory', 'colours'), ('łuna', 'sky')`);
await pool.query(`
  insert into topic_tags (topic, tag) values
    ('warm', 'red'), ('colours', 'red'), ('colours', 'blue'), ('cool', 'blue')`);
await pool.query(`
  insert into topic_subcategories (topic, subcategory) values ('sky', 'stars'), ('sky', 'moons')`);
// Without this, the version would be 1, which a wrong implementation could return by accident.
await pool.query('alter table count_snapshots alter column version restart with 42');
const api = await anApi(engines);

describe('GET /topics, 200', () => {
  test('lists all topics by number of questions, including those without any', async () => {
    expect(await api.topics()).toEqual({
      data: [
        { slug: 'colours', kind: 'tag', label: 'Colours', aliases: ['hues', 'kolory'], count: 5 },
        { slug: 'sky', kind: 'subcategory', label: 'The sky', aliases: ['łuna'], count: 4 },
        { slug: 'warm', kind: 'tag', label: 'Warm colours', aliases: [], count: 4 },
        { slug: 'cool', kind: 'tag', label: 'Cool colours', aliases: [], count: 2 },
        { slug: 'void', kind: 'subcategory', label: 'Nothing', aliases: [], count: 0 },
      ],
      meta: { count: 5, total: 5, language: 'en' },
      _links: {},
    });
  });

  test.each<[string, Query, string[]]>([
    ['kind=tag', { kind: 'tag' }, ['colours', 'warm', 'cool']],
    ['kind=subcategory', { kind: 'subcategory' }, ['sky', 'void']],
    ['a search and a kind', { q: 'colours', kind: 'subcategory' }, []],
    ['a search in an English alias', { q: 'hue' }, ['colours']],
    ['a search in a Polish alias with lang=en', { q: 'KOLORY', lang: 'en' }, ['colours']],
    ['a search in an alias with diacritics', { q: 'luna' }, ['sky']],
    ['a search across alias and label', { q: 'hueskolory' }, []],
  ])('filters by %s', async (_name, query, expected) => {
    const { data, meta } = await api.topics(query);
    expect(data.map(({ slug }) => slug)).toEqual(expected);
    expect(meta.total).toBe(expected.length);
  });

  test('pages through the topics of one kind', async () => {
    const first = await api.topics({ kind: 'tag', limit: 2 });
    const second = await api.topics({ kind: 'tag', limit: 2, cursor: cursorOf(first._links.next) });
    expect([...first.data, ...second.data].map(({ slug }) => slug)).toEqual(['colours', 'warm', 'cool']);
    expect(second._links.next).toBeUndefined();
    expect(second._links.prev).toBeDefined();
  });
});

describe('GET /topics, 400', () => {
  const LIST = 'must be one of tag, subcategory';

  test.each<[string, Query, string]>([
    ['a kind of region', { kind: 'country' }, LIST],
    ['a kind in capitals', { kind: 'TAG' }, 'does not accept TAG. Did you mean tag?'],
    ['two kinds', { kind: 'tag,subcategory' }, LIST],
    ['an empty kind', 'kind=', LIST],
  ])('refuses %s', async (_name, query, message) => {
    const { status, problem } = await api.refused('/topics', query);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ path: 'kind', message }]);
  });

  test('refuses a cursor that belongs to another kind', async () => {
    const cursor = cursorOf((await api.topics({ kind: 'tag', limit: 1 }))._links.next);
    for (const query of [{ kind: 'subcategory', cursor }, { cursor }])
      expect(await api.refusedFor('/topics', query)).toEqual(['cursor']);
  });
});

describe.each([
  ['tags', { red: 4, common: 3, blue: 2, usual: 2, flagged: 1 }],
  ['subcategories', { stars: 4, common: 3, usual: 2, flagged: 1, moons: 1 }],
] as const)('GET /%s, 200', (name, counts) => {
  test('counts visible questions of every language, type and tier', async () => {
    const { data, meta, _links } = await api[name]();
    expect(data.map(({ slug, count }) => [slug, count])).toEqual(Object.entries(counts));
    expect(meta).toEqual({ count: 5, total: 5, language: 'en' });
    expect(_links).toEqual({});
  });

  test('returns the slug, label and count of each entry', async () => {
    const { data } = await api[name]({ q: 'usual' });
    expect(data).toEqual([{ slug: 'usual', label: 'The usual', count: 2 }]);
    const { data: polish } = await api[name]({ q: 'ZWYKLE', lang: 'pl' });
    expect(polish).toEqual([{ slug: 'usual', label: 'Zwykłe', count: 2 }]);
  });

  test('derives a missing label from the slug', async () => {
    const { data } = await api[name]({ q: 'flagged' });
    expect(data).toEqual([{ slug: 'flagged', label: 'Flagged', count: 1 }]);
  });
});

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
    ['a search and a kind', { q: 'e', kind: 'cultural' }, ['jewish']],
    ['a search and a kind that nothing matches', { q: 'poland', kind: 'cultural' }, []],
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
    const next = await api.regions({ cursor: 'christian-catholic.42', limit: 2 });
    expect(codesOf(next)).toEqual(['de', 'jewish']);
    for (const cursor of ['christian-catholic', 'Christian-Catholic', 'CHRISTIAN-CATHOLIC.42']) {
      const { data } = payloadOf(await callTool(api, 'svc_regions', { cursor, limit: 1 }));
      expect(data).toMatchObject([{ code: 'de' }]);
    }
  });

  test.each([
    ...IN_ORDER.map((code, index): [string, string[]] => [code, IN_ORDER.slice(index + 1)]),
    ...['PL', 'Pl', 'PL.42'].map((cursor): [string, string[]] => [cursor, IN_ORDER.slice(1)]),
  ])('resumes after the cursor %s alone', async (cursor, expected) => {
    expect(codesOf(await api.regions({ cursor }))).toEqual(expected);
  });

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
])('GET /regions, 400: refuses %s', async (_name, query, parameter) => {
  expect(await api.refusedFor('/regions', query)).toEqual([parameter]);
});
