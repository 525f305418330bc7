import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { startEngines } from '../../stack/engines.ts';
import { VARIANTS, type Variant } from './variants.ts';

/*
 * Puts one deliberate bug after the other into a copy of the repository, and runs the tests that have to notice it. A
 * word as argument restricts the run to variants whose name or file contains it.
 */
const ROOT = join(import.meta.dirname, '..', '..');
/** Bytes of file names. */
const MOST_NAMES = 16_000_000;

/** Copies what Git knows or would add, and links the packages. */
async function copyRepository(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'trivia-sabotage-'));
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout } = await promisify(execFile)('git', list, { cwd: ROOT, maxBuffer: MOST_NAMES });
  for (const file of stdout.split('\0').filter((name) => name !== '' && name !== 'node_modules'))
    await cp(join(ROOT, file), join(copy, file), { recursive: true }).catch((error: unknown) => {
      // A file that was deleted and not committed yet.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    });
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

interface Result {
  readonly code: number | null;
  readonly output: string;
}

function runTests(
  copy: string,
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Result> {
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--bail', '1', ...files], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Whether a test failed because of the bug: a file that cannot be loaded does not count. */
async function isCaught(
  copy: string,
  { name, file, search, replacement, tests }: Variant,
  environment: Readonly<Record<string, string>>,
): Promise<boolean> {
  const path = join(copy, file);
  const original = await readFile(path, 'utf8');
  if (!original.includes(search)) throw new Error(`${file} has no place for the bug: ${name}`);
  const broken = original.replace(search, () => replacement);
  await writeFile(path, broken);
  try {
    const { code, output } = await runTests(copy, tests, environment);
    if (code !== 0 && !/^ +Tests +.*\d+ failed/m.test(output)) throw new Error(`no test ran:\n${output}`);
    return code !== 0;
  } finally {
    await writeFile(path, original);
  }
}

const [word = ''] = process.argv.slice(2);
const chosen = VARIANTS.filter(({ name, file }) => `${name} ${file}`.includes(word));
const engines = await startEngines({ profile: 'test' });
const copy = await copyRepository();
let missed = 0;
try {
  const environment = {
    DATABASE_URL: engines.urls.databaseUrl,
    ELASTICSEARCH_URL: engines.urls.elasticsearchUrl,
    REDIS_URL: engines.urls.redisUrl,
  };
  console.log('| bug | in | result |\n| --- | --- | --- |');
  for (const variant of chosen) {
    const caught = await isCaught(copy, variant, environment);
    if (!caught) missed += 1;
    console.log(`| ${variant.name} | \`${variant.file}\` | ${caught ? 'caught' : 'MISSED'} |`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
  await engines.stop();
}
console.log(`\n${chosen.length - missed} passed, ${missed} failed`);
process.exitCode = missed === 0 ? 0 : 1;
