import { expect, test } from 'vitest';

import { pathIn, splitLanguage } from '../../../explorer/texts/language.ts';

test.each([
  ['/', 'en', '/'],
  ['/topics/rivers', 'en', '/topics/rivers'],
  ['/pl', 'pl', '/'],
  ['/pl/topics/rivers', 'pl', '/topics/rivers'],
  // Not the prefix, but a path that begins like it.
  ['/play', 'en', '/play'],
  ['/pl/play', 'pl', '/play'],
] as const)('%s is in %s', (path, language, english) => {
  expect(splitLanguage(path)).toEqual({ language, path: english });
  expect(pathIn(language, english)).toBe(path);
});
