import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

import { readStatements } from './read-statements.ts';

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
