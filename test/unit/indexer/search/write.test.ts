import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client } from '@elastic/elasticsearch';
import { afterAll, describe, expect, test } from 'vitest';

import { writeDocuments } from '../../../../indexer/search/write.ts';

/** The results of a bulk request, which a server returns instead of Elasticsearch. */
let items: readonly object[] = [];
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, {
    'content-type': 'application/vnd.elasticsearch+json;compatible-with=9',
    'x-elastic-product': 'Elasticsearch',
  });
  response.end(JSON.stringify({ items }));
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const client = new Client({ node: `http://127.0.0.1:${port}`, maxRetries: 0 });
afterAll(async () => {
  await client.close();
  server.close();
});

const result = (status: number, type = 'some_exception') => ({
  index: { _id: 'one', status, ...(status < 400 ? {} : { error: { type, reason: 'because' } }) },
});
const write = () => writeDocuments(client, 'questions', [{ id: 'one', document: { rev: 1, gone: true } }]);

describe('a document', () => {
  test.each([200, 201])('is written with status %i', async (status) => {
    items = [result(status)];
    expect(await write()).toEqual({ kind: 'written', refused: [], newer: [] });
  });

  test('that has a higher version is reported as newer', async () => {
    items = [result(409)];
    expect(await write()).toEqual({ kind: 'written', refused: [], newer: ['one'] });
  });

  test('that is invalid is refused with the reason', async () => {
    items = [result(400, 'document_parsing_exception')];
    expect(await write()).toMatchObject({
      refused: [{ id: 'one', reason: 'document_parsing_exception: because' }],
    });
  });

  // A full disk is 403 or 429, and an overloaded engine 429 or 503.
  test.each([403, 429, 500, 503])(
    'that the engine does not accept now (%i) is written again',
    async (status) => {
      items = [result(status)];
      expect(await write()).toEqual({ kind: 'again', reason: 'some_exception: because' });
    },
  );

  test('whose result is missing is written again', async () => {
    items = [];
    expect(await write()).toMatchObject({ kind: 'again' });
  });
});
