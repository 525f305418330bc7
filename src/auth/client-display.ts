import { STAY_SCOPE } from '../contract/oauth.ts';

/** Shown for a client that registered without a name. */
const UNNAMED = 'Unnamed application';

export const clientName = (name: unknown): string =>
  typeof name === 'string' && name !== '' ? name : UNNAMED;

/**
 * The scopes to show to a user. A client that can refresh its tokens stays connected, although many clients do not
 * request the scope for it.
 */
export const displayedScopes = (scopes: readonly string[], canRefresh: boolean): string[] =>
  canRefresh && !scopes.includes(STAY_SCOPE) ? [...scopes, STAY_SCOPE] : [...scopes];

/** The part of a redirect URI that users can recognise: the host with its port, or the scheme of an application. */
export function redirectHost(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol;
}
