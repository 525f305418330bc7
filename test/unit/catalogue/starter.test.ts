import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import ratings from '../../../catalogue/check/ratings/ratings.json' with { type: 'json' };
import { readQuestions } from '../../../catalogue/read-questions.ts';
import { starterHash } from '../../../catalogue/starter-hash.ts';
import { starterCatalogue } from '../../../catalogue/starter.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { Difficulty, QuestionType } from '../../../src/contract/vocabulary.ts';
import { STARTER_DAY } from '../../support/data/starter-day.ts';
import { records } from '../../support/data/starter-records.ts';
import { rankCorrelation } from '../../support/data/statistics.ts';

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

  test('consists of valid canonical records', () => {
    expect(z.array(QuestionRecord).safeParse(records).error?.issues ?? []).toEqual([]);
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
      env: { PATH: process.env.PATH, LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati' },
    });
    expect(elsewhere).toBe(digest);
  });
});

test('the hash of the starter catalogue changes on exactly those days on which the records do, because an answer may have changed', () => {
  const read = readQuestions();
  const [until = ''] = read.questions.flatMap(({ validUntil }) => validUntil ?? []).sort();
  const dayAfter = new Date(Date.parse(until) + 86_400_000).toISOString().slice(0, 10);
  const recordsOf = (day: string): string => JSON.stringify(starterCatalogue(day, read));

  expect(recordsOf(until)).toBe(JSON.stringify(records));
  expect(starterHash(until)).toBe(starterHash(STARTER_DAY));
  expect(recordsOf(dayAfter)).not.toBe(recordsOf(until));
  expect(starterHash(dayAfter)).not.toBe(starterHash(until));
});

const Rated = z.strictObject({
  question: z.string(),
  language: z.enum(['en', 'pl']),
  ratings: z.array(z.int().min(1).max(5)).min(1),
});

test('the levels have the order that readers give the same questions', () => {
  const levels = new Map(
    records.map(({ sourceId, language, difficulty }) => [`${sourceId} ${language}`, difficulty]),
  );
  const pairs = z
    .array(Rated)
    .parse(ratings)
    .flatMap(({ question, language, ratings: given }): [number, number][] => {
      const level = levels.get(`${question} ${language}`) ?? null;
      if (level === null) return [];
      const mean = given.reduce((sum, rating) => sum + rating, 0) / given.length;
      return [[Difficulty.options.indexOf(level), mean]];
    });
  // Questions that have left the catalogue since they were rated say nothing about it. With fewer, rate others.
  expect(pairs.length).toBeGreaterThanOrEqual(800);
  expect(rankCorrelation(pairs)).toBeGreaterThanOrEqual(0.75);
});
