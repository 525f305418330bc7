import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { makeKey, maskKey } from '../../../src/contract/key-format.ts';
import { findKeysInLogs } from '../../keys-in-logs.ts';

test('a key in a log at any depth is reported by line, but not masked or mistyped ones', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logs-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const key = makeKey('sk', 'test');
  await mkdir(join(folder, 'deep'));
  await writeFile(join(folder, 'sound.log'), `${maskKey(key)}\n${key.slice(0, -1)}\n`);
  await writeFile(
    join(folder, 'deep', 'leaky.log'),
    `nothing\n{"url":"/questions?api_key=${key}&lang=pl"}\n`,
  );
  expect(await findKeysInLogs(folder)).toEqual({
    lines: 6,
    keys: [`${join(folder, 'deep', 'leaky.log')}:2`],
  });
});
