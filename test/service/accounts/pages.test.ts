import { describe, expect, test, vi } from 'vitest';

import type { ConnectedClient } from '../../../src/auth/connected-clients.ts';
import { InvalidInteraction, type PendingInteraction } from '../../../src/auth/interactions.ts';
import { ServiceError } from '../../../src/errors.ts';
import { dayOf } from '../../../src/limits/admission.ts';
import { createLogger } from '../../../src/logger.ts';
import { saveUsage } from '../../../src/store/accounts/usage.ts';
import { guardDatabase } from '../../../src/store/database.ts';
import { createRefusedPage } from '../../../src/web/error-pages.ts';
import { someone } from '../../support/clients/a-caller.ts';
import { aMember, aSite, followLink, PASSWORD } from '../../support/clients/site.ts';
import { ownEngines } from '../../support/engines.ts';

const engines = await ownEngines();

describe('every page', () => {
  test.each(['/account/sign-in', '/account/sign-up', '/account/forgotten'])(
    '%s has the security headers, loads nothing but its icon, and runs nothing',
    async (path) => {
      const { headers, body, statusCode } = await aSite(engines).visitor().open(path);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
      );
      expect(body).not.toMatch(/<script|<img|\son\w+=|style=/);
    },
  );

  test.each([
    [undefined, undefined, undefined, 'en'],
    ['pl', undefined, undefined, 'pl'],
    ['pl-PL,pl;q=0.9,en;q=0.8', undefined, undefined, 'pl'],
    ['xx,en;q=0.5,pl;q=0.7', undefined, undefined, 'pl'],
    ['pl;q=0, en', undefined, undefined, 'en'],
    ['*', undefined, undefined, 'en'],
    ['en', 'pl', undefined, 'pl'],
    ['pl', 'pl', 'en', 'en'],
    ['pl', 'xx', 'xx', 'pl'],
  ])('for Accept-Language %s, cookie %s and ?lang=%s is in %s', async (accept, kept, chosen, language) => {
    const visitor = aSite(engines).visitor();
    if (kept !== undefined) visitor.cookies.set('__Host-trivia_language', kept);
    const query = chosen === undefined ? '' : `?lang=${chosen}`;
    const headers = accept === undefined ? {} : { 'accept-language': accept };
    const { body } = await visitor.open(`/account/sign-in${query}`, headers);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(language === 'pl' ? '<h1>Zaloguj się</h1>' : '<h1>Sign in</h1>');
    if (chosen === 'en') expect(visitor.cookies.get('__Host-trivia_language')).toBe('en');
  });

  test.each(['/account/sign-in', '/account/sign-up'])(
    '%s masks the password, and leaves paste and password managers alone',
    async (path) => {
      const { body } = await aSite(engines).visitor().open(path);
      const [field = ''] = /<input[^>]*name="password"[^>]*>/u.exec(body) ?? [];
      expect(field).toContain('type="password"');
      expect(field).toMatch(/autocomplete="(?:current|new)-password"/u);
      expect(field).not.toMatch(/\son|maxlength|pattern|readonly/u);
    },
  );

  test('of an account is one step from signing out, and not kept by the browser', async () => {
    const { visitor } = await aMember(aSite(engines));
    expect((await visitor.open('/account')).body).toContain('action="/account/sign-out"');
    for (const path of ['/account', '/account/keys', '/account/usage', '/account/applications']) {
      const { body, headers } = await visitor.open(path);
      expect(body, path).toContain('href="/account"');
      expect(headers['cache-control'], path).toBe('private, no-store');
    }
  });

  test('stores the chosen language in a cookie that is for this host only over https', async () => {
    const { headers } = await aSite(engines).app.inject('/account/sign-in?lang=pl');
    expect(headers['set-cookie']).toContain(
      '__Host-trivia_language=pl; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
    );
  });

  test('links to itself in the other language with its parameters', async () => {
    const { body } = await aSite(engines).visitor().open('/account/sign-up?interaction=abc&lang=en');
    expect(body).toContain('href="/account/sign-up?interaction=abc&amp;lang=pl"');
  });

  test('escapes what a user has typed', async () => {
    const answer = await aSite(engines)
      .visitor()
      .fill('/account/sign-in', { email: '"><script>alert(1)</script>', password: 'x' });
    expect(answer.body).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>"');
    expect(answer.body).not.toContain('<script');
  });
});

