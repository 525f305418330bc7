import { SERVICE_PREFIX } from '../../contract/service.ts';
import type { JsonObject } from './components.ts';
import { EXAMPLE_REQUEST_ID } from './examples.ts';

const header = (description: string, schema: JsonObject, example: unknown): JsonObject => ({
  description,
  schema,
  example,
});
const count = { type: 'integer', minimum: 0 };

/** All response headers besides the standard ones. */
export const COMPONENT_HEADERS: Readonly<Record<string, JsonObject>> = {
  'X-Request-Id': header(
    'Id of this request, equal to `meta.requestId`.',
    { type: 'string', format: 'uuid' },
    EXAMPLE_REQUEST_ID,
  ),
  'RateLimit-Limit': header(
    'Requests allowed by the scarcest limit: the one with the fewest requests left.',
    count,
    10,
  ),
  'RateLimit-Remaining': header('Requests left of that limit.', count, 7),
  'RateLimit-Reset': header('Seconds until that limit allows more requests.', count, 4),
  'RateLimit-Policy': header(
    'All limits that apply, each with its window in seconds.',
    { type: 'string' },
    '10;w=10, 500;w=86400',
  ),
  ETag: header('Validator of the file, for `If-None-Match` and `If-Range`.', { type: 'string' }, '"5c1b…"'),
  'Last-Modified': header(
    'When the file was made, for `If-Range`.',
    { type: 'string' },
    'Sat, 31 Jan 2026 12:00:00 GMT',
  ),
  'Content-Range': header('The part and the size of the file.', { type: 'string' }, 'bytes 0-99/2048'),
  Allow: header('The methods of this path.', { type: 'string' }, 'GET, HEAD'),
  'Accept-Post': header('The media type that bodies must have.', { type: 'string' }, 'application/json'),
  'Retry-After': header('Seconds to wait.', { type: 'integer', minimum: 0 }, 4),
  'WWW-Authenticate': header('How to authenticate.', { type: 'string' }, `Bearer realm="${SERVICE_PREFIX}"`),
};

const LIMIT_HEADERS = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'RateLimit-Policy'];

export const headers = (names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Statuses before the limits are looked at: there is no valid caller, or the body is not received. */
const UNCOUNTED: ReadonlySet<number> = new Set([401, 413]);

/** The headers of a response with this status. */
export function headersOf(status: number): JsonObject {
  return headers([
    'X-Request-Id',
    ...(UNCOUNTED.has(status) ? [] : LIMIT_HEADERS),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 405 ? ['Allow'] : []),
    ...(status === 415 ? ['Accept-Post'] : []),
  ]);
}
