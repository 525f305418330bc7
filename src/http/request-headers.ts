import type { FastifyRequest } from 'fastify';

import { MOST_HEADER_ITEMS } from '../contract/limits.ts';
import { negotiateSmall } from './content/negotiate-encoding.ts';
import { TransportError } from './transport-errors.ts';

/** The headers that some part of the service parses as a list, and what separates their items and parameters. */
const LISTS: Readonly<Record<string, RegExp | string>> = {
  accept: /[,;]/,
  'accept-encoding': /[,;]/,
  'accept-language': /[,;]/,
  cookie: ';',
  'if-none-match': ',',
  'x-forwarded-for': ',',
};

/** The first header that has more items than anyone sends. A short one cannot. */
const longList = ({ headers }: FastifyRequest): string | undefined =>
  Object.entries(LISTS).find(([name, separator]) => {
    const header = headers[name];
    if (typeof header !== 'string' || header.length < MOST_HEADER_ITEMS) return false;
    return header.split(separator, MOST_HEADER_ITEMS + 1).length > MOST_HEADER_ITEMS;
  })?.[0];

/** How often a request has the header Host. Node keeps the first value only. */
function countHosts({ raw: { rawHeaders } }: FastifyRequest): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** HTTP/1.1 requires the header once. Node's own check would respond without a problem document. */
function hostFault(request: FastifyRequest): string | undefined {
  const hosts = countHosts(request);
  if (hosts > 1) return 'The header Host occurs more than once.';
  return hosts === 0 && request.raw.httpVersion === '1.1' ? 'The header Host is missing.' : undefined;
}

/** Why the headers of a request are refused, before anything else is done with it; undefined if they are not. */
export function headerRefusal(request: FastifyRequest): TransportError | undefined {
  const fault = hostFault(request);
  if (fault !== undefined) return new TransportError('malformed_request', fault);
  const list = longList(request);
  if (list !== undefined)
    return new TransportError(
      'headers_too_large',
      `The header ${list} has more than ${MOST_HEADER_ITEMS} items.`,
    );
  if (negotiateSmall(request.headers['accept-encoding']) === undefined)
    return new TransportError(
      'not_acceptable',
      'The header Accept-Encoding must allow gzip, br or identity.',
    );
  return undefined;
}
