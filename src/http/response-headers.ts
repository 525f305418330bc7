import { API_PREFIX } from '../contract/service.ts';

/*
 * Constant sets, written once at the start: answers that never reach a hook carry them too, and a request pays for nothing but
 * copying them.
 */

/** What every answer tells a browser: trust the content type, frame nothing, load nothing, send no referrer. */
const SECURITY = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Two years, the least that browsers' preload lists take. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** What a page of another origin may read beside the body. */
export const EXPOSED_HEADERS =
  'X-Request-Id, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, RateLimit-Policy, Retry-After';

/** Any origin may read the answers of the REST interface: publishable keys are made for pages. Those to a cookie lose the permission again. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS,
};

/** The answer to a preflight. Authorization must be named: a wildcard does not cover it. Two hours is what browsers heed. */
export const PREFLIGHT_HEADERS = {
  'access-control-allow-headers': 'X-API-Key, Authorization, Content-Type',
  'access-control-max-age': '7200',
};

/** Chooses the headers of an answer by the path of its request. */
export function baseHeaders(publicAddress: string): (path: string) => Readonly<Record<string, string>> {
  const pages = { ...SECURITY, ...(publicAddress.startsWith('https:') ? ONLY_HTTPS : {}) };
  const rest = { ...pages, ...CROSS_ORIGIN };
  return (path) => (path.startsWith(`${API_PREFIX}/`) ? rest : pages);
}
