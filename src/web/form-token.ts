import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

import { isSecret, createSecret } from '../access/secrets.ts';
import { cookieKind, readCookie, type SignedIn } from '../access/sessions.ts';

/** Thrown for a form that does not come from a page that this browser was given. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
}

/** What forms of one browser carry, and the Set-Cookie that it needs first. */
export interface FormToken {
  readonly value: string;
  readonly cookie: string | undefined;
}

/** The token tells nothing of the secret that it is made of. */
const tokenOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');

/**
 * Tokens of forms, bound to the session of whoever is signed in and to a cookie of its own otherwise.
 *
 * @param baseUrl - the public address
 */
export function createFormTokens(baseUrl: string) {
  const { name, rules } = cookieKind(baseUrl, 'trivia_form');

  return (request: FastifyRequest, signedIn: SignedIn | undefined): FormToken => {
    if (signedIn !== undefined) return { value: tokenOf(signedIn.token), cookie: undefined };
    const known = readCookie(request.headers.cookie, name);
    if (known !== undefined && isSecret(known)) return { value: tokenOf(known), cookie: undefined };
    const secret = createSecret();
    return { value: tokenOf(secret), cookie: `${name}=${secret}; ${rules}` };
  };
}

/** Whether a browser says that a page of another site has sent the form. */
function isForeign({ headers }: FastifyRequest, baseUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  // `none` is what a person does by hand: no page can make it so.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  if (origin === undefined) return false;
  // Sent over plain http, also where another name of this machine is used than the public one.
  return origin !== new URL(baseUrl).origin && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/**
 * Refuses a form that another site has sent, or that carries another token than this browser's.
 *
 * @throws FormRefused
 */
export function checkFormToken(
  request: FastifyRequest,
  sent: string,
  token: FormToken,
  baseUrl: string,
): void {
  if (isForeign(request, baseUrl)) throw new FormRefused('sent by another site');
  const [left, right] = [Buffer.from(sent), Buffer.from(token.value)];
  if (left.length !== right.length || !timingSafeEqual(left, right)) throw new FormRefused('another token');
}
