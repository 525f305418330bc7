import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { createAccounts, cleanAccounts } from '../../../src/access/accounts.ts';
import { createPasswords } from '../../../src/access/passwords.ts';
import { createLogger } from '../../../src/logger.ts';
import { DEMO_EMAIL, demoKeys, demoPassword } from '../../../stack/demo-account.ts';
import { someone } from '../../support/clients/a-caller.ts';
import {
  aMember,
  aSite,
  followLink,
  linkIn,
  parameterIn,
  PASSWORD,
  type Site,
  type Visitor,
} from '../../support/clients/site.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();
const { pool } = engines;

const SESSION = '__Host-trivia_session';

/** Signs up and returns the link from the mail. */
async function signUp(site: Site, visitor: Visitor, email: string, password = PASSWORD): Promise<string> {
  const answer = await visitor.fill('/account/sign-up', { email, password });
  expect(answer.statusCode, answer.body).toBe(303);
  expect(answer.headers.location).toMatch(/^\/account\/check-mail\?ticket=[\w-]{43}$/);
  return site.latestLink();
}

/** A visitor who has signed up at a site of their own, and has not followed the link yet. */
async function aNewcomer() {
  const site = aSite(engines);
  const [visitor, email] = [site.visitor(), someone()];
  return { visitor, email, link: await signUp(site, visitor, email) };
}

const member = () => aMember(aSite(engines));

const signIn = (visitor: Visitor, email: string, password = PASSWORD): ReturnType<Visitor['send']> =>
  visitor.fill('/account/sign-in', { email, password });

async function userOf(email: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await pool.query<Record<string, unknown>>('select * from users where email = $1', [email]);
  return rows[0];
}

/** Lets a user grant a client access. */
async function grantSomething(email: string): Promise<void> {
  const id = randomUUID();
  await pool.query(`insert into oauth_clients (id, metadata) values ($1, '{}')`, [id]);
  await pool.query(
    `insert into oauth_grants (id, user_id, client_id, payload, expires_at)
     select $1, id, $1, '{}', clock_timestamp() + interval '1 day' from users where email = $2`,
    [id, email],
  );
}

async function grantsOf(email: string): Promise<number> {
  const { rowCount } = await pool.query(
    'select from oauth_grants join users on users.id = oauth_grants.user_id where users.email = $1',
    [email],
  );
  return rowCount ?? 0;
}

