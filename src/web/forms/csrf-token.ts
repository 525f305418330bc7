import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import { isSecret, createSecret } from '../../access/secrets.ts';
import { cookieKind, readCookie, type SignedIn } from '../../access/sessions.ts';

/** Thrown for a form that was not posted from a page of ours in the same browser. */
export class ForgedForm extends Error {
  override readonly name = 'ForgedForm';
}

/** The token for the forms of one browser, and the Set-Cookie header that the browser may need first. */
interface CsrfToken {
  readonly value: string;
  readonly cookie: string | undefined;
}

/** The token reveals nothing about the secret. */
const tokenOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');

/**
 * Creates tokens that are bound to the session of the signed-in user, or else to a separate cookie.
 *
 * @param baseUrl - the public address
 */
export function createCsrfTokens(baseUrl: string) {
  const { name, rules } = cookieKind(baseUrl, 'trivia_form');

  return (request: FastifyRequest, signedIn: SignedIn | undefined): CsrfToken => {
    if (signedIn !== undefined) return { value: tokenOf(signedIn.token), cookie: undefined };
    const known = readCookie(request.headers.cookie, name);
    if (known !== undefined && isSecret(known)) return { value: tokenOf(known), cookie: undefined };
    const secret = createSecret();
    return { value: tokenOf(secret), cookie: `${name}=${secret}; ${rules}` };
  };
}

/** Whether the browser reports that a page of another site has posted the form. */
function isCrossSite({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` is sent for what the user starts directly, such as a bookmark: no page can cause it.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  // Over plain http the service may be used under another name of this machine than its public one.
  return origin !== new URL(baseUrl).origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * Refuses a form that was posted from another site, or whose token is not this browser's.
 *
 * @throws ForgedForm
 */
export function checkCsrfToken(
  request: FastifyRequest,
  sent: string,
  expected: string,
  baseUrl: string,
): void {
  if (isCrossSite(request, baseUrl)) throw new ForgedForm('posted from another site');
  const [left, right] = [Buffer.from(sent), Buffer.from(expected)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) throw new ForgedForm('wrong CSRF token');
}
