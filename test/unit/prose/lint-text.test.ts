import { describe, expect, test } from 'vitest';

import { lintText } from '../../../prose/lint-text.ts';
import type { Reading } from '../../../prose/scopes.ts';

const ALL: Reading = { kind: 'typescript', strings: 'all' };
const MARKDOWN: Reading = { kind: 'markdown' };

const found = async (text: string, reading: Reading): Promise<string[]> =>
  (await lintText('a-file', text, reading)).map((finding) => finding.found);

describe('reports', () => {
  test.each([
    ['a program that tells', 'What is missing is told at the start.', 'told'],
    ['a clause for a noun', 'Whoever calls gets an error.', 'Whoever'],
    ['a chain of "of"', 'This is a request of REST.', 'request of REST'],
    ['a word that is no term', 'Each room has a folder.', 'room'],
    ['"is no" for "is not a"', 'This is no address.', 'is no address'],
    ['a half without its verb', 'Questions of which nothing is written stay.', 'of which nothing'],
    [
      'a chain of semicolons',
      'One is read; another one is written; a third is kept.',
      '; another one is written;',
    ],
    ['a consequence without a subject', 'Nothing is given out here.', 'given out'],
    ['a riddle for a heading', '## Where things lie', 'Where things lie'],
  ])('%s', async (_habit, sentence, phrase) => {
    expect(await found(sentence, MARKDOWN)).toEqual([phrase]);
  });
});

test.each([
  'The import reports missing files and resumes after an interruption.',
  'Send your key in the header `X-API-Key`. There is no default.',
  'The database is no longer reachable; the service returns 503.',
  'A set is made up of questions. Use at most 50 of them.',
])('a plain sentence is not reported: %s', async (sentence) => {
  expect(await found(sentence, MARKDOWN)).toEqual([]);
});

test('product names have their official spelling', async () => {
  expect(await lintText('a.md', 'Written in Javascript.', MARKDOWN)).toEqual([
    { path: 'a.md', line: 1, column: 12, found: 'Javascript', use: 'JavaScript' },
  ]);
});

describe('Markdown', () => {
  test('is read without its code', async () => {
    expect(await found('Use `told`.\n\n```sh\ntold # told\n```\n\n[told](told.md)\n', MARKDOWN)).toEqual([
      'told',
    ]);
  });
});

describe('TypeScript', () => {
  test('a finding in a template literal has its line and column behind expressions of several lines', async () => {
    const text = 'const text = `First ${[\n  1,\n].length} of them,\nand whoever asked`;\n';
    expect(await lintText('a.ts', text, ALL)).toEqual([
      { path: 'a.ts', line: 4, column: 5, found: 'whoever', use: 'the caller, users, anyone who' },
    ]);
  });

  test('comments are read, a phrase also across their lines', async () => {
    expect(
      await found('/**\n * It goes\n * on.\n */\n// It goes\n// on.\nconst one = 1; // told', ALL),
    ).toEqual(['goes\n * on', 'goes\n// on', 'told']);
  });

  test('two slashes in a string or an expression begin no comment', async () => {
    expect(await found("const a = ['//told', /\\/\\/told/, `//told ${1}//told`];", ALL)).toEqual([]);
  });

  test('an escaped line feed ends a word', async () => {
    expect(await found(String.raw`const text = 'First line.\ntold so.';`, ALL)).toEqual(['told']);
  });

  test.each([
    "const key = 'told';",
    "import told from 'told';",
    'const path = `/told/${1}`;',
    '/** Sees `told`. */',
  ])('names and code are not read: %s', async (text) => {
    expect(await found(text, ALL)).toEqual([]);
  });

  test('Polish is not read, the English next to it is', async () => {
    const text =
      "row('The shop has a room for you', 'Przejdź do treści, a nie do room', 'Każdy room jest dla nas');";
    expect(await found(text, ALL)).toEqual(['room']);
  });

  test('of tests only comments and titles are read', async () => {
    const text =
      "// told\ntest('is told', () => { expect('was told').toBe(1); });\ntest.each([])(`told of ${1}`, run);";
    expect(await found(text, { kind: 'typescript', strings: 'titles' })).toEqual(['told', 'told', 'told']);
  });

  test('of tables with questions only comments are read', async () => {
    const text = "// told\nconst question = 'Who told Oedipus?';";
    expect(await found(text, { kind: 'typescript', strings: 'none' })).toEqual(['told']);
  });

  test('the reason of a directive is read, its rules are not', async () => {
    const text = '// eslint-disable-next-line told-rule -- it is told so\n';
    expect(await found(text, ALL)).toEqual(['told']);
  });
});

test('settings and recipes are read after the number sign', async () => {
  const text = '# told\nTOLD=told # is told\n#told';
  expect(await found(text, { kind: 'lines' })).toEqual(['told', 'told', 'told']);
});