describe('403', () => {
  const fields = { email: 'ada@example.org', password: PASSWORD };
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour of this site', { 'sec-fetch-site': 'same-site', origin: 'https://a.trivia.example' }],
    ['another site by an old browser', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }],
    ['a page without origin by an old browser', { 'sec-fetch-site': undefined, origin: 'null' }],
    [
      'the same name without encryption',
      { 'sec-fetch-site': undefined, origin: 'http://trivia.example:8080' },
    ],
  ])('for a form posted from %s, even with a valid token', async (_name, headers) => {
    const visitor = aSite(engines).visitor();
    await visitor.open('/account/sign-in');
    const answer = await visitor.send('/account/sign-in', fields, headers);
    expect([answer.statusCode, answer.body.includes('This form is out of date')]).toEqual([403, true]);
  });

  test.each([
    ['no token', ''],
    ['another token', 'A'.repeat(43)],
  ])('for a form with %s', async (_name, form) => {
    const visitor = aSite(engines).visitor();
    await visitor.open('/account/sign-in');
    expect((await visitor.send('/account/sign-in', { ...fields, form })).statusCode).toBe(403);
  });

  test('for the token of another browser, of an earlier session, or without cookies', async () => {
    const site = aSite(engines);
    const [one, two] = [site.visitor(), site.visitor()];
    await one.open('/account/sign-in');
    await two.open('/account/sign-in');
    const form = one.formToken();
    expect((await two.send('/account/sign-in', { ...fields, form })).statusCode).toBe(403);
    two.cookies.clear();
    expect((await two.send('/account/sign-in', fields)).statusCode).toBe(403);
    const { visitor } = await aMember(site);
    expect((await visitor.send('/account/sign-out', { form })).statusCode).toBe(403);
    expect((await visitor.open('/account')).statusCode).toBe(200);
  });
});

