import type { FastifyInstance } from 'fastify';

import { exceededBound, type JsonBounds } from '../contract/json-bounds.ts';
import { invalidBody, ServiceError } from '../errors.ts';
import type { ResumeRequest } from './load/run-requests.ts';
import { unsupportedMediaType } from './transport-errors.ts';

/** The unparsed body of a request. */
export interface RawBody {
  /** The `Content-Type` header, if there is one. */
  readonly contentType: string | undefined;
  /** Undefined when the request has no body. */
  readonly bytes: Buffer | undefined;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Passes bodies on as bytes. Limits are checked before anything is parsed, and our own parser is stricter than
 * Fastify's, which accepts invalid UTF-8.
 */
export function keepBodiesRaw(app: FastifyInstance, resume: ResumeRequest): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) =>
    resume(request.raw, () => done(null, body)),
  );
}

/** The bytes of such a body; undefined when the request has none. */
export const bytesOf = ({ body }: { readonly body: unknown }): Buffer | undefined =>
  body instanceof Buffer ? body : undefined;

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a member is named __proto__');
  return value;
}

/** Whether a `Content-Type` is JSON, with no charset or UTF-8. */
export const isJsonType = (contentType: string | undefined): boolean =>
  contentType !== undefined && JSON_TYPE.test(contentType);

/**
 * Parses bytes as JSON in UTF-8.
 *
 * @throws ServiceError `invalid_body`
 */
export function readJson(bytes: Buffer, bounds: JsonBounds): unknown {
  try {
    const text = UTF_8.decode(bytes);
    const excess = exceededBound(text, bounds);
    if (excess !== undefined) throw invalidBody(excess);
    return JSON.parse(text, refusePrototypes);
  } catch (error) {
    throw error instanceof ServiceError ? error : invalidBody('is not JSON in UTF-8', error);
  }
}

/**
 * Parses the JSON object in a request's body. If a member occurs twice, the last one counts.
 *
 * @throws ServiceError `invalid_body`, or TransportError `unsupported_media_type`
 */
export function readBody({ contentType, bytes }: RawBody, bounds: JsonBounds): Record<string, unknown> {
  if (bytes === undefined || bytes.length === 0) throw invalidBody('is empty');
  if (!isJsonType(contentType)) throw unsupportedMediaType();
  const value = readJson(bytes, bounds);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalidBody('must be a JSON object');
  return { ...value };
}
