import { STAY_SCOPE } from '../contract/oauth.ts';

/** What a client is called that gave itself no name. */
const NAMELESS = 'Unnamed application';

export const nameOf = (name: unknown): string => (typeof name === 'string' && name !== '' ? name : NAMELESS);

/**
 * What a client may, as people shall read it: one that can refresh its tokens stays, although many do not ask for that by its name.
 */
export const toldScopes = (scopes: readonly string[], canRefresh: boolean): string[] =>
  canRefresh && !scopes.includes(STAY_SCOPE) ? [...scopes, STAY_SCOPE] : [...scopes];

/** Where an address leads, in what a person can tell apart: the host, with a port when it has one, or the scheme of an application. */
export function redirectHostOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return '';
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.host : url.protocol;
}
