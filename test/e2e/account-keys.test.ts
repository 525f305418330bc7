import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { guardDatabase } from '../../src/store/database.ts';
import { saveUsage } from '../../src/store/accounts/usage.ts';
import { MESSAGES } from '../../src/web/messages/messages.ts';
import { aQuestion } from '../support/data/a-question.ts';
import { anApi } from '../support/api.ts';
import { signIn } from '../support/clients/a-user.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { barriersOn, COLOURS, expectToFit, go } from '../support/front-end.ts';
import { load, makeSearchable } from '../support/load.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
await load(engines, [aQuestion({ difficulty: 'easy' })]);
await makeSearchable(engines);
const open = ownBrowser();
// Many requests come at once, while a test waits for a change to take effect.
const api = await anApi(engines, { rateLimits: true, tiers: { free: { burst: 1_000 } } });
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });

const DAY = 86_400_000;
const LANGUAGES = ['en', 'pl'] as const;

/** Fills in the form for a new key, and sends it. */
async function create(page: Page, language: Language, name: string): Promise<string> {
  const messages = MESSAGES[language];
  await page.goto(`${address}/account/keys?lang=${language}`);
  await go(page, 'link', messages.newKey);
  await page.getByLabel(messages.keyName).fill(name);
  await page.getByLabel(messages['key pk'], { exact: true }).check();
  await go(page, 'button', messages.createKey);
  return (await page.locator('[data-key]').textContent()) ?? '';
}

const statusWith = async (key: string): Promise<number> =>
  (await fetch(`${address}/api/v1/questions/random?amount=1`, { headers: { 'x-api-key': key } })).status;

withBrowser('a user without scripts', () => {
  test.each(LANGUAGES)('creates, restricts, rotates and revokes a key: in %s', async (language) => {
    const messages = MESSAGES[language];
    const { page, context, complaints } = await open({ javaScriptEnabled: false });
    await signIn(context, engines.pool, address);
    const key = await create(page, language, 'Quiz');
    expect(key).toMatch(/^svc_pk_[0-9A-Za-z]{38}$/);
    expect(page.url()).toBe(`${address}/account/keys/new`);
    expect(await page.locator('main').textContent()).toContain(`curl -H "X-API-Key: ${key}"`);
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await statusWith(key)).toBe(200);

    await page.reload();
    expect(await page.getByRole('status').textContent()).toBe(messages['done key-exists']);
    expect(await page.locator('main').textContent()).not.toContain(key);

    await go(page, 'button', messages.networksAddOwn({ network: '127.0.0.1' }));
    expect(await page.getByRole('status').textContent()).toBe(messages['done networks-saved']);
    expect(await page.getByLabel(messages.networksLabel).inputValue()).toBe('127.0.0.1/32');
    await page.getByLabel(messages.networksLabel).fill('192.0.2.0/24\nsomewhere');
    await go(page, 'button', messages.networksSave);
    expect(await page.getByRole('alert').textContent()).toContain(
      messages.networkInvalid({ text: 'somewhere' }),
    );
    await page.getByLabel(messages.networksLabel).fill('192.0.2.0/24');
    await go(page, 'button', messages.networksSave);
    await until('the key is refused here', async () => (await statusWith(key)) === 403);
    await page.getByLabel(messages.networksLabel).fill('');
    await go(page, 'button', messages.networksSave);
    await until('the key is accepted again', async () => (await statusWith(key)) === 200);

    await go(page, 'link', messages.rotateKey);
    await page.getByLabel(messages['overlap 7d']).check();
    await go(page, 'button', messages.rotateButton);
    const newer = (await page.locator('[data-key]').textContent()) ?? '';
    expect([await statusWith(key), await statusWith(newer)]).toEqual([200, 200]);
    await go(page, 'link', messages.keySaved);
    await go(page, 'link', messages.revokeKey);
    expect(await statusWith(newer)).toBe(200);
    await go(page, 'button', messages.revokeButton);
    expect(await page.getByRole('status').textContent()).toBe(messages['done key-revoked']);
    await until('the key is refused', async () => (await statusWith(newer)) === 401);
    expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
  });
});

