import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from 'oidc-provider';

import { readCookie, type FindSession } from '../access/sessions.ts';

const without = (header: string, name: string): string =>
  header
    .split(';')
    .filter((part) => part.split('=', 1)[0]?.trim() !== name)
    .join(';');

/**
 * The headers of a request, without the provider's own session unless it is of the person who is signed in here: whoever has signed out,
 * or in as somebody else, has done so for clients too.
 */
export async function ownSessionOnly(
  provider: Provider,
  headers: IncomingHttpHeaders,
  findSession: FindSession,
): Promise<IncomingHttpHeaders> {
  const name = provider.cookieName('session');
  const id = readCookie(headers.cookie, name);
  if (headers.cookie === undefined || id === undefined) return headers;
  const session = await provider.Session.find(id);
  if (session !== undefined && session.accountId === undefined) return headers;
  const person = await findSession(headers.cookie);
  // One that is not found goes too: the provider reads cookies in its own way, in quotes for one, and might find it.
  return session !== undefined && person?.userId === session.accountId
    ? headers
    : { ...headers, cookie: without(headers.cookie, name) };
}
