import { describe, expect, test } from 'vitest';

import { createSessions } from '../../../src/access/sessions.ts';
import { deleteExpiredSessions } from '../../../src/store/accounts/sign-in.ts';
import { someone } from '../../support/clients/a-caller.ts';
import { ownEngines } from '../../support/engines.ts';

const { pool } = await ownEngines();
const sessions = createSessions(pool, 'http://localhost:3000');

/** A well-formed hash that no password has. */
const HASH = '$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$AAAA';

async function aUser(): Promise<{ id: string; email: string }> {
  const email = someone();
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (email, tier, password_hash, email_verified_at) values ($1, 'pro', $2, now()) returning id`,
    [email, HASH],
  );
  return { id: rows[0]?.id ?? '', email };
}

const begin = async (userId: string): Promise<string> =>
  `trivia_session=${(await sessions.start(userId, HASH)) ?? 'none'}`;
const age = async (userId: string, column: 'seen_at' | 'created_at', interval: string): Promise<void> => {
  await pool.query(`update sessions set ${column} = now() - $2::interval where user_id = $1`, [
    userId,
    interval,
  ]);
};

describe('a session', () => {
  test('identifies the user, also among other cookies', async () => {
    const { id, email } = await aUser();
    const cookie = await begin(id);
    expect(await sessions.find(`a=1; ${cookie}; b="2"`)).toMatchObject({
      userId: id,
      email,
      tier: 'pro',
      limits: null,
    });
  });

  test('is stored as a hash only', async () => {
    const { id } = await aUser();
    const [, token = ''] = (await begin(id)).split('=');
    const { rows } = await pool.query<{ text: string }>(
      'select sessions::text as text from sessions where user_id = $1',
      [id],
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
    const { id } = await aUser();
    const cookie = await begin(id);
    await age(id, 'seen_at', '29 days 23 hours');
    expect(await sessions.find(cookie)).toBeDefined();
    await age(id, 'seen_at', '30 days 1 minute');
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('is extended by use, up to ninety days', async () => {
    const { id } = await aUser();
    const cookie = await begin(id);
    await age(id, 'seen_at', '20 days');
    await sessions.find(cookie);
    const { rows } = await pool.query<{ fresh: boolean }>(
      `select seen_at > now() - interval '1 minute' as fresh from sessions where user_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ fresh: true }]);
    await age(id, 'created_at', '90 days 1 minute');
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('is updated once an hour, not on every use', async () => {
    const { id } = await aUser();
    const cookie = await begin(id);
    await age(id, 'seen_at', '59 minutes');
    const seen = async (): Promise<unknown> =>
      (await pool.query('select seen_at from sessions where user_id = $1', [id])).rows;
    const before = await seen();
    await sessions.find(cookie);
    expect(await seen()).toEqual(before);
  });

  test('ends when its owner signs out, alone or with all others', async () => {
    const { id } = await aUser();
    const cookies = [await begin(id), await begin(id), await begin(id)];
    await sessions.end(cookies[0]);
    expect(await sessions.find(cookies[0])).toBeUndefined();
    expect(await sessions.find(cookies[1])).toBeDefined();
    await sessions.endAll(id);
    for (const cookie of cookies) expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('ends when its user is deleted', async () => {
    const { id } = await aUser();
    const cookie = await begin(id);
    await pool.query('delete from users where id = $1', [id]);
    expect(await sessions.find(cookie)).toBeUndefined();
  });

  test('does not start with a password that has been changed in the meantime', async () => {
    const { id } = await aUser();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('update users set password_hash = $2 where id = $1', [id, `${HASH}BBBB`]);
      const begun = sessions.start(id, HASH);
      await client.query('commit');
      expect(await begun).toBeUndefined();
    } finally {
      client.release();
    }
  });
});

test('expired sessions are deleted and the others stay', async () => {
  await deleteExpiredSessions(pool);
  const [over, old, open] = [await aUser(), await aUser(), await aUser()];
  const cookies = [await begin(over.id), await begin(old.id), await begin(open.id)];
  await age(over.id, 'seen_at', '31 days');
  await age(old.id, 'created_at', '91 days');
  expect(await deleteExpiredSessions(pool)).toBe(2);
  expect(await sessions.find(cookies[2])).toMatchObject({ userId: open.id });
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
