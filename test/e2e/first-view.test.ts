import { chromium, type Browser } from 'playwright-core';
import { afterAll, expect, test, vi } from 'vitest';

import { CHROMIUM } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd } from '../support/front-end.ts';
import { records } from '../support/small-catalogue.ts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

/** Bytes over the network, with an empty cache. */
const MOST_BYTES = 200_000;

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, records);
const browser =
  CHROMIUM === undefined
    ? undefined
    : await chromium.launch({ executablePath: CHROMIUM, args: ['--headless', '--no-sandbox'] });
afterAll(() => browser?.close());

/** Bytes of all responses with their headers, as sent. */
const READ = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;

/** Opens an address with an empty cache. */
async function visit(opened: Browser, url: string): Promise<{ status: number | undefined; bytes: number }> {
  const page = await opened.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const response = await page.goto(url, { waitUntil: 'networkidle' });
    return { status: response?.status(), bytes: await page.evaluate<number>(READ) };
  } finally {
    await page.close();
  }
}

test
  .skipIf(browser === undefined)
  .each([
    '/',
    '/pl',
    '/explore',
    '/explore?category=history&lang=pl',
    '/topics/poland',
    '/tags/football',
    '/categories/history',
    '/stats',
    '/pl/stats',
    '/play',
    '/play?daily=2026-11-23&lang=en',
    '/play/host',
    '/account/sign-in',
    '/errors/invalid_body',
  ])('the first view of %s takes less than 200 KB', async (path) => {
  if (browser === undefined) return;
  const { status, bytes } = await visit(browser, address + path);
  expect(status).toBe(200);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
