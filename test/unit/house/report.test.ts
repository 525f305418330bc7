import { expect, test } from 'vitest';

import { summaryLines, tallyOf, type Report } from '../../report.ts';

const aFile = (
  name: string,
  seconds: number,
  assertions: readonly number[],
): Report['testResults'][number] => ({
  name: `${process.cwd()}/test/${name}.test.ts`,
  status: 'passed',
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults: assertions.map((count) => ({ meta: { assertions: count } })),
});
const aReport = (files: Report['testResults']): Report => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 2,
  testResults: files,
});

test('a run ends with its ten slowest files and the number of assertions', () => {
  const files = Array.from({ length: 12 }, (_, index) => aFile(`file-${index}`, index, [100, index]));
  const [title, ...lines] = summaryLines(aReport(files));
  expect(title).toBe('Slowest files:');
  expect(lines).toHaveLength(11);
  expect(lines[0]).toBe('   11.0 s  test/file-11.test.ts');
  expect(lines[9]).toBe('    2.0 s  test/file-2.test.ts');
  expect(lines[10]).toBe('Assertions: 1,266');
});

test('a file that fails before its first test is a failure, and so is a failed run without tests', () => {
  const broken = { ...aFile('broken', 0, []), status: 'failed' };
  expect(tallyOf(aReport([broken]), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(tallyOf(aReport([]), 1)).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(tallyOf(aReport([]), 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
});
