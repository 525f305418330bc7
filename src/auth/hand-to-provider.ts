import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { AUTH_PREFIX } from '../contract/oauth.ts';

/** What the provider reads instead of what the client has sent. */
interface Replaced {
  /** Path relative to the issuer, with the query. */
  readonly path: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
}

/**
 * Lets the provider send the response instead of Fastify. It is mounted below a prefix as Node's frameworks do it: `url`
 * is its own path, `originalUrl` the whole one, and `body` has what was read already. The provider warns on the console
 * about the last one, once a process: its own reader knows neither our limits nor checked registrations.
 *
 * @param baseUrl - public address without a trailing slash
 */
export async function handToProvider(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, headers = request.headers, body }: Replaced,
  baseUrl: string,
): Promise<void> {
  const { host, protocol } = new URL(baseUrl);
  const { 'x-forwarded-host': _host, ...rest } = headers;
  Object.assign(request.raw, {
    url: path,
    originalUrl: AUTH_PREFIX + path,
    // The provider builds URLs from these two; the caller's values would change them.
    headers: { ...rest, host, 'x-forwarded-proto': protocol.slice(0, -1) },
    body,
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  await provider.callback()(request.raw, reply.raw);
}
