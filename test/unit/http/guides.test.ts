import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

import { GUIDE_PATHS } from '../../../src/http/pages/guides.ts';
import { aServer } from '../../support/a-server.ts';

const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  aServer().inject({ url, headers });

test('every guide of the repository has a page', () => {
  const files = globSync('docs/guides/*.md').map((file) => `/docs/guides/${basename(file, '.md')}`);
  expect(GUIDE_PATHS.toSorted()).toEqual(files.toSorted());
});

describe('200', () => {
  test.each(GUIDE_PATHS)('%s has a heading, links that exist, and no scripts', async (path) => {
    const response = await read(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(response.body).not.toMatch(/<script|<input|style=/);
    const [, article = ''] = /<article class="guide">(.*)<\/article>/s.exec(response.body) ?? [];
    expect(article.match(/<h1 /g)).toHaveLength(1);
    const anchors = Array.from(article.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const [, href = ''] of article.matchAll(/<a href="([^"]+)"/g)) {
      if (href.startsWith('#')) expect(anchors).toContain(href.slice(1));
      else if (href.startsWith('/')) expect(GUIDE_PATHS).toContain(href.split('#', 1)[0]);
      else expect(new URL(href).protocol).toBe('https:');
    }
  });

  test('examples have the address of the service', async () => {
    const { body } = await read('/docs/guides/getting-started');
    expect(body).toContain('https://trivia.example/api/v1/questions/random?amount=5');
    expect(body).not.toContain('localhost');
  });

  test('what only the repository has is named by its path', async () => {
    const { body } = await read('/docs/guides/self-host');
    expect(body).toContain('Deployment (<code>docs/operations/deployment.md</code>)');
  });

  test('in Polish the page says that guides are in English', async () => {
    const { body } = await read('/docs/guides/agents', { 'accept-language': 'pl' });
    expect(body).toContain('<html lang="pl">');
    expect(body).toContain('Przewodniki są tylko po angielsku.');
    expect(body).toContain('<div lang="en"><h1 id="agents-and-mcp">');
  });

  test('the API reference, the index and llms.txt list all of them', async () => {
    const index = (await read('/api/v1')).json<{ guides: { url: string }[] }>();
    expect(index.guides.map(({ url }) => new URL(url).pathname)).toEqual(GUIDE_PATHS);
    const { body: llms } = await read('/llms.txt');
    for (const path of GUIDE_PATHS) expect(llms).toContain(`(https://trivia.example${path})`);
  });
});

test('301: the folder leads to the first guide', async () => {
  for (const path of ['/docs/guides', '/docs/guides/']) {
    const { statusCode, headers } = await read(path);
    expect([statusCode, headers.location]).toEqual([301, '/docs/guides/getting-started']);
  }
});

test('404: there is no other guide', async () => {
  for (const name of ['nope', '__proto__', '..%2Fsecurity'])
    expect((await read(`/docs/guides/${name}`)).statusCode, name).toBe(404);
});
