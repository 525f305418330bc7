import { CATEGORIES } from '../contract/categories.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Counted } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';

/** URLs in one file. Crawlers accept 50,000, but those files would take 25 MB each. */
const MOST_URLS = 5_000;
/** Tags that have a page worth finding: rarer ones show only a few questions. */
const FEWEST_QUESTIONS = 20;
const MOST_TAGS = 10_000;

const PAGES = ['/', '/explore', '/stats', '/play', '/play/host'];
const DEFAULT_LANGUAGE: Language = 'en';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_SCHEMA = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pathIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;

/** The paths of the pages in the default language, at most `MOST_TAGS` and some hundred. */
export function sitePaths({ overview, topics, tags }: View): string[] {
  const counted = new Map(overview.byCategory);
  const isCounted = ({ id }: { readonly id: number }): boolean => (counted.get(String(id)) ?? 0) > 0;
  const pathsOf = (folder: string, entries: readonly Counted[], fewest: number): string[] =>
    entries
      .filter(({ count }) => count >= fewest)
      .map(({ term }) => `/${folder}/${encodeURIComponent(term.slug)}`);
  return [
    ...PAGES,
    ...CATEGORIES.filter(isCounted).map(({ slug }) => `/categories/${slug}`),
    ...pathsOf('topics', topics.entries, 1),
    ...pathsOf('tags', tags.entries.slice(0, MOST_TAGS), FEWEST_QUESTIONS),
  ];
}

/** The entries of a page, one in each language. Each names all of them, as search engines require. */
function entriesOf(path: string, baseUrl: string): string {
  const urlIn = (language: Language): string => escapeXml(baseUrl + pathIn(language, path));
  const link = (name: string, url: string): string =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${url}"/>`;
  const links = [
    ...Language.options.map((language) => link(language, urlIn(language))),
    link('x-default', urlIn(DEFAULT_LANGUAGE)),
  ].join('');
  return Language.options.map((language) => `<url><loc>${urlIn(language)}</loc>${links}</url>\n`).join('');
}

const PATHS_IN_PART = Math.floor(MOST_URLS / Language.options.length);

/** The number of files that list these paths. */
const partsOf = (paths: readonly string[]): number => Math.ceil(paths.length / PATHS_IN_PART);

/** The path of a file; the first one has number 1. */
const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** The list of files. */
export function sitemapIndex(paths: readonly string[], baseUrl: string): string {
  const parts = Array.from({ length: partsOf(paths) }, (_, index) =>
    escapeXml(baseUrl + partPath(index + 1)),
  );
  const entries = parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>\n`).join('');
  return `${XML}<sitemapindex ${SITEMAP_SCHEMA}>\n${entries}</sitemapindex>\n`;
}

/** One of the files. Undefined if there are fewer. */
export function sitemapPart(paths: readonly string[], part: number, baseUrl: string): string | undefined {
  if (!Number.isInteger(part) || part < 1 || part > partsOf(paths)) return undefined;
  const listed = paths.slice((part - 1) * PATHS_IN_PART, part * PATHS_IN_PART);
  const entries = listed.map((path) => entriesOf(path, baseUrl)).join('');
  return `${XML}<urlset ${SITEMAP_SCHEMA} ${LINK_SCHEMA}>\n${entries}</urlset>\n`;
}
