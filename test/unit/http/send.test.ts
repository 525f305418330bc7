import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { FileOnDisk } from '../../../src/contract/exports.ts';
import { readByteRange } from '../../../src/http/send-file.ts';
import { negotiateLarge, negotiateSmall, isCurrentTag, mountStatic } from '../../../src/http/send.ts';
import { aServer, someParts } from '../../support/a-server.ts';
import { ownFolder } from '../../support/own-folder.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['identity, gzip;q=0.5', 'identity'],
  ['zstd', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', undefined],
  ['*;q=0', undefined],
  ['zstd, *;q=0', undefined],
  ['*;q=0, identity', 'identity'],
])('a large response with Accept-Encoding %j is sent as %j', (header, encoding) => {
  expect(negotiateLarge(header)).toBe(encoding);
});

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br', 'identity'],
  ['*', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0', undefined],
])('a small response with Accept-Encoding %j is sent as %j', (header, encoding) => {
  expect(negotiateSmall(header)).toBe(encoding);
});

test('an error in place of a public file that took too long to compress is kept by no cache', async () => {
  const app = aServer({ requestTime: 10 });
  const compressed = (): Promise<Buffer> => new Promise(() => undefined);
  const plain = Buffer.alloc(5_000);
  mountStatic(app, '/slow', 'files', () => ({ contentType: 'text/plain', plain, compressed }));
  const { statusCode, headers } = await app.inject({ url: '/slow', headers: { 'accept-encoding': 'gzip' } });
  expect([statusCode, headers['cache-control'], headers['cache-tag']]).toEqual([503, 'no-store', undefined]);
});

test.each([
  [undefined, false],
  ['', false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['"b" , "a"', true],
  ['"b"', false],
  ['a', false],
  ['*', true],
])('If-None-Match %j finds the tag W/"a" current: %j', (header, current) => {
  expect(isCurrentTag(header, 'W/"a"')).toBe(current);
});

/** Larger than all buffers between the disk and a client that does not read. */
const SIZE = 8_000_000;
const HEADERS = { 'x-api-key': 'svc_sk_key' };

async function serveFile(): Promise<{ readonly url: string; readonly content: Buffer }> {
  const content = randomBytes(SIZE);
  const path = join(await ownFolder(), 'file');
  await writeFile(path, content);
  const file: FileOnDisk = {
    path,
    name: 'file',
    language: 'en',
    license: 'CC-BY-4.0',
    questions: 1,
    bytes: SIZE,
    sha256: createHash('sha256').update(content).digest('hex'),
    madeAt: '2026-01-31T12:00:00.000Z',
    since: '2026-01-31T12:00:00.000Z',
  };
  const exports = { list: () => Promise.resolve([file]), find: () => Promise.resolve(file) };
  const app = aServer({ endpointParts: { ...someParts, exports } });
  return { url: `${await app.listen({ port: 0 })}/api/v1/exports/file`, content };
}

test('a download that was cut off is resumed to the same file', async () => {
  const { url, content } = await serveFile();
  const [response] = (await once(get(url, { headers: HEADERS }), 'response')) as [IncomingMessage];
  const [first] = (await once(response, 'data')) as [Buffer];
  response.destroy();

  const rest = await fetch(url, { headers: { ...HEADERS, range: `bytes=${first.length}-` } });
  expect([rest.status, rest.headers.get('x-content-type-options')]).toEqual([206, 'nosniff']);
  const whole = Buffer.concat([first, Buffer.from(await rest.arrayBuffer())]);
  expect(whole.equals(content)).toBe(true);
});

test('a secret key in a page of another origin gets nothing that its scripts may read', async () => {
  const { url } = await serveFile();
  const response = await fetch(url, { headers: { ...HEADERS, range: 'bytes=0-9' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect((await response.arrayBuffer()).byteLength).toBe(10);
});

const someSize = fc.integer({ min: 0, max: 50 });
const somePart = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 60 }).map(String));

test('every part is inside the file, and contains only bytes that were requested', () => {
  fc.assert(
    fc.property(somePart, somePart, someSize, (first, last, size) => {
      const range = readByteRange(`bytes=${first}-${last}`, size);
      if (range === undefined || range === 'beyond the end') return;
      expect(range.from).toBeGreaterThanOrEqual(0);
      expect(range.to).toBeLessThan(size);
      expect(range.to).toBeGreaterThanOrEqual(range.from);
      if (first !== '') expect(range.from).toBe(Number(first));
      if (first !== '' && last !== '') expect(range.to).toBeLessThanOrEqual(Number(last));
    }),
  );
});

const IGNORED = ['', 'bytes', 'bytes=', 'bytes=-', 'bytes=1-2,3-4', 'lines=1-2', 'bytes=3-2', 'bytes=1-x'];
test.each(IGNORED)('the header "%s" is ignored', (header) => {
  expect(readByteRange(header, 10)).toBeUndefined();
});
