import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';

import { Problem } from '../../../src/contract/problem.ts';
import { DrawOutput } from '../../../src/endpoints/draw-questions.ts';
import { ListOutput } from '../../../src/endpoints/list-questions.ts';
import { aQuestion } from '../../support/data/a-question.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import { load } from '../../support/load.ts';

const engines = await ownEngines();
const api = await anApi(engines);
await load(
  engines,
  Array.from({ length: 60 }, (_, number) => aQuestion({ text: `Które miasto nr ${number} leży nad Wisłą?` })),
);

const DRAW = '/api/v1/questions/random?amount=50';
const LIST = '/api/v1/questions?limit=50&count=none';

const send = (url: string, coding?: string, options: InjectOptions = {}) => {
  const accepted = coding === undefined ? {} : { 'accept-encoding': coding };
  return api.app.inject({
    ...options,
    url,
    headers: { 'x-api-key': api.key, ...accepted, ...options.headers },
  });
};

function decoded({ headers, rawPayload }: LightMyRequestResponse): string {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(rawPayload).toString();
  expect(headers['content-encoding']).toBeUndefined();
  return rawPayload.toString();
}

test.each([
  ['a draw', DRAW, 'gzip'],
  ['a draw', DRAW, 'br'],
  ['a list', LIST, 'gzip'],
  ['a list', LIST, 'br'],
  ['statistics', '/api/v1/stats', 'gzip'],
  ['the OpenAPI document', '/api/v1/openapi.json', 'gzip'],
  ['the OpenAPI document', '/api/v1/openapi.json', 'br'],
])('compresses %s (%s) with %s, to less than half', async (_name, url, encoding) => {
  const response = await send(url, encoding);
  expect(response.headers).toMatchObject({
    'content-encoding': encoding,
    'content-length': String(response.rawPayload.length),
    vary: 'Accept-Encoding',
  });
  const text = decoded(response);
  expect(JSON.parse(text)).toBeTypeOf('object');
  expect(2 * response.rawPayload.length).toBeLessThan(Buffer.byteLength(text));
});

test('a compressed draw has the same questions as the catalogue, byte for byte', async () => {
  const plain = new Map(
    ListOutput.shape.data
      .parse((await send('/api/v1/questions?limit=100&count=none')).json<{ data: unknown }>().data)
      .map((question) => [question.id, question]),
  );
  for (const encoding of ['gzip', 'br', 'gzip, deflate, br'])
    for (const _again of [1, 2, 3]) {
      const { data } = DrawOutput.parse(JSON.parse(decoded(await send(DRAW, encoding))));
      expect(new Set(data.map(({ id }) => id)).size).toBe(50);
      for (const question of data) expect(question).toEqual(plain.get(question.id));
    }
});

test('small responses are not compressed, unless the caller refuses plain bytes', async () => {
  const usual = await send('/api/v1/languages', 'gzip, deflate, br');
  expect(usual.headers['content-encoding']).toBeUndefined();
  const refused = await send('/api/v1/languages', 'gzip, identity;q=0');
  expect(refused.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(decoded(refused))).toMatchObject({ meta: { count: 2 } });
});

test('a HEAD request has the headers of a GET request', async () => {
  const { statusCode, body, headers } = await send(LIST, 'gzip', { method: 'HEAD' });
  expect([statusCode, body, headers['content-encoding']]).toEqual([200, '', 'gzip']);
});

test('MCP responses are compressed too', async () => {
  const response = await send('/mcp', 'gzip', {
    method: 'POST',
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    headers: { accept: 'application/json, text/event-stream' },
  });
  expect(response.headers['content-encoding']).toBe('gzip');
  expect(response.headers.vary).toBe('Origin, Accept-Encoding');
  expect(JSON.parse(decoded(response))).toHaveProperty('result.tools');
});

test('pages with forms are not compressed, because their length would reveal their token', async () => {
  const response = await send('/account/sign-in', 'gzip, deflate, br');
  expect(response.headers['content-encoding']).toBeUndefined();
});

test('a draw by POST is compressed like one by GET', async () => {
  for (const _again of [1, 2]) {
    const response = await send('/api/v1/questions/random', 'gzip', {
      method: 'POST',
      payload: { amount: 50 },
    });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(DrawOutput.parse(JSON.parse(decoded(response))).data).toHaveLength(50);
  }
});

test('406 for a caller that accepts no coding that there is', async () => {
  const response = await send(DRAW, 'zstd, identity;q=0');
  expect(response.statusCode).toBe(406);
  expect(Problem.parse(response.json())).toMatchObject({
    code: 'not_acceptable',
    detail: 'The header Accept-Encoding must allow gzip, br or identity.',
  });
});
