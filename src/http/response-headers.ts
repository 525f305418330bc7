import { API_PREFIX } from '../contract/service.ts';

/*
 * Constant header sets, built once at startup. Responses that never reach a hook have them too, and a request only pays
 * for copying them.
 */

/**
 * Instructions to browsers in every response: do not guess the content type, frame or load anything, or send a
 * referrer.
 */
const SECURITY = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Shared caches must keep the codings of a response apart. */
export const VARY = 'Accept-Encoding';

/** Two years, as browsers' preload lists recommend. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Headers that pages of other origins may read. */
export const EXPOSED_HEADERS =
  'X-Request-Id, ETag, Link, Content-Disposition, Content-Range, Accept-Ranges, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After';

/**
 * Pages of any origin may read REST responses, because publishable keys are made for pages. Responses to a cookie lose
 * this permission again.
 */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/**
 * Headers of a preflight response. Authorization must be listed, because a wildcard does not cover it. Two hours is the
 * most that browsers honour.
 */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type, If-None-Match',
  'access-control-max-age': '7200',
};

/** Returns a function that chooses the headers of a response by the path of its request. */
export function baseHeaders(publicAddress: string): (path: string) => Readonly<Record<string, string>> {
  const common = { ...SECURITY, vary: VARY, ...(publicAddress.startsWith('https:') ? ONLY_HTTPS : {}) };
  const [pages, rest] = [common, { ...common, ...CROSS_ORIGIN }];
  return (path) => (path.startsWith(API_PREFIX) ? rest : pages);
}
