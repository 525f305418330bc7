import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { MOST_PARAMETERS } from '../../../src/contract/limits.ts';
import { Problem } from '../../../src/contract/problem.ts';
import { ServiceError } from '../../../src/errors.ts';
import { inputIssuesOf, phraseIssue } from '../../../src/http/input-issues.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { decoderOf, ROUTES } from '../../../src/rest/route.ts';
import { aServer, someParts } from '../../support/a-server.ts';
import { sized } from '../../support/sized.ts';

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
const issues = (query: string): object[] => decode(query, {}).issues;

describe('a valid query', () => {
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
    expect(decode(query, {})).toEqual({ values: expected, issues: [] });
  });

  test('never passes negative zero to operations', () => {
    expect(Object.is(Object.values(values('amount=-0'))[0], 0)).toBe(true);
  });

  test('is combined with the path values', () => {
    expect(decode('lang=pl', { id: 'x' }).values).toEqual({ id: 'x', lang: 'pl' });
  });
});

describe('an array, in every form that typed clients send', () => {
  test.each([
    ['tags=a&tags=b', ['a', 'b']],
    ['tags[]=a&tags[]=b', ['a', 'b']],
    ['tags%5B%5D=a&tags%5b%5d=b', ['a', 'b']],
    ['tags=a,b&lang=pl&tags[]=c&tags=d', ['a', 'b', 'c', 'd']],
    ['tags=a,%20b', ['a', 'b']],
  ])('%s is read', (query, tags) => {
    expect(values(query)).toMatchObject({ tags });
    expect(issues(query)).toEqual([]);
  });

  test('has the same values however they are divided among commas, repetitions and brackets', () => {
    const item = fc
      .stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/, { maxLength: 12 })
      .filter((text) => text !== '');
    const pair = fc.record({
      name: fc.constantFrom('tags', 'tags[]', 'tags%5B%5D', 't%61gs'),
      items: fc.array(item, { minLength: 1, maxLength: 4 }),
      comma: fc.constantFrom(',', '%2C', ',%20'),
    });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 6 }), fc.nat(), (pairs, at) => {
        const written = pairs.map(({ name, items, comma }) => `${name}=${items.join(comma)}`);
        written.splice(at % (written.length + 1), 0, 'lang=pl');
        expect(decode(written.join('&'), {})).toEqual({
          values: { lang: 'pl', tags: pairs.flatMap(({ items }) => items) },
          issues: [],
        });
      }),
    );
  });

  test('is read alike in every array parameter of the REST interface', () => {
    const arrays = ROUTES.filter(({ method }) => method === 'GET').flatMap(({ id, input, pathNames }) =>
      Object.entries(z.toJSONSchema(input, { io: 'input' }).properties ?? {})
        .filter(([, schema]) => typeof schema === 'object' && schema.type === 'array')
        .map(([name]) => ({ id, name, read: decoderOf(input, pathNames) })),
    );
    expect(arrays.map(({ id, name }) => `${id} ${name}`)).toContain('drawQuestions exclude');
    for (const { name, read } of arrays)
      for (const query of [`${name}=a,b`, `${name}=a&${name}=b`, `${name}[]=a&${name}[]=b`])
        expect(read(query, {})).toEqual({ values: { [name]: ['a', 'b'] }, issues: [] });
  });
});

describe('an invalid query', () => {
  const NOT_NUMBERS = ['', '0x10', '1e1', '1.0', ' 1', '1 ', '+1', '--1', '٣', '9007199254740993', 'NaN'];
  test.each(NOT_NUMBERS)('names amount for the text "%s"', (text) => {
    expect(issues(`amount=${encodeURIComponent(text)}`)).toEqual([
      { path: 'amount', message: 'must be a whole number' },
    ]);
  });

  test.each([
    ...['tags=', 'tags', 'tags=a,,b', 'tags=,a', 'tags=a,'],
    ...['tags=a&tags=', 'tags=&tags=a', 'tags[]=a&tags[]=', 'tags=a&tags=,', 'tags=a,+,b'],
  ])('reports the empty item in %s', (query) => {
    expect(issues(query)).toEqual([{ path: 'tags', message: 'has an empty item' }]);
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
    expect(issues(query)).toEqual([{ path: 'lang', message }]);
  });

  test('reports a repeated parameter that is not an array', () => {
    expect(issues('lang=en&lang=en&tags=a&tags=b')).toEqual([
      { path: 'lang', message: 'occurs 2 times; send it once' },
    ]);
  });

  test('reports brackets after a parameter that is not an array', () => {
    expect(issues('lang[]=en')).toMatchObject([{ path: 'lang[]' }]);
  });

  test.each([
    ['langs', 'lang'],
    ['LANG', 'lang'],
    ['tag', 'tags'],
    ['ammount', 'amount'],
    ['lang[]', 'lang'],
  ])('calls %s unknown and names the nearest parameter, %s', (name, nearest) => {
    expect(issues(`${name}=1`)).toEqual([
      { path: name, message: `is not a parameter of this endpoint. Did you mean ${nearest}?` },
    ]);
  });

  test.each(['__proto__', 'constructor', 'toString'])('treats %s like any other unknown name', (name) => {
    const read = decode(`${name}=1`, {});
    expect(read.issues).toHaveLength(1);
    expect(Object.keys(read.values)).toEqual([]);
  });

  test.each(['foo', 'id', 'x'.repeat(41)])('lists the parameters for %s, which is like none', (name) => {
    expect(issues(`${name}=1`)).toEqual([
      {
        path: name,
        message: 'is not a parameter of this endpoint. Allowed: amount, lang, category, tags, pages',
      },
    ]);
  });

  test('reports all errors at once', () => {
    expect(issues('amount=x&tags=,&foo=1')).toHaveLength(3);
  });
});

