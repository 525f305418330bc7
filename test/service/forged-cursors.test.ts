import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aQuestion } from '../support/a-question.ts';
import { anApi, type Query } from '../support/api.ts';
import { ownEngines } from '../support/engines.ts';
import { load } from '../support/load.ts';

const engines = await ownEngines();
await load(
  engines,
  Array.from({ length: 6 }, (_, index) => aQuestion({ tags: [`tag-${index}`, 'europe'] })),
);
const api = await anApi(engines);

const cursorIn = (link: string | undefined): string => new URL(link ?? '').searchParams.get('cursor') ?? '';

/** The filters of a list without parameters, in the text that its cursors belong to. */
const NO_FILTERS = '[["category",null],["lang","en"],["quality","high"],["updated_since",null]]';

/** A cursor of version 1, whose tag was a plain hash, so that anyone could make it. */
function forgedCursor(seq: bigint, filters = NO_FILTERS): string {
  const body = Buffer.alloc(10);
  body.writeUInt8(1, 0);
  body.writeBigInt64BE(seq, 2);
  const hash = createHash('sha256').update(body).update(filters).digest().subarray(0, 9);
  return Buffer.concat([body, hash]).toString('base64url');
}

async function expectRefusal(path: string, query: Query): Promise<void> {
  const { status, problem } = await api.refused(path, query);
  expect(status).toBe(400);
  expect(problem).toMatchObject({ code: 'invalid_query_param', errors: [{ path: 'cursor' }] });
}

describe('a forged list cursor', () => {
  test.each([2n ** 63n - 1n, -(2n ** 63n), 2n ** 53n, -1n, 0n, 7n])(
    'with the position %d is refused with 400',
    async (seq) => {
      await expectRefusal('/questions', { cursor: forgedCursor(seq) });
    },
  );

  test('is refused with 400 wherever a byte of a genuine one is changed', async () => {
    const genuine = Buffer.from(cursorIn((await api.list({ limit: 2 }))._links.next), 'base64url');
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const bytes = Buffer.from(genuine);
        bytes.writeUInt8(bytes.readUInt8(at % bytes.length) ^ flip, at % bytes.length);
        await expectRefusal('/questions', { limit: 2, cursor: bytes.toString('base64url') });
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(['/tags', '/topics', '/subcategories'])('a forged cursor of %s', (path) => {
  test('is refused with 400 for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 100 }), async (bytes) => {
        await expectRefusal(path, { cursor: Buffer.from([0x81, ...bytes]).toString('base64url') });
      }),
      { numRuns: 30 },
    );
  });
});

test('a cursor of the regions, which is readable, is refused or leads to a page for any text', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(
        fc.constantFrom('pl', 'PL', 'zz', ''),
        fc.oneof(fc.bigInt().map(String), fc.string({ maxLength: 12 })),
      )
      .map(([code, version]) => `${code}.${version}`),
  );
  await fc.assert(
    fc.asyncProperty(text, async (cursor) => {
      const query = new URLSearchParams({ limit: '2', cursor });
      const { statusCode, body } = await api.app.inject({
        url: `/api/v1/regions?${query.toString()}`,
        headers: { 'x-api-key': api.key },
      });
      expect([200, 400], `${cursor}: ${body}`).toContain(statusCode);
    }),
    { numRuns: 100 },
  );
});

test('a forged cursor of the removed questions is refused with 400 for any bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
      await expectRefusal('/questions/removed', {
        since: '2026-01-01',
        cursor: Buffer.from([0x41, ...bytes]).toString('base64url'),
      });
    }),
    { numRuns: 30 },
  );
});

test('cursors are valid in every process, and after a restart', async () => {
  const [questions, tags] = [await api.list({ limit: 2 }), await api.tags({ limit: 2 })];
  const other = await anApi(engines);
  expect((await other.list({ limit: 2, cursor: cursorIn(questions._links.next) })).data).toHaveLength(2);
  expect((await other.tags({ limit: 2, cursor: cursorIn(tags._links.next) })).data).toHaveLength(2);
});

test('cursors are not valid for a service with another secret', async () => {
  const cursor = cursorIn((await api.list({ limit: 2 }))._links.next);
  const config = { ...engines.config, reportSecret: 'another-secret-of-thirty-two-characters' };
  const other = await anApi({ ...engines, config });
  const { status } = await other.refused('/questions', { limit: 2, cursor });
  expect(status).toBe(400);
});
