import { expect, test } from 'vitest';

import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd } from '../support/front-end.ts';
import { records } from '../support/data/small-catalogue.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { api, address } = await aFrontEnd(engines, records);
// Growth and translations are counted apart from the other counts.
await until('the history is counted', async () => {
  const request = { url: '/api/v1/stats/growth', headers: { 'x-api-key': api.key } };
  return (await api.app.inject(request)).statusCode === 200;
});
const open = ownBrowser();

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
      'Questions that people there know',
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
      'Pytania łatwiejsze dla mieszkańców',
    ],
    numbers: 'Pokaż liczby',
  },
];

/** Opens the statistics with the table behind a chart. */
async function openTable(chart: string) {
  const { page } = await open();
  await page.goto(`${address}/stats`);
  const figure = page.getByRole('figure', { name: chart, exact: true });
  await figure.locator('summary').click();
  return { page, figure };
}

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

  test('lead from the number of a kind of answer and a language to as many questions', async () => {
    const { page, figure } = await openTable('Kinds of answers');
    const link = figure.locator('td a').last();
    const number = await link.textContent();
    await link.click();
    await page.waitForURL(/\/explore\?/);
    expect(await page.locator('main').textContent()).toContain(`${number} question`);
  });

  test.each([
    ['Sources', /source=svc&quality=all/],
    ['Licences', /license=CC-BY-4\.0&quality=all/],
    ['Difficulty by category', /category=[\w-]+&difficulty=\w+&quality=all/],
  ])('lead from %s to questions in the language of the page', async (chart, filters) => {
    const { page, figure } = await openTable(chart);
    await figure.locator('tbody a[href*="/explore"]').last().click();
    await page.waitForURL(filters);
    expect(await page.locator('.result-count').textContent()).toMatch(/^[\d,]+ questions? in English$/);
  });

  test('begin the growth with the first month: there is no month without questions before it', async () => {
    const { page, figure } = await openTable('Questions in the catalogue');
    const total = await page.locator('.stats-figures dd').first().textContent();
    expect(await figure.locator('tbody td').allTextContents()).toEqual([total]);
    // One month is a level line.
    expect(await figure.locator('.line').getAttribute('d')).toMatch(/^M0\.00 ([\d.]+)L100\.00 \1$/);
  });

  test('come back to the same place from the questions behind a country', async () => {
    const { page, figure: map } = await openTable('Questions that people there know');
    await map.getByRole('link', { name: 'Poland', exact: true }).click();
    await page.waitForURL(/regions=pl/);
    await page.goBack();
    await map.waitFor();
    expect(new URL(page.url()).pathname).toBe('/stats');
    expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(500);
  });
});
