import { once } from 'node:events';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Client } from '@elastic/elasticsearch';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  type ComparedDocument,
  type ComparedQuestion,
  compareRevisions,
} from '../../../indexer/follow/verify.ts';
import { createHeartbeat } from '../../../indexer/heartbeat.ts';
import { writeDocuments } from '../../../indexer/search/write.ts';
import { ownFolder } from '../../support/own-folder.ts';

/** The results of a bulk request, which a server returns instead of Elasticsearch; without any it does not respond. */
let items: readonly object[] | undefined;
const server = createServer((request, response) => {
  request.resume();
  if (items === undefined) return;
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
  server.closeAllConnections();
  server.close();
});

describe('a written document', () => {
  const result = (status: number, type = 'some_exception') => ({
    index: { _id: 'one', status, ...(status < 400 ? {} : { error: { type, reason: 'because' } }) },
  });
  const again = { kind: 'again', reason: 'some_exception: because' };
  const refused = { id: 'one', reason: 'document_parsing_exception: because' };
  const documents = [{ id: 'one', document: { rev: 1, gone: true } as const }];

  // A full disk is 403 or 429, and an overloaded engine 429 or 503.
  test.each<[string, object[], object]>([
    ['is written with status 200', [result(200)], { kind: 'written', refused: [], newer: [] }],
    ['is written with status 201', [result(201)], { kind: 'written', refused: [], newer: [] }],
    ['that has a higher version is newer', [result(409)], { kind: 'written', refused: [], newer: ['one'] }],
    [
      'that is invalid is refused with the reason',
      [result(400, 'document_parsing_exception')],
      { kind: 'written', refused: [refused], newer: [] },
    ],
    ['that the engine does not accept now (403) is written again', [result(403)], again],
    ['that the engine does not accept now (429) is written again', [result(429)], again],
    ['that the engine does not accept now (500) is written again', [result(500)], again],
    ['that the engine does not accept now (503) is written again', [result(503)], again],
    [
      'whose result is missing is written again',
      [],
      { kind: 'again', reason: expect.any(String) as unknown },
    ],
  ])('%s', async (_what, given, expected) => {
    items = given;
    expect(await writeDocuments(client, 'questions', documents)).toEqual(expected);
  });

  test('that gets no response in time is written again', async () => {
    items = undefined;
    const reason = 'Elasticsearch did not respond within 0.1 s';
    expect(await writeDocuments(client, 'questions', documents, 100)).toEqual({ kind: 'again', reason });
  });
});

describe('a comparison of questions and documents', () => {
  /** Returns a list in pages of the given size, and then empty pages. */
  function pages<Item>(items: readonly Item[], size: number): () => Promise<Item[]> {
    let from = 0;
    return () => {
      const page = items.slice(from, from + size);
      from += size;
      return Promise.resolve(page);
    };
  }

  async function differences(
    questions: readonly ComparedQuestion[],
    documents: readonly ComparedDocument[],
    size = 2,
  ): Promise<string[]> {
    const found = new Set<string>();
    const counts = await compareRevisions(pages(questions, size), pages(documents, size), (id) =>
      found.add(id),
    );
    expect(counts).toEqual({ questions: questions.length, documents: documents.length });
    return [...found].sort();
  }

  const question = (id: string, rev: number, visible = true): ComparedQuestion => ({
    id,
    rev,
    content: visible ? 'visible' : 'gone',
  });
  const document = (id: string, rev: number, gone = false, version = rev): ComparedDocument => ({
    id,
    rev,
    version,
    content: gone ? 'gone' : 'visible',
  });

  test.each<[string, ComparedQuestion[], ComparedDocument[], string[]]>([
    [
      'equal sides',
      [question('a', 1), question('b', 2, false)],
      [document('a', 1), document('b', 2, true)],
      [],
    ],
    ['a hidden question that is shown', [question('shown', 5, false)], [document('shown', 5)], ['shown']],
    ['another version', [question('other', 5)], [document('other', 5, false, 6)], ['other']],
    ['two documents of a revision', [question('a', 5)], [document('a', 5), document('twin', 5)], ['twin']],
  ])('finds the differences of %s', async (_what, questions, documents, expected) => {
    expect(await differences(questions, documents)).toEqual(expected);
  });

  test('for any two sides and any page size, exactly the items without an equal are found', async () => {
    const item = fc.record({
      id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      rev: fc.integer({ min: 1, max: 9 }),
    });
    const side = fc
      .uniqueArray(item, { selector: ({ rev }) => rev })
      .map((all) => all.toSorted((one, other) => one.rev - other.rev));
    const key = ({ id, rev }: { id: string; rev: number }): string => `${id} ${rev}`;
    await fc.assert(
      fc.asyncProperty(side, side, fc.integer({ min: 1, max: 4 }), async (left, right, size) => {
        const [lefts, rights] = [new Set(left.map(key)), new Set(right.map(key))];
        const expected = new Set([
          ...left.filter((one) => !rights.has(key(one))).map(({ id }) => id),
          ...right.filter((one) => !lefts.has(key(one))).map(({ id }) => id),
        ]);
        const questions = left.map(({ id, rev }) => question(id, rev));
        const documents = right.map(({ id, rev }) => document(id, rev));
        expect(await differences(questions, documents, size)).toEqual([...expected].sort());
      }),
    );
  });
});

describe('the heartbeat', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('the file appears with the first round that leaves nothing, and is touched every five seconds', async () => {
    const file = join(await ownFolder(), 'health');
    const beat = createHeartbeat(file, { warn: vi.fn() });
    beat({ full: true });
    expect(existsSync(file)).toBe(false);
    beat({ full: false });
    utimesSync(file, 1, 1);
    beat({ full: false });
    expect(statSync(file).mtimeMs).toBe(1_000);
    vi.advanceTimersByTime(5_001);
    beat({ full: true });
    expect(statSync(file).mtimeMs).toBeGreaterThan(1_000);
  });

  test('a file that cannot be written is logged, and stops no round', () => {
    const warn = vi.fn();
    createHeartbeat('/nowhere/health', { warn })({ full: false });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