describe('signing up', () => {
  test('creates the account and signs in once the mailed link is followed and the password entered', async () => {
    const site = aSite(engines);
    const visitor = site.visitor();
    const email = someone();
    const link = await signUp(site, visitor, email.toUpperCase());
    expect(site.mails).toMatchObject([
      { to: email, subject: 'Confirm your address · Trivia Question Service' },
    ]);
    expect(await userOf(email)).toBeUndefined();

    expect((await visitor.open(link)).body).toContain(email);
    expect(await userOf(email), 'opening the link changes nothing').toBeUndefined();

    const answer = await followLink(visitor, link);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account?done=confirmed']);
    expect(await userOf(email)).toMatchObject({
      email,
      tier: 'free',
      email_verified_at: expect.any(Date) as Date,
    });
    const account = await visitor.open('/account?done=confirmed');
    expect(account.statusCode).toBe(200);
    expect(account.body).toContain(email);
    expect(account.body).toContain('Your address is confirmed');
  });

  test('stores neither the password nor the link nor the ticket', async () => {
    const { email, link } = await aNewcomer();
    const { rows } = await pool.query<{ row: string }>(
      'select email_tokens::text as row from email_tokens where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('otter');
    expect(rows[0]?.row).not.toContain(parameterIn(link, 'token'));
    expect(rows[0]?.row).toContain('$argon2id$');
  });

  test('gets the same response for an address with an account, whose owner is notified by mail', async () => {
    const { site, email } = await member();
    const [known, unknown] = [site.visitor(), site.visitor()];
    const answers = [
      await known.fill('/account/sign-up', { email, password: 'harbour pencil mosaic' }),
      await unknown.fill('/account/sign-up', { email: someone(), password: 'harbour pencil mosaic' }),
    ];
    const visible = answers.map(({ statusCode, headers, body }) => ({
      statusCode,
      body,
      location: String(headers.location).replace(/=[\w-]{43}$/, '=…'),
      names: Object.keys(headers).sort(),
    }));
    expect(visible[0]).toEqual(visible[1]);
    const taken = site.mails.find(
      ({ to, subject }) => to === email && subject.startsWith('You already have an account'),
    );
    expect(taken?.text).toContain('/account/sign-in');
    expect(taken?.text).not.toContain('token=');
    const pages = [
      await known.open(String(answers[0]?.headers.location)),
      await unknown.open(String(answers[1]?.headers.location)),
    ];
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await signIn(site.visitor(), email, 'harbour pencil mosaic')).toMatchObject({ statusCode: 422 });
  });

  test('by a stranger gives the stranger no access when the owner follows the link', async () => {
    const site = aSite(engines);
    const email = someone();
    const link = await signUp(site, site.visitor(), email, 'chosen by a stranger');
    const owner = site.visitor();
    expect((await followLink(owner, link, 'chosen by the owner')).statusCode).toBe(422);
    expect(await userOf(email)).toBeUndefined();
    await followLink(owner, await signUp(site, owner, email));
    expect((await signIn(site.visitor(), email, 'chosen by a stranger')).statusCode).toBe(422);
    expect((await signIn(site.visitor(), email)).statusCode).toBe(303);
    // The link that the stranger started is useless now.
    expect((await followLink(site.visitor(), link, 'chosen by a stranger')).statusCode).toBe(410);
  });

  test('without a mail server says that the mail is in the log, in both languages', async () => {
    const mailer = { sends: false, queue: () => undefined, close: () => Promise.resolve() };
    const visitor = aSite(engines, { parts: { mailer } }).visitor();
    const answer = await visitor.fill('/account/sign-up', { email: someone(), password: PASSWORD });
    const path = String(answer.headers.location);
    const forgotten = await visitor.fill('/account/forgotten', { email: someone() });
    for (const { body } of [await visitor.open(path), await visitor.open(`${path}&again=1`), forgotten]) {
      expect(body).toContain('The mail is in the log');
      expect(body).toContain('in the log of the API container');
      expect(body).not.toContain('spam');
    }
    const polish = await visitor.open(`${path}&lang=pl`);
    expect(polish.body).toContain('Wiadomość jest w dzienniku');
    expect(polish.body).not.toContain('spam');
  });

  test('resends the mail, and only the link in the new mail works', async () => {
    const site = aSite(engines);
    const visitor = site.visitor();
    const answer = await visitor.fill('/account/sign-up', { email: someone(), password: PASSWORD });
    const page = await visitor.open(String(answer.headers.location));
    expect(page.body).toContain('Send again');
    const ticket = parameterIn(String(answer.headers.location), 'ticket');
    const again = await visitor.send('/account/check-mail', { ticket });
    expect([again.statusCode, again.headers.location]).toEqual([
      303,
      `/account/check-mail?ticket=${ticket}&again=1`,
    ]);
    expect((await visitor.open(String(again.headers.location))).body).toContain('Another mail is on its way');
    const [first, second] = site.mails.map(linkIn);
    expect((await followLink(visitor, first ?? '')).statusCode).toBe(410);
    expect((await followLink(visitor, second ?? '')).statusCode).toBe(303);
  });

  test('sets the first password of an account from the command line, and keeps its tier', async () => {
    const site = aSite(engines);
    const email = someone();
    await pool.query(`insert into users (email, tier) values ($1, 'pro')`, [email]);
    await aMember(site, email);
    expect(await userOf(email)).toMatchObject({ tier: 'pro', email_verified_at: expect.any(Date) as Date });
  });

  test('works once per link, even when it is posted twice at the same moment', async () => {
    const { visitor, link } = await aNewcomer();
    await visitor.open(link);
    const token = parameterIn(link, 'token');
    const answers = await Promise.all([
      visitor.send('/account/confirm', { token, password: PASSWORD }),
      visitor.send('/account/confirm', { token, password: PASSWORD }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410]);
  });

  test('expires after a day', async () => {
    const { visitor, email, link } = await aNewcomer();
    await pool.query('update email_tokens set expires_at = now() where email = $1', [email]);
    const page = await visitor.open(link);
    expect([page.statusCode, page.body.includes('This link does not work')]).toEqual([410, true]);
    expect((await followLink(visitor, link)).statusCode).toBe(410);
  });

  test.each([
    ['ada', PASSWORD, 'Enter an e-mail address'],
    ['ada@example.org', 'short', 'at least 8 characters'],
    ['ada@example.org', 'x1!'.repeat(43), 'at most 128 characters'],
    ['ada@example.org', 'Password123!', 'too easy to guess'],
    ['ada@example.org', 'ADA@example.org', 'must not be your e-mail address'],
  ])('is refused for %j with the password %j', async (email, password, sentence) => {
    const site = aSite(engines);
    const answer = await site.visitor().fill('/account/sign-up', { email, password });
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain(sentence);
    expect(answer.body).toContain('<title>Error: Create an account');
    expect(answer.body).not.toContain(`value="${password}"`);
    expect(site.mails).toEqual([]);
  });
});

describe('signing in', () => {
  test('accepts the address in any letter case and with surrounding spaces, and sets a cookie that scripts cannot read, for this host only', async () => {
    const { site, email } = await member();
    const answer = await signIn(site.visitor(), `  ${email.toUpperCase()} `);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account']);
    const cookie = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' };
    expect(answer.cookies.find(({ name }) => name === SESSION)).toMatchObject(cookie);
  });

  test('is refused in the same way for a wrong password and for an address that is unknown, unconfirmed or without a password', async () => {
    const { site, email } = await member();
    const [bare, pending] = [someone(), someone()];
    await pool.query(`insert into users (email, tier) values ($1, 'free')`, [bare]);
    await signUp(site, site.visitor(), pending);
    const answers = [];
    for (const [address, password] of [
      [email, 'wrong but long'],
      [someone(), PASSWORD],
      [bare, PASSWORD],
      [pending, PASSWORD],
    ] as const) {
      const { statusCode, body } = await signIn(site.visitor(), address, password);
      answers.push({
        statusCode,
        body: body.replaceAll(address, '…').replaceAll(/name="form" value="[\w-]+"/g, ''),
      });
    }
    expect(answers[0]?.statusCode).toBe(422);
    expect(answers[0]?.body).toContain('The address or the password is wrong');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('reports which fields are empty', async () => {
    const answer = await aSite(engines).visitor().fill('/account/sign-in', { email: '', password: '' });
    expect(answer.statusCode).toBe(422);
    for (const name of ['email', 'password']) {
      expect(answer.body).toContain(`<a href="#${name}">`);
      expect(answer.body).toMatch(
        new RegExp(`id="${name}"[^>]* aria-describedby="${name}-error" aria-invalid="true"`),
      );
    }
  });

  test('replaces an outdated hash', async () => {
    const { site, email } = await member();
    const before = (await userOf(email))?.password_hash;
    const dearer = createAccounts(pool, createPasswords({ memory: 128, passes: 2, parallelism: 1 }));
    expect(await dearer.signIn(email, PASSWORD, { line: email })).toBeDefined();
    const after = String((await userOf(email))?.password_hash);
    expect(after).not.toBe(before);
    expect(after).toContain('m=128,t=2');
    expect((await signIn(site.visitor(), email)).statusCode).toBe(303);
  });

  test('redirects signed-in users to the account page, and everyone else from there', async () => {
    const { site, visitor } = await member();
    expect((await visitor.open('/account/sign-in')).headers.location).toBe('/account');
    const answer = await site.visitor().open('/account');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/sign-in']);
  });
});

describe('the page after signing in', () => {
  async function signInAt(query: string) {
    const { site, email } = await member();
    const visitor = site.visitor();
    const page = await visitor.open(`/account/sign-in${query}`);
    const next = /name="next" value="([^"]*)"/.exec(page.body)?.[1];
    const failed = await visitor.send('/account/sign-in', { email, password: 'wrong', next: next ?? '' });
    expect([failed.statusCode, /name="next" value="([^"]*)"/.exec(failed.body)?.[1]]).toEqual([422, next]);
    return visitor.send('/account/sign-in', {
      email,
      password: PASSWORD,
      ...(next !== undefined && { next }),
    });
  }

  test('is the account page that was asked for', async () => {
    expect((await signInAt('?next=%2Faccount%2Fkeys')).headers.location).toBe('/account/keys');
    expect((await signInAt('')).headers.location).toBe('/account');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/account//evil.example',
    '/account/../api',
    '/docs/',
    '/account/keys?x=1',
    '/account\\evil',
  ])('is never %s', async (next) => {
    expect((await signInAt(`?next=${encodeURIComponent(next)}`)).headers.location).toBe('/account');
    const { site, email } = await member();
    const answer = await site.visitor().fill('/account/sign-in', { email, password: PASSWORD, next });
    expect(answer.headers.location).toBe('/account');
  });
});

describe('too many attempts', () => {
  const inTurn = async (times: number, work: () => Promise<{ statusCode: number }>): Promise<number[]> => {
    const codes = [];
    for (let count = 0; count < times; count += 1) codes.push((await work()).statusCode);
    return codes;
  };

  test('at one account from one IP address are refused with the time to wait, whether or not the account exists', async () => {
    let now = 1_800_000_000_000;
    const site = aSite(engines, { clock: () => now });
    const { email } = await aMember(site);
    for (const address of [email, someone()]) {
      const visitor = site.visitor();
      expect(await inTurn(10, () => signIn(visitor, address, 'wrong but long'))).toEqual(Array(10).fill(422));
      const refused = await signIn(visitor, address);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
      expect(refused.body).toContain('Try again in 15 minutes.');
    }
    const elsewhere = site.visitor();
    expect((await signIn(elsewhere, email)).statusCode).toBe(303);
    now += 900_001;
    expect((await signIn(site.visitor(), email)).statusCode).toBe(303);
  });

  test('from everywhere lock out strangers, and not the owner where the owner has signed in before', async () => {
    const { site, email } = await member();
    const home = site.visitor();
    expect((await signIn(home, email)).statusCode).toBe(303);
    home.cookies.clear();
    await home.open('/account/sign-in');
    await inTurn(100, () => signIn(site.visitor(), email, 'wrong but long'));
    expect((await signIn(site.visitor(), email)).statusCode).toBe(429);
    expect((await signIn(home, email)).statusCode).toBe(303);
  });

  test('from one IP address are refused for every account', async () => {
    const site = aSite(engines);
    const visitor = site.visitor();
    const codes = await inTurn(21, () => signIn(visitor, someone(), 'wrong but long'));
    expect(codes).toEqual([...Array<number>(20).fill(422), 429]);
  });

  test('to send mail to one address are refused, by IP address and in total, whether or not the account exists', async () => {
    const { site, email } = await member();
    for (const address of [email, someone()]) {
      const visitor = site.visitor();
      const requestReset = (from: Visitor) => () => from.fill('/account/forgotten', { email: address });
      expect(await inTurn(5, requestReset(visitor))).toEqual([200, 200, 200, 200, 429]);
      const others = await inTurn(5, () => requestReset(site.visitor())());
      expect(others).toEqual([200, 200, 200, 200, 429]);
    }
  });

  test('that use up all mails do not lock the owner out: a mail of the last hour has a working link', async () => {
    let now = 1_800_000_000_000;
    const site = aSite(engines, { clock: () => now });
    const { email } = await aMember(site);
    for (let hour = 0; hour < 3; hour += 1) {
      const before = site.mails.length;
      await inTurn(30, () => site.visitor().fill('/account/forgotten', { email }));
      expect(site.mails.length - before).toBe(8);
      now += 3_600_001;
    }
    const answer = await followLink(site.visitor(), site.latestLink(), 'another lantern violin');
    expect(answer.statusCode).toBe(303);
  });
});

describe('signing out', () => {
  test('ends the session here, and the next sign-in starts another one', async () => {
    const { site, visitor, email } = await member();
    const other = site.visitor();
    await signIn(other, email);
    await visitor.open('/account');
    const token = visitor.cookies.get(SESSION) ?? '';
    const answer = await visitor.send('/account/sign-out', {});
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account/sign-in?done=signed-out']);
    expect((await visitor.open('/account/sign-in?done=signed-out')).body).toContain('You are signed out.');
    const thief = site.visitor();
    thief.cookies.set(SESSION, token);
    expect((await thief.open('/account')).headers.location).toBe('/account/sign-in');
    expect((await other.open('/account')).statusCode).toBe(200);
    expect((await signIn(visitor, email)).statusCode).toBe(303);
    expect(visitor.cookies.get(SESSION)).not.toBe(token);
  });

  test('everywhere: ends all sessions and disconnects all clients', async () => {
    const { site, visitor, email } = await member();
    await grantSomething(email);
    const other = site.visitor();
    await signIn(other, email);
    await visitor.open('/account');
    const answer = await visitor.send('/account/sign-out-everywhere', {});
    expect(answer.headers.location).toBe('/account/sign-in?done=signed-out-everywhere');
    expect((await other.open('/account')).statusCode).toBe(303);
    expect(await grantsOf(email)).toBe(0);
  });
});

describe('a forgotten password', () => {
  const requestReset = async (site: Site, email: string): Promise<string> => {
    const answer = await site.visitor().fill('/account/forgotten', { email });
    expect(answer.statusCode).toBe(200);
    return answer.body.replaceAll(email, '…').replaceAll(/name="form" value="[\w-]+"/g, '');
  };

  test('is replaced with the mailed link: all sessions end, clients are disconnected, the owner is notified', async () => {
    const { site, visitor: before, email } = await member();
    await grantSomething(email);
    const untouched = await aMember(site);
    await grantSomething(untouched.email);
    await requestReset(site, email);
    const link = site.latestLink();
    const visitor = site.visitor();
    const answer = await followLink(visitor, link, 'another lantern violin');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/account?done=password-changed']);
    expect((await visitor.open('/account')).body).toContain(email);
    expect((await before.open('/account')).statusCode).toBe(303);
    expect([await grantsOf(email), await grantsOf(untouched.email)]).toEqual([0, 1]);
    expect(site.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringMatching(/^Your password was changed/) as string,
    });
    expect((await signIn(site.visitor(), email)).statusCode).toBe(422);
    expect((await signIn(site.visitor(), email, 'another lantern violin')).statusCode).toBe(303);
    expect((await followLink(site.visitor(), link, 'third lantern violin')).statusCode).toBe(410);
  });

  test('is replaced completely or not at all when the database fails in between', async () => {
    const { site, visitor, email } = await member();
    await grantSomething(email);
    await requestReset(site, email);
    const link = site.latestLink();
    await pool.query('alter table oauth_grants rename to oauth_grants_away');
    const failed = await followLink(site.visitor(), link, 'another lantern violin');
    await pool.query('alter table oauth_grants_away rename to oauth_grants');
    expect(failed.statusCode).toBe(500);
    expect((await visitor.open('/account')).statusCode).toBe(200);
    expect((await followLink(site.visitor(), link, 'another lantern violin')).statusCode).toBe(303);
    expect(await grantsOf(email)).toBe(0);
  });

  test('gets the same response whether or not the account exists', async () => {
    const { site, email } = await member();
    const sent = site.mails.length;
    const [known, unknown] = [await requestReset(site, email), await requestReset(site, someone())];
    expect(known).toBe(unknown);
    expect(site.mails.slice(sent).map(({ to }) => to)).toEqual([email]);
  });

  test('gives access to an account that was created on the command line', async () => {
    const site = aSite(engines);
    const email = someone();
    await pool.query(`insert into users (email, tier) values ($1, 'indie')`, [email]);
    await requestReset(site, email);
    const answer = await followLink(site.visitor(), site.latestLink(), PASSWORD);
    expect(answer.statusCode).toBe(303);
    expect(await userOf(email)).toMatchObject({ tier: 'indie', email_verified_at: expect.any(Date) as Date });
  });

  test('must not be replaced by a weak one, after which the link still works', async () => {
    const { site, email } = await member();
    await requestReset(site, email);
    const link = site.latestLink();
    const visitor = site.visitor();
    const answer = await followLink(visitor, link, 'qwertyuiop');
    expect([answer.statusCode, answer.body.includes('too easy to guess')]).toEqual([422, true]);
    expect((await followLink(visitor, link, 'another lantern violin')).statusCode).toBe(303);
  });

  test('has a link that expires after an hour', async () => {
    const { site, email } = await member();
    await requestReset(site, email);
    const { rows } = await pool.query<{ minutes: number }>(
      `select extract(epoch from expires_at - now())::int / 60 as minutes from email_tokens where email = $1`,
      [email],
    );
    expect(rows[0]?.minutes).toBeGreaterThanOrEqual(58);
    expect(rows[0]?.minutes).toBeLessThanOrEqual(60);
    await pool.query('update email_tokens set expires_at = now() where email = $1', [email]);
    expect((await followLink(site.visitor(), site.latestLink(), PASSWORD)).statusCode).toBe(410);
  });

  test('cannot be replaced with a sign-up link', async () => {
    const { visitor, link } = await aNewcomer();
    const token = parameterIn(link, 'token');
    expect((await visitor.open(`/account/reset?token=${token}`)).statusCode).toBe(410);
    expect((await visitor.fill('/account/reset', { token, password: PASSWORD })).statusCode).toBe(410);
  });
});

