import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

import { ASVS_REQUIREMENTS } from './asvs-requirements.ts';

const TESTS = new URL('../', import.meta.url);
const PAGE = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');

interface Row {
  readonly name: string;
  readonly shownBy: string;
}

/** The rows of the tables whose last column names tests. */
function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  let isChecklist = false;
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('| ')) {
      isChecklist = false;
      continue;
    }
    const cells = line.slice(2, -2).split(' | ');
    if (cells.at(-1) === 'Shown by') isChecklist = true;
    else if (isChecklist && !line.startsWith('| ---'))
      rows.push({ name: cells[0] ?? '', shownBy: cells.at(-1) ?? '' });
  }
  return rows;
}

/** The tests that a cell names, as file and title. */
const testsIn = (cell: string): { readonly file: URL; readonly title: string }[] =>
  [...cell.matchAll(/`([a-z][\w/-]*): ([^`]*)`/gu)].map(([, path = '', title = '']) => ({
    file: new URL(`${path.includes('/') ? '' : 'service/'}${path}.test.ts`, TESTS),
    title,
  }));

const REASON = /^(?:Not applicable|Design|Documentation|Operator|Not met): .{10}/u;

/** The titles of tests and groups in a file, as they are written there. */
const titlesIn = (file: URL): string => readFileSync(file, 'utf8').replaceAll(/\\(['"`])/gu, '$1');

const rows = rowsOf(PAGE);

test.each(rows)('$name of docs/security.md has tests that exist, or a reason', ({ shownBy }) => {
  const tests = testsIn(shownBy);
  if (!REASON.test(shownBy)) expect(tests).not.toEqual([]);
  for (const { file, title } of tests) {
    expect(existsSync(file), file.pathname).toBe(true);
    expect(title, file.pathname).not.toBe('');
    expect(titlesIn(file)).toContain(title);
  }
});

describe('docs/security.md', () => {
  test('has the ten risks of OWASP in their order', () => {
    const risks = rows
      .map(({ name }) => /^API(\d+) /u.exec(name)?.[1])
      .filter((found) => found !== undefined);
    expect(risks.map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('has each requirement of levels 1 and 2 of ASVS once', () => {
    const named = rows.flatMap(({ name }) => name.match(/\b\d+\.\d+\.\d+\b/gu) ?? []);
    expect(named.toSorted()).toEqual(ASVS_REQUIREMENTS.toSorted());
  });

  test('repeats what is not met at its end, with the reason', () => {
    const [, end = ''] = PAGE.split('## What is not met');
    const notMet = rows.filter(({ shownBy }) => shownBy.startsWith('Not met')).map(({ name }) => name);
    expect(notMet).not.toEqual([]);
    expect([...end.matchAll(/^\| (\d[^|]*) \|/gmu)].map(([, name]) => name)).toEqual(notMet);
  });
});
