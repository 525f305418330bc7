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
async function installed(change: (text: string) => string = (text) => text): Promise<string> {
  const folder = await ownFolder();
  cpSync('deploy/systemd', folder, { recursive: true });
  for (const name of ['trivia-.service.d/confinement.conf', ...UNITS]) {
    const path = join(folder, name);
    const text = readFileSync(path, 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(path, change(text));
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
    test('have no fault that `systemd-analyze verify` knows, and it would find one', async () => {
      const paths = (folder: string): string[] => UNITS.map((name) => join(folder, name));
      const folder = await installed();
      expect(await analyze(folder, 'verify', '--man=no', ...paths(folder))).toBe('');
      const broken = await installed((text) => text.replace('PrivateTmp=', 'PrivateTemp='));
      expect(await analyze(broken, 'verify', '--man=no', ...paths(broken))).toContain(
        "Unknown key 'PrivateTemp'",
      );
    });

    test.each(SERVICES)('%s is exposed little', async (service) => {
      const folder = await installed();
      const report = await analyze(folder, 'security', '--offline=true', '--no-pager', join(folder, service));
      const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(report) ?? [];
      expect(Number(exposure)).toBeLessThanOrEqual(MOST_EXPOSURE);
    });
  },
);