test.each([
  ['by hand', { 'sec-fetch-site': 'none' }],
  ['by an old browser', { 'sec-fetch-site': undefined, origin: 'https://trivia.example' }],
  [
    'by an old browser that uses another name of this machine',
    { 'sec-fetch-site': undefined, origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
  ],
])('a form is accepted that is posted %s', async (_name, headers) => {
  const visitor = aSite(engines).visitor();
  await visitor.open('/account/sign-in');
  const answer = await visitor.send('/account/sign-in', { email: '', password: '' }, headers);
  expect(answer.statusCode).toBe(422);
});

test.each([
  ['JSON', 400, 'application/json', '{}'],
  ['a file', 400, 'multipart/form-data; boundary=x', '--x--'],
  ['broken text', 400, 'application/x-www-form-urlencoded', 'email=%ff%fe'],
  ['a null character', 400, 'application/x-www-form-urlencoded', 'email=%00'],
  ['far too much', 413, 'application/x-www-form-urlencoded', `email=${'a'.repeat(9_000)}`],
])('%s instead of a form is refused with %i', async (_name, status, type, payload) => {
  const headers = { 'content-type': type };
  const request = { method: 'POST', url: '/account/sign-in', headers, payload } as const;
  const answer = await aSite(engines).app.inject(request);
  expect([answer.statusCode, answer.body.includes('This could not be read')]).toEqual([status, true]);
});

test('errors of the browser are not logged as errors of the service', async () => {
  const logged: string[] = [];
  const logger = createLogger('test', 'warn', { write: (line: string) => logged.push(line) });
  const gone = { pending: () => Promise.reject(new InvalidInteraction('gone')) };
  const visitor = aSite({ ...engines, logger }, { interactions: gone }).visitor();
  const statuses = [
    await visitor.send('/account/sign-in', { form: 'another' }),
    await visitor.send('/account/sign-in', {}, { 'content-type': 'application/json' }),
    await visitor.open('/oauth/interaction/uid-1'),
  ].map(({ statusCode }) => statusCode);
  expect([statuses, logged]).toEqual([[403, 400, 400], []]);
});

test.each(['/account/confirm', '/account/reset', '/account/check-mail'])(
  '%s without a working link is refused with 410',
  async (path) => {
    const unknown = `?token=${'A'.repeat(43)}&ticket=${'A'.repeat(43)}`;
    const site = aSite(engines);
    for (const query of ['', '?token=', '?token=nonsense', unknown])
      expect((await site.visitor().open(path + query)).statusCode).toBe(410);
  },
);

test.each([
  [1, 'en', 'Try again in 1 second.'],
  [90, 'en', 'Try again in 90 seconds.'],
  [91, 'en', 'Try again in 2 minutes.'],
  [5_400, 'en', 'Try again in 90 minutes.'],
  [5_401, 'en', 'Try again in 2 hours.'],
  [82_000, 'pl', 'po czasie: 23 godziny.'],
])('a wait of %i seconds is shown in seconds, minutes or hours (%s)', (seconds, lang, text) => {
  const refusedPage = createRefusedPage('https://trivia.example');
  expect(refusedPage({}, `/topics?lang=${lang}`, seconds)).toContain(text);
});

test.each([
  [500, new Error('connect ECONNREFUSED 10.0.0.7:5432'), 'Coś poszło nie tak', undefined],
  [503, new ServiceError('service_unavailable', 'down', { retryAfter: 2 }), 'Chwilowo niedostępne', '2'],
])('%i is reported in the language of the user, without details', async (status, error, sentence, wait) => {
  const site = aSite(engines, { parts: { accounts: { signIn: () => Promise.reject(error) } as never } });
  const visitor = site.visitor();
  await visitor.open('/account/sign-in?lang=pl');
  const answer = await visitor.send('/account/sign-in', { email: 'ada@example.org', password: PASSWORD });
  expect([answer.statusCode, answer.body.includes(sentence)]).toEqual([status, true]);
  expect(answer.body).not.toContain('10.0.0.7');
  expect(answer.headers['retry-after']).toBe(wait);
});

const CLIENT: ConnectedClient = {
  id: 'client-1',
  name: 'Claude <b>Code</b>',
  redirectHost: 'localhost:4321',
  scopes: ['svc:read', 'offline_access'],
  since: new Date('2026-03-04T12:00:00Z'),
  lastUsedAt: new Date('2026-03-05T12:00:00Z'),
};

describe('connected clients', () => {
  test('are listed with their scopes, in the language of the user', async () => {
    const site = aSite(engines, { connectedClients: { list: () => Promise.resolve([CLIENT]) } });
    const { visitor } = await aMember(site);
    const english = await visitor.open('/account/applications?lang=en');
    for (const text of [
      'Claude &lt;b>Code',
      'localhost:4321',
      '4 March 2026',
      '5 March 2026',
      'read questions, and report problems',
    ])
      expect(english.body).toContain(text);
    const polish = await visitor.open('/account/applications?lang=pl');
    for (const text of ['4 marca 2026', 'czytać pytania', 'Odłącz']) expect(polish.body).toContain(text);
  });

  test('can be disconnected by their owner only', async () => {
    const disconnect = vi.fn((_user: string, client: string) => Promise.resolve(client === CLIENT.id));
    const site = aSite(engines, { connectedClients: { disconnect } });
    const { visitor, userId } = await aMember(site);
    const answer = await visitor.send('/account/disconnect', { client: CLIENT.id });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/account/applications?done=disconnected',
    ]);
    expect(disconnect).toHaveBeenCalledExactlyOnceWith(userId, CLIENT.id);
    const unknown = await visitor.send('/account/disconnect', { client: 'x'.repeat(4_000) });
    expect(unknown.headers.location).toBe('/account/applications?done=not-connected');
    const stranger = await site.visitor().fill('/account/disconnect', { client: CLIENT.id });
    expect(stranger.headers.location).toBe('/account/sign-in');
    expect(disconnect).toHaveBeenCalledTimes(2);
  });
});

