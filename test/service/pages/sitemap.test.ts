import { describe, expect, test } from 'vitest';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load, untilCounted } from '../../support/load.ts';

const engines = await ownEngines();
const { baseUrl } = engines.config;
await engines.pool.query('delete from topics');
await addEntries(engines.pool, 'topic', [
  { slug: 'waters', kind: 'tag', en: 'Waters', pl: 'Wody' },
  { slug: 'empty', kind: 'tag', en: 'Empty', pl: 'Puste' },
]);
await engines.pool.query(`insert into topic_tags (topic, tag) values ('waters', 'rivers')`);
await load(engines, [
  ...questions(20, { tags: ['rivers'], category: 'geography', difficulty: 'easy' }),
  aQuestion({ tags: ['comets'], category: 'geography' }),
]);
const api = await anApi(engines, { rateLimits: true, checkAnswers: false });
await untilCounted(engines, api);
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  api.app.inject({ url, headers, remoteAddress: '192.0.2.1' });
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(baseUrl, ''));

test('robots.txt names the sitemap, and closes the API, accounts and filtered pages', async () => {
  const response = await get('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  const [previewers = '', everyone = ''] = response.body.split('\n\n');
  expect(previewers).toContain('User-agent: Twitterbot');
  expect(everyone.split('\n')).toEqual([
    'User-agent: *',
    ...['/api/', '/mcp', '/account', '/oauth/', '/errors/', '/*?'].map((path) => `Disallow: ${path}`),
  ]);
  expect(previewers).toContain('Disallow: /api/');
  expect(previewers).not.toContain('/*?');
  expect(response.body).toMatch(new RegExp(`^Sitemap: ${baseUrl}/sitemap.xml$`, 'm'));
});

describe('the sitemap, 200', () => {
  test('lists its files, and these the pages in both languages, which exist: no rare tags, no empty topics or categories', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(index.body)).toEqual(['/sitemap-1.xml']);
    const { body } = await get('/sitemap-1.xml');
    const listed = locations(body);
    expect(listed).toEqual(expect.arrayContaining(['/', '/pl', '/explore', '/pl/explore']));
    expect(listed.filter((path) => /comets|categories\/art|topics\/empty|questions/.test(path))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(body).toContain(
      `<url><loc>${baseUrl}/pl/explore</loc>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${baseUrl}/explore"/>` +
        `<xhtml:link rel="alternate" hreflang="pl" href="${baseUrl}/pl/explore"/>` +
        `<xhtml:link rel="alternate" hreflang="x-default" href="${baseUrl}/explore"/></url>`,
    );
    for (const [index, path] of listed.entries()) {
      // Each from another address, because the data of a page count as requests of its visitor.
      const remoteAddress = `198.51.100.${index}`;
      const page = await api.app.inject({ url: path, remoteAddress, headers: { accept: 'text/html' } });
      expect([path, page.statusCode]).toEqual([path, 200]);
      expect(page.body).toContain(`<link rel="canonical" href="${baseUrl}${path}">`);
      expect(page.body).not.toContain('content="noindex"');
    }
  });

  test('is sent once to a crawler that asks again', async () => {
    const { etag = '', ...headers } = (await get('/sitemap-1.xml')).headers;
    // A shared cache gives it to others.
    expect(headers).not.toHaveProperty('ratelimit-remaining');
    expect((await get('/sitemap-1.xml', { 'if-none-match': etag })).statusCode).toBe(304);
  });
});

test.each([
  '/sitemap-0.xml',
  '/sitemap-01.xml',
  '/sitemap-2.xml',
  '/sitemap-x.xml',
  '/sitemap-00001.xml',
  '/sitemap-.xml',
])('%s is not found, 404', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('downloads are limited by address, 429', async () => {
  const statuses: number[] = [];
  while (statuses.length < 31)
    statuses.push((await api.app.inject({ url: '/sitemap.xml', remoteAddress: '192.0.2.2' })).statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
