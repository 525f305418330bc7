import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';

import { LANGUAGES, pathIn, splitLanguage } from '../../explorer/texts/language.ts';
import type { Language } from '../../src/contract/vocabulary.ts';
import { loadBuiltSite } from '../../src/site/load-bundle.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { explorerPages, SERVER_PAGES } from '../support/every-request/pages.ts';
import { aFrontEnd, barriersOn, COLOURS, openNarrow } from '../support/front-end.ts';
import { records } from '../support/data/small-catalogue.ts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 180_000 });

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, records);
const open = ownBrowser();

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

const focused = (page: Page): Promise<string> =>
  page.evaluate<string>(
    '((element) => element.id || element.className || element.tagName)(document.activeElement)',
  );

/** The texts and the targets of the links in the header and in the footer. */
const frameOf = (page: Page): Promise<unknown[]> =>
  page
    .locator('.brand, .site-header .sections a, .site-footer a')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));

/** The first three stops of the keyboard, and what the first of them leads to. */
async function expectSkipLink(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focused(page), path).toBe('skip');
  await page.keyboard.press('Tab');
  expect(await focused(page), path).toBe('brand');
  await page.keyboard.press('Tab');
  const section = page.locator('.site-header .sections :focus');
  expect(await section.getAttribute('href'), path).toMatch(/\/explore$/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page), path).toBe('main');
}

test('every page of the explorer is looked at', async () => {
  const built = await loadBuiltSite();
  const english = built?.bundle.paths.filter((path) => splitLanguage(path).language === 'en');
  expect(Object.keys(EXPLORER).sort()).toEqual(english?.sort());
});

withBrowser('every page', () => {
  // Each page is opened once and looked at for everything.
  test.each(LANGUAGES)(
    'has no barrier that axe finds, fits 320 pixels, begins with a link to its content, and has files and styles of this host only: %s',
    async (language) => {
      const { page, complaints } = await open({ colorScheme: COLOURS[language], reducedMotion: 'reduce' });
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const frames = new Map<string, unknown[]>();
      for (const path of [...pathsIn(language), '/errors/invalid_query_param']) {
        const response = await openNarrow(page, address + path);
        expect(response?.headers()['content-security-policy'], path).toContain("style-src 'self';");
        frames.set(path, await frameOf(page));
        expect(await barriersOn(page), path).toEqual([]);
        await expectSkipLink(page, path);
        const missing = path.includes('/nowhere') ? [expect.stringContaining('404')] : [];
        expect(complaints.splice(0), path).toEqual(missing);
      }
      expect([...hosts]).toEqual([address]);
      // The pages of the explorer and those of the server have the same header and footer.
      const explorer = frames.get(pathIn(language, '/'));
      expect(explorer).toHaveLength(11);
      expect(frames.get(`/tiers?lang=${language}`)).toEqual(explorer);
    },
  );
});

/** Bytes over the network, with an empty cache. */
const MOST_BYTES = 200_000;

/** Bytes of all responses with their headers, as sent. */
const READ = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { transferSize }) => sum + transferSize, 0)`;

withBrowser('the first view', () => {
  const paths = [
    ...Object.values(EXPLORER),
    ...['/pl', '/pl/stats', '/explore?category=history&lang=pl', '/play?daily=2026-11-23&lang=en'],
    ...['/account/sign-in', '/errors/invalid_body'],
  ];

  // Each window has an empty cache. Five at a time wait for an idle network.
  test('each page takes less than 200 KB', async () => {
    const look = async (path: string): Promise<void> => {
      const { page } = await open({ viewport: { width: 1280, height: 900 } });
      const response = await page.goto(address + path, { waitUntil: 'networkidle' });
      expect(response?.status(), path).toBe(200);
      const bytes = await page.evaluate<number>(READ);
      expect(bytes, path).toBeGreaterThan(10_000);
      expect(bytes, path).toBeLessThan(MOST_BYTES);
    };
    for (let at = 0; at < paths.length; at += 5) await Promise.all(paths.slice(at, at + 5).map(look));
  });
});

withBrowser('the API reference', () => {
  test('has our header, without barriers in light and dark', async () => {
    const { page, complaints } = await open();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(`${address}/docs/`);
      await page.getByRole('heading', { name: 'Questions', exact: true }).first().waitFor();
      expect(await barriersOn(page, '.site-header'), colorScheme).toEqual([]);
      expect(await page.getByText('Draw random questions').first().isVisible()).toBe(true);
    }
    await page.getByRole('link', { name: 'Trivia Question Service' }).first().click();
    await page.waitForURL(`${address}/`);
    expect(complaints).toEqual([]);
  });

  test('fits a phone: its hidden buttons beside headings made a window of 375 pixels 377 wide', async () => {
    const { page } = await open({ viewport: { width: 375, height: 812 }, isMobile: true });
    await page.goto(`${address}/docs/`);
    await page.getByRole('heading', { name: 'Draw random questions' }).first().waitFor();
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBe(375);
  });
});
