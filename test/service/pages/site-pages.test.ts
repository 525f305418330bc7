import { describe, expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { CHROMIUM, ownBrowser } from '../../support/chromium.ts';
import { ownEngines } from '../../support/engines.ts';
import { aFrontEnd } from '../../support/front-end.ts';
import { questions } from '../../support/data/a-question.ts';

const engines = await ownEngines();
const { api, address } = await aFrontEnd(engines, questions(12));
const { app } = api;
const open = ownBrowser();
/** What browsers send when a person opens a page. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const get = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { ...BROWSER, ...headers } });

const linksIn = (html: string, pattern: RegExp): string[] =>
  Array.from(html.matchAll(pattern), ([, path = '']) => path);

test.each([
  ['/', 'en'],
  ['/pl', 'pl'],
])('%s is a whole document in its language for people, crawlers and previews', async (path, language) => {
  const { statusCode, headers, body } = await get(path);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toMatch(/<title>[^<]{20,}<\/title>/);
  expect(body).toMatch(/<meta name="description" content="[^"]{50,}">/);
  const origin = engines.config.baseUrl;
  expect(body).toContain(`<link rel="canonical" href="${origin}${path}">`);
  expect(linksIn(body, /<link rel="alternate" hreflang="([\w-]+)"/g)).toEqual(['en', 'pl', 'x-default']);
  expect(body).toContain(`<meta property="og:url" content="${origin}${path}">`);
});

test('a page allows scripts, styles and requests of the same origin only, and has none inline', async () => {
  const { headers, body } = await get('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(
    linksIn(body, /(?:src|href)="(https?:[^"]+)"/g).filter((url) => !url.startsWith(engines.config.baseUrl)),
  ).toEqual([]);
  expect(body).not.toMatch(/ style="| on[a-z]+="|<style/);
  expect(body).not.toMatch(/<script(?! type="(module" src=|application\/json"))/);
});

test('assets have names of their content, are kept for a year and compressed once', async () => {
  const { body } = await get('/');
  const assets = linksIn(body, /(?:src|href)="(\/assets\/[^"]+)"/g);
  expect(assets.length).toBeGreaterThan(3);
  for (const path of assets) {
    const { statusCode, headers } = await get(path, { 'accept-encoding': 'br' });
    const { rawPayload } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(path).toMatch(/-[\w-]{8}\.\w+$/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // Bytes that fit into one packet, and formats that are compressed already, are not compressed.
    const isPlain = rawPayload.length < 1_024 || /\.(woff2|png)$/.test(path);
    expect([path, headers['content-encoding']]).toEqual([path, isPlain ? undefined : 'br']);
    const again = await get(path, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  }
  expect((await get('/assets/manifest.json')).statusCode).toBe(404);
  expect((await get('/assets/..%2Fserver.js')).statusCode).toBe(404);
});

test('a page is compressed for browsers, and kept by shared caches for a minute under the tag of its path', async () => {
  const { headers } = await get('/pl/categories/geography?lang=pl', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=30',
    'cache-tag': 'pages,/categories/geography',
    vary: 'Accept-Encoding',
  });
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a page has a tag, and 304 for a browser that has the same', async () => {
  const { headers } = await get('/explore');
  const again = await get('/explore', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['cache-control']).toBe(headers['cache-control']);
});

test.each([
  '/play',
  '/pl/play',
  '/play/host',
  '/play/host?view=screen&r1-category=geography',
  '/topics/nope',
])('%s is for one visitor or an error, and not kept by shared caches', async (path) => {
  const { headers } = await get(path);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers).not.toHaveProperty('cache-tag');
  expect(headers).not.toHaveProperty('etag');
});

test('text from the catalogue cannot end the data of a page', async () => {
  const { body } = await get('/');
  const [, data = ''] = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ data: { total: 12 }, origin: engines.config.baseUrl });
});

test('questions, answers and authors are isolated, so that their direction changes nothing around them', async () => {
  const [question] = (await api.list({ limit: 1 })).data;
  const quiz = '/play/host?lang=en&r1-category=geography&r1-seed=abcdefgh';
  for (const path of [
    '/explore',
    `/questions/${question?.id ?? ''}`,
    '/categories/geography',
    '/play?lang=en&seed=abcdefgh&amount=5',
    quiz,
    `${quiz}&view=screen`,
    `${quiz}&view=questions`,
    `${quiz}&view=answers`,
  ]) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
    expect(main).toContain(path === quiz || path.endsWith('answers') ? 'geography' : 'Paris');
    const outside = main.matchAll(
      /<(?!bdi)[^>]*>[^<]*(on the list\?|Paris|Madrid|Lisbon|Dublin|Test author)[^<]*/g,
    );
    expect([path, Array.from(outside, ([found]) => found)]).toEqual([path, []]);
  }
});

