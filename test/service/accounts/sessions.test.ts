import { describe, expect, test } from 'vitest';

import { createSessions } from '../../../src/access/sessions.ts';
import { deleteExpiredSessions } from '../../../src/store/accounts/sign-in.ts';
import { aUser, sessionOf, type User } from '../../support/clients/a-user.ts';
import { ownEngines } from '../../support/engines.ts';

const { pool } = await ownEngines();
const BASE_URL = 'http://localhost:3000';
const sessions = createSessions(pool, BASE_URL);

/** Starts a session, and returns its cookie. */
const begin = (user: User): Promise<string> => sessionOf(user, pool, BASE_URL);
const age = async ({ userId }: User, column: 'seen_at' | 'created_at', interval: string): Promise<void> => {
  const statement = `update sessions set ${column} = now() - $2::interval where user_id = $1`;
  await pool.query(statement, [userId, interval]);
};

describe('a session', () => {
  test('identifies the user, also among other cookies', async () => {
    const user = await aUser(pool, undefined, 'pro');
    const { userId, email } = user;
    const found = await sessions.find(`a=1; ${await begin(user)}; b="2"`);
    expect(found).toMatchObject({ userId, email, tier: 'pro', limits: null });
  });

  test('is stored as a hash only', async () => {
    const user = await aUser(pool);
    const [, token = ''] = (await begin(user)).split('=');
    const { rows } = await pool.query<{ text: string }>(
      'select sessions::text as text from sessions where user_id = $1',
      [user.userId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
    expect(rows[0]?.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  test.each([
    undefined,
    '',
    'trivia_session=',
    'trivia_session=nonsense',
    `trivia_session=${'A'.repeat(43)}`,
    `__Host-trivia_session=${'A'.repeat(43)}`,
    'x; y=; =z',
  ])('does not exist for the cookie %s', async (cookie) => {
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('expires after thirty days without use', async () => {
    const user = await aUser(pool);
    const cookie = await begin(user);
    await age(user, 'seen_at', '29 days 23 hours');
    expect(await sessions.find(cookie)).toBeDefined();
    await age(user, 'seen_at', '30 days 1 minute');
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('is extended by use, up to ninety days', async () => {
    const user = await aUser(pool);
    const cookie = await begin(user);
    await age(user, 'seen_at', '20 days');
    await sessions.find(cookie);
    const { rows } = await pool.query<{ fresh: boolean }>(
      `select seen_at > now() - interval '1 minute' as fresh from sessions where user_id = $1`,
      [user.userId],
    );
    expect(rows).toEqual([{ fresh: true }]);
    await age(user, 'created_at', '90 days 1 minute');
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('is updated once an hour, not on every use', async () => {
    const user = await aUser(pool);
    const cookie = await begin(user);
    await age(user, 'seen_at', '59 minutes');
    const seen = async (): Promise<unknown> =>
      (await pool.query('select seen_at from sessions where user_id = $1', [user.userId])).rows;
    const before = await seen();
    await sessions.find(cookie);
    expect(await seen()).toEqual(before);
  });

  test('ends when its user is deleted', async () => {
    const user = await aUser(pool);
    const cookie = await begin(user);
    await pool.query('delete from users where id = $1', [user.userId]);
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('does not start with a password that has been changed in the meantime', async () => {
    const { userId, passwordHash } = await aUser(pool);
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`update users set password_hash = password_hash || 'BBBB' where id = $1`, [userId]);
      const begun = sessions.start(userId, passwordHash);
      await client.query('commit');
      expect(await begun).toBeUndefined();
    } finally {
      client.release();
    }
  });
});

test('expired sessions are deleted and the others stay', async () => {
  await deleteExpiredSessions(pool);
  const [over, old, open] = [await aUser(pool), await aUser(pool), await aUser(pool)];
  const cookies = [await begin(over), await begin(old), await begin(open)];
  await age(over, 'seen_at', '31 days');
  await age(old, 'created_at', '91 days');
  expect(await deleteExpiredSessions(pool)).toBe(2);
  expect(await sessions.find(cookies[2])).toMatchObject({ userId: open.userId });
});

test('over https the cookie is secure and for this host only', () => {
  const secure = createSessions(pool, 'https://trivia.example');
  expect(secure.cookieOf('abc')).toBe(
    '__Host-trivia_session=abc; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=7776000',
  );
  expect(sessions.cookieOf('abc')).toBe(
    'trivia_session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=7776000',
  );
  expect(secure.noCookie).toMatch(/^__Host-trivia_session=; .*Max-Age=0$/);
});
