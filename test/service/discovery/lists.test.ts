import { describe, expect, test } from 'vitest';

import { alikeLists, LISTS, type AlikeList, type AlikePage } from '../../support/data/add-entries.ts';
import { cursorOf } from '../../support/clients/walk-pages.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();

/** Names with signs and letters that a search may stumble over. */
const PECULIAR = [
  { slug: 'lodz', en: 'City of Łódź', pl: 'Miasto Łódź', count: 5 },
  { slug: 'orsted', en: 'Ørsted', pl: 'Oersted', count: 4 },
  { slug: 'strasse', en: 'A street', pl: 'Długa Straße', count: 4 },
  { slug: 'signs', en: 'a.b*c? [d] "e" f\\g (h|i) ~j^ {k} $l', pl: 'Znaki', count: 3 },
  { slug: 'dashed-name', en: 'Côte d’Ivoire – 100% & more + more', pl: 'Nazwa złożona', count: 2 },
  { slug: 'accents', en: 'Sao Tome', pl: 'São Tomé', count: 1 },
];
const LETTERS = Array.from('abcdefghijkl');
/** Names from `aa` to `ll`; those with the same first letter belong to equally many questions. */
const PLAIN = LETTERS.flatMap((first, index) =>
  LETTERS.map((second) => ({
    slug: first + second,
    en: `Name ${first}${second}`,
    pl: `Nazwa ${first}${second}`,
    count: 1 + (index % 4),
  })),
);
const NAMES = [...PLAIN, ...PECULIAR];
const TOTAL = NAMES.length;
const IN_ORDER = NAMES.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
const SLUGS = IN_ORDER.map(({ slug }) => slug);
await alikeLists(engines, NAMES);
const api = await anApi(engines);

const withCursors = LISTS.filter(({ path }) => path !== '/regions');

async function walk(list: AlikeList, from: AlikePage, direction: 'next' | 'prev'): Promise<AlikePage[]> {
  const pages = [from];
  for (let link = from.links[direction]; link !== undefined;) {
    const page = await list.follow(api, link);
    pages.push(page);
    link = page.links[direction];
  }
  return pages;
}

describe.each(LISTS)('GET $path, 200 page by page', (list) => {
  test.each<[string, Query, number]>([
    ['100 entries by default', {}, 100],
    ['a page of one', { limit: 1 }, 1],
    ['a page of up to 500', { limit: 500 }, TOTAL],
  ])('lists %s', async (_name, query, count) => {
    const { slugs, counts, meta } = await list.get(api, query);
    expect(slugs).toEqual(SLUGS.slice(0, count));
    expect(counts).toEqual(IN_ORDER.slice(0, count).map((named) => named.count));
    expect(meta).toEqual({ count, total: TOTAL, language: 'en' });
  });

  test('labels entries in the requested language', async () => {
    expect((await list.get(api, { limit: 2 })).labels).toEqual(['City of Łódź', 'Name da']);
    const { labels, meta } = await list.get(api, { limit: 2, lang: 'pl' });
    expect(labels).toEqual(['Miasto Łódź', 'Nazwa da']);
    expect(meta.language).toBe('pl');
  });

  test.each([11, 12, TOTAL - 1, TOTAL, TOTAL + 1])('pages of %i contain every entry once', async (limit) => {
    const pages = await walk(list, await list.get(api, { limit }), 'next');
    expect(pages.flatMap(({ slugs }) => slugs)).toEqual(SLUGS);
    expect(pages).toHaveLength(Math.ceil(SLUGS.length / limit));
    for (const { meta } of pages) expect(meta.total).toBe(TOTAL);
  });

  test('pages of search results contain every match once, in either language', async () => {
    const polish = await walk(list, await list.get(api, { q: 'zwa a', lang: 'pl', limit: 5 }), 'next');
    expect(polish.flatMap(({ slugs }) => slugs)).toEqual(SLUGS.filter((slug) => /^a.$/.test(slug)));
    const english = await walk(list, await list.get(api, 'q=a&limit=5'), 'next');
    expect(english.flatMap(({ slugs }) => slugs)).toEqual(
      IN_ORDER.filter(({ slug, en }) => /a/i.test(slug + en)).map(({ slug }) => slug),
    );
  });

  test('links are absolute and change only the cursor of the query', async () => {
    const first = await list.get(api, 'q=%41&limit=7&lang=en');
    const { next } = first.links;
    expect(next).toMatch(`${engines.config.baseUrl}/api/v1${list.path}?q=%41&limit=7&lang=en&`);
    const second = await list.follow(api, next);
    expect(cursorOf(second.links.next)).not.toBe(cursorOf(next));
    expect(second.links.next?.split('&')).toHaveLength(next?.split('&').length ?? 0);
  });

  test('the page size can change between pages', async () => {
    const { links } = await list.get(api, { limit: 10 });
    const { slugs } = await list.get(api, { limit: 3, cursor: cursorOf(links.next) });
    expect(slugs).toEqual(SLUGS.slice(10, 13));
  });

  test('previous links lead back over the same pages', async () => {
    const forth = await walk(list, await list.get(api, { limit: 40 }), 'next');
    const last = forth.at(-1);
    const back = last === undefined ? [] : await walk(list, last, 'prev');
    expect(back.toReversed().map(({ slugs }) => slugs)).toEqual(forth.map(({ slugs }) => slugs));
    expect(forth[0]?.links.prev).toBeUndefined();
    expect(back.at(-1)?.links.prev).toBeUndefined();
  });
});

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
    expect((await list.follow(api, String(second))).slugs).toHaveLength(1);
  });

  test('counts all matches, not only those on the page', async () => {
    const { slugs, meta } = await list.get(api, { q: 'ST', limit: 1 });
    expect(slugs).toEqual(['orsted']);
    expect(meta).toMatchObject({ count: 1, total: 2 });
  });
});

