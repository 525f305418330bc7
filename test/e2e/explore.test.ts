import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd, barriersOn, COLOURS, expectToFit } from '../support/front-end.ts';
import { records } from '../support/data/small-catalogue.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { address, api } = await aFrontEnd(engines, records);
const open = ownBrowser();

const PHONE = { viewport: { width: 390, height: 844 } };
/** Less than the fastest typing. */
const KEY_EVERY = 40;

const rows = (page: Page) => page.locator('.question-list > li');
const count = (page: Page) => page.locator('.result-count').textContent();
const choice = (page: Page, name: string) => page.locator('a.choice').filter({ hasText: name }).first();
const numberOf = (page: Page, name: string) => choice(page, name).locator('.count').textContent();
const untilCount = (page: Page, questions: string | number) =>
  until(
    `the page counts ${questions}`,
    async () => (await count(page)) === `${questions} questions in English`,
  );

async function openLive(path: string, options = {}): Promise<Page> {
  const { page } = await open(options);
  await page.goto(address + path);
  await page.locator('.has-scripts').waitFor({ state: 'attached' });
  return page;
}

withBrowser('the explorer', () => {
  test.each(['/explore', '/pl/explore'])('can be read and filtered without scripts: %s', async (path) => {
    const { page, complaints } = await open({ javaScriptEnabled: false });
    await page.goto(address + path);
    expect(await rows(page).count()).toBe(20);
    expect(await page.locator('.row-answer .stack').first().isVisible()).toBe(false);
    const first = await rows(page).first().locator('.question-text').textContent();
    const expected = await page.locator('a.choice .count').first().textContent();
    await page.locator('a.choice').first().click();
    expect(await count(page)).toContain(expected);
    await page.goto(address + path);
    await page.locator('.list-end a').click();
    expect(page.url()).toContain('cursor=');
    expect(await rows(page).count()).toBe(20);
    expect(await rows(page).first().locator('.question-text').textContent()).not.toBe(first);
    expect(complaints).toEqual([]);
  });

  test('each choice has the number of questions that it leads to, and the page stays where it is', async () => {
    const page = await openLive('/explore');
    const mammals = choice(page, 'Mammals');
    await mammals.scrollIntoViewIfNeeded();
    const expected = await numberOf(page, 'Mammals');
    const position = await page.evaluate('scrollY');
    await mammals.click();
    await untilCount(page, expected ?? '');
    expect(await page.evaluate('scrollY')).toBe(position);
    expect(page.url()).toContain('/explore?tags=mammals');
    const hard = await numberOf(page, 'Hard');
    await choice(page, 'Hard').click();
    await untilCount(page, hard ?? '');
    const { meta } = await api.list('tags=mammals&difficulty=hard&limit=0&count=exact');
    expect(Number(hard?.replace(',', ''))).toBe(meta.total);
    await page.goBack();
    await untilCount(page, expected ?? '');
    await page.getByRole('link', { name: 'Remove: Tag: Mammals' }).click();
    await until('the filter is gone', () => Promise.resolve(page.url().endsWith('/explore')));
    // The chip took the focus with it.
    await page.locator('.result-count:focus').waitFor();
  });

  test('tags can be required together or one by one', async () => {
    const page = await openLive('/explore?tags=rivers,mountains');
    const { meta } = await api.list('tags_any=rivers,mountains&limit=0&count=exact');
    await page.getByRole('link', { name: 'at least one' }).click();
    await untilCount(page, meta.total ?? 0);
    expect(page.url()).toContain('tags_any=rivers,mountains');
  });

  test('the search suggests names and questions by keyboard, with or without diacritics', async () => {
    const page = await openLive('/pl/explore');
    const field = page.getByRole('combobox');
    await field.pressSequentially('gory', { delay: KEY_EVERY });
    const options = page.getByRole('option');
    await options.filter({ hasText: 'Tag' }).filter({ hasText: 'Góry' }).first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await page.locator('[role=status]').filter({ hasText: 'podpowied' }).waitFor({ state: 'attached' });
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await options.count()).toBe(0);
    expect(await field.inputValue()).toBe('gory');
    await page.keyboard.press('ArrowDown');
    await options.first().waitFor();
    const active = await field.getAttribute('aria-activedescendant');
    const picked = page.locator(`[id="${active ?? ''}"]`);
    expect(await picked.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.locator('.chip.chosen').first().waitFor();
    expect(await field.inputValue()).toBe('');
    await page.goto(`${address}/pl/explore`);
    await page.locator('.has-scripts').waitFor({ state: 'attached' });
    await field.fill('Mickiewicz');
    await options.filter({ hasText: 'Pytanie' }).first().waitFor();
    await page.keyboard.press('Enter');
    await until('the text is a filter', () => Promise.resolve(page.url().includes('q=Mickiewicz')));
  });

  test('a view without questions says which filter to remove, with what that finds', async () => {
    const page = await openLive('/explore?category=geography&tags=rivers,chopin');
    const empty = page.locator('.empty');
    expect(await empty.textContent()).toContain('No question matches all of these filters');
    const { meta } = await api.list('category=geography&tags=rivers&limit=0&count=exact');
    const line = empty.locator('li').filter({ hasText: 'Without “Tag: ' }).first();
    expect(await line.textContent()).toContain(`${meta.total ?? 0} questions`);
    await line.locator('a').click();
    await untilCount(page, meta.total ?? 0);
  });

  test('a view without questions says what each filter finds alone if no removal is enough', async () => {
    const page = await openLive('/explore?category=mathematics&tags=rivers,chopin');
    expect(await page.locator('.empty').textContent()).toContain('Only “Category: Mathematics”');
  });

  test('a value that does not exist is named, with the likely one', async () => {
    const page = await openLive('/explore?tags=rivres');
    const warning = page.locator('.notice');
    expect(await warning.textContent()).toContain('The catalogue does not have “Tag: rivres”');
    await warning.getByRole('link', { name: /rivers/i }).click();
    await rows(page).first().waitFor();
    expect(page.url()).toContain('tags=rivers');
  });

  test('filters that the service refuses are explained', async () => {
    const page = await openLive('/explore?difficulty=impossible');
    expect(await page.locator('.notice.bad').textContent()).toContain('trivial');
  });

  test('the list grows while it is read, and is where it was after a look at a question', async () => {
    const page = await openLive('/explore');
    while ((await rows(page).count()) < 60) await page.locator('.list-end').scrollIntoViewIfNeeded();
    const row = rows(page).nth(50).locator('.question-text a');
    await row.scrollIntoViewIfNeeded();
    const text = await row.textContent();
    const position = await page.evaluate('scrollY');
    const before = await rows(page).count();
    await row.click();
    await page.getByRole('heading', { level: 1, name: text ?? '' }).waitFor();
    await page.goBack();
    await rows(page).nth(50).waitFor();
    expect(await rows(page).count()).toBeGreaterThanOrEqual(before);
    expect(await page.evaluate('scrollY')).toBe(position);
    expect(await row.textContent()).toBe(text);
    const links = await rows(page).locator('.question-text a').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
    await expectToFit(page, 'a list of which most rows are far away');
  });

  test('a page that is loaded again is where it was, and one opened by its address is at its top', async () => {
    const page = await openLive('/explore');
    await page.evaluate('scrollTo(0, 700)');
    await page.reload();
    await until('the position is back', async () => (await page.evaluate('scrollY')) === 700);
    await page.goto(`${address}/pl/explore`);
    await page.locator('.has-scripts').waitFor({ state: 'attached' });
    expect(await page.evaluate('scrollY')).toBe(0);
  });

  test('a view is offered as code in tabs and as files', async () => {
    const page = await openLive('/explore?tags=rivers&difficulty=easy');
    await page.locator('.take-it > summary').click();
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowLeft');
    expect(await page.getByRole('tab', { name: 'MCP' }).getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('tabpanel').textContent()).toContain('svc_list');
    const { meta } = await api.list('tags=rivers&difficulty=easy&limit=0&count=exact');
    for (const [name, lines] of [
      ['CSV for spreadsheets', (meta.total ?? 0) + 1],
      ['JSON Lines for programs', meta.total],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const path = await (await download).path();
      const content = await readFile(path, 'utf8');
      expect(content.trimEnd().split('\n')).toHaveLength(lines ?? 0);
      await page
        .getByRole('status')
        .filter({ hasText: `Done: ${meta.total ?? 0} questions` })
        .waitFor();
    }
  });

  test('filters are behind a button on phones', async () => {
    const page = await openLive('/explore', PHONE);
    const button = page.locator('.filter-panel > summary');
    expect(await choice(page, 'Easy').isVisible()).toBe(false);
    await button.click();
    const easy = await numberOf(page, 'Easy');
    await choice(page, 'Easy').click();
    await page.getByRole('button', { name: `Show ${easy ?? ''} questions` }).click();
    expect(await choice(page, 'Hard').isVisible()).toBe(false);
    await page.locator('.filter-panel > summary:focus').waitFor();
    expect(await button.textContent()).toBe('Filters (1)');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test.each([
    '/explore?tags=rivers',
    '/pl/explore?category=music&tags=rivers',
    '/pl/explore?tags_any=rivers',
  ])('has no barrier that axe finds: %s', async (path) => {
    const colorScheme = COLOURS[path.startsWith('/pl') ? 'pl' : 'en'];
    const page = await openLive(path, { colorScheme, reducedMotion: 'reduce' });
    for (const summary of await page.locator('.take-it > summary').all()) await summary.click();
    expect(await barriersOn(page), colorScheme).toEqual([]);
    await page.setViewportSize(PHONE.viewport);
    await page.locator('.filter-panel > summary').click();
    expect(await barriersOn(page), `${colorScheme} on a phone`).toEqual([]);
  });
});

withBrowser('the page of a question', () => {
  test.each(['', '/pl'])('has its translation, its tags, and a report in two clicks: %s', async (prefix) => {
    const lang = prefix === '' ? 'en' : 'pl';
    const { data } = await api.list(`lang=${lang}&tags=mammals&limit=1&include=translations`);
    const [question] = data;
    const page = await openLive(`${prefix}/questions/${question?.id ?? ''}`);
    expect(await page.locator('h1').textContent()).toBe(question?.text);
    expect(await page.locator('.chips').getByRole('link').first().getAttribute('href')).toContain('/topics/');
    await page.emulateMedia({ colorScheme: COLOURS[lang] });
    expect(await barriersOn(page)).toEqual([]);
    await page.locator('.report summary').click();
    await page.locator('.report button').first().click();
    await page
      .locator('.report p')
      .filter({ hasText: /Thank you|Dziękujemy/ })
      .waitFor();
    const { rows: reports } = await engines.pool.query(
      'select question_url from reports where question_id = $1',
      [question?.id],
    );
    expect(reports).toMatchObject([
      { question_url: expect.stringMatching(`${prefix}/questions/`) as unknown },
    ]);
    const sibling = question?.translations?.[0]?.id ?? '';
    await page.locator('.notice a').click();
    await until('the translation is shown', () =>
      Promise.resolve(page.url().endsWith(`/questions/${sibling}`)),
    );
  });

  test('does not exist for ids of nothing', async () => {
    for (const id of ['01975c2e-0000-7000-8000-000000000001', 'nonsense'])
      expect((await fetch(`${address}/questions/${id}`)).status).toBe(404);
  });
});
