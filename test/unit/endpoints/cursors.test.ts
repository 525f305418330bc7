import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Cursor } from '../../../src/contract/inputs.ts';
import {
  createCursorReader,
  createCursors,
  cursorsOf,
  neighboursOf,
  type PagedList,
} from '../../../src/endpoints/cursors.ts';
import { QUESTION_LIST } from '../../../src/endpoints/list-page.ts';
import { REMOVED_LIST } from '../../../src/endpoints/list-removed-questions.ts';
import { LISTING } from '../../../src/endpoints/page-listing.ts';
import { ServiceError } from '../../../src/errors.ts';
import { SOME_CURSORS } from '../../support/data/some-values.ts';
import { sized } from '../../support/sized.ts';

const { open, seal } = SOME_CURSORS;

const backwards = fc.constantFrom<0 | 1>(0, 1);
const number = fc.maxSafeNat();
/** Milliseconds since 1970, of 13 digits until the year 2286. */
const time = fc.integer({ min: 0, max: 9_999_999_999_999 });
const count = fc.integer({ min: 0, max: 2_147_483_647 });
const slug = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,100}$/), fc.constant('a'.repeat(100)));
const position = fc.oneof(fc.tuple(number), fc.tuple(number, number));
const seed = fc.oneof(fc.constant(null), fc.stringMatching(/^[A-Za-z0-9._:-]{1,64}$/));

const caseOf = <Values>(list: PagedList<Values>, values: fc.Arbitrary<Values>) =>
  values.map((each) => ({ list: list as PagedList<unknown>, values: each }));
const cases = fc.oneof(
  caseOf(QUESTION_LIST, fc.tuple(backwards, position, seed)),
  caseOf(LISTING, fc.tuple(backwards, time, count, slug)),
  caseOf(REMOVED_LIST, fc.tuple(backwards, time, fc.uuid())),
);
const filters = fc.string();

function expectRefused(list: PagedList<unknown>, given: string, text: string): void {
  let error: unknown;
  try {
    open(list, given, text);
  } catch (thrown) {
    error = thrown;
  }
  expect(error, text).toBeInstanceOf(ServiceError);
  expect(String(error)).toMatch(/The parameter cursor is .*drop it to start from the first page/);
}

