import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { z } from 'zod';

import { bringChromium } from '../stack/chromium.ts';
import { startEngines } from '../stack/engines.ts';
import { createProgress } from '../stack/progress.ts';
import { findKeysInLogs } from './keys-in-logs.ts';

/** What `npm test` runs beside the suites; each counts as one test. */
const CHECKS: readonly { name: string; command: string; parameters: readonly string[] }[] = [
  { name: 'types', command: 'node_modules/typescript/bin/tsc', parameters: ['--project', 'tsconfig.json'] },
  { name: 'lint', command: 'node_modules/eslint/bin/eslint.js', parameters: ['.'] },
  {
    name: 'format',
    command: 'node_modules/prettier/bin/prettier.cjs',
    parameters: ['--check', '--log-level', 'warn', '.'],
  },
];

const REPORT = '.trivia/test-report.json';
/** What the services of the suites log, at its most talkative. */
const LOGS = '.trivia/test-logs';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.unknown()), message: z.string().optional() }),
  ),
});

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

function run(
  script: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...parameters], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: environment,
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A run that broke off, an engine that did not start among them, is a failure like any other: the tally is printed all the same. */
const BROKEN: Tally = { passed: 0, failed: 1, skipped: 0 };

/** A file that fails before its first test is one failure: its tests are not counted anywhere else. */
async function readReport(code: number): Promise<Tally> {
  const report = Report.parse(JSON.parse(await readFile(REPORT, 'utf8')));
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests,
  };
}

async function attempt(work: () => Promise<Tally>): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return BROKEN;
  }
}

async function runSuites(filters: readonly string[]): Promise<Tally> {
  await mkdir('.trivia', { recursive: true });
  await rm(REPORT, { force: true });
  await rm(LOGS, { recursive: true, force: true });
  await mkdir(LOGS);
  const engines = await startEngines({ profile: 'test' });
  try {
    const environment = {
      ...process.env,
      DATABASE_URL: engines.urls.databaseUrl,
      ELASTICSEARCH_URL: engines.urls.elasticsearchUrl,
      REDIS_URL: engines.urls.redisUrl,
      TRIVIA_TEST_LOGS: LOGS,
    };
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
    const code = await run('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...filters], environment);
    return await readReport(code);
  } finally {
    await engines.stop();
  }
}

/** The suites send keys in every way there is; not one may be found in what was logged meanwhile. */
async function checkLogs(): Promise<Tally> {
  const { lines, keys } = await findKeysInLogs(LOGS);
  console.log(
    `\nkeys in logs: ${lines} lines, ${keys.length} with a key${keys.map((place) => `\n  ${place}`).join('')}`,
  );
  const isRight = lines > 0 && keys.length === 0;
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
}

async function runChecks(): Promise<Tally> {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  for (const check of CHECKS) {
    console.log(`\n${check.name}: ${check.command.split('/').at(-1) ?? ''} ${check.parameters.join(' ')}`);
    const code = await run(check.command, check.parameters);
    if (code === 0) tally.passed += 1;
    else tally.failed += 1;
    console.log(`${check.name}: ${code === 0 ? 'passed' : 'FAILED'}`);
  }
  return tally;
}

// `npm test -- FILTER` runs the suites whose path contains the filter, without the checks.
const filters = process.argv.slice(2);
if (filters.length === 0) await bringChromium(createProgress());
const tallies = [
  ...(filters.length === 0 ? [await runChecks()] : []),
  await attempt(() => runSuites(filters)),
  ...(filters.length === 0 ? [await attempt(checkLogs)] : []),
];
const sum = (part: keyof Tally): number => tallies.reduce((total, tally) => total + tally[part], 0);
const skipped = sum('skipped');
if (skipped > 0) console.log(`\n${skipped} skipped for the reasons told above.`);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
