import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';

import { readCookie, type FindSession } from '../access/sessions.ts';
import { AUTH_PREFIX, DEFAULT_SCOPES } from '../contract/oauth.ts';

/** Adds parameters that clients leave out of an authorization request and that the provider requires. */
export function completeAuthorizeQuery(query: string): string {
  const parameters = new URLSearchParams(query);
  if (isAbsent(parameters, 'scope')) parameters.set('scope', DEFAULT_SCOPES);
  const prompts = parameters.getAll('prompt').flatMap((value) => value.split(' '));
  // A public client cannot prove its identity, so the user is asked for consent every time. offline_access requires the
  // prompt too.
  if (!prompts.includes('none') && !prompts.includes('consent'))
    parameters.set('prompt', [...prompts.filter((prompt) => prompt !== ''), 'consent'].join(' '));
  // The provider supports form_post, but its page needs a script. Under an unknown name it is refused like any other.
  if (parameters.get('response_mode') === 'form_post') parameters.set('response_mode', 'not_offered');
  return parameters.toString();
}

const isAbsent = (parameters: URLSearchParams, name: string): boolean =>
  parameters.getAll(name).every((value) => value.trim() === '');

/**
 * The headers of a request, without the provider's session cookie unless that session belongs to the signed-in user:
 * users who sign out, or in as another user, do so for clients too.
 */
export async function dropForeignSession(
  provider: Provider,
  headers: IncomingHttpHeaders,
  findSession: FindSession,
): Promise<IncomingHttpHeaders> {
  const name = provider.cookieName('session');
  const id = readCookie(headers.cookie, name);
  if (headers.cookie === undefined || id === undefined) return headers;
  const session = await provider.Session.find(id);
  if (session !== undefined && session.accountId === undefined) return headers;
  const signedIn = await findSession(headers.cookie);
  // A session that is not found is dropped too: the provider parses cookies differently, for example quoted ones, and
  // might find it.
  return session !== undefined && signedIn?.userId === session.accountId
    ? headers
    : { ...headers, cookie: without(headers.cookie, name) };
}

const without = (header: string, name: string): string =>
  header
    .split(';')
    .filter((part) => part.split('=', 1)[0]?.trim() !== name)
    .join(';');

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

/** What the provider reads instead of what the client has sent. */
interface Replaced {
  /** Path relative to the issuer, with the query. */
  readonly path: string;
  readonly headers?: IncomingHttpHeaders;
  readonly body?: Buffer | undefined;
}
