import { createHmac, hash, randomBytes } from 'node:crypto';

import {
  deleteSession,
  deleteSessionsOf,
  findSessionOwner,
  insertSession,
  LONGEST_SESSION,
  type SessionOwner,
} from '../store/accounts/sign-in.ts';
import type { Database } from '../store/database.ts';

/** Seconds that a browser keeps the cookie. */
const COOKIE_AGE = LONGEST_SESSION * 86_400;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Browser sessions. A cookie contains 256 random bits; the database stores their SHA-256 hash only. Functions that use
 * the database may throw ServiceError `service_unavailable`.
 *
 * @param baseUrl - the public URL; its scheme decides the names of the cookies
 */
export function createSessions(database: Database, baseUrl: string) {
  const session = cookieKind(baseUrl, 'trivia_session');
  const form = cookieKind(baseUrl, 'trivia_form');

  function secretIn(cookieHeader: string | undefined, name: string): string | undefined {
    const secret = readCookie(cookieHeader, name);
    return secret !== undefined && isSecret(secret) ? secret : undefined;
  }

  return {
    /** Finds the signed-in user by the Cookie header. Undefined if nobody is signed in. */
    find: async (cookieHeader: string | undefined): Promise<SignedIn | undefined> => {
      const token = secretIn(cookieHeader, session.name);
      if (token === undefined) return undefined;
      const owner = await findSessionOwner(database, hashSecret(token));
      return owner === undefined ? undefined : { ...owner, token };
    },

    /**
     * The token that goes into the forms of one browser, and the Set-Cookie header that the browser may need first. It
     * is bound to the session of the signed-in user, or else to a separate cookie.
     */
    formToken(
      cookieHeader: string | undefined,
      signedIn: SignedIn | undefined,
    ): { readonly value: string; readonly cookie: string | undefined } {
      const known = signedIn?.token ?? secretIn(cookieHeader, form.name);
      if (known !== undefined) return { value: formTokenOf(known), cookie: undefined };
      const secret = createSecret();
      return { value: formTokenOf(secret), cookie: `${form.name}=${secret}; ${form.rules}` };
    },

    /**
     * Starts a session for a user whose password was just checked. Undefined if the password has changed since.
     *
     * @returns the value of the cookie
     */
    async start(userId: string, passwordHash: string): Promise<string | undefined> {
      const token = createSecret();
      const isStarted = await insertSession(database, { tokenHash: hashSecret(token), userId, passwordHash });
      return isStarted ? token : undefined;
    },

    /** Ends the session of the Cookie header. */
    async end(cookieHeader: string | undefined): Promise<void> {
      const token = secretIn(cookieHeader, session.name);
      if (token !== undefined) await deleteSession(database, hashSecret(token));
    },

    /** Ends all sessions and client grants of a user. */
    endAll: (userId: string): Promise<void> => deleteSessionsOf(database, userId),

    /** Set-Cookie header values that set and delete the session cookie. */
    cookieOf: (token: string): string => `${session.name}=${token}; ${session.rules}; Max-Age=${COOKIE_AGE}`,
    noCookie: `${session.name}=; ${session.rules}; Max-Age=0`,
  };
}

export type FindSession = Sessions['find'];

/** A user who is signed in with a browser. */
export interface SignedIn extends SessionOwner {
  /** The value of the cookie. */
  readonly token: string;
}

/**
 * The name and attributes of one of our cookies. With https, the prefix of the name keeps other hosts of the domain
 * from setting it.
 */
export function cookieKind(baseUrl: string, name: string): { readonly name: string; readonly rules: string } {
  const isSecure = baseUrl.startsWith('https:');
  return {
    name: isSecure ? `__Host-${name}` : name,
    rules: `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** The value of a cookie. If several have the same name, the first one counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The token reveals nothing about the secret. */
const formTokenOf = (secret: string): string =>
  createHmac('sha256', secret).update('form').digest('base64url');

/** Creates a secret of 256 random bits, as text that is safe in URLs and cookies. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of our secrets. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The stored hash of a secret. It needs no salt, because 256 bits cannot be guessed. */
export const hashSecret = (secret: string): Buffer => hash('sha256', secret, 'buffer');
