import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { isWellFormedKey } from '../src/contract/key-format.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import { installChromium } from '../stack/chromium.ts';
import { startEngines } from '../stack/engines.ts';
import { createProgress } from '../stack/progress.ts';
import { runChecks } from './checks.ts';
import { installSchemathesis } from './contract/schemathesis.ts';
import { caddy, nginx, pgbouncer, postgresTools, promtool } from './support/installed-programs.ts';
import { readReport, sumOf, summaryLines, tallyOf, type Tally } from './report.ts';

/*
 * `npm test -- FILTER` runs the suites whose path contains the filter, without the checks. `npm run test:long` gives
 * `--long`. `--examples=1000` and `--seed=7` are for Schemathesis.
 */
const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean' }, examples: { type: 'string' }, seed: { type: 'string' } },
});
const isWhole = filters.length === 0;

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
function runVitest(environment: NodeJS.ProcessEnv): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...filters],
      { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } },
    );
    // It ends its own engines. Ctrl-C reaches it without us.
    process.once('SIGTERM', () => child.kill());
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the suites, and returns what came of them, and what the end of the run shows.
 *
 * @param prepared - settles when the programs are installed that some suites need besides the engines
 */
async function runSuites(
  prepared: Promise<unknown>,
): Promise<{ readonly tally: Tally; readonly summary: readonly string[] }> {
  await mkdir('.trivia', { recursive: true });
  await rm(REPORT, { force: true });
  await rm(LOGS, { recursive: true, force: true });
  await mkdir(LOGS);
  const engines = await startEngines({ profile: 'test' });
  try {
    await prepared;
    const code = await runVitest({
      DATABASE_URL: engines.urls.databaseUrl,
      ELASTICSEARCH_URL: engines.urls.elasticsearchUrl,
      REDIS_URL: engines.urls.redisUrl,
      TRIVIA_TEST_LOGS: LOGS,
      TRIVIA_TEST_LONG: options.long === true ? '1' : '',
      TRIVIA_TEST_EXAMPLES: options.examples ?? process.env.TRIVIA_TEST_EXAMPLES,
      TRIVIA_TEST_SEED: options.seed ?? process.env.TRIVIA_TEST_SEED,
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
  const result = await runSuites(Promise.all(prepared));
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