describe('an authorization request', () => {
  /** A client with a pending interaction, and a record of what the pages do with it. */
  function asks(pending: Partial<PendingInteraction>) {
    const redirecting = (to: string) =>
      vi.fn(async (_request: unknown, reply: { redirect: (to: string) => unknown }) => {
        await reply.redirect(to);
      });
    const [finishSignIn, finishConsent] = [
      redirecting('/next'),
      redirecting('https://client.example/callback'),
    ];
    const interaction: PendingInteraction = {
      uid: 'uid-1',
      prompt: 'login',
      client: { id: 'client-1', name: 'Claude <b>', redirectHost: 'claude.example' },
      scopes: ['svc:read', 'email', 'made:up'],
      userId: undefined,
      mustSignInAgain: false,
      ...pending,
    };
    const site = aSite(engines, {
      interactions: { pending: () => Promise.resolve(interaction), finishSignIn, finishConsent },
    });
    return { site, interaction, finishSignIn, finishConsent };
  }
  const PATH = '/oauth/interaction/uid-1';

  test('names the client on the sign-in page, and continues with the new session', async () => {
    const { site, finishSignIn } = asks({});
    const { email, userId } = await aMember(site);
    const visitor = site.visitor();
    const page = await visitor.open(PATH);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Sign in to connect the application Claude &lt;b> (claude.example).');
    expect(page.body).toContain('href="/account/sign-up?interaction=uid-1"');
    expect(page.headers['content-security-policy']).not.toContain('form-action');
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await visitor.send(PATH, { email, password: 'wrong but long' })).statusCode).toBe(422);
    expect(finishSignIn).not.toHaveBeenCalled();
    const answer = await visitor.send(PATH, { email, password: PASSWORD });
    expect(answer.headers.location).toBe('/next');
    expect(finishSignIn.mock.calls[0]?.[2 as never]).toBe(userId);
    expect((await visitor.open('/account')).body).toContain(email);
  });

  test('continues at once for a signed-in user', async () => {
    const { site, finishSignIn } = asks({});
    const { visitor, userId } = await aMember(site);
    expect((await visitor.open(PATH)).headers.location).toBe('/next');
    expect(finishSignIn.mock.calls[0]?.[2 as never]).toBe(userId);
  });

  test('can require the user to sign in again', async () => {
    const { site, finishSignIn } = asks({ mustSignInAgain: true });
    const { visitor, email } = await aMember(site);
    const page = await visitor.open(PATH);
    expect(page.body).toContain('asks you to sign in again');
    expect(page.body).toContain(`value="${email}"`);
    expect(finishSignIn).not.toHaveBeenCalled();
    expect((await visitor.send(PATH, { email, password: PASSWORD })).headers.location).toBe('/next');
  });

  test('can be denied without signing in', async () => {
    const { site, finishConsent } = asks({});
    const visitor = site.visitor();
    await visitor.open(PATH);
    const answer = await visitor.send(`${PATH}/consent`, { decision: 'deny' });
    expect(answer.headers.location).toBe('https://client.example/callback');
    expect(finishConsent.mock.calls[0]?.[2 as never]).toEqual({ accepted: false });
  });

  test('continues after a sign-up and after a password reset', async () => {
    const { site } = asks({});
    const visitor = site.visitor();
    const email = someone();
    await visitor.fill('/account/sign-up', { email, password: PASSWORD, interaction: 'uid-1' });
    expect((await followLink(visitor, site.latestLink())).headers.location).toBe(PATH);
    const other = site.visitor();
    await other.fill('/account/forgotten', { email, interaction: 'uid-1' });
    expect((await followLink(other, site.latestLink(), `${PASSWORD}s`)).headers.location).toBe(PATH);
  });

  test.each(['https://evil.example', '//evil.example', '../../x', 'a/b', 'x'.repeat(65), ''])(
    'never leads to another place: %j',
    async (interaction) => {
      const { site } = asks({});
      const visitor = site.visitor();
      await visitor.fill('/account/sign-up', { email: someone(), password: PASSWORD, interaction });
      const answer = await followLink(visitor, site.latestLink());
      expect(answer.headers.location).toBe('/account?done=confirmed');
    },
  );

  test('is shown to its user, who allows or denies it', async () => {
    const { site, interaction, finishConsent } = asks({ prompt: 'consent' });
    const { visitor, email, userId } = await aMember(site);
    Object.assign(interaction, { userId });
    const page = await visitor.open(PATH);
    for (const text of [
      'Connect Claude &lt;b>?',
      'claude.example',
      email,
      'read questions, and report',
      'see your e-mail',
      'made:up',
    ])
      expect(page.body).toContain(text);
    expect(page.headers['content-security-policy']).not.toContain('form-action');
    for (const [decision, accepted] of [
      ['allow', true],
      ['deny', false],
      ['', false],
    ] as const) {
      const answer = await visitor.send(`${PATH}/consent`, { decision });
      expect(answer.headers.location).toBe('https://client.example/callback');
      expect(finishConsent.mock.lastCall?.[2 as never]).toEqual({ accepted });
    }
  });

  test('cannot be allowed by a form of another site or of another user', async () => {
    const { site, interaction, finishConsent } = asks({ prompt: 'consent' });
    const { visitor, userId } = await aMember(site);
    Object.assign(interaction, { userId });
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await visitor.send(`${PATH}/consent`, { decision: 'allow' }, foreign)).statusCode).toBe(403);
    const { visitor: other } = await aMember(site);
    expect((await other.open(PATH)).statusCode).toBe(400);
    expect((await other.fill(`${PATH}/consent`, { decision: 'allow' })).statusCode).toBe(400);
    expect((await site.visitor().fill(`${PATH}/consent`, { decision: 'allow' })).statusCode).toBe(400);
    expect(finishConsent).not.toHaveBeenCalled();
  });

  test('cannot be allowed before signing in', async () => {
    const { site, finishConsent } = asks({ prompt: 'login' });
    const { visitor } = await aMember(site);
    expect((await visitor.send(`${PATH}/consent`, { decision: 'allow' })).statusCode).toBe(400);
    expect(finishConsent).not.toHaveBeenCalled();
  });

  test('that has ended shows a page about it', async () => {
    const site = aSite(engines, {
      interactions: { pending: () => Promise.reject(new InvalidInteraction('gone')) },
    });
    const visitor = site.visitor();
    for (const answer of [
      await visitor.open(PATH),
      await visitor.fill(PATH, {}),
      await visitor.fill(`${PATH}/consent`, {}),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain('This request has ended');
    }
  });
});

