import { describe, expect, test } from 'vitest';
import { alikeLists, LISTS, type AlikeList, type AlikePage } from '../../support/add-entries.ts';
import { anApi, type Query } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();

const LETTERS = Array.from('abcdefghijkl');
/** 144 names from `aa` to `ll`; those with the same first letter belong to equally many questions. */
const NAMES = LETTERS.flatMap((first, index) =>
  LETTERS.map((second) => ({
    slug: first + second,
    en: `Name ${first}${second}`,
    pl: `Nazwa ${first}${second}`,
    count: 1 + (index % 4),
  })),
);
const IN_ORDER = NAMES.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1));
const SLUGS = IN_ORDER.map(({ slug }) => slug);
await alikeLists(engines, NAMES);
const api = await anApi(engines);

const cursorOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('cursor') ?? '';
const withCursors = LISTS.filter(({ path }) => path !== '/regions');

/** All pages from `from` in one direction. */
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
    ['a page of up to 500', { limit: 500 }, 144],
  ])('lists %s', async (_name, query, count) => {
    const { slugs, counts, meta } = await list.get(api, query);
    expect(slugs).toEqual(SLUGS.slice(0, count));
    expect(counts).toEqual(IN_ORDER.slice(0, count).map((named) => named.count));
    expect(meta).toEqual({ count, total: 144, language: 'en' });
  });

  test('labels entries in the requested language', async () => {
    expect((await list.get(api, { limit: 2 })).labels).toEqual(['Name da', 'Name db']);
    const { labels, meta } = await list.get(api, { limit: 2, lang: 'pl' });
    expect(labels).toEqual(['Nazwa da', 'Nazwa db']);
    expect(meta.language).toBe('pl');
  });

  test.each([11, 12, 143, 144, 145])('pages of %i contain every entry once', async (limit) => {
    const pages = await walk(list, await list.get(api, { limit }), 'next');
    expect(pages.flatMap(({ slugs }) => slugs)).toEqual(SLUGS);
    expect(pages).toHaveLength(Math.ceil(SLUGS.length / limit));
    for (const { meta } of pages) expect(meta.total).toBe(144);
  });

  test('pages of search results contain every match once, in either language', async () => {
    const expected = SLUGS.filter((slug) => slug.includes('a'));
    const pages = await walk(list, await list.get(api, { q: 'zwa a', lang: 'pl', limit: 5 }), 'next');
    expect(pages.flatMap(({ slugs }) => slugs)).toEqual(expected.filter((slug) => slug.startsWith('a')));
    const byTwo = await walk(list, await list.get(api, 'q=a&limit=5'), 'next');
    expect(byTwo.flatMap(({ slugs }) => slugs)).toEqual(SLUGS);
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

  test('the last page has no next link', async () => {
    expect((await list.get(api, { limit: 144 })).links).toEqual({});
    expect((await list.get(api, { q: 'nowhere' })).links).toEqual({});
  });
});

describe.each(LISTS)('GET $path, 200 backwards', (list) => {
  test('previous links lead back over the same pages', async () => {
    const forth = await walk(list, await list.get(api, { limit: 40 }), 'next');
    const [last] = forth.slice(-1);
    const back = last === undefined ? [] : await walk(list, last, 'prev');
    expect(back.toReversed().map(({ slugs }) => slugs)).toEqual(forth.map(({ slugs }) => slugs));
    expect(forth[0]?.links.prev).toBeUndefined();
    expect(back.at(-1)?.links.prev).toBeUndefined();
  });
});

describe.each(LISTS)('GET $path, 400 for pages', ({ path }) => {
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
  ])('refuses %s', async (_name, query, parameter) => {
    const { status, problem } = await api.refused(path, query);
    expect(status).toBe(400);
    expect(problem.code).toBe('invalid_query_param');
    expect(problem.errors?.map((error) => error.path)).toEqual([parameter]);
  });

  test('refuses a cursor from the list of questions', async () => {
    const cursor = cursorOf((await api.list({ limit: 1 }))._links.next);
    const { problem } = await api.refused(path, { cursor });
    expect(problem.errors?.map((error) => error.path)).toEqual(['cursor']);
  });
});

describe.each(withCursors)('GET $path, 400 for cursors', (list) => {
  const refusesWith = async (query: Record<string, string | number>): Promise<void> => {
    const { status, problem } = await api.refused(list.path, query);
    expect(status).toBe(400);
    expect(problem.errors?.map((error) => error.path)).toEqual(['cursor']);
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
