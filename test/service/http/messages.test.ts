import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { aServer } from '../../support/a-server.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';

/* HTTP messages as bytes, which no client library would send. */
const engines = await ownEngines();
// The address that it listens on is in its links.
const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
const { app } = await anApi({ ...engines, config });
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

/** Sends raw bytes and returns everything received until the server closes the connection. */
async function sendBytes(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(baseUrl).port), '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.end(bytes);
  await once(socket, 'close');
  return response;
}

function problemOf(response: string): Problem {
  const [head = '', body = ''] = response.split('\r\n\r\n', 2);
  expect(head).toMatch(/content-type: application\/problem\+json/i);
  expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  return Problem.parse(JSON.parse(body));
}

const ENDING = 'Host: x\r\nConnection: close\r\n\r\n';

test.each([
  ['garbage', 'NONSENSE\r\n\r\n', 400, 'malformed_request'],
  ['an unknown method', 'BREW /health/live HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'malformed_request'],
  ['no Host', 'GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed_request'],
  ['two Hosts', `GET /health/live HTTP/1.1\r\nhost: y\r\n${ENDING}`, 400, 'malformed_request'],
  [
    'headers beyond 32 KiB',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(40_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['an invalid escape sequence', `GET /api/v1/%zz HTTP/1.1\r\n${ENDING}`, 400, 'malformed_request'],
  ['a method without a route', `PROPFIND /api/v1/tags HTTP/1.1\r\n${ENDING}`, 405, 'method_not_allowed'],
])('an invalid message gets a problem document: %s', async (_name, bytes, status, code) => {
  const response = await sendBytes(bytes);
  expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(problemOf(response)).toMatchObject({ status, code, type: `${baseUrl}/errors/${code}` });
});

test.each([
  ['both lengths', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two different lengths', 'Content-Length: 2\r\nContent-Length: 45\r\n\r\n{}'],
  ['a length with a sign', 'Content-Length: +2\r\n\r\n{}'],
  ['a transfer coding behind chunked', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a hidden transfer coding', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a folded header', 'X-Folded: a\r\n b\r\nContent-Length: 2\r\n\r\n{}'],
  ['a bare line feed', 'X-One: a\nX-Two: b\r\nContent-Length: 2\r\n\r\n{}'],
])('a message with %s, which proxies read in different ways, ends the connection', async (_name, rest) => {
  const smuggled = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
  const head = 'POST /api/v1/report HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const response = await sendBytes(`${head}${rest}${smuggled}`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /u);
  expect(response.match(/HTTP\/1\.1 \d{3} /gu)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not supported, so nothing is sent back', async (method) => {
  const response = await sendBytes(`${method} / HTTP/1.1\r\nX-Secret: mirrored\r\n${ENDING}`);
  expect(response).not.toContain('mirrored');
  expect(response).not.toMatch(/^HTTP\/1\.1 2/u);
});

test('an unknown Expect header is ignored', async () => {
  const bytes = `GET /health/live HTTP/1.1\r\nExpect: wonders\r\n${ENDING}`;
  expect(await sendBytes(bytes)).toMatch(/^HTTP\/1.1 200 /);
});

test('an incomplete request gets 408 and its connection is closed', async () => {
  const slow = aServer();
  const { server } = slow;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
  // Shorter, so that the test is fast.
  server.requestTimeout = server.headersTimeout = 500;
  const url = await slow.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.write('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  await once(socket, 'close');
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"request_timeout"');
});
