import { describe, expect, test } from 'vitest';

import { alikeLists, LISTS } from '../support/add-entries.ts';
import { anApi, type Query } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';

const engines = await ownEngines();
await alikeLists(engines, [
  { slug: 'lodz', en: 'City of Łódź', pl: 'Miasto Łódź', count: 5 },
  { slug: 'orsted', en: 'Ørsted', pl: 'Oersted', count: 4 },
  { slug: 'strasse', en: 'A street', pl: 'Długa Straße', count: 4 },
  { slug: 'signs', en: 'a.b*c? [d] "e" f\\g (h|i) ~j^ {k} $l', pl: 'Znaki', count: 3 },
  { slug: 'dashed-name', en: 'Côte d’Ivoire – 100% & more + more', pl: 'Nazwa złożona', count: 2 },
  { slug: 'accents', en: 'Sao Tome', pl: 'São Tomé', count: 1 },
]);
const api = await anApi(engines);

describe.each(LISTS)('GET $path, 200 with q', (list) => {
  test.each<[string, Query, string[]]>([
    ['a part of a slug', { q: 'hed-na' }, ['dashed-name']],
    ['a part of a label', { q: 'ity o' }, ['lodz']],
    ['capitals', { q: 'CITY' }, ['lodz']],
    ['a text without diacritics', { q: 'of lodz' }, ['lodz']],
    ['a text in capitals with diacritics, of a slug', { q: 'ŁÓDŹ', lang: 'pl' }, ['lodz']],
    ['diacritics where the label has none', { q: 'são tomé' }, ['accents']],
    ['no diacritics where the label has them', { q: 'sao tome', lang: 'pl' }, ['accents']],
    ['Unicode normalization form D', { q: 'Łódź'.normalize('NFD') }, ['lodz']],
    ['a letter without a combining mark', { q: 'ØRSTED' }, ['orsted']],
    ['a letter that is equal to two', { q: 'ga straße', lang: 'pl' }, ['strasse']],
    ['two letters that are equal to one', { q: 'GA STRASSE', lang: 'pl' }, ['strasse']],
    ['a label of the default language', { q: 'a street' }, ['strasse']],
    ['no label of the other language', { q: 'znaki' }, []],
    ['a label in the requested language', { q: 'znaki', lang: 'pl' }, ['signs']],
    [
      'several matches in the order of the list',
      { q: 's', lang: 'pl' },
      ['lodz', 'orsted', 'strasse', 'signs', 'dashed-name', 'accents'],
    ],
    ['a typewriter apostrophe', { q: "d'ivoire" }, ['dashed-name']],
    ['a percent sign', { q: '100%' }, ['dashed-name']],
    ['a plus sign', { q: 'more + more' }, ['dashed-name']],
    ['a plus sign that encodes a space', 'q=city+of', ['lodz']],
    ['percent-escapes', 'q=%C5%81%c3%b3d%C5%BA', ['lodz']],
    ['a star, which is not a wildcard', { q: 'b*c' }, ['signs']],
    ['a full stop, which is not a wildcard', { q: 'a.b' }, ['signs']],
    ['brackets', { q: '[d]' }, ['signs']],
    ['quotation marks', { q: '"e"' }, ['signs']],
    ['a backslash', { q: 'f\\g' }, ['signs']],
    ['an alternation, which has no special meaning', { q: '(h|i)' }, ['signs']],
    ['special characters of query languages', { q: '~j^ {k} $l' }, ['signs']],
    ['one character', { q: '~' }, ['signs']],
    ['64 characters', { q: 'x'.repeat(64) }, []],
    ['64 characters outside the basic plane', { q: '𝐱'.repeat(64) }, []],
    ['a wildcard for everything', { q: '*' }, ['signs']],
    ['a pattern for everything', { q: '.*' }, []],
    ['an expression of a query language', { q: 'slug:lodz' }, []],
    ['a combining mark alone', { q: '\u0301' }, []],
    ['words without a match', { q: 'nowhere' }, []],
  ])('finds %s', async (_name, query, expected) => {
    const { slugs, meta, links } = await list.get(api, query);
    expect(slugs).toEqual(expected);
    expect(meta).toMatchObject({ count: expected.length, total: expected.length });
    expect(links).toEqual({});
  });

  test('finds the same for q=" lodz " as for q=lodz: whitespace around q is ignored', async () => {
    const { slugs, links } = await list.get(api, { q: ` ${'\u00a0'.repeat(80)}LODZ `, limit: 1 });
    expect(slugs).toEqual(['lodz']);
    expect(links).toEqual({});
    const first = await list.get(api, { q: ' s ', limit: 1 });
    expect(first.links.next).toBeDefined();
    const second = new URL(String(first.links.next));
    second.searchParams.set('q', 's');
    expect(
      (await api.app.inject({ url: String(second), headers: { 'x-api-key': api.key } })).statusCode,
    ).toBe(200);
  });

  test('counts all matches, not only those on the page', async () => {
    const { slugs, meta } = await list.get(api, { q: 'ST', limit: 1 });
    expect(slugs).toEqual(['orsted']);
    expect(meta).toMatchObject({ count: 1, total: 2 });
  });
});

describe.each(LISTS)('GET $path, 400 for q', ({ path }) => {
  test.each<[string, Query]>([
    ['no character', 'q='],
    ['no value', 'q'],
    ['65 characters', { q: 'x'.repeat(65) }],
    ['a control character', 'q=a%09b'],
    ['a null character', 'q=a%00b'],
    ['a control character of the second block', 'q=a%C2%85'],
    ['half an escape', 'q=100%'],
    ['bytes that are not UTF-8', 'q=%C5'],
    ['half a surrogate pair', 'q=%ED%A0%80'],
    ['a space', { q: ' ' }],
    ['only whitespace of several kinds', { q: ' \u00a0\u2003 ' }],
  ])('refuses %s', async (_name, query) => {
    const { status, problem } = await api.refused(path, query);
    expect(status).toBe(400);
    expect(problem.code).toBe('invalid_query_param');
    expect(problem.errors?.map((error) => error.path)).toEqual(['q']);
  });
});
