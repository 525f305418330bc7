import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { aQuestion, pairs } from '../support/data/a-question.ts';
import { ownBrowser, withBrowser } from '../support/chromium.ts';
import { ownEngines } from '../support/engines.ts';
import { aFrontEnd, barriersOn, COLOURS, expectToFit } from '../support/front-end.ts';
import { until } from '../support/until.ts';

const engines = await ownEngines();
const { address } = await aFrontEnd(engines, [
  ...pairs(13, { explanation: 'It has been so for long.' }),
  ...pairs(5, { type: 'boolean', category: 'animals', difficulty: 'easy' }),
  ...pairs(6, {
    type: 'text_input',
    category: 'music',
    correctAnswer: 'Fryderyk Chopin',
    extensions: { acceptedAnswers: ['Chopin'] },
  }),
  ...Array.from({ length: 3 }, () => aQuestion({ category: 'history' })),
]);
const open = ownBrowser();

const LANGUAGES = {
  en: {
    prefix: '',
    daily: 'Play today’s ten',
    own: /^Play: /,
    next: 'Next round',
    result: 'See the result',
    right: 'Right!',
    typed: 'Your answer',
    report: 'Report a problem',
    factual: 'The answer is wrong',
    thanks: 'Thank you',
    copy: 'Copy result and link',
    all: 'Flawless!',
  },
  pl: {
    prefix: '/pl',
    daily: 'Zagraj w dzisiejszą dziesiątkę',
    own: /^Zagraj: /,
    next: 'Następna runda',
    result: 'Zobacz wynik',
    right: 'Dobrze!',
    typed: 'Twoja odpowiedź',
    report: 'Zgłoś błąd',
    factual: 'Odpowiedź jest błędna',
    thanks: 'Dziękujemy',
    copy: 'Kopiuj wynik i link',
    all: 'Bezbłędnie!',
  },
} as const;
const BOTH = ['en', 'pl'] as const;
/** The right answers of all choices. */
const RIGHT = ['Paris', 'True', 'Prawda'];

const questionOf = (page: Page): Promise<string> => page.locator('.play-question h2').innerText();
const stepsOf = async (page: Page): Promise<string> =>
  (await page.locator('.steps .step > [aria-hidden]').allTextContents()).join('');

/** Answers the open question by a key. */
async function answer(page: Page, isRight: boolean): Promise<void> {
  const options = page.locator('.play-question button.option');
  await options.first().waitFor();
  const texts = await options.allInnerTexts();
  const wanted = texts.findIndex((text) => RIGHT.some((right) => text.endsWith(right)) === isRight);
  await page.keyboard.press(String(wanted + 1));
  await page.locator('.play-verdict').waitFor();
}

/** Opens the question after one that is answered. */
async function openNext(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await until('the next question is open', async () => (await page.locator('.play-verdict').count()) === 0);
}

/** Plays the rest of a round by keys, every question right. Returns the texts of its questions. */
async function playOn(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.locator('.play-question').waitFor();
  while ((await page.locator('.result').count()) === 0) {
    const text = await questionOf(page);
    seen.push(text);
    await answer(page, true);
    await page.keyboard.press('Enter');
    await until(
      'the next question or the result is shown',
      async () => (await page.locator('.result').count()) > 0 || (await questionOf(page)) !== text,
    );
  }
  return seen;
}

