import { expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { aServer } from '../../support/a-server.ts';
import { anApi } from '../../support/api.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';
import { sendBytes } from '../../support/send-bytes.ts';

/* HTTP messages as bytes, which no client library would send. */
const engines = await ownEngines();
// The address that it listens on is in its links.
const config = { ...engines.config, baseUrl: 'http://127.0.0.1:0' };
const { app } = await anApi({ ...engines, config });
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });

const send = (bytes: string, url = baseUrl): Promise<string> => sendBytes(Number(new URL(url).port), bytes);

function problemOf(response: string): Problem {
  const [head = '', body = ''] = response.split('\r\n\r\n', 2);
  expect(head).toMatch(/content-type: application\/problem\+json/i);
  expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  return Problem.parse(JSON.parse(body));
}

const JSON_BODY = 'Content-Type: application/json';
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
  const response = await send(bytes);
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
  const response = await send(`${head}${rest}${smuggled}`);
  expect(response).toMatch(/^HTTP\/1\.1 400 /u);
  expect(response.match(/HTTP\/1\.1 \d{3} /gu)).toHaveLength(1);
});

test.each(['TRACE', 'TRACK', 'CONNECT'])('%s is not supported, so nothing is sent back', async (method) => {
  const response = await send(`${method} / HTTP/1.1\r\nX-Secret: mirrored\r\n${ENDING}`);
  expect(response).not.toContain('mirrored');
  expect(response).not.toMatch(/^HTTP\/1\.1 2/u);
});

test('an unknown Expect header is ignored', async () => {
  const bytes = `GET /health/live HTTP/1.1\r\nExpect: wonders\r\n${ENDING}`;
  expect(await send(bytes)).toMatch(/^HTTP\/1.1 200 /);
});

test('an incomplete request gets 408 and its connection is closed', async () => {
  const slow = aServer();
  const { server } = slow;
  expect([server.requestTimeout, server.headersTimeout]).toEqual([10_000, 10_000]);
  // Shorter, so that the test is fast.
  server.requestTimeout = server.headersTimeout = 500;
  const url = await slow.listen({ host: '127.0.0.1', port: 0 });
  const response = await send('GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ', url);
  expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(response).toContain('"code":"request_timeout"');
});

const LARGE = 'x'.repeat(900_000);
const WITH_LENGTH = `Content-Length: ${LARGE.length}\r\n\r\n${LARGE}`;
const IN_CHUNKS = `Transfer-Encoding: chunked\r\n\r\n${LARGE.length.toString(16)}\r\n${LARGE}\r\n0\r\n\r\n`;

test.each([
  ['of JSON with its length', 'api/v1/questions/search', JSON_BODY, WITH_LENGTH],
  ['of JSON in chunks', 'api/v1/questions/search', JSON_BODY, IN_CHUNKS],
  ['of a form', 'account/sign-in', 'Content-Type: application/x-www-form-urlencoded', WITH_LENGTH],
])('a large body %s gets its response while it is still being sent', async (_name, path, type, rest) => {
  const head = `POST /${path} HTTP/1.1\r\nHost: x\r\n${type}\r\n`;
  const responses = await send(`${head}${rest}GET /health/live HTTP/1.1\r\n${ENDING}`);
  expect(responses.match(/HTTP\/1\.1 \d{3} /gu)).toEqual(['HTTP/1.1 413 ', 'HTTP/1.1 200 ']);
});

// Questions of the same length, so that every draw has the same one.
await load(
  engines,
  Array.from({ length: 60 }, (_, number) => aQuestion({ text: `Which town is number ${100 + number}?` })),
);
// All requests come at the same time: the last one exceeds the limit of ten.
const limited = await anApi(engines, { rateLimits: true, clock: () => Date.UTC(2026, 0, 15, 12) });
const limitedUrl = await limited.app.listen({ host: '127.0.0.1', port: 0 });

const KEY = `X-API-Key: ${limited.key}`;
const PAGE = 'Accept: text/html';
const message = (method: string, params: object): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const INITIALIZE = message('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'a-client', version: '1' },
});

/** What clients of each kind send: the request line, headers and a body. */
const REQUESTS: readonly (readonly [line: string, headers?: readonly string[], body?: string])[] = [
  ['GET /api/v1/questions/random?amount=10', [KEY]],
  ['GET /api/v1/questions/random?amount=10', [KEY, 'Accept-Encoding: gzip']],
  ['GET /api/v1/questions/random?amount=10', [KEY, 'Accept-Encoding: gzip, deflate, br']],
  ['HEAD /api/v1/categories', [KEY]],
  ['GET /api/v1/categories'],
  ['GET /api/v1/categories', ['X-API-Key: svc_sk_wrong']],
  ['GET /api/v1/questions?ammount=3&limit=x', [KEY]],
  ['POST /api/v1/questions/search', [KEY, JSON_BODY], '{"limit":'],
  ['GET /api/v1/nope', [KEY]],
  ['DELETE /api/v1/categories', [KEY]],
  ['OPTIONS /api/v1/categories', ['Origin: https://quiz.example', 'Access-Control-Request-Method: GET']],
  ['GET /api/v1/openapi.json'],
  ['GET /api/v1/openapi.json', ['Accept-Encoding: identity;q=0']],
  ['GET /health/live'],
  ['GET /account/sign-in', [PAGE]],
  ['GET /nope', [PAGE]],
  ['GET /errors/invalid_api_key', [PAGE]],
  ['GET /.well-known/oauth-authorization-server'],
  ['GET /.well-known/oauth-protected-resource/mcp'],
  ['GET /mcp'],
  ['POST /mcp', [JSON_BODY, 'Accept: application/json, text/event-stream'], INITIALIZE],
  ['POST /mcp', [KEY, JSON_BODY, 'Accept: application/json'], message('tools/list', {})],
  ['POST /mcp', [JSON_BODY], message('tools/call', { name: 'svc_random', arguments: {} })],
  ['GET /api/v1/me', [KEY]],
  ['GET /api/v1/me', [KEY]],
  ['GET /api/v1/me', [KEY]],
];

const messageOf = (line: string, headers: readonly string[], body: string): string => {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${line} HTTP/1.1`, 'Host: localhost:3000', 'Connection: close', ...headers, ...length];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/** Their bytes depend on what was drawn, or on texts that the snapshot of the OpenAPI document has. */
const VARIES = /^(content-length|etag)$/;
const VARYING = /random|openapi|sign-in|tools|me$/;

/** The status and the headers by name, without what differs each time. */
function outside(response: string, varies: boolean): string[] {
  const [status = '', ...lines] = (response.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const shown = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    const lower = name.toLowerCase();
    if (lower === 'date' || (varies && VARIES.test(lower))) return `${lower}: …`;
    const folded = value
      .replaceAll(UUID, 'UUID')
      .replaceAll(/=[\w-]{40,}/g, '=TOKEN')
      .replaceAll(/'(sha256|nonce)-[^']+'/g, "'$1-…'");
    return `${lower}: ${folded}`;
  });
  return [status, ...shown.sort()];
}

test('what clients see of a response before its body is a promise', async () => {
  const parts: string[] = [];
  for (const [line, headers = [], body = ''] of REQUESTS) {
    const shown = headers.map((header) => header.replace(limited.key, 'KEY'));
    const lines = outside(await send(messageOf(line, headers, body), limitedUrl), VARYING.test(line + body));
    parts.push([line, ...shown, ...(body === '' ? [] : [body]), '', ...lines].join('\n'));
  }
  await expect(`${parts.join('\n\n---\n\n')}\n`).toMatchFileSnapshot('outside.snap');
});
