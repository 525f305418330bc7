import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { isWellFormedKey } from '../src/contract/key-format.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { installChromium } from '../stack/chromium.ts';
import { startEngines } from '../stack/engines.ts';
import { createProgress } from '../stack/progress.ts';
import { runChecks } from './checks.ts';
import { installSchemathesis } from './contract/schemathesis.ts';
import { caddy, nginx, pgbouncer, postgresTools, promtool } from './support/installed-programs.ts';
import { readReport, sumOf, summaryLines, tallyOf, type Tally } from './report.ts';

const REPORT = '.trivia/test-report.json';
/** Folder for the debug logs of the services in the suites. */
const LOGS = '.trivia/test-logs';

/**
 * A run that broke off, for example because an engine did not start, counts as one failure, and the tally is printed
 * all the same.
 */
const BROKEN: Tally = { passed: 0, failed: 1, skipped: 0 };

async function attempt(work: () => Promise<Tally>): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return BROKEN;
  }
}

/** Runs the suites whose path contains a filter, or all, and returns the exit code. */
function runVitest(filters: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
    );
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

interface SuitesResult {
  readonly tally: Tally;
  /** What the end of the run shows. */
  readonly summary: readonly string[];
}

/** @param prepared - settles when the programs are installed that some suites need besides the engines */
async function runSuites(
  filters: readonly string[],
  isLong: boolean,
  settings: NodeJS.ProcessEnv,
  prepared: Promise<unknown>,
): Promise<SuitesResult> {
  await mkdir('.trivia', { recursive: true });
  await rm(REPORT, { force: true });
  await rm(LOGS, { recursive: true, force: true });
  await mkdir(LOGS);
  const engines = await startEngines({ profile: 'test' });
  try {
    await prepared;
    const code = await runVitest(filters, {
      DATABASE_URL: engines.urls.databaseUrl,
      ELASTICSEARCH_URL: engines.urls.elasticsearchUrl,
      REDIS_URL: engines.urls.redisUrl,
      TRIVIA_TEST_LOGS: LOGS,
      TRIVIA_TEST_LONG: isLong ? '1' : '',
      ...settings,
    });
    const report = await readReport(REPORT);
    return { tally: tallyOf(report, code), summary: summaryLines(report) };
  } finally {
    await engines.stop();
  }
}

/** Anything that looks like a key; the checksum identifies the real ones. */
const LIKE_A_KEY = new RegExp(`${SERVICE_PREFIX}_[0-9A-Za-z_]+`, 'g');

/** The suites send keys in every possible way. None may appear in the logs. */
async function checkLogs(): Promise<Tally> {
  const keys: string[] = [];
  let lines = 0;
  for (const file of await readdir(LOGS))
    for (const [index, line] of (await readFile(join(LOGS, file), 'utf8')).split('\n').entries()) {
      lines += 1;
      if ([...line.matchAll(LIKE_A_KEY)].some(([text]) => isWellFormedKey(text)))
        keys.push(`${file}:${index + 1}`);
    }
  console.log(
    `\nkeys in logs: ${lines} lines, ${keys.length} with a key${keys.map((place) => `\n  ${place}`).join('')}`,
  );
  const isRight = lines > 0 && keys.length === 0;
  return { passed: isRight ? 1 : 0, failed: isRight ? 0 : 1, skipped: 0 };
}

/** Options with a value, such as `--seed=7`, and the variables that the suites read them from. */
const OPTIONS = { '--examples': 'TRIVIA_TEST_EXAMPLES', '--seed': 'TRIVIA_TEST_SEED' };

/** The settings that the options give. The last of several counts. */
const settingsOf = (words: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    words.flatMap((word) =>
      Object.entries(OPTIONS)
        .filter(([option]) => word.startsWith(`${option}=`))
        .map(([option, variable]) => [variable, word.slice(option.length + 1)]),
    ),
  );

// `npm test -- FILTER` runs the suites whose path contains the filter, without the checks; `npm run test:long` gives `--long`.
// `--examples=1000` and `--seed=7` are for Schemathesis.
const words = process.argv.slice(2);
const filters = words.filter((word) => !word.startsWith('--'));
const isLong = words.includes('--long');
const isWhole = filters.length === 0;

let summary: readonly string[] = [];
const suites = async (): Promise<Tally> => {
  // Only one at a time can update the lists of packages.
  const debian = async (): Promise<void> => {
    await installChromium(createProgress());
    await promtool();
    await nginx();
    await caddy();
    await pgbouncer();
  };
  const prepared = isWhole ? [debian(), installSchemathesis(), postgresTools()] : [];
  const result = await runSuites(filters, isLong, settingsOf(words), Promise.all(prepared));
  summary = result.summary;
  return result.tally;
};
// The checks need no engine: they use the CPU while the suites wait for theirs.
const tallies = await Promise.all([attempt(suites), ...(isWhole ? [attempt(runChecks)] : [])]);
if (isWhole) tallies.push(await attempt(checkLogs));
const { passed, failed, skipped } = sumOf(tallies);
if (summary.length > 0) console.log(`\n${summary.join('\n')}`);
if (skipped > 0) console.log(`\n${skipped} skipped for the reasons given above.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
