import type { IncomingHttpHeaders } from 'node:http';

import { ServiceError } from '../../errors.ts';

const BEARER = /^bearer +(\S+) *$/i;

function bearerKey(authorization: string): string | undefined {
  return BEARER.exec(authorization)?.[1];
}

/** The sentence of every 401 without credentials. Where to get a key follows with the address of the service. */
const NO_KEY = 'The request has no API key. Send your key in the header X-API-Key.';

/**
 * Reads the key of a request from `X-API-Key` or `Authorization: Bearer`. Another authorization scheme next to
 * `X-API-Key` is meant for a proxy and is ignored.
 *
 * @throws ServiceError `missing_api_key`, or `invalid_api_key` when the two headers have different keys
 */
export function readKey(headers: IncomingHttpHeaders): string {
  const plain = headers['x-api-key'];
  const own = typeof plain === 'string' && plain !== '' ? plain : undefined;
  const bearer = headers.authorization === undefined ? undefined : bearerKey(headers.authorization);
  if (own !== undefined && bearer !== undefined && own !== bearer)
    throw new ServiceError(
      'invalid_api_key',
      'X-API-Key and Authorization contain different keys. Send only one.',
    );
  const key = own ?? bearer;
  if (key !== undefined) return key;
  const detail =
    headers.authorization === undefined
      ? NO_KEY
      : 'The Authorization header contains no key. Send "Bearer", a space and the key.';
  throw new ServiceError('missing_api_key', detail);
}
