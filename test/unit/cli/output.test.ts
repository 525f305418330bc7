import { expect, onTestFinished, test, vi } from 'vitest';

import { createOutput, listingLines } from '../../../cli/output.ts';
import { createProgress } from '../../../cli/progress.ts';
import { errorMessage } from '../../../cli/run-command.ts';
import { aCommandsSurroundings } from '../../support/trivia.ts';

const ID = '019b3c4e-8a00-7c11-9d52-4f6a1b2c3d4e';
const LISTING = {
  head: ['id', 'user', 'name', 'keys'],
  rows: [
    [ID, 'ada@example.org', 'the website of the quiz club', 12_345],
    [ID, 'bob@example.org', 'app', 1],
  ],
};

test('a table that fits is printed whole, and so is any table that is not printed to a terminal', () => {
  expect(listingLines(LISTING)).toEqual(listingLines(LISTING, 200));
  expect(listingLines(LISTING).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'id user name keys',
    `${ID} ada@example.org the website of the quiz club 12,345`,
    `${ID} bob@example.org app 1`,
  ]);
});

test('numbers and their column names are aligned to the right, thousands separators included', () => {
  const listing = {
    head: ['source', 'rows', 'merged'],
    rows: [
      ['opentdb', 5_250, 13],
      ['opentriviaqa', 1_022_006, 0],
    ],
  };
  expect(listingLines(listing)).toEqual([
    'source             rows  merged',
    'opentdb           5,250      13',
    'opentriviaqa  1,022,006       0',
  ]);
});

test('a table that is wider than the terminal has its longest texts shortened, but neither ids nor numbers', () => {
  const lines = listingLines(LISTING, 80);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(80);
  expect(lines[1]).toBe(`${ID}  ada@example.org  the website of t…  12,345`);
});

test('nothing but single values is wider than a terminal', () => {
  for (let columns = 50; columns < 110; columns += 1)
    for (const line of listingLines(LISTING, columns))
      expect(line.length <= columns || line.trim() === ID, `${columns}: ${line}`).toBe(true);
});

test('a terminal that is too narrow for a table gets a line for each value', () => {
  expect(listingLines(LISTING, 60)).toEqual([
    ID,
    '  user  ada@example.org',
    '  name  the website of the quiz club',
    '  keys  12,345',
    ID,
    '  user  bob@example.org',
    '  name  app',
    '  keys  1',
  ]);
});

test('only a terminal has a width', () => {
  const surroundings = aCommandsSurroundings();
  const print = (terminal: object): string[] => {
    const { stdout } = aCommandsSurroundings();
    createOutput(false, { ...surroundings, stdout: Object.assign(stdout, terminal) }).result({}, [LISTING]);
    return stdout.text().split('\n');
  };
  expect(print({ isTTY: true, columns: 60 })).toHaveLength(9);
  expect(print({ columns: 60 })).toHaveLength(4);
});

test('a refused connection to a host with two addresses is explained, although its own message is empty', () => {
  const error = new AggregateError([
    new Error('connect ECONNREFUSED ::1:5432'),
    new Error('connect ECONNREFUSED 127.0.0.1:5432'),
  ]);
  expect(errorMessage(error)).toBe('connect ECONNREFUSED ::1:5432; connect ECONNREFUSED 127.0.0.1:5432');
});

test('without a terminal, a line with the remaining time is printed every two seconds', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const noted: string[] = [];
  const note = (line: unknown): unknown => noted.push(String(line));
  const output = { json: true, result: () => undefined, note, terminal: undefined };
  const progress = createProgress(output, 'filling');
  for (now = 0; now <= 5_000; now += 500)
    progress.show({ done: now, total: 10_000, text: `${now} questions written` });
  progress.end();
  expect(noted).toEqual(['20 %, 2000 questions written, 8 s left', '40 %, 4000 questions written, 6 s left']);
});
