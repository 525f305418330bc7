import { expect, test } from 'vitest';

import { DAY } from '../../src/limits/admission.ts';
import { anApi } from '../support/api.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { siteKeyAt } from '../support/clients/site.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd, barriersOn, COLOURS } from '../support/front-end.ts';
import { untilCounted } from '../support/load.ts';
import { until } from '../support/until.ts';
import { records } from '../support/data/small-catalogue.ts';

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, records);
const open = ownBrowser();

const HEADLINES = { '/': 'Good questions for every quiz', '/pl': 'Dobre pytania do każdego quizu' } as const;
const PATHS = ['/', '/pl'] as const;

withBrowser('the home page', () => {
  test.each(PATHS)('has a question that can be answered at once, and no barriers: %s', async (path) => {
    const colorScheme = COLOURS[path === '/' ? 'en' : 'pl'];
    const { page, complaints } = await open({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(address + path);
    expect(await page.locator('h1').textContent()).toBe(HEADLINES[path]);
    const card = page.locator('.try-one');
    await card.locator('button.option').first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await card.locator('button.option').first().click();
    expect(await barriersOn(page), 'answered').toEqual([]);
    expect(await card.locator('.option.right').count()).toBe(1);
    expect(await card.locator('.verdict').textContent()).not.toBe('');
    const before = await card.locator('.question-text').textContent();
    await card.getByRole('button', { name: /^(Another question|Następne pytanie)$/ }).click();
    await until(
      'another question is shown',
      async () => (await card.locator('.question-text').textContent()) !== before,
    );
    expect(await card.locator('.option.right').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each(PATHS)('can be read without scripts: %s', async (path) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(address + path);
    expect(await page.locator('.category-tile').count()).toBe(24);
    expect(await page.locator('button.option').count()).toBe(0);
    const answer = page.locator('.try-one details p').first();
    expect(await answer.isVisible()).toBe(false);
    await page.locator('.try-one summary').click();
    expect(await answer.isVisible()).toBe(true);
  });

  test("leads to today's ten questions", async () => {
    const { page } = await open();
    await page.goto(`${address}/pl`);
    await page.getByRole('link', { name: 'Zagraj dzisiejszą dziesiątkę' }).click();
    await page.waitForURL(/\/pl\/play\?daily=\d{4}-\d{2}-\d{2}&lang=pl$/);
  });

  test('offers Polish to those who prefer it, until they decline', async () => {
    const offer = 'Czytaj po polsku';
    const { page } = await open({ locale: 'pl-PL' });
    await page.goto(address);
    await page.getByRole('link', { name: offer }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: offer }).click();
    await page.waitForURL(`${address}/pl`);
    expect(await page.getByRole('link', { name: offer }).count()).toBe(0);
    await page.goto(address);
    await page.getByRole('button', { name: 'Nie, dziękuję' }).click();
    await page.reload();
    await page.locator('html.has-scripts').waitFor();
    expect(await page.getByRole('link', { name: offer }).count()).toBe(0);
  });

  test('offers no Polish to those who prefer English', async () => {
    const { page } = await open({ locale: 'en-GB' });
    await page.goto(address);
    await page.locator('html.has-scripts').waitFor();
    expect(await page.locator('.polish-offer').count()).toBe(0);
  });

  test('is the same page in the other language, and the way back shows the first one again', async () => {
    const { page } = await open();
    await page.goto(address);
    await page.locator('button.option').first().waitFor();
    const text = await page.locator('.try-one .question-text').textContent();
    await page.evaluate("document.body.setAttribute('data-same-document', '')");
    await page.getByRole('link', { name: 'PL', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: HEADLINES['/pl'] }).waitFor();
    expect(await page.title()).toContain('wolne pytania');
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
    expect(await page.locator('#page-announcement').textContent()).toBe(await page.title());
    expect(await page.locator(':focus').getAttribute('id')).toBe('main');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: HEADLINES['/'] }).waitFor();
    expect(await page.locator('.try-one .question-text').textContent()).toBe(text);
    // No document was loaded on the way.
    expect(await page.locator('body[data-same-document]').count()).toBe(1);
  });

  test('is reached by keyboard in a sensible order', async () => {
    const { page } = await open();
    await page.goto(address);
    await page.locator('button.option').first().waitFor();
    const names: (string | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab');
      names.push(await page.locator(':focus').textContent());
    }
    expect(names).toEqual(['Skip to the content', 'Trivia Question Service', 'Explore', 'Play']);
  });
});

withBrowser('a page that has been open for days', () => {
  test('is loaded again when its key is refused, and only once', async () => {
    let time = Date.UTC(2026, 5, 1, 12);
    const later = await anApi(engines, { clock: () => time, checkAnswers: false });
    const itsAddress = await later.app.listen({ host: '127.0.0.1', port: 0 });
    await untilCounted(engines, later);
    const { page } = await open();
    let loads = 0;
    page.on('load', () => (loads += 1));
    const another = page.locator('.try-one button.quiet');
    await page.goto(itsAddress);
    await another.waitFor();

    time += 3 * DAY;
    await another.click();
    await until('the page is loaded again', () => loads === 2);
    await another.waitFor();
    const data = await page.locator('#page-data').textContent();
    expect(data).toContain(await siteKeyAt(engines, time));

    const refused = page.waitForResponse((response) => response.status() === 401);
    time += 3 * DAY;
    await another.click();
    await refused;
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);
  });
});
