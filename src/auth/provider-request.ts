import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

import { issuerOf } from '../contract/oauth.ts';

/** What replaces the original path, headers and body for the provider. */
export interface ForwardedRequest {
  /** Path relative to the issuer, with the query. */
  readonly path: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
}

/**
 * A request as the provider sees it: at its own path, sent to the public address, with the body that has been read
 * already. The original request stays unchanged.
 */
class ProviderRequest extends Readable {
  readonly method: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: IncomingMessage['socket'];
  readonly httpVersion: string;

  constructor(
    { raw }: FastifyRequest,
    { path, headers = raw.headers, body }: ForwardedRequest,
    baseUrl: string,
  ) {
    super({ read: () => undefined });
    const { host, protocol, pathname } = new URL(issuerOf(baseUrl));
    const { 'x-forwarded-host': _host, 'transfer-encoding': _encoding, ...rest } = headers;
    this.method = raw.method ?? 'GET';
    this.url = path;
    this.originalUrl = pathname + path;
    this.headers = {
      ...rest,
      // The provider builds URLs from these two; the caller's values would change them.
      host,
      'x-forwarded-proto': protocol.slice(0, -1),
      ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    };
    this.socket = raw.socket;
    this.httpVersion = raw.httpVersion;
    if (body !== undefined) this.push(body);
    this.push(null);
  }
}

/**
 * Builds the request for the provider.
 *
 * @param baseUrl - public address without a trailing slash
 */
export function providerRequest(
  request: FastifyRequest,
  forwarded: ForwardedRequest,
  baseUrl: string,
): IncomingMessage {
  // The provider reads only these members and the stream; the rest of Node's class describes the connection.
  return new ProviderRequest(request, forwarded, baseUrl) as unknown as IncomingMessage;
}
