import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

import { issuerOf } from '../contract/oauth.ts';

/** What the provider is asked instead of the request itself. */
export interface Asked {
  /** Path behind the issuer, and query. */
  readonly path: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
}

/**
 * A request as the provider shall see it: at its own path, sent to the public address, with the body that was read already. What came
 * over the network stays as it is for everybody else.
 */
class ProviderRequest extends Readable {
  readonly method: string;
  readonly url: string;
  readonly originalUrl: string;
  readonly headers: IncomingHttpHeaders;
  readonly socket: IncomingMessage['socket'];
  readonly httpVersion: string;

  constructor({ raw }: FastifyRequest, { path, headers = raw.headers, body }: Asked, baseUrl: string) {
    super({ read: () => undefined });
    const { host, protocol, pathname } = new URL(issuerOf(baseUrl));
    const { 'x-forwarded-host': _host, 'transfer-encoding': _encoding, ...rest } = headers;
    this.method = raw.method ?? 'GET';
    this.url = path;
    this.originalUrl = pathname + path;
    this.headers = {
      ...rest,
      // Addresses in answers are made of these two: a caller's own would change them.
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
 * Turns a request into the one that the provider is asked.
 *
 * @param baseUrl - public address without a slash at the end
 */
export function providerRequest(request: FastifyRequest, asked: Asked, baseUrl: string): IncomingMessage {
  // The provider reads these members and the stream; the others of Node's class tell about the connection.
  return new ProviderRequest(request, asked, baseUrl) as unknown as IncomingMessage;
}
