import type { FastifyReply } from 'fastify';

import { API_PREFIX } from '../contract/service.ts';

/**
 * How long browsers and shared caches may use a copy of a public response, by its kind. Responses of no kind are `private`
 * or `no-store`.
 */
export const LIFETIMES = {
  /**
   * The catalogue as visitors see it. Its times are what a hidden question may be seen for: 60 s, then 30 s while the cache
   * asks again or gets an error, and 30 s in the browser of someone who has seen it. The site key in a page works far longer.
   */
  pages: 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=30',
  /** What clients read first. It changes with the version and the settings of the service. */
  documents: 'public, max-age=300',
  /** What people and crawlers read: guides, explanations of errors, the sitemap. */
  guides: 'public, max-age=3600',
  icons: 'public, max-age=86400',
  /** Files whose names contain a hash of their content: a year, as another content has another name. */
  files: 'public, max-age=31536000, immutable',
} as const;

/** The kinds of public responses. */
export type PublicKind = keyof typeof LIFETIMES;

/**
 * Lets browsers and shared caches keep a response that is the same for everyone.
 *
 * Its tags are what a cache can delete copies by: its kind, and the path of a page. Cloudflare reads this header and no
 * other one; caches that read another header can rename it.
 *
 * @param page - the path of the page in English, without its query
 */
export const share = (reply: FastifyReply, kind: PublicKind, page?: string): FastifyReply =>
  reply.headers({
    'cache-control': LIFETIMES[kind],
    'cache-tag': page === undefined ? kind : `${kind},${page}`,
    // The first request may have had a secret key, and the copy is for everyone.
    ...(reply.request.url.startsWith(API_PREFIX) ? { 'access-control-allow-origin': '*' } : {}),
  });
