import type { FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';

import { isSecret, createSecret } from '../access/secrets.ts';
import { cookieKind, readCookie, type SignedIn } from '../access/sessions.ts';
import { MOST_FORM_FIELDS } from '../contract/limits.ts';
import { hasMoreParameters } from '../http/read-query.ts';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** The replacement character, which stands for invalid text, and the null character, which PostgreSQL cannot store. */
const UNSTORABLE = /[\u0000\ufffd]/; // eslint-disable-line no-control-regex -- it looks for the null character

/** The value of a field, or an empty string. */
export type FormValues = (name: string) => string;

/** Thrown for a body that none of our forms can have sent. */
export class MalformedForm extends Error {
  override readonly name = 'MalformedForm';
}

/**
 * Reads the form in the body of a request.
 *
 * @throws MalformedForm
 */
export function readForm({ headers, body }: FastifyRequest): FormValues {
  if (!FORM_TYPE.test(headers['content-type'] ?? '')) throw new MalformedForm('not a form');
  let text: string;
  try {
    text = body instanceof Buffer ? UTF_8.decode(body) : '';
  } catch (error) {
    throw new MalformedForm('not UTF-8', { cause: error });
  }
  if (hasMoreParameters(text, MOST_FORM_FIELDS)) throw new MalformedForm('too many fields');
  const fields = new URLSearchParams(text);
  for (const [, value] of fields) if (UNSTORABLE.test(value)) throw new MalformedForm('invalid text');
  return (name) => fields.get(name) ?? '';
}

/** Thrown for a form that was not posted from a page of ours in the same browser. */
export class ForgedForm extends Error {
  override readonly name = 'ForgedForm';
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

/** The token for the forms of one browser, and the Set-Cookie header that the browser may need first. */
interface CsrfToken {
  readonly value: string;
  readonly cookie: string | undefined;
}

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

/** The token reveals nothing about the secret. */
const tokenOf = (secret: string): string => createHmac('sha256', secret).update('form').digest('base64url');
