import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from 'oidc-provider';

import { readCookie, type FindSession } from '../access/sessions.ts';

const without = (header: string, name: string): string =>
  header
    .split(';')
    .filter((part) => part.split('=', 1)[0]?.trim() !== name)
    .join(';');

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
