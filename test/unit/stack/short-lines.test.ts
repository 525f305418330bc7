import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { logToFile, shortLine } from '../../../stack/process-log.ts';
import { ownFolder } from '../../support/own-folder.ts';

test.each([
  [
    { level: 40, msg: 'Redis is unreachable', err: { message: 'connect\nECONNREFUSED', stack: 'Error' } },
    '  api: warning: Redis is unreachable (connect)',
  ],
  [
    { level: 50, msg: 'a worker ended; restarting it', worker: 1 },
    '  api: error: a worker ended; restarting it',
  ],
  [{ level: 30, msg: 'listening' }, '  api: listening'],
])('%j is one short line', (entry, line) => {
  expect(shortLine('api', JSON.stringify(entry))).toBe(line);
});

test('a long line is cut, and what is not from our logger is printed unchanged', () => {
  const long = shortLine('api', JSON.stringify({ level: 40, msg: 'x'.repeat(1_000) }));
  expect([long.length, long.at(-1)]).toEqual([200, '…']);
  expect(shortLine('api', 'Killed')).toBe('Killed');
  expect(shortLine('api', '[1]')).toBe('[1]');
});

test('a mail can be read, and its links followed', () => {
  const mail = {
    to: 'ada@example.org',
    subject: 'Confirm',
    text: 'Follow this link:\nhttp://localhost:3000/x\n',
  };
  expect(shortLine('api', JSON.stringify({ level: 40, msg: 'no mail server is configured', mail }))).toBe(
    '  mail to ada@example.org, not sent because TRIVIA_SMTP_URL is not set: Confirm\n    Follow this link:\n    http://localhost:3000/x',
  );
});

test('the file has the whole lines of this start, for this user only', async () => {
  const file = join(await ownFolder(), 'logs', 'api.log');
  const printed: string[] = [];
  const lines = [1, 2].map((count) => JSON.stringify({ level: 40, msg: `warning ${count}`, pid: count }));
  logToFile('api', file, () => undefined)('of an earlier start');
  lines.forEach(logToFile('api', file, (line) => void printed.push(line)));
  expect(readFileSync(file, 'utf8')).toBe(`${lines.join('\n')}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(printed).toEqual(['  api: warning: warning 1', '  api: warning: warning 2']);
});