describe('a cursor', () => {
  test('says what was sealed', () => {
    fc.assert(
      fc.property(cases, filters, ({ list, values }, given) => {
        expect(open(list, given, seal(list, given, values))).toEqual(values);
      }),
      { numRuns: sized({ short: 200, long: 5_000 }) },
    );
  });

  test('needs no escaping in a URL and fits the contract, even with the longest values', () => {
    fc.assert(
      fc.property(cases, filters, ({ list, values }, given) => {
        const text = seal(list, given, values);
        expect(text).toMatch(/^[\w-]+$/);
        expect(Cursor.parse(text)).toBe(text);
      }),
    );
  });

  test('is refused with other filters, and by other lists', () => {
    fc.assert(
      fc.property(cases, cases, filters, filters, ({ list, values }, foreign, given, other) => {
        const text = seal(list, given, values);
        if (given !== other) expectRefused(list, other, text);
        if (list.name !== foreign.list.name) expectRefused(foreign.list, given, text);
      }),
    );
  });

  test('is refused when any single character is changed, removed or inserted', () => {
    const list = LISTING;
    const text = seal(list, 'filters', [0, 7, 412, 'rivers']);
    for (let at = 0; at <= text.length; at += 1) {
      const [before, behind] = [text.slice(0, at), text.slice(at)];
      if (at < text.length) expectRefused(list, 'filters', before + behind.slice(1));
      for (let code = 0x20; code <= 0xff; code += 1) {
        const put = String.fromCharCode(code);
        expectRefused(list, 'filters', before + put + behind);
        if (put !== behind.charAt(0) && behind !== '')
          expectRefused(list, 'filters', before + put + behind.slice(1));
      }
    }
  });

  test('is refused when it is shortened, extended or padded', () => {
    fc.assert(
      fc.property(cases, fc.nat(), fc.string({ minLength: 1 }), ({ list, values }, at, more) => {
        const text = seal(list, 'filters', values);
        expectRefused(list, 'filters', text.slice(0, at % text.length));
        expectRefused(list, 'filters', text + more);
        expectRefused(list, 'filters', `${text}=`);
      }),
    );
  });

  test('is refused when it is arbitrary text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 60 }), fc.base64String()),
        cases,
        filters,
        (text, { list }, given) => {
          expectRefused(list, given, text);
        },
      ),
    );
  });

  test('is refused when it was sealed with another secret', () => {
    fc.assert(
      fc.property(cases, filters, fc.uint8Array({ minLength: 1 }), ({ list, values }, given, secret) => {
        expectRefused(list, given, createCursors(Buffer.from(secret)).seal(list, given, values));
      }),
    );
  });

  test('is refused when its bytes are divided differently into values and filters', () => {
    fc.assert(
      fc.property(
        cases,
        fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
        fc.nat(),
        ({ list, values }, given, at) => {
          const bytes = Buffer.from(seal(list, given, values), 'base64url');
          const [kept, tag] = [bytes.subarray(0, -16), bytes.subarray(-16)];
          const cut = at % given.length;
          const longer = Buffer.concat([kept, Buffer.from(given.slice(0, cut + 1)), tag]);
          expectRefused(list, given.slice(cut + 1), longer.toString('base64url'));
        },
      ),
    );
  });

  test('has exactly one text: the unused bits of the last character count too', () => {
    const text = seal(QUESTION_LIST, '', [0, [7], null]);
    const bytes = Buffer.from(text, 'base64url');
    const others = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
      .map((last) => text.slice(0, -1) + last)
      .filter((other) => other !== text && Buffer.from(other, 'base64url').equals(bytes));
    expect(others).not.toEqual([]);
    for (const other of others) expectRefused(QUESTION_LIST, '', other);
  });

  test('has no position below zero or beyond the numbers that the engine reads, even with a genuine seal', () => {
    const beyond = fc.oneof(fc.integer({ max: -1 }), fc.double({ min: 2 ** 53, noNaN: true }));
    fc.assert(
      fc.property(beyond, number, fc.boolean(), (bad, good, first) => {
        for (const positions of [[bad], first ? [bad, good] : [good, bad]])
          expectRefused(QUESTION_LIST, '', seal(QUESTION_LIST, '', [0, positions, null]));
      }),
    );
  });

  test('is refused with other values than its list has, even with a genuine seal', () => {
    const anyValues: PagedList<unknown> = QUESTION_LIST;
    for (const values of [[], [0], [2, [7], null], [0, [], null], [0, [1, 2, 3], null], [0, [7]], null, {}])
      expectRefused(QUESTION_LIST, '', seal(anyValues, '', values));
  });
});

test('the secret is read once, and again after a failure', async () => {
  let reads = 0;
  const read = createCursorReader(() => {
    reads += 1;
    return reads === 1 ? Promise.reject(new Error('no connection')) : Promise.resolve(Buffer.from('secret'));
  });
  await expect(read()).rejects.toThrow('no connection');
  const cursors = await read();
  expect(await read()).toBe(cursors);
  expect(reads).toBe(2);
});

test('a page without entries has no neighbours', () => {
  const cursorAt = (entry: string, direction: 0 | 1): string => `${entry}${direction}`;
  const both = { hasNext: true, hasPrevious: true };
  expect(cursorsOf(['a', 'b', 'c'], both, cursorAt)).toEqual({ next: 'c0', prev: 'a1' });
  expect(cursorsOf([], both, cursorAt)).toEqual({});
});

test.each([
  ['the first page of several', undefined, true, { hasNext: true, hasPrevious: false }],
  ['the only page', undefined, false, { hasNext: false, hasPrevious: false }],
  ['a page in the middle, read forwards', false, true, { hasNext: true, hasPrevious: true }],
  ['the last page', false, false, { hasNext: false, hasPrevious: true }],
  ['a page in the middle, read backwards', true, true, { hasNext: true, hasPrevious: true }],
  ['the first page, read backwards', true, false, { hasNext: true, hasPrevious: false }],
])('%s has the neighbours that exist', (_name, isBackwards, more, expected) => {
  expect(neighboursOf(isBackwards, more)).toEqual(expected);
});
