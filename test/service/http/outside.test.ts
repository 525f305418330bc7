import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const engines = await ownEngines();
// Questions of the same length, so that every draw has the same one.
await load(
  engines,
  Array.from({ length: 60 }, (_, number) => aQuestion({ text: `Which town is number ${100 + number}?` })),
);
// All requests come at the same time: the last one exceeds the limit of ten.
const { app, key } = await anApi(engines, { rateLimits: true, clock: () => Date.UTC(2026, 0, 15, 12) });
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as AddressInfo;

const KEY = `X-API-Key: ${key}`;
const JSON_BODY = 'Content-Type: application/json';
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

async function send(line: string, headers: readonly string[], body: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.setEncoding('latin1').on('data', (text: string) => (response += text));
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const head = [`${line} HTTP/1.1`, `Host: localhost:3000`, 'Connection: close', ...headers, ...length];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  return response;
}

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
    const shown = headers.map((header) => header.replace(key, 'KEY'));
    const lines = outside(await send(line, headers, body), VARYING.test(line + body));
    parts.push([line, ...shown, ...(body === '' ? [] : [body]), '', ...lines].join('\n'));
  }
  await expect(`${parts.join('\n\n---\n\n')}\n`).toMatchFileSnapshot('outside.snap');
});
