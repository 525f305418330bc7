import type { IncomingHttpHeaders } from 'node:http';
import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressHeaders } from '../http/admit-address.ts';
import { share } from '../http/lifetimes.ts';
import {
  createRepresentation,
  entityTag,
  mountStatic,
  onceOnly,
  sendRepresentation,
  type Representation,
} from '../http/send.ts';
import { checkPageQuery } from '../http/read-input.ts';
import type { VisitorLimiter } from '../limits/visitor-limiter.ts';
import { RETRY_AFTER } from '../engines/time-limits.ts';
import { loadBuiltSite } from './load-bundle.ts';
import type { Fetch, RenderedPage, SiteBundle } from './site-bundle.ts';
import { mountSitemap, type SitemapParts } from './sitemap.ts';
import { ASSETS_PATH, createRenderDocument } from './render-document.ts';
import { routeNotFound } from '../errors.ts';

/** What the pages need of the service. */
export interface SiteParts extends SitemapParts {
  readonly readSiteKey: () => Promise<string>;
  /** Undefined when limits are switched off. */
  readonly visitorLimiter: VisitorLimiter | undefined;
  /** The page for a visitor who has to wait this many seconds. */
  readonly refusedPage: (headers: IncomingHttpHeaders, url: string, retryAfter: number) => string;
  /** Seconds until a new installation is indexed; undefined if there is an index, or none has been begun. */
  readonly timeToIndex: () => Promise<number | undefined>;
}

/** Serves the pages for visitors: home, explorer and play, and their list for crawlers. Without the built frontend there are none. */
export function mountSite(app: FastifyInstance, parts: SiteParts): void {
  app.register(async (site) => {
    const built = await loadBuiltSite();
    if (built === undefined) {
      site.log.warn('the pages have not been built; run `npm run build:explorer`');
      return;
    }
    const { bundle, manifest, files } = built;
    mountAssets(site, files);
    const renderDocument = createRenderDocument(manifest, parts.baseUrl);
    mountPages(site, parts, bundle, renderDocument);
    mountSitemap(site, parts, bundle.paths);
  });
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Serves the files that browsers load. Their names contain a hash of their content. */
function mountAssets(app: FastifyInstance, files: ReadonlyMap<string, Buffer>): void {
  const assets = new Map<string, Representation>();
  for (const [name, bytes] of files) {
    const contentType = CONTENT_TYPES[extname(name)];
    if (contentType !== undefined) assets.set(name, createRepresentation(contentType, bytes));
  }
  mountStatic(app, `${ASSETS_PATH}:name`, 'files', (name) => assets.get(name));
}

/** Only files and requests of this origin. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const TOO_MANY = 429;

/** Also the status of pages whose requests failed for another reason. */
const UNAVAILABLE = 503;

/** Seconds after which browsers load such a page again: in the first minute of an installation it waits for the index. */
const RELOAD = '10';

function mountPages(
  app: FastifyInstance,
  parts: SiteParts,
  bundle: SiteBundle,
  renderDocument: ReturnType<typeof createRenderDocument>,
): void {
  const { baseUrl, readSiteKey, timeToIndex } = parts;
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    checkPageQuery(request.url);
    const refused = await refuse(parts, request, reply);
    if (refused !== undefined) return sendPage(request, reply, TOO_MANY, refused);
    const page = await bundle.render({
      url: request.url,
      fetch: createSiteFetch(app, request, reply),
      siteKey: await readSiteKey(),
      origin: baseUrl(),
      timeToIndex,
      report(error) {
        if (!isRefusal(error))
          request.log.info({ reqId: request.id, err: error }, 'a page could not be loaded');
      },
    });
    if (page === undefined) throw routeNotFound();
    const retryAfter = page.retryAfter ?? (page.status === UNAVAILABLE ? RETRY_AFTER : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (page.status === UNAVAILABLE) reply.header('refresh', RELOAD);
    return sendPage(request, reply, page.status, renderDocument(page), sharedPath(page));
  };
  for (const path of bundle.paths) app.get(path, show);
}

/**
 * Counts a page as a request of the visitor before it is rendered, so that a refusal costs next to nothing.
 *
 * @returns the page to send instead; undefined when the visitor is admitted
 */
async function refuse(
  { visitorLimiter, refusedPage }: SiteParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  const admission = await visitorLimiter?.admit(request.ip);
  if (admission?.refusal === undefined) return undefined;
  const { retryAfter = 1 } = admission.refusal.members;
  reply.headers({ ...addressHeaders(admission), 'retry-after': String(retryAfter) });
  return refusedPage(request.headers, request.url, retryAfter);
}

/** Whether a request of a page was refused for a while, which the log has already. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === TOO_MANY || error.status === UNAVAILABLE);

/** The path of a page that everyone may be given, in English and without its query; undefined for errors and personal pages. */
const sharedPath = ({ status, isPersonal, alternates: [english] }: RenderedPage): string | undefined =>
  status === 200 && !isPersonal ? english?.path.split('?', 1)[0] : undefined;

/** @param sharedAs - the path of a page that shared caches may keep */
function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
  sharedAs?: string,
): Promise<FastifyReply> {
  reply.code(status).header('content-security-policy', POLICY);
  const bytes = Buffer.from(html);
  const tag = sharedAs === undefined ? undefined : entityTag(bytes);
  if (sharedAs === undefined) reply.header('cache-control', 'private, no-cache');
  else share(reply, 'pages', sharedAs);
  const page = onceOnly('text/html; charset=utf-8', bytes, tag);
  // A refusal is not compressed: that would cost as much as all the rest of it.
  return sendRepresentation(request, reply, { ...page, neverCompressed: status === TOO_MANY });
}

/**
 * Creates the `fetch` of one page that is rendered on the server. Its requests never leave the process, and count as
 * requests of the visitor, like those that the page sends later.
 */
export function createSiteFetch(app: FastifyInstance, page: FastifyRequest, reply: FastifyReply): Fetch {
  const gone = untilGone(reply);
  return async (url, { method = 'GET', headers, body, signal: cancelled } = {}) => {
    const signal = cancelled === undefined ? gone : AbortSignal.any([gone, cancelled]);
    signal.throwIfAborted();
    const { pathname, search } = new URL(url, ANY_ORIGIN);
    const response = await app.inject({
      method,
      url: pathname + search,
      remoteAddress: page.ip,
      headers: { ...headers },
      ...(body === undefined ? {} : { payload: body }),
      signal,
    });
    const { statusCode: status, rawPayload } = response;
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(rawPayload), {
      status,
      headers: toHeaders(response.headers),
    });
  };
}

/** Statuses of responses that have no body. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 304]);

/** Only the path of a URL matters: all requests go to this application. */
const ANY_ORIGIN = 'http://localhost';

/** Aborts when the visitor disconnects before the page is sent. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

function toHeaders(fields: Readonly<Record<string, string | string[] | number | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(fields))
    for (const single of [value ?? []].flat()) headers.append(name, String(single));
  return headers;
}
