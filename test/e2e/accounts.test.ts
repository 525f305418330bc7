import { createServer } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

import type { ConnectedClient } from '../../src/auth/connected-clients.ts';
import type { PendingInteraction } from '../../src/auth/interactions.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { createPasswords } from '../../src/access/passwords.ts';
import { createMailer } from '../../src/web/mail.ts';
import { MESSAGES } from '../../src/web/messages/messages.ts';
import { ownBrowser, withBrowser, type Window } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { barriersOn, COLOURS, go } from '../support/front-end.ts';
import { someone } from '../support/clients/a-caller.ts';
import { aUser, signIn } from '../support/clients/a-user.ts';
import { aMailbox, type Mailbox, type ReceivedMail } from '../support/clients/mailbox.ts';
import { aSite, PASSWORD } from '../support/clients/site.ts';
import { portOf } from '../support/listening.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const open = ownBrowser();

const CLIENT: ConnectedClient = {
  id: 'client-1',
  name: 'An application with a name that is as long as names of applications may well be',
  redirectHost: 'averylongnameofahostwithoutanyplacetobreak.subdomain.client.example:65535',
  scopes: ['openid', 'profile', 'email', 'offline_access', 'svc:read'],
  since: new Date('2026-03-04T12:00:00Z'),
  lastUsedAt: new Date('2026-03-05T12:00:00Z'),
};
const PENDING: PendingInteraction = {
  uid: 'uid-1',
  prompt: 'login',
  client: CLIENT,
  scopes: CLIENT.scopes,
  userId: undefined,
  mustSignInAgain: false,
};

interface Running {
  readonly address: string;
  readonly mailbox: Mailbox;
  /** The pending interaction; a test may change it. */
  readonly pending: { -readonly [Name in keyof PendingInteraction]: PendingInteraction[Name] };
  /** Where the answer to a client leads. */
  readonly redirect: { to: string };
}

/**
 * Milliseconds. All tests come from one IP address, so each runs on another day: the throttles of one do not affect the
 * next.
 */
const DAY = 86_400_000;
let days = 0;

/** The pages, listening, with a separate mail server. */
async function aRunningSite(clients: readonly ConnectedClient[] = [CLIENT]): Promise<Running> {
  const mailbox = await aMailbox();
  const pending = { ...PENDING };
  const redirect = { to: '/account' };
  const { logger } = engines;
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'Trivia <no-reply@trivia.example>', logger });
  let address = '';
  days += 1;
  const ahead = days * DAY;
  const { app } = aSite(engines, {
    clock: () => Date.now() + ahead,
    baseUrl: 'http://127.0.0.1:0',
    parts: { mailer, baseUrl: () => address },
    connectedClients: { list: () => Promise.resolve([...clients]) },
    interactions: {
      pending: () => Promise.resolve(pending),
      finishSignIn: async (_request, reply) => {
        await reply.redirect(redirect.to, 303);
      },
      finishConsent: async (_request, reply) => {
        await reply.redirect(redirect.to, 303);
      },
    },
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, mailbox, pending, redirect };
}

const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

