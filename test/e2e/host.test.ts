import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd, barriersOn, COLOURS, openNarrow } from '../support/front-end.ts';
import { pairs } from '../support/data/a-question.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, [
  ...pairs(12, { explanation: 'It has been so for long.' }),
  ...pairs(4, { type: 'boolean', category: 'animals' }),
  ...pairs(4, { type: 'text_input', category: 'music', correctAnswer: 'Chopin' }),
]);
const open = ownBrowser();

const LANGUAGES = {
  en: {
    prefix: '',
    add: '+ Add a round',
    screen: 'Show on a big screen',
    questions: 'Question sheet',
    round: 'Round 1',
    reveal: 'Show the answer',
    exit: 'Close',
    answers: 'Warm-up: the answers',
    ofTwo: 'Question 1 of 2',
  },
  pl: {
    prefix: '/pl',
    add: '+ Dodaj rundę',
    screen: 'Pokaż na dużym ekranie',
    questions: 'Arkusz pytań',
    round: 'Runda 1',
    reveal: 'Pokaż odpowiedź',
    exit: 'Zamknij',
    answers: 'Warm-up: odpowiedzi',
    ofTwo: 'Pytanie 1 z 2',
  },
} as const;
const BOTH = ['en', 'pl'] as const;

/** Three rounds of two questions: capitals to choose from, animals, and composers to name. */
const QUIZ =
  'lang=en&r1-title=Warm-up&r1-category=geography&r1-amount=2&r1-seed=a' +
  '&r2-category=animals&r2-amount=2&r2-seed=a&r3-type=text_input&r3-amount=2&r3-seed=a';

const isLive = (page: Page): Promise<unknown> => page.locator('.has-scripts').waitFor({ state: 'attached' });

