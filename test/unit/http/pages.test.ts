import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { type Counted, termOf } from '../../../src/discovery/listing.ts';
import { ERRORS } from '../../../src/errors.ts';
import { FONT_PATH, PREVIEW_PATH, STYLE_PATH } from '../../../src/http/pages/design-files.ts';
import { dayText, monthText, timeText } from '../../../src/http/pages/frame/dates.ts';
import { htmlOf } from '../../../src/http/pages/page.ts';
import { sitemapIndex, sitemapPart, sitePaths } from '../../../src/site/sitemap.ts';
import { aServer } from '../../support/a-server.ts';

const get = (url: string, headers: Record<string, string> = {}) => aServer().inject({ url, headers });

describe('the page of an error', () => {
  test.each(Object.entries(ERRORS))('explains %s on a page without scripts', async (code, row) => {
    const response = await get(`/errors/${code}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(response.body).toContain(htmlOf(row.remedy));
    expect(response.body).not.toContain('<script');
  });

  test('is in the language of the browser, or of a link', async () => {
    const polish = await get('/errors/rate_limit_exceeded', { 'accept-language': 'pl' });
    expect(polish.body).toContain('<html lang="pl">');
    expect(polish.body).toContain('<h1>Zbyt wiele żądań</h1>');
    expect(polish.headers).toMatchObject({
      vary: 'Accept-Language, Cookie, Accept-Encoding',
      'cache-control': 'public, max-age=3600',
    });
    const chosen = await get('/errors/rate_limit_exceeded?lang=en', { 'accept-language': 'pl' });
    expect(chosen.body).toContain('<h1>Rate limit exceeded</h1>');
    expect(chosen.headers['cache-control']).toBe('private, no-cache');
  });

  test.each(['nope', '__proto__', '%3Cscript%3E'])('has no page for %s', async (code) => {
    const response = await get(`/errors/${code}`);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([404, 'route_not_found']);
  });
});

test('escapes text for HTML and marks up code', () => {
  expect(htmlOf('<b> & "q" `a<b`')).toBe('&lt;b> &amp; &quot;q&quot; <code>a&lt;b</code>');
});

test('the API guide has every code in the row of its status', () => {
  const rows = readFileSync('docs/guides/api.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  for (const [code, { status }] of Object.entries(ERRORS)) {
    const row = rows.find((each) => each.includes(`\`${code}\``));
    expect(row, code).toContain(String(status));
  }
});

test('the style sheet of all pages is one file, and its name changes with its content', async () => {
  expect(STYLE_PATH).toMatch(/^\/design\/style-[\w-]{10}\.css$/);
  const { statusCode, headers, body } = await get(STYLE_PATH);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(body).not.toContain('@import');
  for (const part of [':root', '.site-header', '.button', '.question', '.plain'])
    expect(body).toContain(part);
});