test('cannot be built for a schema that text cannot be decoded for', () => {
  expect(() => decoderOf(z.strictObject({ when: z.object({}) }), [])).toThrow('when');
});

const RUNS = sized({ short: 30, long: 2_000 });

const decoders = ROUTES.filter(({ method }) => method === 'GET').map(({ id, input, pathNames }) => ({
  id,
  names: Object.keys(input.shape).filter((name) => !pathNames.includes(name)),
  pathNames,
  read: decoderOf(input, pathNames),
}));

/** Query strings of parameters that exist, that almost exist, and of anything else. */
function queries(names: readonly string[]): fc.Arbitrary<string> {
  const some = names.length === 0 ? fc.constant('lang') : fc.constantFrom(...names);
  const name = fc.oneof(
    some,
    some.map((known) => `${known}[]`),
    fc.string({ maxLength: 8 }),
    fc.constant('__proto__'),
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 6 }).map(percentEncoded),
    fc.constantFrom(
      '',
      ',',
      ',,',
      'a,b',
      '-0',
      '1e9',
      '9007199254740993',
      '%',
      '%0',
      '%zz',
      '%ff',
      '%00',
      '+',
      '%2C',
    ),
    fc.integer().map(String),
  );
  const pair = fc.oneof(
    fc.tuple(name, value).map(([left, right]) => `${left}=${right}`),
    name,
    fc.string({ maxLength: 6 }),
  );
  return fc.array(pair, { maxLength: 12 }).map((pairs) => pairs.join('&'));
}

