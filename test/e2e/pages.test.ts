import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';

import { LANGUAGES, pathIn, splitLanguage } from '../../explorer/texts/language.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { loadBuiltSite } from '../../src/site/load-bundle.ts';
import { CHROMIUM, ownBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { explorerPages, SERVER_PAGES } from '../support/every-request/pages.ts';
import { aFrontEnd, barriersOn, COLOURS } from '../support/front-end.ts';
import { records } from '../support/data/small-catalogue.ts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, records);
const open = ownBrowser();
const withBrowser = describe.skipIf(CHROMIUM === undefined);

const {
  rows: [question],
} = await engines.pool.query<{ id: string }>('select id from questions order by id limit 1');

const EXPLORER = explorerPages(question?.id ?? '');
/** Paths in a language of all pages that need no account; those of accounts are looked at in accounts.test.ts. */
const pathsIn = (language: Language): string[] => [
  ...[...Object.values(EXPLORER), '/topics/rivers-of-the-world?difficulty=hard'].map((path) =>
    pathIn(language, path),
  ),
  ...[...SERVER_PAGES, '/nowhere'].map((path) => `${path}?lang=${language}`),
];
const ALL = [...LANGUAGES.flatMap(pathsIn), '/errors/invalid_query_param'];

/** Opens a page and waits until its scripts, if it has any, have taken over. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(address + path);
  if ((await page.locator('#page-root').count()) > 0) await page.locator('html.has-scripts').waitFor();
}

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(
    '((element) => element.id || element.className || element.tagName)(document.activeElement)',
  );

test('every page of the explorer is looked at', async () => {
  const built = await loadBuiltSite();
  const english = built?.bundle.paths.filter((path) => splitLanguage(path).language === 'en');
  expect(Object.keys(EXPLORER).sort()).toEqual(english?.sort());
});

withBrowser('every page', () => {
  test.each(LANGUAGES)('has no barrier that axe finds: %s', async (language) => {
    const { page } = await open({ colorScheme: COLOURS[language], reducedMotion: 'reduce' });
    for (const path of [...pathsIn(language), '/errors/invalid_query_param']) {
      await visit(page, path);
      expect(await barriersOn(page), path).toEqual([]);
    }
  });

  test('fits a window of 320 pixels without horizontal scrolling', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    for (const path of ALL) {
      await visit(page, path);
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });

  test('begins with a link to its content, then the logo, then the sections', async () => {
    const { page } = await open();
    for (const path of ALL) {
      await visit(page, path);
      await page.keyboard.press('Tab');
      expect(await focused(page), path).toBe('skip');
      await page.keyboard.press('Tab');
      expect(await focused(page), path).toBe('brand');
      await page.keyboard.press('Tab');
      expect(await page.locator('.site-header .sections :focus').getAttribute('href'), path).toMatch(
        /\/explore$/,
      );
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      expect(await focused(page), path).toBe('main');
    }
  });

  test.each(LANGUAGES)(
    'has the same header and footer on pages of the explorer and of the server: %s',
    async (language) => {
      const { page } = await open();
      const frameOf = async (path: string): Promise<unknown> => {
        await visit(page, path);
        const links = await page.locator('.brand, .site-header .sections a, .site-footer a').all();
        return Promise.all(
          links.map(async (link) => [await link.textContent(), await link.getAttribute('href')]),
        );
      };
      const explorer = await frameOf(pathIn(language, '/'));
      expect(explorer).toHaveLength(11);
      expect(await frameOf(`/tiers?lang=${language}`)).toEqual(explorer);
    },
  );

  test('names no file of another host, and its policy allows no inline styles or scripts', async () => {
    const { page, complaints } = await open();
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const path of ALL.filter((each) => !each.startsWith('/nowhere'))) {
      const response = await page.goto(address + path);
      expect(response?.headers()['content-security-policy'], path).toContain("style-src 'self';");
    }
    expect([...hosts]).toEqual([address]);
    expect(complaints).toEqual([]);
  });
});

/** Bytes over the network, with an empty cache. */
const MOST_BYTES = 200_000;

/** Bytes of all responses with their headers, as sent. */
const READ = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;

withBrowser('the first view of', () => {
  const paths = [
    ...Object.values(EXPLORER),
    ...['/pl', '/pl/stats', '/explore?category=history&lang=pl', '/play?daily=2026-11-23&lang=en'],
    ...['/account/sign-in', '/errors/invalid_body'],
  ];

  // Each window has an empty cache.
  test.each(paths)('%s takes less than 200 KB', async (path) => {
    const { page } = await open({ viewport: { width: 1280, height: 900 } });
    const response = await page.goto(address + path, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    const bytes = await page.evaluate<number>(READ);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(MOST_BYTES);
  });
});

withBrowser('the API reference', () => {
  test.each(['light', 'dark'] as const)('has our header, without barriers: %s', async (colorScheme) => {
    const { page, complaints } = await open({ colorScheme });
    await page.goto(`${address}/docs/`);
    await page.getByRole('heading', { name: 'Questions', exact: true }).first().waitFor();
    expect(await barriersOn(page, '.site-header')).toEqual([]);
    expect(await page.getByText('Draw random questions').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Trivia Question Service' }).first().click();
    await page.waitForURL(`${address}/`);
    expect(complaints).toEqual([]);
  });
});