withBrowser('a user without scripts', () => {
  test.each(['en', 'pl'] as const)(
    'signs up, follows the mailed link, signs out and in, and changes the password: in %s',
    async (language) => {
      const site = await aRunningSite();
      const { page, complaints } = await open({ javaScriptEnabled: false });
      const messages = MESSAGES[language];
      const email = someone();
      await page.goto(`${site.address}/account/sign-up?lang=${language}`);
      await page.getByLabel(messages.email).fill(email);
      await page.getByLabel(messages.password).fill(PASSWORD);
      await page.getByRole('button', { name: messages.signUpButton }).click();
      await page.getByRole('heading', { name: messages.checkMail }).waitFor();
      await page.goto(linkIn(await site.mailbox.next(email)));
      await page.getByLabel(messages.password).fill(PASSWORD);
      await go(page, 'button', messages.confirmButton);
      await page.getByRole('heading', { name: messages.account }).waitFor();
      expect(await page.getByRole('status').textContent()).toBe(messages['done confirmed']);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('main').textContent()).toContain(email);

      await go(page, 'button', messages.signOut);
      expect(await page.getByRole('status').textContent()).toBe(messages['done signed-out']);
      await page.getByLabel(messages.email).fill(email);
      await page.getByLabel(messages.password).fill('not this one');
      await go(page, 'button', messages.signIn);
      expect(await page.getByRole('alert').textContent()).toContain(messages.signInWrong);
      expect(await page.title()).toContain(messages.errorTitle({ title: messages.signIn }));
      await page.getByLabel(messages.password).fill(PASSWORD);
      await page.getByRole('button', { name: messages.signIn }).click();
      await page.getByRole('heading', { name: messages.account }).waitFor();

      await page.getByRole('link', { name: messages.changePassword }).click();
      await page.getByRole('button', { name: messages.forgottenButton }).click();
      await page.getByRole('heading', { name: messages.checkMail }).waitFor();
      await page.goto(linkIn(await site.mailbox.next(email)));
      await page.getByLabel(messages.newPassword).fill(`${PASSWORD} two`);
      await go(page, 'button', messages.resetButton);
      expect(await page.getByRole('status').textContent()).toBe(messages['done password-changed']);
      expect((await site.mailbox.next(email)).text).toContain(messages.mailChangedText);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    },
  );

  test('changes the language on every page, also on one opened by a link', async () => {
    const site = await aRunningSite();
    const { page } = await open({ javaScriptEnabled: false, locale: 'pl-PL' });
    await page.goto(`${site.address}/account/sign-in`);
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const email = someone();
    await page.goto(`${site.address}/account/sign-up`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'PL', exact: true }).click();
    await site.mailbox.next(email);
    await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await page.getByRole('status').getByText('Kolejna wiadomość').waitFor();
    await page.goto(linkIn(await site.mailbox.next(email)));
    await page.getByRole('link', { name: 'EN', exact: true }).click();
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
  });
});

