import type { IncomingHttpHeaders } from 'node:http';

import { ServiceError } from '../errors.ts';

const BEARER = /^bearer +(\S+) *$/i;

function bearerKey(authorization: string): string | undefined {
  return BEARER.exec(authorization)?.[1];
}

/**
 * The key that a request carries, in `X-API-Key` or as `Authorization: Bearer`. Another scheme beside an `X-API-Key` is for
 * somebody on the way and is left alone.
 *
 * @throws ServiceError `missing_api_key`, or `invalid_api_key` when the two headers carry different keys
 */
export function readKey(headers: IncomingHttpHeaders): string {
  const plain = headers['x-api-key'];
  const own = typeof plain === 'string' && plain !== '' ? plain : undefined;
  const bearer = headers.authorization === undefined ? undefined : bearerKey(headers.authorization);
  if (own !== undefined && bearer !== undefined && own !== bearer)
    throw new ServiceError('invalid_api_key', 'X-API-Key and Authorization carry different keys; send one.');
  const key = own ?? bearer;
  if (key !== undefined) return key;
  const detail =
    headers.authorization === undefined
      ? 'The request carries no API key.'
      : 'The Authorization header carries no key: write the word Bearer, a space and the key.';
  throw new ServiceError('missing_api_key', detail);
}
