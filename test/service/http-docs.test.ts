import { expect, onTestFinished, test } from 'vitest';

import { createKey } from '../../src/access/api-keys.ts';
import { buildApp } from '../../src/app.ts';
import { CHROMIUM, ownBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { makeSearchable } from '../support/load.ts';

const engines = await ownEngines();
const open = ownBrowser();

test.skipIf(CHROMIUM === undefined)(
  'the API reference renders without third-party requests, and its calls work',
  { timeout: 180_000 },
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
    const { page, complaints } = await open();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !url.startsWith('data:')) foreign.push(url);
    });
    await page.goto(`${address}/docs/#tag/catalogue/GET/api/v1/categories`);
    await page.getByText('List the 24 categories').first().waitFor();

    await page.locator('input[type=text]').first().fill(key);
    await page.getByRole('button', { name: /Test Request.*categories/s }).click();
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
