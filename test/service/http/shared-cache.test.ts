import { describe, expect, test } from 'vitest';

import { GetMeOutput } from '../../../src/endpoints/get-me.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { addEntries } from '../../support/data/add-entries.ts';
import { aQuestion, questions } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { aFrontEnd } from '../../support/front-end.ts';
import { nginx } from '../../support/installed-programs.ts';
import { makeSearchable, setAvailability } from '../../support/load.ts';
import { until } from '../../support/until.ts';
import { aWebCache, PAGES_KEPT } from '../../support/web-cache.ts';

/* The service behind nginx with a cache, configured as docs/operations/cluster.md says. */
const program = await nginx();
if (typeof program === 'string') console.warn(`Shared caches are not tested: ${program}.`);
const path = typeof program === 'string' ? undefined : program.path;

const engines = await ownEngines();
await addEntries(engines.pool, 'tag', [{ slug: 'lighthouses', en: 'Lighthouses', pl: 'Latarnie' }]);
await addEntries(engines.pool, 'topic', [{ slug: 'towers', kind: 'tag', en: 'Towers', pl: 'Wieże' }]);
await engines.pool.query(`insert into topic_tags (topic, tag) values ('towers', 'lighthouses')`);
const TEXT = 'Which lighthouse was a wonder?';
const HIDDEN = aQuestion({ text: TEXT, tags: ['lighthouses'], category: 'mythology' });
const { api, address } = await aFrontEnd(engines, [HIDDEN, ...questions(12)]);
const [{ id } = { id: '' }] = (await api.list({ tags: 'lighthouses' })).data;
const cache = path === undefined ? undefined : await aWebCache(path, address);

