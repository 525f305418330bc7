import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { ConnectedClient } from '../../src/auth/connected-clients.ts';
import type { PendingInteraction } from '../../src/auth/interactions.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { createMailer } from '../../src/web/mailer.ts';
import { WORDS } from '../../src/web/words.ts';
import { CHROMIUM, ownBrowser, type Window } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aMailbox, type Mailbox, type ReceivedMail } from '../support/mailbox.ts';
import { aSite } from '../support/site.ts';
import { until } from '../support/until.ts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const engines = await ownEngines();
const open = ownBrowser();
const withBrowser = describe.skipIf(CHROMIUM === undefined);

const PASSWORD = 'otter lantern violin';

const CLIENT: ConnectedClient = {
  id: 'client-1',
  name: 'An application with a name that is as long as names of applications may well be',
  redirectHost: 'averylongnameofahostwithoutanyplacetobreak.subdomain.client.example:65535',
  scopes: ['openid', 'profile', 'email', 'offline_access', 'svc:read'],
  since: new Date('2026-03-04T12:00:00Z'),
  lastUsedAt: new Date('2026-03-05T12:00:00Z'),
};
const ASKED: PendingInteraction = {
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
  /** What a client asks for; a test may change it. */
  readonly asked: { -readonly [Name in keyof PendingInteraction]: PendingInteraction[Name] };
  /** Where the answer to a client leads. */
  readonly answers: { to: string };
}

/** Milliseconds. All tests come from one address: each has a day of its own, so that the throttles of one do not reach the next. */
const DAY = 86_400_000;
let days = 0;

/** The pages, listening, with a mail server of their own. */
async function running(): Promise<Running> {
  const mailbox = await aMailbox();
  const asked = { ...ASKED };
  const answers = { to: '/account' };
  const { logger } = engines;
  const mailer = createMailer({ smtpUrl: mailbox.url, from: 'Trivia <no-reply@trivia.example>', logger });
  let address = '';
  days += 1;
  const ahead = days * DAY;
  const { app } = aSite(engines, {
    clock: () => Date.now() + ahead,
    baseUrl: 'http://127.0.0.1:0',
    web: { mailer, baseUrl: () => address },
    connectedClients: { list: () => Promise.resolve([CLIENT]) },
    interactions: {
      pending: () => Promise.resolve(asked),
      finishSignIn: async (_request, reply) => {
        await reply.redirect(answers.to, 303);
      },
      finishConsent: async (_request, reply) => {
        await reply.redirect(answers.to, 303);
      },
    },
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, mailbox, asked, answers };
}

const linkIn = ({ text }: ReceivedMail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

/** Presses a button that leads to a page, and waits until the whole of that is there. */
async function press(page: Page, name: string): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name, exact: true }).click();
  await loaded;
}

/** Goes the way of a person from the first page to the page of the account. */
async function signUp(page: Page, site: Running, language: Language = 'en'): Promise<string> {
  const words = WORDS[language];
  const email = `${randomUUID()}@example.org`;
  await page.goto(`${site.address}/account/sign-up?lang=${language}`);
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByRole('button', { name: words.signUpButton }).click();
  await page.getByRole('heading', { name: words.checkMail }).waitFor();
  await page.goto(linkIn(await site.mailbox.next(email)));
  await page.getByLabel(words.password).fill(PASSWORD);
  await press(page, words.confirmButton);
  await page.getByRole('heading', { name: words.account }).waitFor();
  return email;
}

