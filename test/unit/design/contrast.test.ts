import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { contrast } from './colours.ts';

const read = (name: string): string => readFileSync(`explorer/design/${name}`, 'utf8');

const tokensIn = (css: string): Map<string, string> =>
  new Map(
    Array.from(css.matchAll(/--([\w-]+): (#[\da-f]+);/g), ([, name = '', value = '']) => [name, value]),
  );

const [light = '', dark = ''] = read('tokens.css').split('@media screen and (prefers-color-scheme: dark)');
const SCHEMES = { light: tokensIn(light), dark: tokensIn(dark) };

const GROUNDS = ['ground', 'card', 'sunken', 'tint'];
const ON_ALL = ['text', 'soft', 'brand', 'brand-strong'];
/** Texts with the grounds that they are used on. */
const PAIRS = [
  ...ON_ALL.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...['good', 'bad'].flatMap((text) => ['ground', 'card', 'sunken'].map((ground) => [text, ground] as const)),
  ['good', 'good-tint'],
  ['bad', 'bad-tint'],
  ['text', 'good-tint'],
  ['text', 'bad-tint'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['card', 'good'],
  ['card', 'bad'],
] as const;

const categories = Array.from(
  read('categories.css').matchAll(/\.category-([\w-]+) \{\s*--category: light-dark\((.+?\)), (.+?\))\);/g),
  ([, name = '', inLight = '', inDark = '']) => ({ name, light: inLight, dark: inDark }),
);

describe.each(['light', 'dark'] as const)('%s', (scheme) => {
  const colour = (name: string): string => {
    const value = SCHEMES[scheme].get(name);
    expect(value, name).toBeDefined();
    return value ?? '';
  };

  test.each(PAIRS)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['ground', 'card'])('the border of a field is visible on %s', (ground) => {
    expect(contrast(colour('field'), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(['ground', 'card', 'tint'])('the outline of what has the focus is visible on %s', (ground) => {
    expect(contrast(colour('brand'), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test('the colour of each category is visible on cards', () => {
    expect(categories.length).toBe(24);
    for (const { name, [scheme]: value } of categories)
      expect(contrast(value, colour('card')), name).toBeGreaterThanOrEqual(3);
  });
});

test('every colour of one scheme has a value in the other', () => {
  expect([...SCHEMES.dark.keys()].sort()).toEqual([...SCHEMES.light.keys()].sort());
});

test('the contrast of known colours is known', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('oklch(62.8% 0.2577 29.23)', '#ff0000')).toBeCloseTo(1, 2);
});