const { url: cached = '', greedyUrl: greedy = '' } = cache ?? {};
const get = (url: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(url, { headers: { accept: 'text/html,*/*;q=0.8', ...headers }, method, redirect: 'manual' });
const textOf = async (url: string): Promise<string> => (await get(url)).text();
/** Whether the response came from the cache: HIT, or MISS. */
const stateOf = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> => {
  const response = await get(url, headers);
  await response.arrayBuffer();
  return `${response.status} ${response.headers.get('x-cache') ?? ''}`;
};

/** Milliseconds that a busy machine may add. */
const SLACK = 2_000;

/** The pages that show the question. */
const PAGES = [
  `/questions/${id}`,
  `/pl/questions/${id}`,
  '/topics/towers',
  '/tags/lighthouses',
  '/categories/mythology',
  '/explore?tags=lighthouses',
];

/** Waits until the service itself shows a change on each page, and then until the cache does. */
const expectSoon = (pages: readonly string[], isNew: (html: string) => boolean) =>
  Promise.all(
    pages.map(async (page) => {
      await until(`the service shows ${page}`, async () => isNew(await textOf(address + page)));
      const changed = performance.now();
      await until(`the cache shows ${page}`, async () => isNew(await textOf(cached + page)));
      expect(performance.now() - changed, page).toBeLessThan(PAGES_KEPT + SLACK);
    }),
  );

describe.skipIf(cache === undefined)('the public service behind a cache', () => {
  test('every part of the public service is kept once and given to all', async () => {
    const asset = /src="(\/assets\/[^"]+)"/.exec(await textOf(cached))?.[1] ?? '';
    for (const page of [
      '/',
      '/pl/stats',
      '/play?lang=en&seed=abcdefgh&amount=5',
      '/docs/guides/limits',
      '/errors/invalid_body',
      '/llms.txt',
      '/robots.txt',
      '/sitemap.xml',
      '/docs/openapi.json',
      '/.well-known/oauth-authorization-server',
      '/favicon.ico',
      asset,
    ])
      expect([page, await stateOf(cached + page), await stateOf(cached + page)]).toEqual([
        page,
        page === '/' ? '200 HIT' : '200 MISS',
        '200 HIT',
      ]);
  });

  test('HEAD and 304 work, and each response has its own request id', async () => {
    const page = '/explore?difficulty=medium';
    const head = await get(cached + page, {}, 'HEAD');
    expect([head.status, await head.text(), head.headers.get('x-cache')]).toEqual([200, '', 'MISS']);
    const full = await get(cached + page);
    expect(full.headers.get('x-cache')).toBe('HIT');
    expect(await full.text()).toContain('</html>');
    const etag = full.headers.get('etag') ?? '';
    const again = await get(cached + page, { 'if-none-match': etag });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const ids = [head, full, again].map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(3);
    expect(head.headers.get('cache-tag')).toBeNull();
  });

  test('pages in the language of the visitor are kept apart', async () => {
    const page = `${cached}/docs/guides/agents`;
    for (const [language, state] of [
      ['en', '200 MISS'],
      ['pl', '200 MISS'],
      ['en', '200 HIT'],
      ['pl', '200 HIT'],
    ] as const) {
      expect(await stateOf(page, { 'accept-language': language })).toBe(state);
      const response = await get(page, { 'accept-language': language });
      expect(await response.text()).toContain(`<html lang="${language}">`);
    }
    const remembering = await get(page, { 'accept-language': 'en', cookie: 'trivia_language=pl' });
    expect(await remembering.text()).toContain('<html lang="pl">');
  });

  test('responses to a key, errors, and pages for one visitor are never kept, even by a cache that keeps what it may', async () => {
    const callers = [await aCaller(engines), await aCaller(engines)];
    for (const { key, info } of callers)
      for (const headers of [{ 'x-api-key': key }, { authorization: `Bearer ${key}` }]) {
        const response = await get(`${greedy}/api/v1/me`, headers);
        expect(response.headers.get('x-cache')).toBe('MISS');
        expect(GetMeOutput.parse(await response.json()).key.id).toBe(info.id);
      }
    const headers = { 'x-api-key': callers[0]?.key ?? '' };
    for (const page of ['/api/v1/categories', '/api/v1/questions/random', `/api/v1/questions/${id}`])
      for (const given of [headers, headers, {}])
        expect(await stateOf(`${greedy}${page}`, given)).toBe(given === headers ? '200 MISS' : '401 MISS');
    for (const [page, status] of [
      ['/nope', 404],
      ['/topics/nope', 404],
      ['/questions/nope', 404],
      ['/play', 200],
      ['/play/host', 200],
      ['/docs/', 200],
      ['/docs/guides/mirror?lang=pl', 200],
      ['/account/sign-in', 200],
      ['/tiers', 200],
    ] as const)
      for (const state of [await stateOf(greedy + page), await stateOf(greedy + page)])
        expect([page, state]).toEqual([page, `${status} MISS`]);
    const whole = await get(`${cached}/api/v1/categories`, headers);
    const tag = whole.headers.get('etag') ?? '';
    const unchanged = await get(`${cached}/api/v1/categories`, { ...headers, 'if-none-match': tag });
    expect([tag, unchanged.headers.get('etag')]).toEqual([expect.stringMatching(/^W/), tag]);
    expect(unchanged.status).toBe(304);
  });

  test('during an outage pages are shown for as long as copies are used, and its errors are not kept', async () => {
    expect(await stateOf(`${cached}/explore`)).toBe('200 MISS');
    const { rows } = await engines.pool.query<{ name: string }>(
      `select name from search_index where state = 'live'`,
    );
    const index = rows[0]?.name ?? '';
    await engines.elasticsearch.indices.close({ index });
    try {
      const begun = performance.now();
      await until('there are no copies', async () => (await stateOf(`${cached}/explore`)).startsWith('503'));
      expect(performance.now() - begun).toBeLessThan(PAGES_KEPT + SLACK);
      for (const page of ['/pl', '/pl']) expect(await stateOf(cached + page)).toBe('503 MISS');
    } finally {
      await engines.elasticsearch.indices.open({ index });
    }
    await until('the service is back', async () => (await get(`${address}/pl`)).ok);
    expect(await stateOf(`${cached}/pl`)).toBe('200 MISS');
  });

  test('the copies of all pages can be deleted, and only those', async () => {
    const pages = ['/', '/stats', '/llms.txt'];
    for (const page of pages) await stateOf(cached + page);
    cache?.purgePages();
    const states = await Promise.all(pages.map((page) => stateOf(cached + page)));
    expect(states).toEqual(['200 MISS', '200 MISS', '200 HIT']);
  });

  test('a changed and then hidden question is gone from every page within the time that is documented', async () => {
    for (const page of PAGES)
      expect([page, (await textOf(cached + page)).includes(TEXT)]).toEqual([page, true]);
    await engines.pool.query("update questions set text = 'Which lighthouse is it?' where id = $1", [id]);
    await addEntries(engines.pool, 'topic', [{ slug: 'towers', kind: 'tag', en: 'Beacons', pl: 'Wieże' }]);
    await Promise.all([
      expectSoon(PAGES, (html) => html.includes('Which lighthouse is it?')),
      expectSoon(['/topics/towers'], (html) => html.includes('Beacons')),
    ]);
    await setAvailability(engines, [id], 'hidden');
    await makeSearchable(engines);
    await expectSoon(PAGES, (html) => !html.includes('Which lighthouse is it?'));
    expect(await stateOf(`${cached}/questions/${id}`)).toMatch(/^404 (?:MISS|EXPIRED)$/);
  });

  test('no copy has a cookie, a limit, a key or an error', async () => {
    const copies = (await cache?.copies()) ?? [];
    expect(copies.length).toBeGreaterThan(15);
    for (const copy of copies) {
      expect(copy).toMatch(/^\nkey: .*\nhttp\/1\.1 200 /);
      expect(copy).toMatch(/\ncache-tag: (?:pages,\/[\w/-]*|documents|guides|icons|files)\r/);
      expect(copy).not.toMatch(/\n(?:set-cookie|ratelimit-|www-authenticate|retry-after)/);
      expect(copy).not.toMatch(/^\nkey: [^\n]*\/api\/v1\//);
    }
  });
});
