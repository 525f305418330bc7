import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { gunzip, GzipFault } from '../../../../indexer/containers/gunzip.ts';
import { sized } from '../../../support/sized.ts';
import { inChunks, rowsOrReason } from './rows-of.ts';

const RUNS = sized({ short: 100, long: 20_000 });

/** Pieces that mean something in one of the containers, and bytes that mean nothing. */
const piece = fc.oneof(
  fc.constantFrom(...'{}[],:"\\\n\r ^\u0000'.split(''), '\n#Q ', '#Q ', 'A '),
  fc.constantFrom('{"a":1}', '{"a":"b"}', '{"results":[', '"results"', '1', 'null', '\ufeff', 'ż', '{"a":"'),
  fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes)),
);
const content = fc
  .array(piece, { maxLength: 60 })
  .map((pieces) => Buffer.concat(pieces.map((part) => Buffer.from(part))));

describe.each(['json_lines', 'json_array', 'json_results', 'question_blocks'] as const)(
  'any bytes, read as %s',
  (container) => {
    test('give rows in their order, or a reason why there are none', async () => {
      await fc.assert(
        fc.asyncProperty(content, fc.integer({ min: 1, max: 64 }), async (bytes, chunk) => {
          const rows = await rowsOrReason(container, bytes, chunk);
          if (typeof rows === 'string') return;
          for (const [index, { number, end }] of rows.entries()) {
            const { number: before = 0, end: start = 0 } = rows[index - 1] ?? {};
            expect(number).toBeGreaterThan(before);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(bytes.length);
          }
        }),
        { numRuns: RUNS },
      );
    });

    test('give the same rows however they arrive', async () => {
      await fc.assert(
        fc.asyncProperty(content, fc.integer({ min: 1, max: 64 }), async (bytes, chunk) => {
          const whole = await rowsOrReason(container, bytes, 65_536);
          expect(await rowsOrReason(container, bytes, chunk)).toEqual(whole);
        }),
        // The second one was counted twice if it arrived byte by byte.
        {
          numRuns: RUNS,
          examples: [
            [Buffer.from('[]'), 1],
            [Buffer.from('[]\u017c{"a":1}'), 1],
          ],
        },
      );
    });
  },
);

describe('any gzip file', () => {
  const members = fc.array(fc.string({ maxLength: 2_000 }), { minLength: 1, maxLength: 5 });
  const chunk = fc.integer({ min: 1, max: 300 });
  const garbage = fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((bytes) => Buffer.from(bytes))
    .filter((bytes) => bytes[0] !== 0 && bytes[0] !== 0x1f);

  interface Read {
    readonly text: string;
    readonly fault: GzipFault | undefined;
  }
  async function read(bytes: Buffer, size: number): Promise<Read> {
    const chunks: Buffer[] = [];
    try {
      for await (const one of gunzip(inChunks(bytes, size))) chunks.push(one);
    } catch (error) {
      if (!(error instanceof GzipFault)) throw error;
      return { text: Buffer.concat(chunks).toString('latin1'), fault: error };
    }
    return { text: Buffer.concat(chunks).toString('latin1'), fault: undefined };
  }
  const packed = (texts: readonly string[]): Buffer =>
    Buffer.concat(texts.map((text) => gzipSync(Buffer.from(text))));
  const unpacked = (texts: readonly string[]): string => Buffer.from(texts.join('')).toString('latin1');

  test('of several members is read whole, with padding or garbage behind them', async () => {
    await fc.assert(
      fc.asyncProperty(
        members,
        chunk,
        fc.nat(600),
        fc.option(garbage, { nil: undefined }),
        async (texts, size, zeros, behind) => {
          const bytes = Buffer.concat([packed(texts), Buffer.alloc(zeros)]);
          const { text, fault } = await read(Buffer.concat([bytes, behind ?? Buffer.alloc(0)]), size);
          expect(text).toBe(unpacked(texts));
          expect(fault?.kind).toBe(behind === undefined ? undefined : 'trailing_bytes');
          if (behind !== undefined) expect(fault?.offset).toBe(bytes.length);
        },
      ),
      { numRuns: sized({ short: 50, long: 2_000 }) },
    );
  });

  test('that is cut anywhere gives a beginning of its text, and says where it ends', async () => {
    await fc.assert(
      fc.asyncProperty(members, chunk, fc.nat(), async (texts, size, at) => {
        const bytes = packed(texts);
        const cut = at % bytes.length;
        const { text, fault } = await read(bytes.subarray(0, cut), size);
        expect(unpacked(texts).startsWith(text)).toBe(true);
        expect(fault?.offset ?? cut).toBeLessThanOrEqual(cut);
      }),
      { numRuns: sized({ short: 50, long: 2_000 }) },
    );
  });

  test('with a changed byte gives no wrong text without an error', async () => {
    await fc.assert(
      fc.asyncProperty(
        members,
        chunk,
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (texts, size, at, flip) => {
          const bytes = packed(texts);
          bytes.writeUInt8(bytes.readUInt8(at % bytes.length) ^ flip, at % bytes.length);
          const { text, fault } = await read(bytes, size);
          if (fault === undefined) expect(text).toBe(unpacked(texts));
        },
      ),
      { numRuns: sized({ short: 100, long: 5_000 }) },
    );
  });
});