test('every file that the style sheet names is served, uncompressed', async () => {
  const { body } = await get(STYLE_PATH);
  const names = Array.from(body.matchAll(/url\(([^)]+)\)/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(1);
  expect(names).toContain(FONT_PATH);
  for (const name of names) {
    const { statusCode, headers } = await get(name, { 'accept-encoding': 'br' });
    expect([statusCode, headers['content-type'], headers['content-encoding']], name).toEqual([
      200,
      'font/woff2',
      undefined,
    ]);
  }
});

test('the icon has the picture of the logo, and link previews have a picture of the usual size', async () => {
  const icon = (await get('/favicon.ico')).rawPayload;
  const preview = (await get(PREVIEW_PATH)).rawPayload;
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(sizeOf(icon.subarray(icon.readUInt32LE(18)))).toEqual([32, 32]);
  expect(sizeOf(preview)).toEqual([1200, 630]);
  expect(preview.length).toBeLessThan(100_000);
});

const UNKNOWN = ['/design/style.css', '/design/style-AAAAAAAAAA.css', '/design/..%2Ftokens.css'];
test.each(UNKNOWN)('%s is not found', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('error pages, without a build, show the logo, the navigation and the style of all pages', async () => {
  const { body } = await get('/errors/invalid_body');
  expect(body).toContain(`<link rel="stylesheet" href="${STYLE_PATH}">`);
  expect(body).toContain('class="site-header"');
  for (const path of ['/', '/explore', '/play', '/stats', '/docs/', '/account?lang=en'])
    expect(body).toContain(`href="${path}"`);
});

const TIME = new Date('2026-03-04T23:05:00Z');

test.each([
  ['en', '4 March 2026', 'March 2026', '4 March 2026, 23:05 UTC'],
  ['pl', '4 marca 2026', 'marzec 2026', '4 marca 2026, 23:05 UTC'],
] as const)('dates on pages have the day first, in UTC: %s', (language, day, month, time) => {
  expect(dayText(language, TIME)).toBe(day);
  expect(monthText(language, TIME)).toBe(month);
  expect(timeText(language, TIME)).toBe(time);
});

/** A colour with channels from 0 to 1, of light and not of its code. */
type Light = readonly [number, number, number];

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

function fromHex(hex: string): Light {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

const cube = (number: number): number => number ** 3;
const clamp = (number: number): number => Math.min(1, Math.max(0, number));

/** The conversion of https://www.w3.org/TR/css-color-4/#ok-lab */
function fromOklch(lightness: number, chroma: number, hue: number): Light {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b);
  const medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b);
  const short = cube(lightness - 0.0894841775 * a - 1.291485548 * b);
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** @param css - `#rrggbb` or `oklch(58% 0.16 330)` */
function colourOf(css: string): Light {
  if (/^#[\da-f]{6}$/i.test(css)) return fromHex(css);
  const [, lightness, chroma, hue] = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(css) ?? [];
  if (hue === undefined) throw new Error(`${css} is in no form that this test reads`);
  return fromOklch(Number(lightness) / 100, Number(chroma), Number(hue));
}

const luminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of two colours as WCAG defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colourOf(one)), luminance(colourOf(other))].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

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

describe.each(['light', 'dark'] as const)('in the scheme %s', (scheme) => {
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

const BASE = 'https://trivia.example';
const locations = (xml = ''): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(BASE, ''));

describe('a sitemap of many pages', () => {
  const paths = Array.from({ length: 6_001 }, (_, index) => `/tags/t${index}`);
  const parts = locations(sitemapIndex(paths, BASE));

  test('is divided into files of at most 5,000 URLs, which together list each page once', () => {
    expect(parts).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
    const listed = parts.map((_path, index) => locations(sitemapPart(paths, index + 1, BASE)));
    expect(listed.map(({ length }) => length)).toEqual([5_000, 5_000, 2_002]);
    expect(new Set(listed.flat())).toEqual(new Set(paths.flatMap((path) => [path, `/pl${path}`])));
  });

  test('escapes what XML does not allow', () => {
    expect(sitemapPart(['/tags/a&b'], 1, BASE)).toContain('<loc>https://trivia.example/tags/a&amp;b</loc>');
  });
});

describe('the pages of a sitemap', () => {
  const counted = (counts: Readonly<Record<string, number>>): { readonly entries: readonly Counted[] } => ({
    entries: Object.entries(counts).map(([slug, count]) => ({ term: termOf({ slug, label: {} }), count })),
  });
  const catalogue = {
    overview: { byCategory: [['22', 5]] as const },
    topics: counted({ waters: 3, empty: 0 }),
    tags: counted({ rivers: 20, comets: 19 }),
  };

  test('are those with enough questions, and every page that needs no slug', () => {
    const patterns = '/ /play /plots /questions/:id /categories/:slug /topics/:slug /tags/:slug'.split(' ');
    const inBoth = patterns.flatMap((pattern) => [pattern, `/pl${pattern === '/' ? '' : pattern}`]);
    expect(sitePaths(catalogue, inBoth)).toEqual([
      ...['/', '/play', '/plots'],
      ...['/categories/geography', '/topics/waters', '/tags/rivers'],
    ]);
  });

  test('are of no kind that the site has no pages for', () => {
    expect(sitePaths(catalogue, ['/', '/pl', '/topics/:slug'])).toEqual(['/', '/topics/waters']);
  });
});
