import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd, barriersOn, COLOURS } from '../support/front-end.ts';
import { records } from '../support/data/small-catalogue.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { address, api } = await aFrontEnd(engines, records);
const open = ownBrowser();

const PHONE = { viewport: { width: 390, height: 844 } };

const bar = (page: Page, name: string) => page.locator('a.bar-row').filter({ hasText: name }).first();
const total = (page: Page) => page.locator('.subject-head p strong').textContent();
const untilTotal = (page: Page, expected: string | null) =>
  until(`the page counts ${expected ?? 'nothing'}`, async () => (await total(page)) === expected);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function openLive(path: string, options = {}): Promise<Page> {
  const { page } = await open(options);
  await page.goto(address + path);
  await page.locator('.has-scripts').waitFor({ state: 'attached' });
  return page;
}

withBrowser('the pages of topics, tags and categories', () => {
  test.each(['/topics/rivers-of-the-world', '/pl/tags/mammals', '/categories/geography'])(
    'can be read, filtered and walked without scripts: %s',
    async (path) => {
      const { page, complaints } = await open({ javaScriptEnabled: false });
      await page.goto(address + path);
      expect(await page.locator('.samples .question').count()).toBe(3);
      expect(await page.locator('.samples .attribution').count()).toBe(3);
      const easy = page.locator('a.bar-row[href*="difficulty=easy"]');
      const expected = await easy.locator('.number').textContent();
      await easy.click();
      expect(await total(page)).toBe(expected);
      expect(await page.locator('.chip.chosen').count()).toBe(1);
      const tag = page.locator('.wide-map .tag-node').first();
      const label = await tag.locator('text').textContent();
      await tag.click();
      expect(await heading(page).textContent()).toBe(label);
      expect(complaints).toEqual([]);
    },
  );

  test('a bar shows only its questions and stays where it is; back shows all of them again', async () => {
    const page = await openLive('/topics/rivers-of-the-world');
    const all = await total(page);
    const medium = bar(page, 'Medium');
    await medium.scrollIntoViewIfNeeded();
    const expected = await medium.locator('.number').textContent();
    await medium.focus();
    await page.keyboard.press('Enter');
    await untilTotal(page, expected);
    expect(await page.locator('a.bar-row:focus .bar-label').textContent()).toBe('Medium');
    const { y = -1 } = (await medium.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await medium.getAttribute('aria-current')).toBe('true');
    const { meta } = await api.list('topic=rivers-of-the-world&difficulty=medium&limit=0&count=exact');
    expect(await total(page)).toBe(String(meta.total));
    for (const level of await page.locator('.samples .question-about span').allTextContents())
      expect(level).toBe('medium');
    expect(await page.getByRole('link', { name: 'Play these questions' }).getAttribute('href')).toBe(
      '/play?difficulty=medium&topic=rivers-of-the-world',
    );
    await page.goBack();
    await untilTotal(page, all);
  });

  test('a country on the map shows only its questions, and the table has the same links', async () => {
    const page = await openLive('/categories/geography');
    const poland = page.locator('.world-map a').filter({ hasText: 'Poland: ' });
    const expected = (await poland.locator('title').textContent())?.replace('Poland: ', '') ?? '';
    const { meta } = await api.list('category=geography&regions=pl&limit=0&count=exact');
    expect(expected).toBe(String(meta.total));
    await poland.click();
    await untilTotal(page, expected);
    const numbers = page
      .locator('.chart')
      .filter({ has: page.locator('.world-map') })
      .locator('.chart-numbers');
    await numbers.locator('summary').click();
    await numbers.getByRole('link', { name: 'Poland' }).click();
    await until('the country is not chosen', () => Promise.resolve(!page.url().includes('regions')));
  });

  test('the map of tags is walked by keyboard, and stays in view', async () => {
    const page = await openLive('/tags/mammals');
    const node = page.locator('.wide-map .tag-node').filter({ hasText: 'Animal behaviour' });
    expect(await node.locator('title').textContent()).toMatch(
      /^Animal behaviour: [\d,]+ questions in common$/,
    );
    await node.focus();
    await page.keyboard.press('Enter');
    await until(
      'the next page is there',
      async () => (await heading(page).textContent()) === 'Animal behaviour',
    );
    expect(page.url()).toBe(`${address}/tags/animal-behaviour#tag-map`);
    await page.locator('#tag-map:focus').waitFor();
    expect(await page.locator('.wide-map').isVisible()).toBe(true);
    await page.goBack();
    await until('the page before is there', async () => (await heading(page).textContent()) === 'Mammals');
  });

  test('the map of a topic is the same whenever it is opened', async () => {
    const places = async (): Promise<string> => {
      const page = await openLive('/pl/topics/rivers-of-the-world');
      return page.locator('.wide-map').innerHTML();
    };
    expect(await places()).toBe(await places());
  });

  test.each([
    ['/tags/mammals', COLOURS.en],
    ['/pl/tags/mammals', COLOURS.pl],
  ])('a phone has a map that fits, without barriers: %s, %s', async (path, colorScheme) => {
    const page = await openLive(path, { ...PHONE, colorScheme, reducedMotion: 'reduce' });
    expect(await page.locator('.wide-map').isVisible()).toBe(false);
    const map = await page.locator('.narrow-map').boundingBox();
    expect(map?.width).toBeGreaterThan(300);
    for (const summary of await page.locator('.chart-numbers summary').all()) await summary.click();
    expect(await barriersOn(page)).toEqual([]);
  });

  test('other questions are drawn on demand', async () => {
    const page = await openLive('/tags/mammals');
    const texts = () => page.locator('.samples .question-text').allTextContents();
    const before = await texts();
    await page.getByRole('button', { name: 'Other questions' }).click();
    await until('there are others', async () => (await texts()).join() !== before.join());
    expect(await texts()).toHaveLength(3);
  });

  test.each([
    ['/topics/rivres', 'There is no such topic', 'Rivers'],
    ['/pl/tags/europ', 'Nie ma takiego taga', 'Europa'],
    ['/categories/histori', 'There is no such category', 'History'],
  ])('a name that does not exist is 404, with similar names: %s', async (path, title, similar) => {
    const { page } = await open();
    const response = await page.goto(address + path);
    expect(response?.status()).toBe(404);
    expect(await heading(page).textContent()).toBe(title);
    await page.locator('.chip').filter({ hasText: similar }).first().click();
    await page.locator('.subject-head').waitFor();
  });

  test('an alias leads to its topic, and search engines learn its name', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(`${address}/topics/rzeki?difficulty=easy`);
    expect(await heading(page).textContent()).toBe('Rivers of the world');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/topics\/rivers-of-the-world$/,
    );
  });

  test('filters that do not exist are left out', async () => {
    const { page } = await open();
    const response = await page.goto(`${address}/tags/mammals?difficulty=impossible`);
    expect(response?.status()).toBe(200);
    expect(await page.locator('.chip.chosen').count()).toBe(0);
  });
});
