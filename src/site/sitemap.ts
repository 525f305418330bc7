import { CATEGORIES } from '../contract/categories.ts';
import { Language } from '../contract/vocabulary.ts';
import type { Counted, Listing } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';

/** URLs in one file. Crawlers accept 50,000, but those files would take 25 MB each. */
const MOST_URLS = 5_000;
/** Tags that have a page worth finding: rarer ones show only a few questions. */
const FEWEST_QUESTIONS = 20;
const MOST_TAGS = 10_000;

const DEFAULT_LANGUAGE: Language = 'en';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_SCHEMA = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pathIn = (language: Language, path: string): string =>
  language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`;

/** The counts that decide which pages are listed. */
interface Catalogue {
  readonly overview: Pick<View['overview'], 'byCategory'>;
  readonly topics: Pick<Listing, 'entries'>;
  readonly tags: Pick<Listing, 'entries'>;
}

const isTranslated = (path: string): boolean =>
  Language.options.some(
    (language) => language !== DEFAULT_LANGUAGE && `${path}/`.startsWith(`/${language}/`),
  );

/**
 * The paths of the pages in the default language, at most `MOST_TAGS` and some hundred.
 *
 * @param patterns - those of all pages, in every language
 */
export function sitePaths({ overview, topics, tags }: Catalogue, patterns: readonly string[]): string[] {
  const counted = new Map(overview.byCategory);
  const categories = CATEGORIES.filter(({ id }) => (counted.get(String(id)) ?? 0) > 0);
  const frequent = (entries: readonly Counted[], fewest: number): string[] =>
    entries.filter(({ count }) => count >= fewest).map(({ term }) => term.slug);
  const slugs = {
    '/categories/:slug': categories.map(({ slug }) => slug),
    '/topics/:slug': frequent(topics.entries, 1),
    '/tags/:slug': frequent(tags.entries.slice(0, MOST_TAGS), FEWEST_QUESTIONS),
  };
  return [
    ...patterns.filter((pattern) => !pattern.includes(':') && !isTranslated(pattern)),
    ...Object.entries(slugs)
      .filter(([pattern]) => patterns.includes(pattern))
      .flatMap(([pattern, each]) => each.map((slug) => pattern.replace(':slug', encodeURIComponent(slug)))),
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
