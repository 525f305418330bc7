import type { FastifyInstance } from 'fastify';

import { ServiceError } from '../errors.ts';

/** The body of a request as it came. */
export interface RawBody {
  /** The header; undefined when there is none. */
  readonly contentType: string | undefined;
  /** Undefined when the request has no body. */
  readonly bytes: Buffer | undefined;
}

const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Hands bodies on as bytes: whoever is told to wait is told so before anything is read, and what is read is read by us, since
 * Fastify takes bytes that are no UTF-8 and any text.
 */
export function keepBodiesRaw(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** The bytes of a body that was handed on so; undefined when the request has none. */
export const bytesOf = ({ body }: { readonly body: unknown }): Buffer | undefined =>
  body instanceof Buffer ? body : undefined;

function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a member is named __proto__');
  return value;
}

/** Whether a `Content-Type` says JSON, in UTF-8 where it says so. */
export const isJsonType = (contentType: string | undefined): boolean =>
  contentType !== undefined && JSON_TYPE.test(contentType);

/**
 * What bytes say as JSON.
 *
 * @throws ServiceError `invalid_body`
 */
export function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(UTF_8.decode(bytes), refusePrototypes);
  } catch (error) {
    throw new ServiceError('invalid_body', 'The body is not JSON in UTF-8.', {}, error);
  }
}

/**
 * The members of the JSON object that a request carries; of a member that is there twice the last one counts.
 *
 * @throws ServiceError `invalid_body`
 */
export function readBody({ contentType, bytes }: RawBody): Record<string, unknown> {
  if (bytes === undefined || bytes.length === 0) throw new ServiceError('invalid_body', 'The body is empty.');
  if (!isJsonType(contentType))
    throw new ServiceError('invalid_body', 'Send the body with the header Content-Type: application/json.');
  const value = readJson(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ServiceError('invalid_body', 'The body must be a JSON object.');
  return { ...value };
}
