import { expect, test } from 'vitest';

import {
  addBatch,
  countTier,
  EMPTY_REPORT,
  emptyOutcome,
  isComplete,
} from '../../../../indexer/import/import-report.ts';

test('a batch that loses a question or counts it twice is a bug', () => {
  const outcome = { ...emptyOutcome(), imported: 2, merged: 1 };
  expect(addBatch(EMPTY_REPORT, { rows: 2, read: 3 }, outcome)).toMatchObject({
    rows: 2,
    read: 3,
    merged: 1,
  });
  expect(() => addBatch(EMPTY_REPORT, { rows: 2, read: 4 }, outcome)).toThrow(
    '4 questions were read, and 3 came out',
  );
  expect(() => addBatch(EMPTY_REPORT, { rows: 2, read: 2 }, outcome)).toThrow();
});

test('reasons and details are counted, and the first skips are kept', () => {
  const skips = Array.from({ length: 30 }, (_skip, index) => ({
    line: index + 1,
    reason: index % 2 === 0 ? 'no_answer_given' : 'wrong_shape',
    detail: index % 2 === 0 ? 'label' : '',
  })) as ReturnType<typeof emptyOutcome>['skips'];
  const report = addBatch(EMPTY_REPORT, { rows: 30, read: 30 }, { ...emptyOutcome(), skips });
  expect(report.reasons).toEqual({ no_answer_given: 15, wrong_shape: 15 });
  expect(report.details).toEqual({ 'no_answer_given label': 15, wrong_shape: 15 });
  expect(report.samples).toHaveLength(20);
  expect(isComplete(report)).toBe(false);
  expect(isComplete({ ...report, reasons: { no_answer_given: 15 } })).toBe(true);
});

test('a hostile file with many different details does not make the report grow', () => {
  let report = EMPTY_REPORT;
  for (let line = 1; line <= 1_000; line += 1)
    report = addBatch(
      report,
      { rows: 1, read: 1 },
      {
        ...emptyOutcome(),
        skips: [{ line, reason: 'unknown_region', detail: `r${line}` }],
      },
    );
  expect(Object.keys(report.details).length).toBeLessThanOrEqual(201);
  expect(report.reasons).toEqual({ unknown_region: 1_000 });
  expect(Object.values(report.details).reduce((sum, count) => sum + count)).toBe(1_000);
});

test.each([
  [{ flags: ['time_relative'], qualityReasons: ['unread'] }, 'time_relative'],
  [{ qualityReasons: ['relation_P17'] }, 'relation_P17'],
  [{ qualityReasons: ['a'.repeat(64)] }, 'a'.repeat(64)],
  [{ qualityReasons: ['a'.repeat(65)] }, 'other'],
  [{ flags: ['\u001b[2J'], qualityReasons: ['unread'] }, 'other'],
  [{ flags: ['two words'] }, 'other'],
  [{ flags: ['unread\n'] }, 'other'],
  [{ flags: [''] }, 'other'],
])('the reasons %j are counted as %s', (extensions, reason) => {
  const outcome = emptyOutcome();
  countTier(outcome, { quality: 'standard', extensions });
  expect(outcome.tierReasons).toEqual({ [`standard ${reason}`]: 1 });
});

test('what is not a list of reasons is not counted', () => {
  const outcome = emptyOutcome();
  countTier(outcome, { quality: 'standard', extensions: { flags: 'a', qualityReasons: [] } });
  expect(outcome.tierReasons).toEqual({});
});
