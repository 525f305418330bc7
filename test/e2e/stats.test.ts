import { describe, expect, test, vi } from 'vitest';

import { CHROMIUM, ownBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd } from '../support/front-end.ts';
import { templateRecords } from '../support/template-records.ts';
import { until } from '../support/until.ts';

// A browser on a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const engines = await ownEngines();
const { api, address } = await aFrontEnd(engines, templateRecords);
// Growth and translations are counted apart from the other counts.
await until('the history is counted', async () => {
  const request = { url: '/api/v1/stats/growth', headers: { 'x-api-key': api.key } };
  return (await api.app.inject(request)).statusCode === 200;
});
const open = ownBrowser();
const withBrowser = describe.skipIf(CHROMIUM === undefined);

const PAGES = [
  {
    path: '/stats',
    charts: [
      'Questions in the catalogue',
      'Sources',
      'Licences',
      'Translated questions',
      'Kinds of answers',
      'Difficulty by category',
      'Questions about countries',
    ],
    numbers: 'Show the numbers',
  },
  {
    path: '/pl/stats',
    charts: [
      'Pytania w katalogu',
      'Źródła',
      'Licencje',
      'Przetłumaczone pytania',
      'Rodzaje odpowiedzi',
      'Trudność według kategorii',
      'Pytania o kraje',
    ],
    numbers: 'Pokaż liczby',
  },
];

withBrowser('the statistics', () => {
  test.each(PAGES)('have a table behind each chart, also without scripts: $path', async (shown) => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, complaints } = await open({ javaScriptEnabled });
      await page.goto(address + shown.path);
      expect(await page.locator('figure.chart h3').allTextContents()).toEqual(shown.charts);
      for (const chart of shown.charts) {
        const figure = page.getByRole('figure', { name: chart, exact: true });
        await figure.getByText(shown.numbers).click();
        expect(await figure.getByRole('row').count(), chart).toBeGreaterThan(1);
      }
      expect(complaints).toEqual([]);
    }
  });

  test.each(['Sources', 'Licences', 'Kinds of answers', 'Difficulty by category'])(
    'lead from each number of %s to as many questions',
    async (chart) => {
      const { page } = await open();
      await page.goto(`${address}/stats`);
      const figure = page.getByRole('figure', { name: chart, exact: true });
      await figure.locator('summary').click();
      const link = figure.locator('td a').last();
      const number = await link.textContent();
      await link.click();
      await page.waitForURL(/\/explore\?/);
      const facts = await page.locator('main').textContent();
      expect(facts).toContain(`${number} question`);
    },
  );

  test('come back to the same place from the questions behind a country', async () => {
    const { page } = await open();
    await page.goto(`${address}/stats`);
    const map = page.getByRole('figure', { name: 'Questions about countries', exact: true });
    await map.locator('summary').click();
    await map.getByRole('link', { name: 'Poland', exact: true }).click();
    await page.waitForURL(/regions=pl/);
    await page.goBack();
    await map.waitFor();
    expect(new URL(page.url()).pathname).toBe('/stats');
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(500);
  });
});
