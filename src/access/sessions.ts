import {
  deleteSession,
  deleteSessionsOf,
  findSessionOwner,
  insertSession,
  LONGEST_SESSION,
  type SessionOwner,
} from '../store/accounts/sessions.ts';
import type { Database } from '../store/database.ts';
import { hashSecret, isSecret, createSecret } from './secrets.ts';

/** Seconds that a browser keeps the cookie. */
const COOKIE_AGE = LONGEST_SESSION * 86_400;

/** A user who is signed in with a browser. */
export interface SignedIn extends SessionOwner {
  /** The value of the cookie. */
  readonly token: string;
}

/**
 * Finds the signed-in user by the Cookie header. Undefined if nobody is signed in.
 *
 * @throws ServiceError `service_unavailable`
 */
export type FindSession = (cookieHeader: string | undefined) => Promise<SignedIn | undefined>;

/** Browser sessions. A cookie contains 256 random bits; the database stores their SHA-256 hash only. */
export interface Sessions {
  readonly find: FindSession;
  /**
   * Starts a session for a user whose password was just checked. Undefined if the password has changed since.
   *
   * @returns the value of the cookie
   */
  readonly start: (userId: string, passwordHash: string) => Promise<string | undefined>;
  /** Ends the session of the Cookie header. */
  readonly end: (cookieHeader: string | undefined) => Promise<void>;
  /** Ends all sessions and client grants of a user. */
  readonly endAll: (userId: string) => Promise<void>;
  /** Set-Cookie header values that set and delete the session cookie. */
  readonly cookieOf: (token: string) => string;
  readonly noCookie: string;
}

/** The value of a cookie. If several have the same name, the first one counts. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
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

/** @param baseUrl - the public URL; its scheme decides the name of the cookie */
export function createSessions(database: Database, baseUrl: string): Sessions {
  const { name, rules } = cookieKind(baseUrl, 'trivia_session');

  function tokenIn(cookieHeader: string | undefined): string | undefined {
    const token = readCookie(cookieHeader, name);
    return token !== undefined && isSecret(token) ? token : undefined;
  }

  return {
    async find(cookieHeader) {
      const token = tokenIn(cookieHeader);
      if (token === undefined) return undefined;
      const owner = await findSessionOwner(database, hashSecret(token));
      return owner === undefined ? undefined : { ...owner, token };
    },
    async start(userId, passwordHash) {
      const token = createSecret();
      const isStarted = await insertSession(database, { tokenHash: hashSecret(token), userId, passwordHash });
      return isStarted ? token : undefined;
    },
    async end(cookieHeader) {
      const token = tokenIn(cookieHeader);
      if (token !== undefined) await deleteSession(database, hashSecret(token));
    },
    endAll: (userId) => deleteSessionsOf(database, userId),
    cookieOf: (token) => `${name}=${token}; ${rules}; Max-Age=${COOKIE_AGE}`,
    noCookie: `${name}=; ${rules}; Max-Age=0`,
  };
}
