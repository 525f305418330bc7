import { spawn } from 'node:child_process';

import { sumOf, type Tally } from './tally.ts';

interface Check {
  readonly name: string;
  /** A script for Node, and its parameters. */
  readonly command: readonly [string, ...string[]];
}

/** What `npm test` runs in addition to the suites; each counts as one test. */
const CHECKS: readonly Check[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'] },
  {
    name: 'types of the pages',
    command: ['node_modules/typescript/bin/tsc', '--project', 'explorer/tsconfig.json'],
  },
  { name: 'lint', command: ['node_modules/eslint/bin/eslint.js', '.'] },
  {
    name: 'imports',
    command: [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      'dependency-rules.js',
      '.',
    ],
  },
  { name: 'unused code', command: ['node_modules/knip/bin/knip.js', '--no-progress'] },
  {
    name: 'format',
    command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
  },
  { name: 'prose', command: ['prose/run.ts'] },
];

/** Runs a check. Its output is printed at once when it ends, since the suites print at the same time. */
async function runCheck({ name, command }: Check): Promise<Tally> {
  const begun = performance.now();
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = Math.round((performance.now() - begun) / 1_000);
  console.log(`\n${output}${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Runs the checks one after another. */
export async function runChecks(): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const check of CHECKS) tallies.push(await runCheck(check));
  return sumOf(tallies);
}
