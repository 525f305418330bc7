import { expect, test } from 'vitest';

import { createRefusedPage } from '../../../src/web/error-pages.ts';

const refusedPage = createRefusedPage('https://trivia.example');

test.each([
  [1, 'en', 'Try again in 1 second.'],
  [90, 'en', 'Try again in 90 seconds.'],
  [91, 'en', 'Try again in 2 minutes.'],
  [5_400, 'en', 'Try again in 90 minutes.'],
  [5_401, 'en', 'Try again in 2 hours.'],
  [82_000, 'pl', 'po czasie: 23 godziny.'],
])('a wait of %i seconds is shown in seconds, minutes or hours (%s)', (seconds, lang, text) => {
  expect(refusedPage({}, `/topics?lang=${lang}`, seconds)).toContain(text);
});
