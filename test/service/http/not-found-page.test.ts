import { describe, expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { anApi } from '../../support/api.ts';
import { CHROMIUM, ownBrowser } from '../../support/chromium.ts';
import { ownEngines } from '../../support/engines.ts';

const { app } = await anApi(await ownEngines());
const open = ownBrowser();

/** What browsers send when a person opens a page. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

const visit = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  app.inject({ method, url, headers: { ...BROWSER, ...headers } });

describe('404', () => {
  test.each(['/nowhere', '/docs/nowhere', '/account/nowhere'])('is a page for a browser: %s', async (url) => {
    const response = await visit(url);
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
    const { body } = await visit('/nowhere', { 'accept-language': language });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${heading}</h1>`);
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(body) ?? [];
    expect(Array.from(main.matchAll(/href="([^"]+)"/g), ([, path]) => path)).toEqual(paths);
    const [, sections = ''] = /<nav class="sections"[^>]*>(.*?)<\/nav>/s.exec(body) ?? [];
    expect(sections).not.toContain('aria-current');
  });

  test('the page shows no part of the path that could be HTML', async () => {
    const response = await visit('/nowhere?a=<script>alert(1)</script>');
    expect(response.body).not.toContain('<script>');
  });

  test.each(['/api/v1/nowhere', '/api/v2', '/mcp/nowhere', '/.well-known/nowhere'])(
    'even a browser gets a problem document for %s',
    async (url) => {
      const response = await visit(url);
      expect(Problem.parse(response.json())).toMatchObject({ status: 404, code: 'route_not_found' });
    },
  );

  test('other clients and other methods get a problem document', async () => {
    for (const response of [
      await visit('/nowhere', { accept: '*/*' }),
      await visit('/nowhere', { accept: 'application/json' }),
      await visit('/nowhere', {}, 'POST'),
    ])
      expect(Problem.parse(response.json())).toMatchObject({ status: 404, code: 'route_not_found' });
  });
});

test.skipIf(CHROMIUM === undefined)('page and icon load in a browser without complaints', async () => {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const { page, complaints } = await open();
  await page.goto(`${address}/nowhere`);
  expect(await page.title()).toBe('Page not found · Trivia Question Service');
  await page.getByRole('link', { name: 'PL', exact: true }).click();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Nie ma takiej strony');
  // Chromium reports the status of the page itself as an error.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([]);
});