/** Percent-encodes each byte, also of what is not text. */
function percentEncoded(text: string): string {
  return Array.from(Buffer.from(text, 'latin1'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

describe.each(decoders)('any query of $id', ({ names, pathNames, read }) => {
  test('gives values of known parameters, and a sentence for each error', () => {
    fc.assert(
      fc.property(queries(names), (query) => {
        const { values, issues } = read(query, {});
        for (const name of Object.keys(values)) expect(names).toContain(name);
        for (const { path, message } of issues) {
          expect(path).not.toBeUndefined();
          expect(message).toMatch(/^[a-z].{3,}$/u);
          // A value of the caller is never repeated in full: it may be long, or not meant for logs.
          expect(message.length).toBeLessThan(1_000);
          expect(Object.keys(values)).not.toContain(path);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('never sets what comes from the path', () => {
    for (const name of pathNames) expect(read(`${name}=other`, { [name]: 'mine' }).values[name]).toBe('mine');
  });

  test('is refused before it is read if it has more parameters than any request needs', () => {
    fc.assert(
      fc.property(
        queries(names),
        fc.integer({ min: MOST_PARAMETERS, max: 4 * MOST_PARAMETERS }),
        (query, count) => {
          expect(() => read(query + '&a'.repeat(count), {})).toThrow(ServiceError);
        },
      ),
      { numRuns: 5 },
    );
  });
});

const KEY = { 'x-api-key': 'pk-key' };
const NO_CALLER = { address: '192.0.2.7', userAgent: undefined, key: undefined, counted: undefined };

/** Names as in `known`, of which each reading is counted. */
function counted(known: readonly string[]): { names: readonly string[]; reads: () => number } {
  let reads = 0;
  const names = new Proxy(known, {
    get(target, property, receiver): unknown {
      if (typeof property === 'string' && /^\d+$/.test(property)) reads += 1;
      return Reflect.get(target, property, receiver);
    },
  });
  return { names, reads: () => reads };
}

/** One letter too many: each of these names is close to a known one. */
const misspelt = (length: number): string[] => Array.from({ length }, (_, index) => `tags${index % 10}`);
const distinct = (length: number): string[] => Array.from({ length }, (_, index) => `t${index}`);

describe('unknown parameter names cost a bounded amount of work:', () => {
  test('known names are compared with the first few only', () => {
    const known = Array.from({ length: 20 }, (_, index) => `tags${index}x`);
    const { names, reads } = counted(known);
    const issue = { code: 'unrecognized_keys' as const, keys: misspelt(4_000), path: [], message: '' };
    const issues = inputIssuesOf([{ ...issue, input: {} }], { names, what: 'parameter of this endpoint' });
    expect(issues).toHaveLength(4_000);
    expect(issues.filter(({ message }) => message.includes('Did you mean'))).toHaveLength(5);
    expect(reads()).toBeLessThan(5 * 20 * 4);
  });

  test('a query of 31 KB is refused before its names are looked at', async () => {
    const query = distinct(5_000).join('&');
    const response = await aServer().inject({ url: `/api/v1/questions?${query}`, headers: KEY });
    expect(response.statusCode).toBe(400);
    const problem = Problem.parse(response.json());
    expect(problem.detail).toBe('The query has more than 500 parameters.');
    expect(problem.errors).toEqual([{ path: 'query', message: 'has more than 500 parameters' }]);
    expect(response.body.length).toBeLessThan(query.length + 1_000);
  });

  test('a query with 500 unknown parameters has suggestions for five of them', async () => {
    const query = misspelt(500).map((name, index) => `${name}${'abcdefghij'.charAt(index / 50)}`);
    const response = await aServer().inject({ url: `/api/v1/questions?${query.join('&')}`, headers: KEY });
    const { errors = [] } = Problem.parse(response.json());
    expect(errors).toHaveLength(50);
    expect(errors.filter(({ message }) => message.includes('Did you mean'))).toHaveLength(5);
  });

  test('a long list of wrong values is read up to the first that is too many', async () => {
    const url = `/api/v1/questions/random?source=${distinct(5_000).join()}&exclude=${'x,'.repeat(5_000)}x`;
    const { errors = [], detail } = Problem.parse((await aServer().inject({ url, headers: KEY })).json());
    expect(errors.length).toBeLessThanOrEqual(50);
    expect(Number(/(\d+) errors in total/.exec(detail)?.[1])).toBeLessThan(280);
  });
});

test('what jQuery adds to a URL against caches is ignored, but not in the URL of a body', async () => {
  const read = await aServer().inject({
    url: '/api/v1/categories?_=1732780000000&lang=en&_=1',
    headers: KEY,
  });
  expect(read.statusCode, read.body).toBe(200);
  const sent = await aServer().inject({ method: 'POST', url: '/api/v1/report?_=1', payload: {} });
  expect(sent.json()).toMatchObject({ code: 'invalid_query_param', errors: [{ path: '_' }] });
});

describe('suggestions:', () => {
  test.each([
    ['/questions?page=2', 'page is not a parameter of this endpoint. Pages are followed by _links.next.'],
    [
      '/questions?offset=10',
      'offset is not a parameter of this endpoint. Pages are followed by _links.next.',
    ],
    ['/questions?tag=x', 'tag is not a parameter of this endpoint. Did you mean tags?'],
    ['/questions?amount=5', 'amount is not a parameter of this endpoint. Did you mean limit?'],
    ['/stats?q=a', 'q is not a parameter of this endpoint. Allowed: lang.'],
    ['/stats?page=2', 'page is not a parameter of this endpoint. Allowed: lang.'],
    ['/questions?category=geograpy', 'category does not accept geograpy. Did you mean geography?'],
    ['/questions?category=Geography', 'category does not accept Geography. Did you mean geography?'],
    ['/questions?difficulty=Hard', 'difficulty does not accept Hard. Did you mean hard?'],
    ['/questions?source=svc,opentbd', 'source item 2 does not accept opentbd. Did you mean opentdb?'],
    ['/questions?lang=de', 'lang must be one of en, pl.'],
  ])('for %s', async (path, detail) => {
    const response = await aServer().inject({ url: `/api/v1${path}`, headers: KEY });
    expect(Problem.parse(response.json()).detail).toBe(detail);
  });

  test('for foo, the list of all parameters', async () => {
    const response = await aServer().inject({ url: '/api/v1/questions?foo=1', headers: KEY });
    const { detail } = Problem.parse(response.json());
    expect(detail).toMatch(
      /^foo is not a parameter of this endpoint\. Allowed: lang, category, .*\bids\b.*\.$/,
    );
  });

  test('for a category that is not like any, the list of all', async () => {
    const response = await aServer().inject({ url: '/api/v1/questions?category=cooking', headers: KEY });
    expect(Problem.parse(response.json()).detail).toMatch(/^category must be .*one of art, celebrities, /);
  });

  test('for an argument named page, the cursor of the tool', async () => {
    const tool = TOOLS.find(({ definition }) => definition.name === 'svc_list');
    await expect(tool?.call({ parts: someParts, caller: NO_CALLER }, { page: 2 })).rejects.toThrow(
      'page is not a parameter of svc_list. Pages are followed by meta.nextCursor.',
    );
  });
});

const Input = z.strictObject({
  amount: z.int(),
  q: z.string().min(1),
  name: z.string().min(2),
  tags: z.array(z.string()).min(1),
});

test('messages use words that callers know', () => {
  const given = { amount: 1.5, q: '', name: '', tags: [], rouns: 1 };
  const { error } = Input.safeParse(given, { error: phraseIssue });
  expect(inputIssuesOf(error?.issues ?? [], { names: [], what: 'argument of build_quiz' })).toEqual([
    { path: 'amount', message: 'must be a whole number' },
    { path: 'q', message: 'must have at least 1 character' },
    { path: 'name', message: 'must have at least 2 characters' },
    { path: 'tags', message: 'must have at least 1 value' },
    { path: 'rouns', message: 'is not an argument of build_quiz, which has none' },
  ]);
});