describe('an unknown path, 404,', () => {
  test.each(['/nowhere', '/docs/nowhere', '/account/nowhere'])('is a page for a browser: %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      vary: 'Accept, Accept-Language, Cookie, Accept-Encoding',
    });
    expect(response.headers['content-security-policy']).toContain("style-src 'self'");
    expect(response.body).toContain('<h1>Page not found</h1>');
  });

  test.each([
    ['en', 'Page not found', ['/', '/explore', '/play']],
    ['pl', 'Nie ma takiej strony', ['/pl', '/pl/explore', '/pl/play']],
  ])('the page in %s leads to the main pages and marks none as current', async (language, heading, paths) => {
    const { body } = await get('/nowhere', { 'accept-language': language });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(body) ?? [];
    expect(Array.from(main.matchAll(/href="([^"]+)"/g), ([, path]) => path)).toEqual(paths);
    const [, sections = ''] = /<nav class="sections"[^>]*>(.*?)<\/nav>/s.exec(body) ?? [];
    expect(sections).not.toContain('aria-current');
  });

  test('the page shows no part of the path that could be HTML', async () => {
    const response = await get('/nowhere?a=<script>alert(1)</script>');
    expect(response.body).not.toContain('<script>');
  });

  const FOR_PROGRAMS = ['/api/v1/nowhere', '/api/v2', '/mcp/nowhere', '/.well-known/nowhere'];
  test.each(FOR_PROGRAMS)('even a browser gets a problem document for %s', async (url) => {
    const response = await get(url);
    expect(Problem.parse(response.json())).toMatchObject({ status: 404, code: 'route_not_found' });
  });

  test('other clients and other methods get a problem document', async () => {
    for (const response of [
      await get('/nowhere', { accept: '*/*' }),
      await get('/nowhere', { accept: 'application/json' }),
      await get('/nowhere', {}, 'POST'),
    ])
      expect(Problem.parse(response.json())).toMatchObject({ status: 404, code: 'route_not_found' });
  });
});

test.skipIf(CHROMIUM === undefined)('page and icon load in a browser without complaints', async () => {
  const { page, complaints } = await open();
  await page.goto(`${address}/nowhere`);
  expect(await page.title()).toBe('Page not found · Trivia Question Service');
  await page.getByRole('link', { name: 'PL', exact: true }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nie ma takiej strony');
  // Chromium reports the status of the page itself as an error.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});

test('a page whose data cannot be loaded says so with the status, and is left out by search engines', async () => {
  const { rows } = await engines.pool.query<{ name: string }>(
    'select name from search_index where state = $1',
    ['live'],
  );
  expect(rows).toHaveLength(1);
  await engines.elasticsearch.indices.close({ index: rows[0]?.name ?? '' });
  try {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(503);
    expect(body).toContain('This page cannot be shown');
    expect(body).toContain('<meta name="robots" content="noindex">');
  } finally {
    await engines.elasticsearch.indices.open({ index: rows[0]?.name ?? '' });
  }
});