withBrowser('a user with scripts', () => {
  test.each(LANGUAGES)('copies the new key and does not see it again: in %s', async (language) => {
    const messages = MESSAGES[language];
    const { page, context, complaints } = await open({
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await signIn(context, engines.pool, address);
    const key = await create(page, language, 'Quiz');
    expect(page.url()).toMatch(/\/account\/keys\/[\da-f-]{36}$/);
    await page.getByRole('button', { name: messages.copyKey }).click();
    await page.getByRole('button', { name: messages.copied }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(key);
    await page.getByRole('button', { name: messages.copyCommand }).click();
    await until('the command is copied', async () =>
      String(await page.evaluate('navigator.clipboard.readText()')).startsWith('curl'),
    );

    await page.evaluate("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))");
    await page.getByRole('button', { name: messages.copyKey }).click();
    await until(
      'the key is selected instead',
      async () => (await page.evaluate('String(getSelection())')) === key,
    );

    await page.reload();
    await page.getByRole('heading', { name: 'Quiz' }).waitFor();
    expect(await page.content()).not.toContain(key);
    await go(page, 'link', messages.allKeys);
    await page.goBack();
    await page.getByRole('heading', { name: 'Quiz' }).waitFor();
    expect(await page.content()).not.toContain(key);
    expect(complaints).toEqual([]);
  });

  test('stores the new key for the API reference, which sends it', async () => {
    const { page, context, complaints } = await open({ viewport: { width: 1280, height: 900 } });
    await signIn(context, engines.pool, address);
    const key = await create(page, 'en', 'Quiz');
    await page.getByRole('button', { name: MESSAGES.en.useInDocsButton }).click();
    await page.getByText(MESSAGES.en.useInDocsDone).waitFor();
    await page.locator('main').getByRole('link', { name: MESSAGES.en.reference }).click();
    await until('the key is filled in', async () =>
      (await Promise.all((await page.locator('input').all()).map((input) => input.inputValue()))).includes(
        key,
      ),
    );
    expect(complaints).toEqual([]);
  });
});

/** Creates an account with everything that the pages can show. */
async function aBusyAccount(page: Page): Promise<void> {
  const { userId, email } = await signIn(page.context(), engines.pool, address);
  const names = [
    'Website',
    'Pub quiz on Thursdays, with a name that is as long as a name may well be',
    'Old',
  ];
  for (const name of names)
    await createKey(engines.pool, { email, name, scope: 'pk', networks: ['192.0.2.0/24'] });
  const expiresAt = new Date('2099-01-31');
  await createKey(engines.pool, { email, name: 'Nightly import', scope: 'sk', mode: 'test', expiresAt });
  await engines.pool.query(
    `update api_keys set revoked_at = clock_timestamp() where name = 'Old' and user_id = $1`,
    [userId],
  );
  await engines.pool.query(`update api_keys set last_used_at = clock_timestamp() where name = 'Website'`);
  const today = Math.floor(Date.now() / DAY);
  await saveUsage(
    guardDatabase(engines.pool),
    Array.from({ length: 40 }, (_, index) => ({
      userId,
      day: today - index,
      requests: 60 + ((index * 137) % 400),
      clientErrors: index % 7,
      errors: index % 3,
      rejected: index % 4 === 0 ? 40 : 0,
    })),
  );
}

/** Opens every page about keys and usage, and calls `look` on each. */
async function allPages(
  page: Page,
  language: Language,
  look: (name: string) => Promise<void>,
): Promise<void> {
  const messages = MESSAGES[language];
  await aBusyAccount(page);
  const to = async (path: string, name: string): Promise<void> => {
    await page.goto(`${address}${path}`);
    await look(name);
  };
  await to(`/account?lang=${language}`, 'overview');
  await to('/account/keys', 'keys');
  await page.getByText(messages.endedKeys({ count: '1' })).click();
  await look('keys, ended ones shown');
  await to('/account/keys/new', 'new key');
  await go(page, 'button', messages.createKey);
  await look('new key with errors');
  await create(page, language, 'Quiz');
  await look('issued key');
  await page.goto(`${address}/account/keys`);
  await go(page, 'link', 'Website');
  const key = new URL(page.url()).pathname;
  await look('key');
  await page.getByLabel(messages.networksLabel).fill('somewhere');
  await go(page, 'button', messages.networksSave);
  await look('key with errors');
  await to(`${key}/rotate`, 'rotate');
  await to(`${key}/revoke`, 'revoke');
  await to('/account/keys/019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e', 'unknown key');
  await to('/account/usage', 'usage');
  await page.getByText(messages.usageTable).click();
  await look('usage with table');
  await to('/account/applications', 'applications');
}

withBrowser('every page', () => {
  test.each(LANGUAGES)('has no barrier that axe finds, and fits 320 pixels: %s', async (language) => {
    const { page, complaints } = await open({ colorScheme: COLOURS[language] });
    const looked: string[] = [];
    await allPages(page, language, async (name) => {
      expect(await barriersOn(page), name).toEqual([]);
      await expectToFit(page, name);
      looked.push(name);
    });
    expect(looked).toHaveLength(14);
    expect(complaints.filter((complaint) => !/4(22|04)/.test(complaint))).toEqual([]);
  });
});
