import { expect, test } from 'vitest';

import { dayText, monthText, timeText } from '../../../src/http/pages/frame/dates.ts';

const TIME = new Date('2026-03-04T23:05:00Z');

test.each([
  ['en', '4 March 2026', 'March 2026', '4 March 2026, 23:05 UTC'],
  ['pl', '4 marca 2026', 'marzec 2026', '4 marca 2026, 23:05 UTC'],
] as const)('dates on pages have the day first, in UTC: %s', (language, day, month, time) => {
  expect(dayText(language, TIME)).toBe(day);
  expect(monthText(language, TIME)).toBe(month);
  expect(timeText(language, TIME)).toBe(time);
});
