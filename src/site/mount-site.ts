import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { addressHeaders } from '../http/admission/limit-headers.ts';
import { encode } from '../http/content/encode.ts';
import { encodingFor } from '../http/content/negotiate-encoding.ts';
import { checkPageQuery } from '../http/read-query.ts';
import { routeNotFound } from '../http/route-not-found.ts';
import { sendBytes } from '../http/send-bytes.ts';
import type { VisitorLimiter } from '../limits/visitor-limiter.ts';
import { RETRY_AFTER } from '../engines/retry-after.ts';
import { loadBuiltSite } from './load-bundle.ts';
import { mountAssets } from './mount-assets.ts';
import { mountSitemap, type SitemapParts } from './mount-sitemap.ts';
import { createRenderDocument } from './render-document.ts';
import type { Fetch } from './requests.ts';
import type { SiteBundle } from './site-bundle.ts';

/** What the pages need of the service. */
export interface SiteParts extends SitemapParts {
  readonly readSiteKey: () => Promise<string>;
  /** Undefined when limits are switched off. */
  readonly visitorLimiter: VisitorLimiter | undefined;
  /** The page for a visitor who has to wait this many seconds. */
  readonly refusedPage: (headers: IncomingHttpHeaders, url: string, retryAfter: number) => string;
  /** Seconds until a new installation is indexed; undefined if there is an index, or none has been begun. */
  readonly timeToIndex: () => Promise<number | undefined>;
  /** Sends requests to the API for the visitor who sent a request. */
  readonly fetchFor: (visitor: FastifyRequest, reply: FastifyReply) => Fetch;
}

const TOO_MANY = 429;
/** Also the status of pages whose requests failed for another reason. */
const UNAVAILABLE = 503;
/** Seconds after which browsers load such a page again: in the first minute of an installation it waits for the index. */
const RELOAD = '10';

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

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  html: string,
): Promise<void> {
  const bytes = Buffer.from(html);
  // A refusal is not compressed: that would cost as much as all the rest of it.
  const encoding =
    status === TOO_MANY ? 'identity' : encodingFor(request.headers['accept-encoding'], bytes.length);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.headers({ 'content-security-policy': POLICY, 'cache-control': 'private, no-cache' });
  sendBytes(reply, status, 'text/html; charset=utf-8', await encode(bytes, encoding));
}

/** Whether a request of a page was refused for a while, which the log has already. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === TOO_MANY || error.status === UNAVAILABLE);

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

function mountPages(
  app: FastifyInstance,
  parts: SiteParts,
  bundle: SiteBundle,
  renderDocument: ReturnType<typeof createRenderDocument>,
): void {
  const { baseUrl, readSiteKey, fetchFor, timeToIndex } = parts;
  const show = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    checkPageQuery(request.url);
    const refused = await refuse(parts, request, reply);
    if (refused !== undefined) return sendPage(request, reply, TOO_MANY, refused);
    const page = await bundle.render({
      url: request.url,
      fetch: fetchFor(request, reply),
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
    return sendPage(request, reply, page.status, renderDocument(page));
  };
  for (const path of bundle.paths) app.get(path, show);
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