describe('the usage page', () => {
  /** Noon of a day in the middle of a month, so that yesterday is in the same month. */
  const NOW = Date.UTC(2031, 4, 14, 12);
  const TODAY = dayOf(NOW);

  const textOf = (body: string): string => body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

  async function withUsage() {
    const member = await aMember(aSite(engines, { clock: () => NOW }));
    const { userId } = member;
    await saveUsage(guardDatabase(engines.pool), [
      { userId, day: TODAY - 1, requests: 1_000, clientErrors: 30, errors: 2, rejected: 20 },
      { userId, day: TODAY, requests: 120, clientErrors: 0, errors: 0, rejected: 0 },
    ]);
    return member;
  }

  test('shows what is left right now, and looking at it counts nothing; its numbers of today are on the overview, which leads to the first key', async () => {
    const { visitor } = await withUsage();
    for (const path of ['/account/usage', '/account/usage']) {
      const text = textOf((await visitor.open(path)).body);
      expect(text).toContain('Ten seconds 0 10 10');
      expect(text).toContain('Today 120 500 380');
      expect(text).toContain('This month 1,120 no limit –');
    }
    const text = textOf((await visitor.open('/account')).body);
    expect(text).toContain('Requests today 120 of 500');
    expect(text).toContain('Create a key');
  });

  test('has a chart with a bar for each day with requests, and a table with all numbers, newest day first', async () => {
    const { visitor } = await withUsage();
    const { body } = await visitor.open('/account/usage?days=7');
    expect(body).toContain('viewBox="0 0 70 100"');
    expect(
      Array.from(body.matchAll(/<rect\s+class="(\w+)"\s+x="(\d+)"/g), ([, kind, x]) => [kind, x]),
    ).toEqual([
      ['answered', '51'],
      ['rejected', '51'],
      ['answered', '61'],
    ]);
    expect(textOf(body)).toContain('14 May 2031 120 0 0 0 13 May 2031 1,000 20 30 2 12 May 2031 0 0 0 0');
    expect(body).not.toMatch(/style=/);
    // A period that is not offered gives the usual one.
    for (const query of ['', '?days=1000', '?days=x'])
      expect((await visitor.open(`/account/usage${query}`)).body).toContain('viewBox="0 0 300 100"');
  });

  test('has a sentence instead of an empty chart without requests', async () => {
    const { visitor } = await aMember(aSite(engines));
    const { body } = await visitor.open('/account/usage?lang=pl');
    expect(body).toContain('W tym okresie nie było zapytań.');
    expect(body).not.toContain('<figure');
  });
});

test('over plain http cookies have no prefix and still work', async () => {
  const site = aSite(engines, { baseUrl: 'http://localhost:3000' });
  const { visitor } = await aMember(site);
  expect(Array.from(visitor.cookies.keys()).sort()).toEqual([
    'trivia_form',
    'trivia_language',
    'trivia_session',
  ]);
});
