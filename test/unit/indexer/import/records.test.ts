import { describe, expect, test } from 'vitest';

import { createSeenKeys } from '../../../../indexer/hashed-texts.ts';
import { completeDraft, UNKNOWN_PARENT } from '../../../../indexer/import/import-format.ts';
import * as reports from '../../../../indexer/import/import-report.ts';
import { limitStrangers } from '../../../../indexer/import/input-files.ts';
import { contentHash, mintId } from '../../../../indexer/import/question-row.ts';
import { QuestionRecord, RecordAttribution } from '../../../../src/contract/record.ts';
import { QuestionId } from '../../../../src/contract/vocabulary.ts';
import { aDraft, aQuestion } from '../../../support/data/a-question.ts';

describe('a draft', () => {
  const draft = aDraft({ sourceId: 'x-1', modifications: ['refined_text'], extensions: { file: 'animals' } });

  test('becomes a valid record with the licence of its source', () => {
    const record = completeDraft(draft, 'mkqa', '2026-11-01');
    expect(QuestionRecord.parse(record)).toEqual(record);
    expect(record).toMatchObject({
      source: 'mkqa',
      quality: 'standard',
      category: 'general-knowledge',
      regions: [],
      extensions: { file: 'animals' },
      attribution: {
        author: 'Apple',
        license: 'CC-BY-SA-3.0',
        url: null,
        modifications: ['refined_text'],
        lastModified: '2026-11-01T00:00:00.000Z',
      },
    });
  });

  test('keeps flags and accepted answers, and a flag requires review', () => {
    const kept = { flags: ['time_relative' as const], acceptedAnswers: ['A trikit'] };
    expect(completeDraft({ ...draft, ...kept }, 'webq', '2026-11-01')).toMatchObject({
      quality: 'needs_review',
      extensions: { file: 'animals', ...kept },
    });
  });

  test('of a translation is valid before its parent is known', () => {
    const parent = { translationOf: { sourceId: 'x-1', language: 'en' }, translator: 'human' } as const;
    const translation = completeDraft({ ...draft, language: 'pl', ...parent }, 'mkqa', '2026-11-01');
    expect(QuestionRecord.parse(translation)).toMatchObject({
      translationOf: UNKNOWN_PARENT,
      rootQuestionId: UNKNOWN_PARENT,
    });
  });
});

describe('the hash of a record', () => {
  test('does not depend on the order of properties, at any depth', () => {
    const record = aQuestion({ extensions: { a: 1, b: { c: [1, { d: 2, e: 3 }] } } });
    const reversed = Object.fromEntries(Object.entries(record).reverse()) as typeof record;
    const extensions = { b: { c: [1, { e: 3, d: 2 }] }, a: 1 };
    expect(contentHash({ ...reversed, extensions })).toBe(contentHash(record));
  });

  test('does not depend on what an import cannot change', () => {
    const record = aQuestion();
    const other = { ...record, id: mintId(), createdAt: '2020-01-01T00:00:00Z' };
    expect(contentHash(other)).toBe(contentHash(record));
  });

  test('is the same in all versions, so that stored hashes and those of translated originals remain valid', () => {
    const record = aQuestion({
      sourceId: 'pinned',
      text: 'Which capital is on the list?',
      extensions: { later: { z: 1, a: ['b', { y: null, c: true }] }, acceptedAnswers: ['Paryż'] },
    });
    expect(contentHash(record)).toBe('97a74071d31befb6fe93c7f361431fa88243c4ec2614c3d7a78dea98e4a13e0b');
  });

  test('depends on every other property, including each of the attribution', () => {
    const record = aQuestion();
    const { id: _id, createdAt: _createdAt, attribution: _attribution, ...shape } = QuestionRecord.shape;
    for (const name of Object.keys(shape))
      expect(contentHash({ ...record, [name]: 'else' }), name).not.toBe(contentHash(record));
    for (const name of Object.keys(RecordAttribution.shape)) {
      const attribution = { ...record.attribution, [name]: 'else' };
      expect(contentHash({ ...record, attribution }), name).not.toBe(contentHash(record));
    }
  });
});

