import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createListing, type Counted } from '../../../src/discovery/listing.ts';
import { createView, type View } from '../../../src/discovery/view.ts';
import type { EndpointParts } from '../../../src/endpoints/endpoint.ts';
import { pageListing, sliceAfter } from '../../../src/endpoints/page-listing.ts';
import { SOME_CURSORS, NO_COUNTS } from '../../support/some-values.ts';
import { aTerm, countedTerms } from '../discovery/some-terms.ts';

const EMPTY = createView(0, NO_COUNTS, {
  tags: new Map(),
  subcategories: new Map(),
  regions: new Map(),
  topics: new Map(),
});
const viewOf = (version: number, counted: readonly Counted[]): View => ({
  ...EMPTY,
  version,
  tags: createListing(counted),
});

type Parts = Pick<EndpointParts, 'discovery' | 'readCursors'>;

/** Parts with these counts: the last ones are the latest, the others are still kept. */
const partsOf = (...views: [View, ...View[]]): Parts => ({
  readCursors: () => Promise.resolve(SOME_CURSORS),
  discovery: {
    current: () => Promise.resolve({ view: views.at(-1) ?? EMPTY, generatedAt: new Date(0) }),
    latest: () => views.at(-1),
    earlier: (version) => Promise.resolve(views.find((view) => view.version === version)),
  },
});

type Page = Awaited<ReturnType<typeof pageListing>>;
interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly q?: string;
  readonly lang?: 'en' | 'pl';
  readonly kind?: string;
}

const pageOf = (parts: Parts, asked: Asked, name = 'tags'): Promise<Page> =>
  pageListing(parts, name, { lang: 'en', ...asked, listing: (view) => view.tags });
const slugsOf = (page: Pick<Page, 'entries'>): string[] => page.entries.map(({ term }) => term.slug);

/** All pages from a given one, in one direction. */
async function walk(parts: Parts, asked: Asked, from: Page, direction: 'next' | 'prev'): Promise<Page[]> {
  const pages = [from];
  for (let cursor = from.page[direction]; cursor !== undefined;) {
    const page = await pageOf(parts, { ...asked, cursor });
    pages.push(page);
    cursor = page.page[direction];
  }
  return pages;
}

const ALPHABET = Array.from('abcdefghij').map((slug) => ({ term: aTerm(slug), count: 1 }));

describe('the pages of a listing', () => {
  test('contain every entry once, and lead back over the same pages, for any size', async () => {
    await fc.assert(
      fc.asyncProperty(countedTerms, fc.integer({ min: 1, max: 31 }), async (counted, limit) => {
        const view = viewOf(1, counted);
        const parts = partsOf(view);
        const first = await pageOf(parts, { limit });
        const forth = await walk(parts, { limit }, first, 'next');
        expect(forth.flatMap(slugsOf)).toEqual(view.tags.entries.map(({ term }) => term.slug));
        expect(forth).toHaveLength(Math.max(1, Math.ceil(counted.length / limit)));
        for (const { meta, entries } of forth)
          expect(meta).toEqual({ count: entries.length, total: counted.length, language: 'en' });

        const back = await walk(parts, { limit }, forth.at(-1) ?? first, 'prev');
        expect(back.reverse().map(slugsOf)).toEqual(forth.map(slugsOf));
        expect(back[0]?.page.prev).toBeUndefined();
      }),
    );
  });

  test('may change their size from page to page', async () => {
    const parts = partsOf(viewOf(1, ALPHABET));
    const { page } = await pageOf(parts, { limit: 3 });
    expect(slugsOf(await pageOf(parts, { limit: 5, cursor: page.next }))).toEqual(Array.from('defgh'));
  });

  test('use the counts of the first page', async () => {
    const before = viewOf(1, ALPHABET);
    const { page } = await pageOf(partsOf(before), { limit: 4 });
    const after = viewOf(
      2,
      ALPHABET.map((entry, index) => ({ ...entry, count: index })),
    );
    const second = await pageOf(partsOf(before, after), { limit: 4, cursor: page.next });
    expect(slugsOf(second)).toEqual(Array.from('efgh'));
    const third = await pageOf(partsOf(before, after), { limit: 4, cursor: second.page.next });
    expect(slugsOf(third)).toEqual(Array.from('ij'));
  });

  test('continue at the same position in the latest counts when those are no longer kept', async () => {
    const { page } = await pageOf(partsOf(viewOf(1, ALPHABET)), { limit: 4 });
    const withoutLast = ALPHABET.filter(({ term }) => term.slug !== 'd');
    const second = await pageOf(partsOf(viewOf(2, withoutLast)), { limit: 4, cursor: page.next });
    expect(slugsOf(second)).toEqual(Array.from('efgh'));
    const atTheEnd = await pageOf(partsOf(viewOf(2, ALPHABET.slice(0, 4))), { limit: 4, cursor: page.next });
    expect(atTheEnd).toMatchObject({ entries: [], meta: { count: 0, total: 4 } });
    expect(atTheEnd.page.next).toBeUndefined();
  });

  test.each<[string, Asked, string?]>([
    ['of another listing', { limit: 4 }, 'subcategories'],
    ['with a search', { limit: 4, q: 'a' }],
    ['with another language', { limit: 4, lang: 'pl' }],
    ['with a kind', { limit: 4, kind: 'tag' }],
  ])('are refused by a cursor %s', async (_name, asked, name) => {
    const parts = partsOf(viewOf(1, ALPHABET));
    const { page } = await pageOf(parts, { limit: 4 });
    await expect(pageOf(parts, { ...asked, cursor: page.next }, name)).rejects.toMatchObject({
      code: 'invalid_query_param',
      members: { errors: [{ path: 'cursor' }] },
    });
  });
});

describe('the slice after a position', () => {
  const { entries } = createListing(ALPHABET);

  test.each([
    ['no place', undefined, 3, [0, 3]],
    ['an entry', { slug: 'c', count: 1 }, 3, [3, 6]],
    ['the last entry', { slug: 'j', count: 1 }, 3, [10, 10]],
    ['a place between two', { slug: 'cc', count: 1 }, 3, [3, 6]],
    ['a place above all', { slug: 'z', count: 2 }, 3, [0, 3]],
    ['a place below all', { slug: 'a', count: 0 }, 3, [10, 10]],
    ['an entry near the end', { slug: 'i', count: 1 }, 3, [9, 10]],
  ])('of %s is right', (_name, place, limit, [from, end]) => {
    expect(sliceAfter(entries, place, limit)).toEqual({ matches: entries, from, end });
  });
});
