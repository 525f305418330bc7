import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { readStackEnvironment, type StackEnvironment } from './environment.ts';
import { findProgram } from './prerequisites.ts';
import type { Progress } from './progress.ts';

/** What the browser is called, the most likely first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Milliseconds: long enough for 100 MB over a slow line. */
const PATIENCE = 15 * 60_000;

/** The Chromium of this machine; undefined when there is none. */
export function findChromium(environment: StackEnvironment = readStackEnvironment()): string | undefined {
  return NAMES.map((name) => findProgram(name, environment)).find((path) => path !== undefined);
}

/**
 * Brings the browser that tests of pages need: on a Debian where we are root it is installed, elsewhere people are told. Without it
 * those tests are left out.
 */
export async function bringChromium(
  progress: Progress,
  environment: StackEnvironment = readStackEnvironment(),
  isRoot: boolean = process.getuid?.() === 0,
): Promise<void> {
  if (findChromium(environment) !== undefined) return;
  const apt = findProgram('apt-get', environment);
  if (apt === undefined || !isRoot) {
    progress.say(
      'There is no Chromium here: tests of pages are left out. Install it as `chromium` on the PATH.',
    );
    return;
  }
  const run = (...parameters: string[]): Promise<unknown> =>
    promisify(execFile)(apt, ['-q', '-y', ...parameters], {
      timeout: PATIENCE,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    await progress.step('installing Chromium', async () => {
      await run('update');
      await run('install', '--no-install-recommends', 'chromium');
    });
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    progress.say(`Chromium could not be installed, so that tests of pages are left out: ${why ?? ''}`);
  }
}
