import {
  deleteSession,
  deleteSessionsOf,
  findSessionOwner,
  insertSession,
  LONGEST_SESSION,
  type SessionOwner,
} from '../store/accounts/sessions.ts';
import type { Database } from '../store/database.ts';
import { hashSecret, isSecret, makeSecret } from './secrets.ts';

/** Seconds for which a browser keeps the cookie. */
const COOKIE_AGE = LONGEST_SESSION * 86_400;

/** Somebody whose browser is signed in. */
export interface SignedIn extends SessionOwner {
  /** What the cookie carries. */
  readonly token: string;
}

/**
 * Tells who is signed in by the header Cookie; undefined for nobody.
 *
 * @throws ServiceError `service_unavailable`
 */
export type FindSession = (cookieHeader: string | undefined) => Promise<SignedIn | undefined>;

/** Sessions of browsers. A cookie carries 256 random bits; the database has their SHA-256 only. */
export interface Sessions {
  readonly find: FindSession;
  /**
   * Begins a session of a user whose password has just been found right; undefined when it has been changed meanwhile.
   *
   * @returns what the cookie carries
   */
  readonly begin: (userId: string, passwordHash: string) => Promise<string | undefined>;
  /** Ends the session that the header Cookie names. */
  readonly end: (cookieHeader: string | undefined) => Promise<void>;
  /** Ends all sessions of a user, and everything that was granted to clients. */
  readonly endAll: (userId: string) => Promise<void>;
  /** Values of the header Set-Cookie, to give a browser its session and to take it away. */
  readonly cookieOf: (token: string) => string;
  readonly noCookie: string;
}

/** The value of a cookie; of several with the same name the first. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at !== -1 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** What a cookie of ours is called and may be used for. Over https its name keeps other hosts of the domain from setting it. */
export function cookieKind(baseUrl: string, name: string): { readonly name: string; readonly rules: string } {
  const isSecure = baseUrl.startsWith('https:');
  return {
    name: isSecure ? `__Host-${name}` : name,
    rules: `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** @param baseUrl - the public address: whether it is https decides what the cookie is called */
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
    async begin(userId, passwordHash) {
      const token = makeSecret();
      const isBegun = await insertSession(database, { tokenHash: hashSecret(token), userId, passwordHash });
      return isBegun ? token : undefined;
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
