import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { Problem } from '../../../src/contract/problem.ts';
import { inputIssuesOf, phraseIssue } from '../../../src/http/input-issues.ts';
import { TOOLS } from '../../../src/mcp/tools.ts';
import { aServer, someParts } from '../../support/a-server.ts';

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
