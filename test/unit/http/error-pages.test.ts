import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { htmlOf } from '../../../src/http/pages/page.ts';
import { aServer } from '../../support/a-server.ts';
import { ERRORS } from '../../../src/errors.ts';

describe('200', () => {
  test.each(Object.entries(ERRORS))('explains %s on a page without scripts', async (code, row) => {
    const response = await aServer().inject(`/errors/${code}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self';/);
    expect(response.body).toContain(htmlOf(row.remedy));
    expect(response.body).not.toContain('<script');
  });
});

test('a page is in the language of the browser, or of a link', async () => {
  const app = aServer();
  const polish = await app.inject({
    url: '/errors/rate_limit_exceeded',
    headers: { 'accept-language': 'pl' },
  });
  expect(polish.body).toContain('<html lang="pl">');
  expect(polish.body).toContain('<h1>Zbyt wiele żądań</h1>');
  expect(polish.headers).toMatchObject({
    vary: 'Accept-Language, Cookie, Accept-Encoding',
    'cache-control': 'public, max-age=3600',
  });
  const chosen = await app.inject({
    url: '/errors/rate_limit_exceeded?lang=en',
    headers: { 'accept-language': 'pl' },
  });
  expect(chosen.body).toContain('<h1>Rate limit exceeded</h1>');
  expect(chosen.headers['cache-control']).toBe('private, no-cache');
});

describe('404', () => {
  test.each(['nope', '__proto__', '%3Cscript%3E'])('has no page for %s', async (code) => {
    const response = await aServer().inject(`/errors/${code}`);
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
