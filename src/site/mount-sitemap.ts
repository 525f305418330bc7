import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Discovery } from '../discovery/discovery.ts';
import type { View } from '../discovery/view.ts';
import { admitAddress } from '../http/admission/admit-address.ts';
import {
  createRepresentation,
  sendRepresentation,
  type Representation,
} from '../http/content/representation.ts';
import { routeNotFound } from '../http/route-not-found.ts';
import type { TransportParts } from '../http/transport-parts.ts';
import { sitemapIndex, sitemapPart, sitePaths } from './sitemap.ts';

export interface SitemapParts extends Pick<TransportParts, 'addressLimiter'> {
  readonly discovery: Pick<Discovery, 'current'>;
  /** The public address, without a slash at its end. */
  readonly baseUrl: () => string;
}

/** The files for one version of the counts. Part 0 is the list of files. */
interface Files {
  readonly version: number;
  readonly paths: readonly string[];
  readonly parts: Map<number, Representation>;
}

/** An hour: crawlers return after days. */
const KEPT = 'public, max-age=3600';

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
    if (files?.version !== view.version)
      files = { version: view.version, paths: sitePaths(view, patterns), parts: new Map() };
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
    await admitAddress({ addressLimiter }, 'sitemap', request, reply);
    const { view } = await discovery.current(Infinity);
    const file = partOf(filesOf(view), part);
    reply.header('cache-control', KEPT);
    return sendRepresentation(request, reply, file);
  }

  app.get('/robots.txt', (request, reply) => {
    reply.header('cache-control', KEPT);
    return sendRepresentation(
      request,
      reply,
      createRepresentation('text/plain; charset=utf-8', robotsText(baseUrl())),
    );
  });
  app.get(SITEMAP_PATH, (request, reply) => send(request, reply, 0));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    send(request, reply, Number(request.params.part)),
  );
}

/** The path of the list of pages. */
const SITEMAP_PATH = '/sitemap.xml';

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

const group = (agents: readonly string[], closed: readonly string[]): string =>
  [...agents.map((agent) => `User-agent: ${agent}`), ...closed.map((path) => `Disallow: ${path}`)].join('\n');

/**
 * What crawlers may fetch. Pages with filters are endless combinations of the same questions, so only those that
 * preview shared links may fetch them.
 */
const robotsText = (baseUrl: string): string =>
  `${group(PREVIEWERS, CLOSED)}

${group(['*'], [...CLOSED, '/*?'])}

Sitemap: ${baseUrl}${SITEMAP_PATH}
`;