test('each sign-in is logged with its account, each refused one without what was typed, and no secret or address is', async () => {
  const logged: string[] = [];
  const logger = createLogger('test', 'trace', { write: (line: string) => logged.push(line) });
  const site = aSite({ ...engines, logger });
  const { visitor, email, userId } = await aMember(site);
  const session = visitor.cookies.get(SESSION) ?? '';
  await visitor.fill('/account/forgotten', { email });
  const link = site.latestLink();
  await followLink(visitor, link, 'another lantern violin');
  await signIn(site.visitor(), email, 'another lantern violin');
  await signIn(site.visitor(), email, 'wrong lantern violin');
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  const signedIn = lines.filter(({ msg }) => msg === 'signed in');
  // When the account was confirmed, when its password was replaced, and now.
  expect(signedIn).toHaveLength(3);
  for (const line of signedIn) expect(line).toMatchObject({ userId, reqId: expect.any(String) as unknown });
  expect(lines.filter(({ msg }) => msg === 'sign-in refused: wrong address or password')).toHaveLength(1);
  const all = logged.join('');
  expect(all).toContain('/account/reset');
  for (const secret of [email, session, parameterIn(link, 'token'), 'lantern', '$argon2id'])
    expect(all).not.toContain(secret);
});

test('expired links and sign-ups are deleted while the service runs, and the rest stays', async () => {
  const site = aSite(engines);
  const [over, open] = [someone(), someone()];
  await signUp(site, site.visitor(), over);
  await signUp(site, site.visitor(), open);
  await pool.query('update email_tokens set expires_at = now() where email = $1', [over]);
  await cleanAccounts(pool, engines.logger).close();
  const { rows } = await pool.query<{ email: string }>(
    'select email from email_tokens where email = any($1)',
    [[over, open]],
  );
  expect(rows).toEqual([{ email: open }]);
});

test('the demo account keeps its password between starts while it is valid', async () => {
  const accounts = createAccounts(pool, createPasswords());
  const signInTo = (password: string) => accounts.signIn(DEMO_EMAIL, password, { line: 'a test' });
  await demoKeys(pool, undefined);
  const first = await demoPassword(pool, undefined);
  expect(first).toMatch(/^[\w-]{20}$/);
  expect(await signInTo(first)).toBeDefined();
  expect(await demoPassword(pool, first)).toBe(first);

  const other = await demoPassword(pool, 'of another database');
  expect(other).not.toBe(first);
  expect(await signInTo(first)).toBeUndefined();
  expect(await signInTo(other)).toBeDefined();
});
