import { mkdir, readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { ownFolder } from '../../support/own-folder.ts';
import { start } from '../../support/processes.ts';
import { trivia } from '../../support/trivia.ts';

const generate = (...parameters: string[]) => trivia(['generate', ...parameters], {});

test('a catalogue is written to a new folder, compressed if the file name ends in .gz', async () => {
  const folder = await ownFolder();
  const out = join(folder, 'new', 'some.jsonl.gz');
  const done = await generate('--count', '300', '--out', out, '--json');
  expect(done).toMatchObject({ code: 0 });
  const bytes = gunzipSync(await readFile(out));
  expect(bytes.toString().trimEnd().split('\n')).toHaveLength(300);
  expect(JSON.parse(done.stdout)).toMatchObject({ records: 300, bytes: bytes.length });
});

test('a catalogue that cannot be written is reported, and no other file is left behind', async () => {
  const folder = await ownFolder();
  await mkdir(join(folder, 'some.jsonl'));
  const done = await generate('--count', '10', '--out', join(folder, 'some.jsonl'));
  expect(done).toMatchObject({ code: 1, stdout: '' });
  expect(done.stderr).toContain('some.jsonl cannot be written (EISDIR)');
  expect(await readdir(folder)).toEqual(['some.jsonl']);
});

test('the reader of standard output may stop reading', async () => {
  const running = start('cli/trivia.ts', ['generate', '--count', '200000'], {});
  running.child.stdout?.once('data', () => running.child.stdout?.destroy());
  expect(await running.exit).toBe(0);
  expect(running.stderr()).not.toContain('EPIPE');
});
