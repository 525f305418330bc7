import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';

import { createSessions } from '../../src/access/sessions.ts';
import { guardDatabase } from '../../src/store/database.ts';
import type { TestEngines } from './engines.ts';

/** Creates a user with a confirmed address, and signs a browser in. */
export async function signIn(
  { pool }: TestEngines,
  context: BrowserContext,
  address: string,
): Promise<{ readonly userId: string; readonly email: string }> {
  const email = `${randomUUID()}@example.org`;
  const passwordHash = '$argon2id$nobody-types-this';
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, tier, password_hash, email_verified_at) values ($1, 'free', $2, clock_timestamp()) returning id`,
    [email, passwordHash],
  );
  const userId = rows[0]?.id ?? '';
  const sessions = createSessions(guardDatabase(pool), address);
  const token = (await sessions.start(userId, passwordHash)) ?? '';
  const [name = '', value = ''] = sessions.cookieOf(token).split(';', 1)[0]?.split('=') ?? [];
  await context.addCookies([{ name, value, url: address }]);
  return { userId, email };
}
