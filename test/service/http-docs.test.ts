import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { buildApp } from '../../src/app.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';

/** A browser of the system: none is downloaded. */
const CHROMIUM = '/usr/bin/chromium';
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const engines = await ownEngines();
let browser: Browser | undefined;
afterAll(() => browser?.close());

/** Opens a page; `foreign` collects requests to other hosts, `complaints` what the browser refused or threw. */
async function open(address: string): Promise<{ page: Page; foreign: string[]; complaints: string[] }> {
  browser ??= await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const page = await browser.newPage();
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return { page, foreign, complaints };
}

test.skipIf(!existsSync(CHROMIUM))(
  'the API reference renders, asks nobody else, and a call tried from it answers',
  { timeout: 60_000 },
  async () => {
    const { pool: postgres, elasticsearch, redis, config, logger } = engines;
    await makeSearchable(engines);
    const app = buildApp({
      config: { ...config, baseUrl: 'http://127.0.0.1:0' },
      clients: { postgres, elasticsearch, redis },
      logger,
    });
    onTestFinished(() => app.close());
    const { key } = await createKey(postgres, { email: 'reader@example.org', name: 'test', scope: 'pk' });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const { page, foreign, complaints } = await open(address);
    await page.goto(`${address}/docs/#tag/catalogue/GET/api/v1/categories`);
    await page.getByText('List the 24 categories').first().waitFor();

    await page.locator('input[type=text]').first().fill(key);
    await page.getByRole('button', { name: /Test Request.*categories/s }).click();
    const answered = page.waitForResponse((response) => response.url().includes('/api/v1/categories'));
    await page.keyboard.press('Control+Enter');
    const response = await answered;

    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ meta: { count: 24 } });
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
