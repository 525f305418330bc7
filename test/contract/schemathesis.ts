import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { firstLineOf } from '../support/installed-programs.ts';
import { sized } from '../support/sized.ts';

const run = promisify(execFile);

/** Pinned, so that findings only change with our code. */
const VERSION = '4.32.5';
/** Seed of the generated requests, pinned for the same reason. `npm test -- schemathesis --seed=7` gives another. */
const SEED = process.env.TRIVIA_TEST_SEED ?? '1';
/**
 * Generated requests per operation, in addition to those at the limits of the document. Schemathesis's default is 100.
 * `npm test -- schemathesis --examples=300` gives another number.
 */
const EXAMPLES = process.env.TRIVIA_TEST_EXAMPLES ?? String(sized({ short: 12, long: 100 }));
/** Whether the number was chosen for this run, so that its report is of interest. */
export const IS_CHOSEN = process.env.TRIVIA_TEST_EXAMPLES !== undefined;
/** Milliseconds after which a run is stuck, for each example: several times what it takes on a busy machine. */
const TIME_PER_EXAMPLE = 10_000;

/** Milliseconds that a run may take. */
export const MOST_TIME = 600_000 + Number(EXAMPLES) * TIME_PER_EXAMPLE;
const ENVIRONMENT = join(import.meta.dirname, '..', '..', '.trivia', 'schemathesis');
const HOOKS = join(import.meta.dirname, 'schemathesis_hooks.py');
const COMMAND = join(ENVIRONMENT, 'bin', 'st');

async function isInstalled(): Promise<boolean> {
  if (!existsSync(COMMAND)) return false;
  const answer = await run(COMMAND, ['--version']).catch(() => ({ stdout: '' }));
  return answer.stdout.includes(VERSION);
}

/**
 * Installs Schemathesis into its own virtual environment, once. Returns the reason if that fails, otherwise undefined.
 */
export async function installSchemathesis(): Promise<string | undefined> {
  if (await isInstalled()) return undefined;
  try {
    await run('python3', ['-m', 'venv', ENVIRONMENT]);
    const install = ['install', '--quiet', `schemathesis==${VERSION}`];
    await run(join(ENVIRONMENT, 'bin', 'python3'), ['-m', 'pip', ...install]);
  } catch (error) {
    return `Schemathesis could not be installed. It needs Python 3.10 or newer with venv and pip (on Debian: apt-get install python3-venv): ${firstLineOf(error)}`;
  }
  return undefined;
}

/** Runs Schemathesis against a listening service; `report` is its output. */
export async function runSchemathesis(
  documentUrl: string,
  key: string,
): Promise<{ readonly passed: boolean; readonly report: string }> {
  const configuration = join(import.meta.dirname, 'schemathesis.toml');
  // The key is in both headers: Schemathesis would generate one for the other, and two different keys are refused.
  const headers = ['--header', `X-API-Key: ${key}`, '--header', `Authorization: Bearer ${key}`];
  const scope = ['--max-examples', EXAMPLES, '--seed', SEED];
  const options = ['--config-file', configuration, '--no-color', 'run', documentUrl, ...scope, ...headers];
  try {
    const { stdout } = await run(COMMAND, options, {
      cwd: ENVIRONMENT,
      env: { ...process.env, SCHEMATHESIS_HOOKS: HOOKS, PYTHONDONTWRITEBYTECODE: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return { passed: true, report: stdout };
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return { passed: false, report: printed || firstLineOf(error) };
  }
}
