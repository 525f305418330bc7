import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { CATEGORIES } from '../contract/categories.ts';
import { DEFAULT_LANGUAGE, Language } from '../contract/vocabulary.ts';
import type { Discovery } from '../discovery/discovery.ts';
import type { Counted, Listing } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { admitReader } from '../http/admit-address.ts';
import { share } from '../http/lifetimes.ts';
import { GUIDE_PATHS } from '../http/pages/guides.ts';
import { pathIn } from '../http/pages/page.ts';
import { createRepresentation, sendRepresentation, type Representation } from '../http/send.ts';
import type { TransportParts } from '../http/server.ts';
import { routeNotFound } from '../errors.ts';

export interface SitemapParts extends Pick<TransportParts, 'addressLimiter'> {
  readonly discovery: Pick<Discovery, 'current'>;
  /** The public address, without a slash at its end. */
  readonly baseUrl: () => string;
}

/** The path of the list of pages. */
const SITEMAP_PATH = '/sitemap.xml';

/**
 * Serves what crawlers ask for first: which pages they may fetch, and which there are.
 *
 * @param patterns - the paths of all pages
 */
export function mountSitemap(
  app: FastifyInstance,
  { discovery, baseUrl, addressLimiter }: SitemapParts,
  patterns: readonly string[],
): void {
  let files: Files | undefined;

  function filesOf(view: View): Files {
    const { version } = view;
    if (files?.version !== version)
      files = { version, paths: sitePaths(view, [...patterns, ...GUIDE_PATHS]), parts: new Map() };
    return files;
  }

  function partOf({ paths, parts }: Files, part: number): Representation {
    const known = parts.get(part);
    if (known !== undefined) return known;
    const text = part === 0 ? sitemapIndex(paths, baseUrl()) : sitemapPart(paths, part, baseUrl());
    if (text === undefined) throw routeNotFound();
    const made = createRepresentation('application/xml; charset=utf-8', text);
    parts.set(part, made);
    return made;
  }

  async function send(request: FastifyRequest, reply: FastifyReply, part: number): Promise<FastifyReply> {
    await admitReader({ addressLimiter }, 'sitemap', request, reply);
    const { view } = await discovery.current(Infinity);
    const file = partOf(filesOf(view), part);
    return sendRepresentation(request, share(reply, 'guides'), file);
  }

  app.get('/robots.txt', (request, reply) =>
    sendRepresentation(
      request,
      share(reply, 'guides'),
      createRepresentation('text/plain; charset=utf-8', robotsText(baseUrl())),
    ),
  );
  app.get(SITEMAP_PATH, (request, reply) => send(request, reply, 0));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    send(request, reply, Number(request.params.part)),
  );
}

/** The files for one version of the counts. Part 0 is the list of files. */
interface Files {
  readonly version: number;
  readonly paths: readonly string[];
  readonly parts: Map<number, Representation>;
}

/** They fetch single links that users share, to show a preview. */
const PREVIEWERS = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
];

/** The API costs a crawler its limits, and accounts are private. */
const CLOSED = ['/api/', '/mcp', '/account', '/oauth/', '/errors/'];

/**
 * What crawlers may fetch. Pages with filters are endless combinations of the same questions, so only those that
 * preview shared links may fetch them.
 */
const robotsText = (baseUrl: string): string =>
  `${group(PREVIEWERS, CLOSED)}

${group(['*'], [...CLOSED, '/*?'])}

Sitemap: ${baseUrl}${SITEMAP_PATH}
`;

const group = (agents: readonly string[], closed: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...closed.map((path) => `Disallow: ${path}`)].join('\n');

/** URLs in one file. Crawlers accept 50,000, but those files would take 25 MB each. */
const MOST_URLS = 5_000;

/** Tags that have a page worth finding: rarer ones show only a few questions. */
const FEWEST_QUESTIONS = 20;
const MOST_TAGS = 10_000;

/** The counts that decide which pages are listed. */
interface Catalogue {
  readonly overview: Pick<View['overview'], 'byCategory'>;
  readonly topics: Pick<Listing, 'entries'>;
  readonly tags: Pick<Listing, 'entries'>;
}

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

const isTranslated = (path: string): boolean =>
  Language.options.some(
    (language) => language !== DEFAULT_LANGUAGE && `${path}/`.startsWith(`/${language}/`),
  );

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINK_SCHEMA = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const PATHS_IN_PART = Math.floor(MOST_URLS / Language.options.length);

export function sitemapIndex(paths: readonly string[], baseUrl: string): string {
  const parts = Array.from({ length: partsOf(paths) }, (_, index) =>
    escapeXml(baseUrl + partPath(index + 1)),
  );
  const entries = parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>\n`).join('');
  return `${XML}<sitemapindex ${SITEMAP_SCHEMA}>\n${entries}</sitemapindex>\n`;
}

/** The number of files that list these paths. */
const partsOf = (paths: readonly string[]): number => Math.ceil(paths.length / PATHS_IN_PART);

/** The path of a file; the first one has number 1. */
const partPath = (part: number): string => `/sitemap-${part}.xml`;

/** One of the files. Undefined if there are fewer. */
export function sitemapPart(paths: readonly string[], part: number, baseUrl: string): string | undefined {
  if (!Number.isInteger(part) || part < 1 || part > partsOf(paths)) return undefined;
  const listed = paths.slice((part - 1) * PATHS_IN_PART, part * PATHS_IN_PART);
  const entries = listed.map((path) => entriesOf(path, baseUrl)).join('');
  return `${XML}<urlset ${SITEMAP_SCHEMA} ${LINK_SCHEMA}>\n${entries}</urlset>\n`;
}

/** The entries of a page, one in each language. Each names all of them, as search engines require. A guide has one language. */
function entriesOf(path: string, baseUrl: string): string {
  if (GUIDE_PATHS.includes(path)) return `<url><loc>${escapeXml(baseUrl + path)}</loc></url>\n`;
  const urlIn = (language: Language): string => escapeXml(baseUrl + pathIn(language, path));
  const link = (name: string, url: string): string =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${url}"/>`;
  const links = [
    ...Language.options.map((language) => link(language, urlIn(language))),
    link('x-default', urlIn(DEFAULT_LANGUAGE)),
  ].join('');
  return Language.options.map((language) => `<url><loc>${urlIn(language)}</loc>${links}</url>\n`).join('');
}

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
