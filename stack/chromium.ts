import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { readStackEnvironment, type StackEnvironment } from './environment.mjs';
import { findProgram } from './prerequisites.mjs';
import type { Progress } from './progress.ts';

/**
 * Names of the browser, the lightest first: without a window, Debian's `chromium-headless-shell` opens a page five times as
 * fast as `chromium`.
 */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
/** Milliseconds. Long enough for 100 MB over a slow connection. */
const INSTALL_TIMEOUT = 15 * 60_000;

/** The path of Chromium; undefined when it is not installed. */
export function findChromium(environment: StackEnvironment = readStackEnvironment()): string | undefined {
  return NAMES.map((name) => findProgram(name, environment)).find((path) => path !== undefined);
}

/**
 * Installs the browser for page tests as root on Debian; elsewhere prints how to install it. Without it, page tests are skipped.
 */
export async function installChromium(
  progress: Progress,
  environment: StackEnvironment = readStackEnvironment(),
  isRoot: boolean = process.getuid?.() === 0,
): Promise<void> {
  if (findChromium(environment) !== undefined) return;
  const apt = findProgram('apt-get', environment);
  if (apt === undefined || !isRoot) {
    progress.print(
      'Chromium is missing, so page tests are skipped. To run them, install Chromium on the PATH.',
    );
    return;
  }
  const run = (...parameters: string[]): Promise<unknown> =>
    promisify(execFile)(apt, ['-q', '-y', ...parameters], {
      timeout: INSTALL_TIMEOUT,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    await progress.step('installing Chromium', async () => {
      await run('update');
      await run('install', '--no-install-recommends', 'chromium-headless-shell');
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    progress.print(`Chromium could not be installed, so page tests are skipped: ${reason ?? ''}`);
  }
}