describe.each(LISTS)('GET $path, 400', ({ path }) => {
  test.each<[string, Query, string]>([
    ['a limit of 0', { limit: 0 }, 'limit'],
    ['a limit of 501', { limit: 501 }, 'limit'],
    ['a limit below 0', { limit: -1 }, 'limit'],
    ['a limit that is not an integer', { limit: '1.5' }, 'limit'],
    ['a limit in words', { limit: 'all' }, 'limit'],
    ['an empty limit', 'limit=', 'limit'],
    ['an empty cursor', 'cursor=', 'cursor'],
    ['a cursor of 201 characters', { cursor: 'a'.repeat(201) }, 'cursor'],
    ['an invented cursor', { cursor: 'AQAAAAAAAAAA' }, 'cursor'],
    ['an unknown code or text as a cursor', { cursor: 'zz' }, 'cursor'],
    ['a text without a character', 'q=', 'q'],
    ['a text without a value', 'q', 'q'],
    ['a text of 65 characters', { q: 'x'.repeat(65) }, 'q'],
    ['a control character', 'q=a%09b', 'q'],
    ['a null character', 'q=a%00b', 'q'],
    ['a control character of the second block', 'q=a%C2%85', 'q'],
    ['half an escape', 'q=100%', 'q'],
    ['bytes that are not UTF-8', 'q=%C5', 'q'],
    ['half a surrogate pair', 'q=%ED%A0%80', 'q'],
    ['a space', { q: ' ' }, 'q'],
    ['only whitespace of several kinds', { q: ' \u00a0\u2003 ' }, 'q'],
  ])('refuses %s', async (_name, query, parameter) => {
    expect(await api.refusedFor(path, query)).toEqual([parameter]);
  });

  test('refuses a cursor from the list of questions', async () => {
    const cursor = cursorOf((await api.list({ limit: 1 }))._links.next);
    expect(await api.refusedFor(path, { cursor })).toEqual(['cursor']);
  });
});

describe.each(withCursors)('GET $path, 400 for cursors', (list) => {
  const refusesWith = async (query: Record<string, string | number>): Promise<void> => {
    expect(await api.refusedFor(list.path, query)).toEqual(['cursor']);
  };

  test.each<[string, Record<string, string>]>([
    ['another search', { q: 'b' }],
    ['no search', {}],
    ['another language', { q: 'a', lang: 'pl' }],
  ])('refuses a cursor with %s', async (_name, query) => {
    const { links } = await list.get(api, { q: 'a', limit: 5 });
    await refusesWith({ ...query, limit: 5, cursor: cursorOf(links.next) });
  });

  test.each(withCursors.filter(({ path }) => path !== list.path))(
    'refuses a cursor from $path',
    async (other) => {
      const { links } = await other.get(api, { limit: 5 });
      await refusesWith({ limit: 5, cursor: cursorOf(links.next) });
    },
  );

  test('refuses a damaged cursor', async () => {
    const cursor = cursorOf((await list.get(api, { limit: 5 })).links.next);
    const damaged = cursor.slice(0, 8) + (cursor.charAt(8) === 'A' ? 'B' : 'A') + cursor.slice(9);
    await refusesWith({ limit: 5, cursor: damaged });
  });
});