withBrowser('a round', () => {
  test.each(BOTH)(
    'of the day is played by keyboard, and its result replays the same ten: %s',
    async (language) => {
      const words = LANGUAGES[language];
      const { page, context, complaints } = await open();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${address}${words.prefix}/play`);
      await page.getByRole('link', { name: words.daily }).click();
      await page.locator('.play-question').waitFor();
      expect(await page.locator(':focus').innerText()).toBe(await questionOf(page));
      await answer(page, false);
      expect(await stepsOf(page)).toBe('✗');
      expect(await page.locator('.option.right').count()).toBe(1);
      expect(await page.locator('.option.wrong').count()).toBe(1);
      const first = await questionOf(page);
      await page.keyboard.press('Enter');
      const seen = [first, ...(await playOn(page))];
      expect(seen).toHaveLength(10);
      expect(new Set(seen).size).toBe(10);
      expect(await page.locator('.result-score [aria-hidden]').innerText()).toBe('9/10');
      expect(await page.locator('.review > li').count()).toBe(10);

      await page.getByRole('button', { name: words.copy }).click();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      const [title = '', squares, link = ''] = copied.split('\n');
      expect(title).toMatch(/9\/10$/);
      expect(squares).toBe(`🟥${'🟩'.repeat(9)}`);
      const other = await open({ javaScriptEnabled: false });
      await other.page.goto(address + link.slice(new URL(link).origin.length));
      expect(await other.page.locator('.reading-list h2').allInnerTexts()).toEqual(seen);
      expect(complaints).toEqual([]);
    },
  );

  test.each(BOTH)('of some filters brings no question twice until all have come: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page, complaints } = await open();
    await page.goto(`${address}${words.prefix}/play?amount=5`);
    await page.locator('#play-category').selectOption('geography');
    await until('the address has the category', () => page.url().includes('category=geography'));
    await page.getByText(/\b13\b/).waitFor();
    await page.getByRole('button', { name: words.own }).click();
    const rounds = [await playOn(page)];
    for (let more = 0; more < 2; more += 1) {
      await page.getByRole('button', { name: words.next }).click();
      rounds.push(await playOn(page));
    }
    expect(rounds.map((round) => round.length)).toEqual([5, 5, 3]);
    expect(new Set(rounds.flat()).size).toBe(13);
    expect(await page.locator('.result h2').innerText()).toBe(words.all);
    expect(complaints).toEqual([]);
  });

  test('takes a choice that was made before the scripts ran', async () => {
    const { page, complaints } = await open();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/browser-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${address}/play`, { waitUntil: 'commit' });
    await page.locator('#play-category').selectOption('geography');
    release();
    await until('the address has the category', () => page.url().includes('category=geography'));
    await page.getByText(/\b13\b/).waitFor();
    expect(complaints).toEqual([]);
  });

  test.each(BOTH)('judges typed answers leniently: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page } = await open();
    await page.goto(`${address}${words.prefix}/play?type=text_input`);
    await page.getByRole('button', { name: words.own }).click();
    await page.locator('.play-question').waitFor();
    const verdicts: boolean[] = [];
    for (const typed of ['fryderyk chopen', 'CHOPIN', 'Bach']) {
      await page.getByLabel(words.typed).fill(typed);
      await page.keyboard.press('Enter');
      await page.locator('.play-verdict').waitFor();
      verdicts.push(await page.locator('.play-verdict').getByText(words.right).isVisible());
      await page.keyboard.press('Enter');
    }
    expect(verdicts).toEqual([true, true, false]);
  });

  test('continues after a reload, on the way back, and in the other language with the same question', async () => {
    const { page, complaints } = await open();
    await page.goto(`${address}/play?category=geography&seed=resume&lang=en`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await answer(page, true);
    await openNext(page);
    const text = await questionOf(page);
    await page.reload();
    await page.locator('.play-question').waitFor();
    expect([await stepsOf(page), await questionOf(page)]).toEqual(['✓', text]);

    await page.getByRole('link', { name: 'Po polsku' }).click();
    await page.getByText(`Po polsku: ${text}`).waitFor();
    expect(await stepsOf(page)).toBe('✓');
    await answer(page, true);
    expect(await stepsOf(page)).toBe('✓✓');

    await page.getByRole('link', { name: 'Zagraj', exact: true }).click();
    await page.getByRole('heading', { name: 'Własna runda' }).waitFor();
    await page.goBack();
    await page.getByText(`Po polsku: ${text}`).waitFor();
    expect(await stepsOf(page)).toBe('✓✓');
    expect(complaints).toEqual([]);
  });

  test('keeps a question that has no translation, and says so', async () => {
    const { page } = await open();
    await page.goto(`${address}/pl/play?category=history&seed=only&lang=en`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText('To pytanie nie ma polskiej wersji').waitFor();
    expect(await page.locator('.play-question').getAttribute('lang')).toBe('en');
    await answer(page, true);
  });

  test('reports a problem in two clicks', async () => {
    for (const language of BOTH) {
      const words = LANGUAGES[language];
      const { page } = await open();
      await page.goto(`${address}${words.prefix}/play?category=geography&seed=report&lang=en`);
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      await page.getByText(words.report).click();
      await page.getByRole('button', { name: words.factual }).click();
      await page.getByText(words.thanks).waitFor();
    }
    const { rows } = await engines.pool.query<{ type: string; question_id: string | null }>(
      'select g.type, r.question_id from reports r join report_groups g on g.id = r.group_id',
    );
    expect(rows.map(({ type }) => type)).toEqual(['factual', 'factual']);
    expect(rows.every(({ question_id: id }) => id !== null)).toBe(true);
  });
});

