import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { z } from 'zod';

/** How many tests came to what. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  skipped: tallies.reduce((sum, { skipped }) => sum + skipped, 0),
});

/** How many of the slowest files are shown. */
const SLOWEST = 10;

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      /** Milliseconds since 1970. */
      startTime: z.number(),
      endTime: z.number(),
      assertionResults: z.array(z.unknown()),
    }),
  ),
});

/** What the JSON reporter of the suites wrote. */
type Report = z.infer<typeof Report>;

export const readReport = async (file: string): Promise<Report> =>
  Report.parse(JSON.parse(await readFile(file, 'utf8')));

/**
 * A file that fails before its first test is one failure: its tests are not counted anywhere else.
 *
 * @param code - the exit code of the run
 */
export function tallyOf(report: Report, code: number): Tally {
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

/** Lines about what took longest. */
export function summaryLines({ testResults }: Report): string[] {
  const slowest = testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1_000,
    }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  return [
    'Slowest files:',
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
  ];
}
