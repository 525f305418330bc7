import { describe, expect, test } from 'vitest';

import { type Counted, termOf } from '../../../src/discovery/listing.ts';
import { sitemapIndex, sitemapPart, sitePaths } from '../../../src/site/sitemap.ts';

const BASE = 'https://trivia.example';
const locations = (xml = ''): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(BASE, ''));

describe('a sitemap of many pages', () => {
  const paths = Array.from({ length: 6_001 }, (_, index) => `/tags/t${index}`);
  const parts = locations(sitemapIndex(paths, BASE));

  test('is divided into files of at most 5,000 URLs, which together list each page once', () => {
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const listed = parts.map((_path, index) => locations(sitemapPart(paths, index + 1, BASE)));
    expect(listed.map(({ length }) => length)).toEqual([5_000, 5_000, 2_002]);
    expect(new Set(listed.flat())).toEqual(new Set(paths.flatMap((path) => [path, `/pl${path}`])));
  });

  test('has no other files', () => {
    for (const part of [0, 4, 1.5, Number.NaN]) expect(sitemapPart(paths, part, BASE)).toBeUndefined();
  });

  test('escapes what XML does not allow', () => {
    expect(sitemapPart(['/tags/a&b'], 1, BASE)).toContain('<loc>https://trivia.example/tags/a&amp;b</loc>');
  });
});

describe('the pages of a sitemap', () => {
  const counted = (counts: Readonly<Record<string, number>>): { readonly entries: readonly Counted[] } => ({
    entries: Object.entries(counts).map(([slug, count]) => ({ term: termOf({ slug, label: {} }), count })),
  });
  const catalogue = {
    overview: { byCategory: [['22', 5]] as const },
    topics: counted({ waters: 3, empty: 0 }),
    tags: counted({ rivers: 20, comets: 19 }),
  };

  test('are those with enough questions, and every page that needs no slug', () => {
    const patterns = [
      '/',
      '/play',
      '/plots',
      '/questions/:id',
      '/categories/:slug',
      '/topics/:slug',
      '/tags/:slug',
    ];
    const inBoth = patterns.flatMap((pattern) => [pattern, `/pl${pattern === '/' ? '' : pattern}`]);
    expect(sitePaths(catalogue, inBoth)).toEqual([
      ...['/', '/play', '/plots'],
      ...['/categories/geography', '/topics/waters', '/tags/rivers'],
    ]);
  });

  test('are of no kind that the site has no pages for', () => {
    expect(sitePaths(catalogue, ['/', '/pl', '/topics/:slug'])).toEqual(['/', '/topics/waters']);
  });
});