withBrowser('the timer', () => {
  /** Milliseconds after which the effects of a new view have run. */
  const SETTLED = 100;

  /** Starts a round. Time passes only where a test says so, however long the machine takes between two steps. */
  const start = async (page: Page, seed: string): Promise<void> => {
    await page.clock.install({ time: '2026-11-23T12:00:00Z' });
    await page.clock.pauseAt('2026-11-23T13:00:00Z');
    await page.goto(`${address}/play?category=geography&seed=${seed}&lang=en`);
    await untilLive(page);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.play-question').waitFor();
  };

  /** Waits until the scripts have taken over. */
  const untilLive = async (page: Page): Promise<void> => {
    await page.locator('html.has-scripts').waitFor();
    await page.clock.runFor(SETTLED);
  };

  test('ends a question after 20 seconds, and shows its answer', async () => {
    const { page } = await open();
    await start(page, 'late');
    await page.clock.runFor(15_100);
    expect(await page.locator('.timer-seconds').innerText()).toBe('5');
    await page.clock.runFor(5_000);
    await page.getByText('Time’s up.').waitFor();
    expect(await stepsOf(page)).toBe('✗');
  });

  test('stops while the page is hidden', async () => {
    const { page } = await open();
    await start(page, 'hidden');
    const show = (state: string): Promise<unknown> =>
      page.evaluate(`
        Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      `);
    await page.clock.runFor(5_100);
    await show('hidden');
    await page.clock.runFor(60_000);
    await show('visible');
    await page.clock.runFor(1_000);
    expect(await page.locator('.timer-seconds').innerText()).toBe('14');
    expect(await page.locator('.play-verdict').count()).toBe(0);
  });

  test('can be switched off, and stays off', async () => {
    const { page } = await open();
    await start(page, 'off');
    await page.getByRole('button', { name: 'Timer on' }).click();
    await page.clock.runFor(60_000);
    expect(await page.locator('.play-verdict').count()).toBe(0);
    await page.reload();
    await untilLive(page);
    await page.locator('.play-question').waitFor();
    expect(await page.locator('.timer').count()).toBe(0);
    await answer(page, true);
    expect(await page.locator('.won').innerText()).toContain('+100');
  });
});

withBrowser('the pages of the game', () => {
  test.each(BOTH)('can be read without scripts: %s', async (language) => {
    const words = LANGUAGES[language];
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(`${address}${words.prefix}/play`);
    await page.getByRole('link', { name: words.daily }).click();
    await page.locator('.reading-list > li').first().waitFor();
    expect(await page.locator('.reading-list > li').count()).toBe(10);
    const hidden = page.locator('.reading-list details strong').first();
    expect(await hidden.isVisible()).toBe(false);
    await page.locator('.reading-list summary').first().click();
    expect(await hidden.isVisible()).toBe(true);
    await page.goto(`${address}${words.prefix}/play?category=animals`);
    await page.getByRole('button', { name: words.own }).click();
    await page.locator('.reading-list > li').first().waitFor();
    expect(await page.locator('.reading-list > li').count()).toBe(5);
  });

  test('say what is wrong with a link', async () => {
    const { page } = await open();
    await page.goto(`${address}/play?category=nosuch`);
    await page.getByText('filters that the service does not know').waitFor();
    await page.goto(`${address}/play?category=nosuch&seed=a`);
    await page.getByRole('heading', { name: 'There are no questions in this round' }).waitFor();
    await page.goto(`${address}/play?category=art`);
    await page.getByText('No question matches this selection').waitFor();
    expect(await page.getByRole('button', { name: LANGUAGES.en.own }).isDisabled()).toBe(true);
  });

  test.each(BOTH)('have no barrier that axe finds, and fit 320 pixels: %s', async (language) => {
    const { prefix, result } = LANGUAGES[language];
    const { page } = await open({ colorScheme: COLOURS[language], reducedMotion: 'reduce' });
    const look = async (name: string): Promise<void> => {
      expect(await barriersOn(page), name).toEqual([]);
      await expectToFit(page, name);
    };
    await page.goto(`${address}${prefix}/play?tags=europe`);
    await page.locator('.has-scripts').waitFor({ state: 'attached' });
    await look('start');
    await page.goto(`${address}${prefix}/play?category=animals&amount=2&seed=axe&lang=en`);
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    await look('ready');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.locator('.play-question').waitFor();
    await look('question');
    await answer(page, false);
    await look('wrong');
    await openNext(page);
    await answer(page, true);
    await look('right');
    await page.getByRole('button', { name: result }).click();
    await page.locator('.result').waitFor();
    await look('result');
  });

  test('do not move for people who prefer less motion', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto(`${address}/pl/play?category=geography&seed=still&lang=pl`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    expect(await playOn(page)).toHaveLength(10);
    expect(await page.locator('.confetti').isVisible()).toBe(false);
  });
});