test('a new id is a version 7 UUID with the current time', () => {
  const before = Date.now();
  const id = mintId();
  const after = Date.now();
  expect(QuestionId.safeParse(id).success).toBe(true);
  expect(id[14]).toBe('7');
  const time = Number.parseInt(id.replace('-', '').slice(0, 12), 16);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(after);
  expect(mintId()).not.toBe(id);
});

test('a key is new once, and distinguished from similar ones, with any number of keys', () => {
  const seen = createSeenKeys();
  const starts = ['arc en ', 'arc pl ', 'arc en 1-', 'arc en train_', 'mkqa en '];
  const keys = starts.flatMap((start) => Array.from({ length: 100_000 }, (_, index) => `${start}${index}`));
  expect(keys.every((key) => seen.add(key))).toBe(true);
  expect(keys.some((key) => seen.add(key))).toBe(false);
  expect(keys.every((key) => seen.has(key))).toBe(true);
  expect(seen.has('arc en train_100000')).toBe(false);
  expect(seen.size).toBe(500_000);
});

describe('the report of an import', () => {
  const { addBatch, countTier, EMPTY_REPORT, emptyOutcome, isComplete } = reports;

  test('refuses a batch that loses a question or counts it twice', () => {
    const outcome = { ...emptyOutcome(), imported: 2, merged: 1 };
    const report = { rows: 2, read: 3 };
    expect(addBatch(EMPTY_REPORT, report, outcome)).toMatchObject({ ...report, merged: 1 });
    expect(() => addBatch(EMPTY_REPORT, { rows: 2, read: 4 }, outcome)).toThrow(
      '4 questions were read, and 3 came out',
    );
    expect(() => addBatch(EMPTY_REPORT, { rows: 2, read: 2 }, outcome)).toThrow();
  });

  test('counts reasons and details, and keeps the first skips', () => {
    const skips = Array.from({ length: 15 }, (_skip, index) => [
      { line: 2 * index + 1, reason: 'no_answer_given', detail: 'label' } as const,
      { line: 2 * index + 2, reason: 'wrong_shape', detail: '' } as const,
    ]).flat();
    const report = addBatch(EMPTY_REPORT, { rows: 30, read: 30 }, { ...emptyOutcome(), skips });
    expect(report.reasons).toEqual({ no_answer_given: 15, wrong_shape: 15 });
    expect(report.details).toEqual({ 'no_answer_given label': 15, wrong_shape: 15 });
    expect(report.samples).toHaveLength(20);
    expect(isComplete(report)).toBe(false);
    expect(isComplete({ ...report, reasons: { no_answer_given: 15 } })).toBe(true);
  });

  test('does not grow with a hostile file that has many different details', () => {
    let report = EMPTY_REPORT;
    for (let line = 1; line <= 1_000; line += 1) {
      const skips = [{ line, reason: 'unknown_region' as const, detail: `r${line}` }];
      report = addBatch(report, { rows: 1, read: 1 }, { ...emptyOutcome(), skips });
    }
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
    [{ flags: 'a', qualityReasons: [] }, undefined],
  ])('counts the reasons %j as %s', (extensions, reason) => {
    const outcome = emptyOutcome();
    countTier(outcome, { quality: 'standard', extensions });
    expect(outcome.tierReasons).toEqual(reason === undefined ? {} : { [`standard ${reason}`]: 1 });
  });
});

test('rows in sequence that are not questions end an import with their place', () => {
  const limit = limitStrangers('rows.jsonl');
  const read = (number: number, isQuestion: boolean): void =>
    limit({ number, error: 'invalid_json', end: 2 * number }, isQuestion);
  for (let number = 1; number < 20_000; number += 1) read(number, number === 10_000);
  expect(() => read(20_000, false)).toThrow(
    'The file rows.jsonl has 10,000 rows in sequence that are not questions, up to row 20,000 (byte 40,000, decompressed).',
  );
});