withBrowser('a person without scripts', () => {
  test.each(['en', 'pl'] as const)(
    'signs up, follows the mailed link, signs out, in, chooses another password: in %s',
    async (language) => {
      const site = await running();
      const { page, complaints } = await open({ javaScriptEnabled: false });
      const words = WORDS[language];
      const email = await signUp(page, site, language);
      expect(await page.getByRole('status').textContent()).toBe(words['done confirmed']);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('main').textContent()).toContain(email);

      await press(page, words.signOut);
      expect(await page.getByRole('status').textContent()).toBe(words['done signed-out']);
      await page.getByLabel(words.email).fill(email);
      await page.getByLabel(words.password).fill('not this one');
      await press(page, words.signIn);
      expect(await page.getByRole('alert').textContent()).toContain(words.signInWrong);
      expect(await page.title()).toContain(words.errorTitle({ title: words.signIn }));
      await page.getByLabel(words.password).fill(PASSWORD);
      await page.getByRole('button', { name: words.signIn }).click();
      await page.getByRole('heading', { name: words.account }).waitFor();

      await page.getByRole('link', { name: words.changePassword }).click();
      await page.getByRole('button', { name: words.forgottenButton }).click();
      await page.getByRole('heading', { name: words.checkMail }).waitFor();
      await page.goto(linkIn(await site.mailbox.next(email)));
      await page.getByLabel(words.newPassword).fill(`${PASSWORD} two`);
      await press(page, words.resetButton);
      expect(await page.getByRole('status').textContent()).toBe(words['done password-changed']);
      expect((await site.mailbox.next(email)).text).toContain(words.mailChangedText);
      expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
    },
  );

  test('changes the language on every page, also on one that a link has led to', async () => {
    const site = await running();
    const { page } = await open({ javaScriptEnabled: false, locale: 'pl-PL' });
    await page.goto(`${site.address}/account/sign-in`);
    await page.getByRole('heading', { name: 'Zaloguj się' }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    const email = `${randomUUID()}@example.org`;
    await page.goto(`${site.address}/account/sign-up`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Polski' }).click();
    await site.mailbox.next(email);
    await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
    await page.getByRole('status').getByText('Kolejna wiadomość').waitFor();
    await page.goto(linkIn(await site.mailbox.next(email)));
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Confirm and sign in' }).click();
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
  });
});

withBrowser('a person with the keyboard alone', () => {
  const focused = (page: Page): Promise<string> =>
    page.evaluate<string>(
      "[document.activeElement.id, document.activeElement.className, document.activeElement.textContent.trim()].find(Boolean) ?? ''",
    );
  /** Where a page or an address sets the focus, that is done when the page is next drawn. */
  const expectFocus = (page: Page, wanted: string): Promise<unknown> =>
    until(`the focus is on ${wanted}`, async () => (await focused(page)) === wanted);
  async function tabTo(page: Page, wanted: string): Promise<void> {
    for (let presses = 0; presses < 15; presses += 1) {
      if ((await focused(page)) === wanted) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the focus never came to ${wanted}`);
  }

  test('skips to the content, mends a mistake from the summary and signs in', async () => {
    const site = await running();
    const { page, context } = await open();
    const email = await signUp(page, site);
    await context.clearCookies();
    await page.goto(`${site.address}/account/sign-in`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('skip');
    expect(await page.locator('.skip').boundingBox()).toMatchObject({ x: 0 });
    await tabTo(page, 'email');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    await expectFocus(page, 'faults');
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

  test('sees where the focus is', async () => {
    const site = await running();
    const { page } = await open();
    await page.goto(`${site.address}/account/sign-in`);
    for (const wanted of ['email', 'password', 'Sign in']) {
      await tabTo(page, wanted);
      const outline = await page.evaluate<string>('getComputedStyle(document.activeElement).outline');
      expect(outline, wanted).toMatch(/solid 3px/);
    }
  });
});

/** Every page in every state, one after the other; `look` is done on each. */
async function allPages(
  site: Running,
  { page }: Window,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const email = `${randomUUID()}@example.org`;
  const to = (path: string): Promise<unknown> => page.goto(site.address + path);
  await to('/account/sign-in?lang=en');
  await look('sign in');
  await press(page, 'Sign in');
  await look('sign in with faults');
  await to('/account/sign-up');
  await look('sign up');
  await press(page, 'Create account');
  await look('sign up with faults');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Create account');
  await look('look into your mail');
  const link = linkIn(await site.mailbox.next(email));
  await page.goto(link);
  await look('confirm');
  await press(page, 'Confirm and sign in');
  await look('confirm with faults');
  await to('/oauth/interaction/uid-1');
  await look('sign in for a client');
  await page.goto(link);
  await page.getByLabel('Password').fill(PASSWORD);
  await press(page, 'Confirm and sign in');
  await look('account');
  const { rows } = await engines.pool.query<{ id: string }>('select id from users where email = $1', [email]);
  site.asked.prompt = 'consent';
  site.asked.userId = rows[0]?.id;
  await to('/oauth/interaction/uid-1');
  await look('consent');
  await to('/account/forgotten');
  await look('forgotten');
  await press(page, 'Send the link');
  await look('forgotten, sent');
  await page.goto(linkIn(await site.mailbox.next(email)));
  await look('another password');
  await press(page, 'Save and sign in');
  await look('another password with faults');
  await page.goto(link);
  await look('link that is gone');
}

withBrowser('every page', () => {
  test('fits a window of 320 pixels, in Polish too, without scrolling to the side', async () => {
    const site = await running();
    const window = await open({ viewport: { width: 320, height: 640 } });
    await allPages(site, window, async (name) => {
      for (const language of ['pl', 'en']) {
        const { page } = window;
        // A page that answers a form is looked at as it is: its other language is another page.
        if (language === 'pl' && name.includes('fault')) continue;
        const current = page.url();
        if (language === 'pl') await page.goto(`${current}${current.includes('?') ? '&' : '?'}lang=pl`);
        const width = await page.evaluate<number>('document.documentElement.scrollWidth');
        expect(width, `${name} in ${language}`).toBeLessThanOrEqual(320);
        if (language === 'pl')
          await page.goto(
            `${current.replace(/([?&])lang=\w+&?/, '$1')}${current.includes('?') ? '&' : '?'}lang=en`,
          );
      }
    });
    expect(window.complaints.filter((complaint) => !/4(22|10)/.test(complaint))).toEqual([]);
  });

  test.each(['light', 'dark'] as const)('has no fault that axe knows of: %s', async (colorScheme) => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const site = await running();
    const window = await open({ colorScheme });
    const looked: string[] = [];
    await allPages(site, window, async (name) => {
      await window.page.evaluate(axe);
      const found = await window.page.evaluate(async () => {
        const { axe: checker } = globalThis as unknown as {
          axe: {
            run: () => Promise<{
              violations: { id: string; nodes: { html: string }[] }[];
              passes: unknown[];
            }>;
          };
        };
        const { violations, passes } = await checker.run();
        return {
          passes: passes.length,
          violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
        };
      });
      expect(found.violations, name).toEqual([]);
      expect(found.passes, name).toBeGreaterThan(15);
      looked.push(name);
    });
    expect(looked).toHaveLength(15);
    expect(window.complaints.filter((complaint) => !/4(22|10)/.test(complaint))).toEqual([]);
  });
});

withBrowser('another site', () => {
  /** A site of somebody else, on another port, that serves one page. */
  async function elsewhere(html: string): Promise<string> {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end(html);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  test('is reached from the consent page, which names no place that forms may lead to', async () => {
    const site = await running();
    const { page, complaints } = await open({ javaScriptEnabled: false });
    const email = await signUp(page, site);
    const { rows } = await engines.pool.query<{ id: string }>('select id from users where email = $1', [
      email,
    ]);
    Object.assign(site.asked, { prompt: 'consent', userId: rows[0]?.id });
    site.answers.to = `${await elsewhere('<h1>Back in the application</h1>')}/callback?code=1`;
    await page.goto(`${site.address}/oauth/interaction/uid-1`);
    await page.getByRole('button', { name: 'Allow', exact: true }).click();
    await page.getByRole('heading', { name: 'Back in the application' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('cannot sign somebody out, with a form that would be right', async () => {
    const site = await running();
    const { page } = await open();
    const email = await signUp(page, site);
    const token = (await page.locator('input[name=form]').first().getAttribute('value')) ?? '';
    const form = `<form method="post" action="${site.address}/account/sign-out"><input name="form" value="${token}"><button>Win</button></form>`;
    await page.goto(await elsewhere(form));
    await page.getByRole('button', { name: 'Win' }).click();
    await page.getByRole('heading', { name: 'This form is out of date' }).waitFor();
    await page.goto(`${site.address}/account`);
    expect(await page.locator('main').textContent()).toContain(email);
  });
});
