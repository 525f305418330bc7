import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { decoderOf } from '../../../src/rest/decode-input.ts';

const decode = decoderOf(
  z.strictObject({
    id: z.string(),
    amount: z.int().min(1).max(50).optional(),
    lang: z.enum(['en', 'pl']).default('en'),
    category: z.union([z.enum(['art', 'film']), z.int()]).optional(),
    tags: z.array(z.string()).optional(),
    pages: z.array(z.int()).optional(),
  }),
  ['id'],
);
const values = (query: string): object => decode(query, {}).values;
const faults = (query: string): object[] => decode(query, {}).faults;

describe('a query that can be read', () => {
  test.each([
    ['', {}],
    ['amount=7', { amount: 7 }],
    ['amount=-7', { amount: -7 }],
    ['amount=007', { amount: 7 }],
    ['lang=pl', { lang: 'pl' }],
    ['lang=xx', { lang: 'xx' }],
    ['category=film', { category: 'film' }],
    ['category=9', { category: 9 }],
    ['tags=a', { tags: ['a'] }],
    ['tags=a,b,a', { tags: ['a', 'b', 'a'] }],
    ['tags=a%2Cb', { tags: ['a', 'b'] }],
    ['tags=za%C5%BC%C3%B3%C5%82%C4%87,a+b', { tags: ['zażółć', 'a b'] }],
    ['pages=1,2', { pages: [1, 2] }],
    ['amount=3&&lang=en&', { amount: 3, lang: 'en' }],
    ['l%61ng=pl', { lang: 'pl' }],
  ])('%s becomes values', (query, expected) => {
    expect(decode(query, {})).toEqual({ values: expected, faults: [] });
  });

  test('keeps negative zero away from the operations', () => {
    expect(Object.is(Object.values(values('amount=-0'))[0], 0)).toBe(true);
  });

  test('is joined by the values of the path', () => {
    expect(decode('lang=pl', { id: 'x' }).values).toEqual({ id: 'x', lang: 'pl' });
  });
});

describe('a query that cannot be read', () => {
  test.each(['', '0x10', '1e1', '1.0', ' 1', '1 ', '+1', '--1', '٣', '9007199254740993', 'NaN'])(
    'names amount for the text "%s"',
    (text) => {
      expect(faults(`amount=${encodeURIComponent(text)}`)).toEqual([
        { path: 'amount', message: 'must be a whole number' },
      ]);
    },
  );

  test.each(['tags=', 'tags', 'tags=a,,b', 'tags=,a', 'tags=a,'])('names the empty item of %s', (query) => {
    expect(faults(query)).toEqual([{ path: 'tags', message: 'has an empty item' }]);
  });

  test.each([
    ['lang=%zz', 'has a percent-escape that is broken or not UTF-8'],
    ['lang=%ff', 'has a percent-escape that is broken or not UTF-8'],
    ['lang=%ed%a0%80', 'has a percent-escape that is broken or not UTF-8'],
    ['lang=%00', 'has a control character'],
    ['lang=a%0Ab', 'has a control character'],
    ['lang=%C2%85', 'has a control character'],
    ['lang=ż', 'has characters that must be percent-encoded'],
  ])('names the encoding of %s', (query, message) => {
    expect(faults(query)).toEqual([{ path: 'lang', message }]);
  });

  test('says that a parameter was repeated, and how lists are written', () => {
    expect(faults('lang=en&lang=en&tags=a&tags=b')).toEqual([
      { path: 'lang', message: 'occurs 2 times; send it once' },
      { path: 'tags', message: 'occurs 2 times; send it once, with commas between the values' },
    ]);
  });

  test.each([
    ['langs', 'lang'],
    ['LANG', 'lang'],
    ['tag', 'tags'],
    ['ammount', 'amount'],
    ['id', 'lang'],
  ])('calls %s unknown and names the nearest parameter, %s', (name, nearest) => {
    expect(faults(`${name}=1`)).toEqual([
      { path: name, message: `is not a parameter of this endpoint; the nearest one is ${nearest}` },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('takes %s for any other unknown name', (name) => {
    const read = decode(`${name}=1`, {});
    expect(read.faults).toHaveLength(1);
    expect(Object.keys(read.values)).toEqual([]);
  });

  test('looks for no neighbour of a name too long to be a slip', () => {
    expect(faults(`${'x'.repeat(41)}=1`)).toMatchObject([{ message: 'is not a parameter of this endpoint' }]);
  });

  test('tells all faults at once', () => {
    expect(faults('amount=x&tags=,&foo=1')).toHaveLength(3);
  });
});

test('refuses to be built for a schema that text cannot be read by', () => {
  expect(() => decoderOf(z.strictObject({ when: z.object({}) }), [])).toThrow('when');
});
