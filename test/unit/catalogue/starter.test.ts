import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { CATEGORIES } from '../../../src/contract/categories.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { Difficulty, QuestionType } from '../../../src/contract/vocabulary.ts';
import { STARTER_DAY } from '../../support/starter-day.ts';
import { records } from '../../support/starter-records.ts';

const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the starter catalogue', () => {
  test('has questions in each language, in all categories, of every type and level', () => {
    expect(new Set(records.map((record) => record.category))).toEqual(
      new Set(CATEGORIES.map(({ slug }) => slug)),
    );
    for (const language of ['en', 'pl']) {
      const half = records.filter((record) => record.language === language);
      expect(new Set(half.map((record) => record.type))).toEqual(new Set(QuestionType.options));
      expect(new Set(half.map((record) => record.difficulty))).toEqual(new Set(Difficulty.options));
    }
  });

  test('explains all of its questions', () => {
    expect(records.filter((record) => record.explanation === null)).toEqual([]);
  });

  test('consists of valid canonical records', () => {
    const faults = records.flatMap((record) => {
      const parsed = QuestionRecord.safeParse(record);
      return parsed.success
        ? []
        : [`${record.sourceId} ${record.language}: ${parsed.error.issues[0]?.message ?? ''}`];
    });
    expect(faults).toEqual([]);
  });

  test('has a unique id and source id for every question', () => {
    expect(repeated(records.map((record) => record.id ?? ''))).toEqual([]);
    expect(repeated(records.map((record) => `${record.language} ${record.sourceId}`))).toEqual([]);
  });

  test('links a Polish question to the English one if there is one, which comes first and has the same properties, except its level and tier', () => {
    const english = new Map<string, QuestionRecord>();
    for (const record of records) {
      if (record.language === 'en') {
        english.set(record.id ?? '', record);
        continue;
      }
      if (record.translationOf === null) continue;
      const original = english.get(record.translationOf);
      expect(original).toMatchObject({
        sourceId: record.sourceId,
        type: record.type,
        tags: record.tags,
        regions: record.regions,
      });
      expect(original?.incorrectAnswers).toHaveLength(record.incorrectAnswers.length);
      expect(record.rootQuestionId).toBe(original?.id);
      expect(original?.quality === 'needs_review').toBe(record.quality === 'needs_review');
    }
  });

  test('has about as many true statements as false ones', () => {
    const statements = records.filter((record) => record.type === 'boolean');
    const truths = statements.filter((record) => ['True', 'Prawda'].includes(record.correctAnswer));
    expect(truths.length / statements.length).toBeGreaterThan(0.4);
    expect(truths.length / statements.length).toBeLessThan(0.6);
  });

  test('is the same on every computer, regardless of language and time zone', () => {
    const digest = createHash('sha256').update(JSON.stringify(records)).digest('hex');
    const program = `
      import { createHash } from 'node:crypto';
      import { starterCatalogue } from './catalogue/starter.ts';
      process.stdout.write(createHash('sha256').update(JSON.stringify(starterCatalogue('${STARTER_DAY}'))).digest('hex'));`;
    const elsewhere = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
      env: {
        PATH: process.env.PATH,
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
        TZ: 'Pacific/Kiritimati',
      },
    });
    expect(elsewhere).toBe(digest);
  });
});
