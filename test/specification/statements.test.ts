import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

/** A statement of a specification in Markdown. */
interface Statement {
  /** The heading above it. */
  readonly section: string;
  readonly text: string;
  /** What a row of a table is about: its first cell, or the path of an endpoint. */
  readonly row?: string;
}

const HEADING = /^#+ (.*)/;
const RULE = /^\|[-| ]+\|$/;
const LIST_ITEM = /^(?:\d+\.|-) (.*)/;
const END_OF_SENTENCE = /(?<=[.!?]`?\)?) (?=[A-Z`])/;

/** An introduction such as "Rules:" states nothing itself, and "not shown" marks what the specification leaves open. */
const states = (text: string): boolean => !text.endsWith(':') && !text.includes('not shown');

/** Reads the statements of a specification: the rows of its tables without the headings, and sentences. */
function readStatements(markdown: string): Statement[] {
  const lines = markdown.split('\n');
  const statements: Statement[] = [];
  let section = '';
  for (const [index, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined) section = heading;
    else if (line.startsWith('|')) {
      if (RULE.test(line) || RULE.test(lines[index + 1] ?? '')) continue;
      const cells = line.split('|').map((cell) => cell.trim().replaceAll('`', ''));
      statements.push({ section, text: line, row: cells[section === 'Endpoint index' ? 2 : 1] ?? '' });
    } else {
      const sentences = (LIST_ITEM.exec(line)?.[1] ?? line).trim().split(END_OF_SENTENCE);
      for (const text of sentences) if (text !== '' && states(text)) statements.push({ section, text });
    }
  }
  return statements;
}

const TESTS = new URL('../', import.meta.url);
const SPECIFICATION = new URL('../../../shared/spec/api-specification.md', import.meta.url);
const isThere = existsSync(SPECIFICATION);

if (!isThere)
  console.log(
    `The check that every statement has a test is skipped because there is no ${SPECIFICATION.pathname}`,
  );

const Shown = z.union([z.string(), z.array(z.string()).min(1), z.strictObject({ about: z.string() })]);
const Manifest = z.record(z.string(), z.array(z.record(z.string(), Shown)));

const manifest = Manifest.parse(parse(readFileSync(new URL('statements.yml', import.meta.url), 'utf8')));

const shown = Object.entries(manifest).flatMap(([section, entries]) =>
  entries.flatMap((entry) => Object.entries(entry).map(([name, by]) => ({ section, name, by }))),
);

/** The tests of a statement, each as file and title. */
function testsOf(by: z.infer<typeof Shown>): { readonly file: URL; readonly title: string }[] {
  const tests = typeof by === 'string' ? [by] : Array.isArray(by) ? by : [];
  return tests.map((text) => {
    const [path = '', ...title] = text.split(': ');
    const folder = path.includes('/') ? '' : 'service/';
    return { file: new URL(`${folder}${path}.test.ts`, TESTS), title: title.join(': ') };
  });
}

/** The titles of tests and groups in a file, as they are written there. */
const titlesIn = (file: URL): string => readFileSync(file, 'utf8').replaceAll(/\\(['"`])/g, '$1');

test.each(shown)('$section, "$name" has tests that exist', ({ by }) => {
  for (const { file, title } of testsOf(by)) {
    expect(existsSync(file), file.pathname).toBe(true);
    expect(titlesIn(file)).toContain(title);
  }
});

describe.skipIf(!isThere)('with the specification next to the repository', () => {
  test('the manifest has every statement, in its order', () => {
    const statements = readStatements(readFileSync(SPECIFICATION, 'utf8'));
    expect(shown.map(({ section }) => section)).toEqual(statements.map(({ section }) => section));
    for (const [index, { text, row }] of statements.entries()) {
      if (row === undefined) expect(text).toContain(shown[index]?.name);
      else expect(shown[index]?.name).toBe(row);
    }
  });
});