withBrowser('the host of a quiz', () => {
  test.each(BOTH)('puts rounds together, and the address keeps them: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page, complaints } = await open();
    await page.goto(`${address}${words.prefix}/play/host`);
    await isLive(page);
    expect(await page.locator('.edit-round').count()).toBe(3);
    await page.locator('#r1-title').fill('Warm-up');
    await page.locator('#r1-difficulty').selectOption('');
    await page.locator('#r1-category').selectOption('geography');
    await until('the address has the round', () =>
      page.url().includes('r1-title=Warm-up&r1-category=geography'),
    );
    await page
      .locator('.edit-foot')
      .first()
      .getByText(/\b12\b/)
      .waitFor();
    await page.getByRole('button', { name: words.add }).click();
    await until('there are four rounds', async () => (await page.locator('.edit-round').count()) === 4);
    await page.locator('.edit-round').nth(1).locator('button[name=remove]').click();
    await until('there are three rounds', async () => (await page.locator('.edit-round').count()) === 3);
    const url = page.url();
    await page.goto(url);
    expect(await page.locator('#r1-title').inputValue()).toBe('Warm-up');
    expect(await page.locator('#r1-category').inputValue()).toBe('geography');
    expect(await page.locator('.edit-round').count()).toBe(3);
    expect(complaints).toEqual([]);
  });

  test.each(BOTH)('shows the slides by keyboard, and a reload shows the same one: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page, complaints } = await open();
    await page.goto(`${address}${words.prefix}/play/host?${QUIZ}`);
    await isLive(page);
    await page.getByRole('button', { name: words.screen }).click();
    await page.getByRole('heading', { level: 1, name: 'Warm-up' }).waitFor();
    expect(await page.locator('.site-header').isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    await page.getByText(words.ofTwo).waitFor();
    expect(await page.locator('.slide-option').count()).toBe(4);
    expect(await page.locator('.slide-option.right').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator('.slide-option.right', { hasText: 'Paris' }).waitFor();
    await page.keyboard.press('t');
    await page.locator('.screen-timer').waitFor();
    const text = await page.locator('h1').innerText();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: text }).waitFor();
    expect(await page.locator('.slide-option.right').count()).toBe(0);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('PageDown');
    await page.getByRole('heading', { level: 1, name: words.answers }).waitFor();
    expect(await page.locator('.slide-answers strong').allInnerTexts()).toEqual(['Paris', 'Paris']);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('heading', { level: 1, name: text }).waitFor();
    await page.getByRole('link', { name: words.exit }).click();
    await page.locator('.edit-round').first().waitFor();
    expect(await page.locator('#r1-title').inputValue()).toBe('Warm-up');
    expect(complaints).toEqual([]);
  });

  test.each(BOTH)('prints each round on its own page, and the sources at the end: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page } = await open({ colorScheme: 'dark' });
    const pagesOf = async (): Promise<number> =>
      (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await page.goto(`${address}${words.prefix}/play/host?${QUIZ}`);
    await isLive(page);
    await page.getByRole('button', { name: words.questions }).click();
    await page.locator('.sheet').first().waitFor();
    expect(await page.locator('.sheet-question').count()).toBe(6);
    const style = await page.evaluate<string>(
      "getComputedStyle(document.querySelector('.sheet-questions')).listStyleType",
    );
    expect(style).toBe('decimal');
    expect(await page.locator('.credits li').allInnerTexts()).toEqual([
      'Test author, CC-BY-4.0 (1.1, 1.2, 2.1, 2.2, 3.1, 3.2)',
    ]);
    expect(await pagesOf()).toBe(4);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.locator('.site-header').isVisible()).toBe(false);
    expect(await page.locator('.sheet-head').isVisible()).toBe(false);
    const color = await page.evaluate<string>("getComputedStyle(document.querySelector('.sheet h2')).color");
    expect(color).toBe('rgb(0, 0, 0)');

    await page.goto(page.url().replace('view=questions', 'view=answers'));
    await page.locator('.answer-lines').first().waitFor();
    expect(await page.locator('.answer-lines').allInnerTexts()).not.toContain('Paris');
    const marks = await page.locator('.answer-lines').nth(0).locator('.answer-mark').allInnerTexts();
    expect(marks.join('')).toBe('ABCDABCD');
    expect(await page.locator('.answer-lines').nth(2).locator('.answer-line').count()).toBe(2);
    expect(await page.locator('.answer-number').first().innerText()).toBe('1.');
    expect(await pagesOf()).toBe(3);
  });

  test('brings no question twice in a night, and the same ones in the other language', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    const rounds = 'r1-category=geography&r1-amount=6&r1-seed=a&r2-category=geography&r2-amount=6&r2-seed=a';
    await page.goto(`${address}/play/host?view=questions&lang=en&${rounds}`);
    const english = await page.locator('.sheet-text').allInnerTexts();
    expect(new Set(english).size).toBe(12);
    await page.goto(`${address}/pl/play/host?view=questions&lang=en&${rounds}`);
    expect(await page.locator('.sheet-text').allInnerTexts()).toEqual(
      english.map((text) => `Po polsku: ${text}`),
    );
  });

  test.each(BOTH)('needs no scripts for the form, the sheets and the questions: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(`${address}${words.prefix}/play/host`);
    await page.getByRole('button', { name: words.add }).click();
    await page.locator('.edit-round').nth(3).waitFor();
    await page.goto(`${address}${words.prefix}/play/host?${QUIZ}`);
    await page.getByRole('button', { name: words.screen }).click();
    await page.locator('.reading-list').first().waitFor();
    expect(await page.locator('.reading-list > li').count()).toBe(6);
    expect(await page.locator('.reading-list details strong').first().isVisible()).toBe(false);
  });

  test('sees when a link has filters that do not exist', async () => {
    const { page } = await open();
    await page.goto(`${address}/play/host?r1-category=nosuch&r1-seed=a`);
    await page.getByText('filters that the service does not know').waitFor();
    await page.goto(`${address}/play/host?view=screen&r1-category=nosuch&r1-seed=a`);
    await page.getByRole('link', { name: 'Change the quiz' }).waitFor();
  });

  test.each(BOTH)('meets no barrier that axe finds, and fits 320 pixels: %s', async (language) => {
    const { prefix, reveal } = LANGUAGES[language];
    const { page } = await open({ colorScheme: COLOURS[language], reducedMotion: 'reduce' });
    for (const view of ['edit', 'screen', 'questions', 'answers']) {
      await openNarrow(page, `${address}${prefix}/play/host?view=${view}&${QUIZ}`);
      expect(await barriersOn(page), view).toEqual([]);
      if (view !== 'screen') continue;
      await page.locator('.screen-controls').waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: reveal }).click();
      expect(await barriersOn(page), 'question').toEqual([]);
    }
  });
});
