import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { installChromium, findChromium } from '../../../stack/chromium.ts';
import { readStackEnvironment, type StackEnvironment } from '../../../stack/environment.mjs';
import type { Progress } from '../../../stack/progress.ts';

/** A machine with nothing but these programs, each a script for the shell. */
function aMachine(programs: Readonly<Record<string, string>>): {
  folder: string;
  environment: StackEnvironment;
} {
  const folder = mkdtempSync(join(tmpdir(), 'trivia-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(folder, name), 0o755);
  }
  return { folder, environment: readStackEnvironment({ PATH: folder }) };
}

function noted(): { printed: string[]; progress: Progress } {
  const printed: string[] = [];
  return { printed, progress: { print: (line) => printed.push(line), step: (_title, work) => work() } };
}

test('finds the browser under one of its names', () => {
  const { folder, environment } = aMachine({ 'google-chrome': '' });
  expect(findChromium(environment)).toBe(join(folder, 'google-chrome'));
});

test('does nothing when it is installed', async () => {
  const { environment } = aMachine({ chromium: '', 'apt-get': 'exit 1' });
  const { printed, progress } = noted();
  await installChromium(progress, environment, true);
  expect(printed).toEqual([]);
});

test('installs it as root on Debian', async () => {
  const { folder, environment } = aMachine({ 'apt-get': 'echo "$@" >> "$0.calls"' });
  const { printed, progress } = noted();
  await installChromium(progress, environment, true);
  expect(readFileSync(join(folder, 'apt-get.calls'), 'utf8')).toBe(
    '-q -y update\n-q -y install --no-install-recommends chromium\n',
  );
  expect(printed).toEqual([]);
});

test.each([
  ['we are not root', { 'apt-get': '' }, false, 'Chromium is missing'],
  ['the system is not Debian', {}, true, 'Chromium is missing'],
  ['the installation fails', { 'apt-get': 'exit 100' }, true, 'Chromium could not be installed'],
])('prints that page tests are skipped when %s', async (_why, programs, isRoot, sentence) => {
  const { environment } = aMachine(programs);
  const { printed, progress } = noted();
  await installChromium(progress, environment, isRoot);
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain(sentence);
});
