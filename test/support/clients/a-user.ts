import type { Pool } from 'pg';
import type { BrowserContext } from 'playwright-core';

import { createSessions } from '../../../src/access/sessions.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { someone } from './a-caller.ts';

/** The hash of a password that no test enters. */
const NOBODYS_HASH = '$argon2id$nobody-types-this';

/** A user with a confirmed address. */
export interface User {
  readonly userId: string;
  readonly email: string;
  readonly passwordHash: string;
}

/** Creates a user who is not signed in anywhere. */
export async function aUser(pool: Pool, passwordHash = NOBODYS_HASH, tier = 'free'): Promise<User> {
  const email = someone();
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, tier, password_hash, email_verified_at) values ($1, $2, $3, clock_timestamp())
     returning id`,
    [email, tier, passwordHash],
  );
  return { userId: rows[0]?.id ?? '', email, passwordHash };
}

/** Starts a session, and returns its cookie as a browser sends it. */
export async function sessionOf(user: User, pool: Pool, address: string): Promise<string> {
  const sessions = createSessions(guardDatabase(pool), address);
  const token = await sessions.start(user.userId, user.passwordHash);
  return sessions.cookieOf(token ?? '').split(';', 1)[0] ?? '';
}

/** Signs the browser of a new user in, without the pages. */
export async function signIn(context: BrowserContext, pool: Pool, address: string): Promise<User> {
  const user = await aUser(pool);
  const [name = '', value = ''] = (await sessionOf(user, pool, address)).split('=');
  await context.addCookies([{ name, value, url: address }]);
  return user;
}
