import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { buildApp } from '../../src/app.ts';
import { questions } from '../support/a-question.ts';
import { CHROMIUM, ownBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { load, makeSearchable } from '../support/load.ts';

const engines = await ownEngines();
const open = ownBrowser();

/** Milliseconds that the renderer may take on a busy machine. */
const POLL = { timeout: 60_000 };

/** The service on a free port, and a key. */
async function aService(): Promise<{ readonly address: string; readonly key: string }> {
  const { pool: postgres, elasticsearch, redis, config, logger } = engines;
  const app = buildApp({
    config: { ...config, baseUrl: 'http://127.0.0.1:0' },
    clients: { postgres, elasticsearch, redis },
    logger,
  });
  onTestFinished(() => app.close());
  const email = `${randomUUID()}@example.org`;
  const { key } = await createKey(postgres, { email, name: 'test', scope: 'pk' });
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), key };
}

test.skipIf(CHROMIUM === undefined)(
  'the API reference renders without third-party requests, and its calls work',
  { timeout: 180_000 },
  async () => {
    await makeSearchable(engines);
    const { address, key } = await aService();
    const { page, complaints } = await open();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !url.startsWith('data:')) foreign.push(url);
    });
    await page.goto(`${address}/docs/#tag/catalogue/GET/api/v1/categories`);
    await page.getByText('List the 24 categories').first().waitFor();

    await page.locator('input[type=text]').first().fill(key);
    await page.getByRole('button', { name: 'Test Request (get /api/v1/categories)', exact: true }).click();
    const answered = page.waitForResponse((response) => response.url().includes('/api/v1/categories'));
    // Keys pressed before the form exists are lost.
    await page.getByRole('button', { name: /^Send .*\/categories/i }).click();
    const response = await answered;

    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ meta: { count: 24 } });
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test.skipIf(CHROMIUM === undefined)(
  'the first request that is tried returns questions, and the key is kept when the page is loaded again',
  { timeout: 180_000 },
  async () => {
    await load(engines, questions(20));
    const { address, key } = await aService();
    const { page, complaints } = await open();
    const keyField = page.locator('input[type=text], input[type=password]').first();
    await page.goto(`${address}/docs/#tag/questions/GET/api/v1/questions/random`);
    await keyField.fill(key);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), POLL).toContain(key);

    await page.reload();
    await expect.poll(() => keyField.inputValue(), POLL).toBe(key);
    await page.getByRole('button', { name: /Test Request.*get.*random/s }).click();
    const answered = page.waitForResponse((response) => response.url().includes('/questions/random'));
    await page.getByRole('button', { name: /^Send .*random/i }).click();
    const response = await answered;

    const sent = Object.fromEntries(new URL(response.url()).searchParams);
    // Defaults only: none of the values that the page shows for other parameters.
    expect(sent).toEqual({ amount: '10', lang: 'en', quality: 'high' });
    expect(await response.json()).toMatchObject({ meta: { count: 10 } });
    expect(complaints).toEqual([]);
  },
);
