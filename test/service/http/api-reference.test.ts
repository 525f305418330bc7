import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { ADDRESS_LIMITS } from '../../../src/contract/limits.ts';
import { aCaller } from '../../support/clients/a-caller.ts';
import { questions } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { CHROMIUM, ownBrowser } from '../../support/chromium.ts';
import { ownEngines } from '../../support/engines.ts';
import { load as loadQuestions } from '../../support/load.ts';

const engines = await ownEngines();
await loadQuestions(engines, questions(20));
const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
const { app } = await anApi({ ...engines, config }, { rateLimits: true });
const address = await app.listen({ host: '127.0.0.1', port: 0 });

/** What Node has by default. */
const THREADS = 4;

/** The head and the bytes of a response, over a connection: without one, the deadline applies to responses that are exempt. */
async function download(path: string, headers: Record<string, string> = {}) {
  const sent = request(address + path, { headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, bytes: Buffer.concat(chunks) };
}

const page = (await download('/docs/')).bytes.toString();
const script = /src="([^"]+\.js)"/.exec(page)?.[1] ?? '';

/** Each test calls from another address, so that they do not share a limit. */
const load = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url, remoteAddress, headers });

/** Lets all threads that compress wait until something is written to a pipe. */
function occupyThreads() {
  const pipe = join(tmpdir(), `trivia-pipe-${process.pid}`);
  execFileSync('mkfifo', [pipe]);
  const waiting = Array.from({ length: THREADS }, () => open(pipe, 'r'));
  return {
    async release() {
      // Opening it for reading as well does not wait for a writer.
      const writer = openSync(pipe, 'r+');
      for (const reader of await Promise.all(waiting)) await reader.close();
      closeSync(writer);
      rmSync(pipe);
    },
  };
}

describe('the script of the API reference', () => {
  test('is named after its content and may be kept for a year', async () => {
    expect(script).toMatch(/^\/docs\/reference-[\w-]{16}\.js$/);
    const response = await load(script, '10.1.0.1');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect(response.body).toContain('createApiReference');
    // The renderer's own placeholders look like keys.
    expect(response.body).not.toContain('QUxMIFlPVVIgQkFTRSBBUkUgQkVMT05HIFRPIFVT');
    expect(response.body).not.toContain('YOUR_SECRET_TOKEN');
  });

  test('is compressed to a third', async () => {
    const plain = await download(script);
    const brotli = await download(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await download(script, { 'accept-encoding': 'gzip' });
    expect([plain.status, brotli.status, gzip.status]).toEqual([200, 200, 200]);
    expect(3 * brotli.bytes.length).toBeLessThan(plain.bytes.length);
    expect(3 * gzip.bytes.length).toBeLessThan(plain.bytes.length);
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true);
  });

  test('is not sent again to a browser that has it', async () => {
    const { headers } = await load(script, '10.1.0.3');
    const again = await load(script, '10.1.0.3', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('is limited by address', async () => {
    const { most } = ADDRESS_LIMITS.docs.limits[0];
    const statuses: number[] = [];
    for (let number = 0; number <= most; number += 1)
      statuses.push((await load(script, '10.1.0.4', { 'if-none-match': '*' })).statusCode);
    expect(statuses.slice(0, most).every((status) => status === 304)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await load(script, '10.1.0.5', { 'if-none-match': '*' })).statusCode).toBe(304);
  });

  test('is sent even if compressing it for the first time takes longer than a request may', async () => {
    const another = await anApi(engines, { requestTime: 1_000 });
    another.app.get('/slow', () => new Promise(() => undefined));
    const url = await another.app.listen({ host: '127.0.0.1', port: 0 });
    await fetch(`${url}/docs/`);
    const threads = occupyThreads();
    const loading = fetch(url + script, { headers: { 'accept-encoding': 'br' } });
    await once(another.app.server, 'request');
    // A request that begins later is refused because it takes too long.
    expect((await fetch(`${url}/slow`)).status).toBe(503);
    await threads.release();
    expect((await loading).status).toBe(200);
  });

  test('has no other name', async () => {
    expect((await load('/docs/reference-AAAAAAAAAAAAAAAA.js', '10.1.0.6')).statusCode).toBe(404);
  });

  test('downloads at the same time all arrive whole', async () => {
    const lengths = await Promise.all(
      Array.from({ length: 16 }, async () => {
        const { bytes } = await download(script, { 'accept-encoding': 'br' });
        return brotliDecompressSync(bytes).length;
      }),
    );
    expect(new Set(lengths).size).toBe(1);
  });
});

describe('the page of the API reference', () => {
  test('is the same for all callers, who revalidate it each time', async () => {
    const response = await load('/docs/', '10.1.0.7');
    expect(response.body).toBe(page);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self' 'sha256-",
    );
  });

  test('is in the language of the browser, which its policy allows to start', async () => {
    const polish = await load('/docs/', '10.1.0.8', { 'accept-language': 'pl' });
    expect(polish.body).toContain('<html lang="pl">');
    expect(polish.body).toContain('<title>Dokumentacja API');
    expect(polish.headers.vary).toContain('Accept-Language');
    const [, start = ''] = /<script>(.*?)<\/script>/s.exec(polish.body) ?? [];
    const hash = createHash('sha256').update(start).digest('base64');
    expect(polish.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    const chosen = await load('/docs/?lang=en', '10.1.0.8', { 'accept-language': 'pl' });
    expect(chosen.body).toBe(page);
  });

  test('is found without the slash too', async () => {
    const response = await load('/docs', '10.1.0.7');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/docs/']);
  });
});

describe.skipIf(CHROMIUM === undefined)('the API reference in a browser', { timeout: 180_000 }, async () => {
  const open = ownBrowser();
  /** Milliseconds that the renderer may take on a busy machine. */
  const POLL = { timeout: 60_000 };
  const { key } = await aCaller(engines);

  test('the first request that is tried returns questions, the key is kept over a reload, and nothing goes to third parties', async () => {
    const { page: tab, complaints } = await open();
    const foreign: string[] = [];
    tab.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(address) && !url.startsWith('data:')) foreign.push(url);
    });
    const keyField = tab.locator('input[type=text], input[type=password]').first();
    await tab.goto(`${address}/docs/#tag/questions/GET/api/v1/questions/random`);
    await keyField.fill(key);
    await expect.poll(() => tab.evaluate(() => JSON.stringify(localStorage)), POLL).toContain(key);

    await tab.reload();
    await expect.poll(() => keyField.inputValue(), POLL).toBe(key);
    await tab.getByRole('button', { name: /Test Request.*get.*random/s }).click();
    const answered = tab.waitForResponse((response) => response.url().includes('/questions/random'));
    await tab.getByRole('button', { name: /^Send .*random/i }).click();
    const response = await answered;

    const sent = Object.fromEntries(new URL(response.url()).searchParams);
    // Defaults only: none of the values that the page shows for other parameters.
    expect(sent).toEqual({ amount: '10', lang: 'en', quality: 'high' });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({ meta: { count: 10 } });
    expect(foreign).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
