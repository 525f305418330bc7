import { expect, test } from 'vitest';

import { FONT_PATH, PREVIEW_PATH, STYLE_PATH } from '../../../src/http/pages/design-files.ts';
import { aServer } from '../../support/a-server.ts';

const get = (url: string, headers: Record<string, string> = {}) => aServer().inject({ url, headers });

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

test.each(['/design/style.css', '/design/style-AAAAAAAAAA.css', '/design/..%2Ftokens.css'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  },
);

test('error pages, without a build, show the logo, the navigation and the style of all pages', async () => {
  const { body } = await get('/errors/invalid_body');
  expect(body).toContain(`<link rel="stylesheet" href="${STYLE_PATH}">`);
  expect(body).toContain('class="site-header"');
  for (const path of ['/', '/explore', '/play', '/stats', '/docs/', '/account?lang=en'])
    expect(body).toContain(`href="${path}"`);
});