withBrowser('a user with the keyboard only', () => {
  const focused = (page: Page): Promise<string> =>
    page.evaluate<string>(
      "((element, text) => element.id || (element.localName === 'button' ? text : element.className) || text)(document.activeElement, document.activeElement.textContent.trim())",
    );
  /** The browser sets the focus of a page or a link when it next draws the page. */
  const expectFocus = (page: Page, wanted: string): Promise<unknown> =>
    until(`the focus is on ${wanted}`, async () => (await focused(page)) === wanted);
  async function tabTo(page: Page, wanted: string): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      if ((await focused(page)) === wanted) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the focus never reached ${wanted}`);
  }

  test('skips to the content, corrects an error from the summary and signs in', async () => {
    const site = await aRunningSite();
    const { page } = await open();
    const { email } = await aUser(engines.pool, await createPasswords().hash(PASSWORD));
    await page.goto(`${site.address}/account/sign-in`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('skip');
    expect(await page.locator('.skip').boundingBox()).toMatchObject({ x: 0 });
    await tabTo(page, 'email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expectFocus(page, 'errors');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectFocus(page, 'password');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    await tabTo(page, 'Sign out');
    await page.keyboard.press('Space');
    await page.getByText('You are signed out.').waitFor();
  });

  test('sees the focus', async () => {
    const site = await aRunningSite();
    const { page } = await open();
    await page.goto(`${site.address}/account/sign-in`);
    for (const wanted of ['email', 'password', 'Sign in']) {
      await tabTo(page, wanted);
      const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outline');
      expect(outline, wanted).toMatch(/solid 3px/);
    }
  });
});

/** Opens every page in every state, and calls `look` on each. */
async function allPages(
  site: Running,
  { page }: Window,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const email = someone();
  const to = async (url: string, name: string): Promise<void> => {
    await page.goto(new URL(url, site.address).href);
    await look(name);
  };
  const press = async (button: string, name: string): Promise<void> => {
    await go(page, 'button', button);
    await look(name);
  };
  await to('/account/sign-in?lang=en', 'sign in');
  await press('Sign in', 'sign in with errors');
  await to('/account/sign-up', 'sign up');
  await press('Create account', 'sign up with errors');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press('Create account', 'check your mail');
  const link = linkIn(await site.mailbox.next(email));
  await to(link, 'confirm');
  await press('Confirm and sign in', 'confirm with errors');
  await to('/oauth/interaction/uid-1', 'sign in for a client');
  await page.goto(link);
  await page.getByLabel('Password').fill(PASSWORD);
  await press('Confirm and sign in', 'account');
  await to('/account/applications', 'applications');
  await to('/tiers', 'tiers');
  const { rows } = await engines.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  site.pending.prompt = 'consent';
  site.pending.userId = rows[0]?.id;
  await to('/oauth/interaction/uid-1', 'consent');
  await to('/account/forgotten', 'forgotten');
  await press('Send the link', 'forgotten, sent');
  await to(linkIn(await site.mailbox.next(email)), 'new password');
  await press('Save and sign in', 'new password with errors');
  await to(link, 'invalid link');
}

withBrowser('every page', () => {
  test('has no barrier that axe finds, and fits a window of 320 pixels: light in English, dark in Polish', async () => {
    const site = await aRunningSite();
    const window = await open({ viewport: { width: 320, height: 640 } });
    const { page } = window;
    const lookAt = async (name: string, language: Language): Promise<void> => {
      await page.emulateMedia({ colorScheme: COLOURS[language] });
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, `${name} in ${language}`).toBeLessThanOrEqual(320);
      expect(await barriersOn(page), `${name} in ${language}`).toEqual([]);
    };
    const looked: string[] = [];
    await allPages(site, window, async (name) => {
      looked.push(name);
      await lookAt(name, 'en');
      // The link to the other language opens a page without its errors.
      if (name.includes('errors')) return;
      const current = page.url();
      await page.goto(`${current}${current.includes('?') ? '&' : '?'}lang=pl`);
      await lookAt(name, 'pl');
      await page.goto(
        `${current.replace(/([?&])lang=\w+&?/, '$1')}${current.includes('?') ? '&' : '?'}lang=en`,
      );
    });
    expect(looked).toHaveLength(17);
    expect(window.complaints.filter((complaint) => !/4(22|10)/.test(complaint))).toEqual([]);
  });

  test('lists nine applications in little space, on a wide screen and on a phone', async () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({
      ...CLIENT,
      id: `client-${index}`,
      name: `Quiz agent ${index}`,
      redirectHost: 'localhost:4321',
    }));
    const site = await aRunningSite(nine);
    const { page, context } = await open();
    await signIn(context, engines.pool, site.address);
    for (const [width, height] of [
      [1280, 1_400],
      [390, 1_800],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.address}/account/applications`);
      expect(await page.getByRole('button', { name: MESSAGES.en.disconnect }).count()).toBe(9);
      expect(await page.evaluate<number>('document.body.scrollHeight')).toBeLessThan(height);
    }
  });
});

withBrowser('another site', () => {
  /** Another site, on another port, that serves one page. */
  async function elsewhere(html: string): Promise<string> {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(html);
    });
    onTestFinished(() => void server.close());
    return `http://localhost:${await portOf(server)}`;
  }

  test('is reached from the consent page, whose policy does not limit where forms lead', async () => {
    const site = await aRunningSite();
    const { page, context, complaints } = await open({ javaScriptEnabled: false });
    const { userId } = await signIn(context, engines.pool, site.address);
    Object.assign(site.pending, { prompt: 'consent', userId });
    site.redirect.to = `${await elsewhere('<h1>Back in the application</h1>')}/callback?code=1`;
    await page.goto(`${site.address}/oauth/interaction/uid-1`);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByRole('heading', { name: 'Back in the application' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('cannot sign a user out, even with a valid form', async () => {
    const site = await aRunningSite();
    const { page, context } = await open();
    const { email } = await signIn(context, engines.pool, site.address);
    await page.goto(`${site.address}/account`);
    const token = (await page.locator('input[name=form]').first().getAttribute('value')) ?? '';
    const form = `<form method="post" action="${site.address}/account/sign-out"><input name="form" value="${token}"><button>Win</button></form>`;
    await page.goto(await elsewhere(form));
    await page.getByRole('button', { name: 'Win' }).click();
    await page.getByRole('heading', { name: 'This form is out of date' }).waitFor();
    await page.goto(`${site.address}/account`);
    expect(await page.locator('main').textContent()).toContain(email);
  });
});
