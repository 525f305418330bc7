import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

import { readStackEnvironment } from '../../stack/environment.mjs';
import { findProgram } from '../../stack/prerequisites.mjs';
import { ownFolder } from '../support/own-folder.ts';

const run = promisify(execFile);

/** What `systemd-analyze security` counts at most, from 0 to 10. A service without any confinement has 9.6. */
const MOST_EXPOSURE = 1.5;

const UNITS = readdirSync('deploy/systemd').filter((name) => /\.(service|timer)$/.test(name));
const SERVICES = UNITS.filter((name) => name.endsWith('.service'));
const program = findProgram('systemd-analyze', readStackEnvironment());

/** Copies the units to a folder, with the Node of the tests in place of that of the system. */
async function installed(): Promise<string> {
  const folder = await ownFolder();
  cpSync('deploy/systemd', folder, { recursive: true });
  for (const name of ['trivia-.service.d/confinement.conf', ...UNITS]) {
    const path = join(folder, name);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll('/usr/bin/node', process.execPath));
  }
  return folder;
}

async function analyze(folder: string, ...parameters: string[]): Promise<string> {
  // The folder comes before those of the system.
  const environment = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
  const { stdout, stderr } = await run('systemd-analyze', parameters, { env: environment });
  return stdout + stderr;
}

describe.skipIf(program === undefined)(
  `the units${program === undefined ? ' (systemd-analyze is missing: install the package `systemd`)' : ''}`,
  () => {
    test('have no fault that `systemd-analyze verify` knows', async () => {
      const folder = await installed();
      const paths = UNITS.map((name) => join(folder, name));
      expect(await analyze(folder, 'verify', '--man=no', ...paths)).toBe('');
    });

    test.each(SERVICES)('%s is exposed little', async (service) => {
      const folder = await installed();
      const report = await analyze(folder, 'security', '--offline=true', '--no-pager', join(folder, service));
      const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(report) ?? [];
      expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE);
    });
  },
);
