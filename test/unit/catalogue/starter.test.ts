import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { TEMPLATES } from '../../../catalogue/templates/index.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import { QuestionRecord } from '../../../src/contract/record.ts';
import { Difficulty, QualityTier, QuestionType } from '../../../src/contract/vocabulary.ts';
import { STARTER_DAY } from '../../support/starter-day.ts';
import { records } from '../../support/starter-records.ts';

const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};

describe('the starter catalogue', () => {
  test('has at least 7,000 questions in each language, in all categories, of every type, level and tier', () => {
    expect(records.length / 2).toBeGreaterThanOrEqual(7_000);
    expect(new Set(records.map((record) => record.category))).toEqual(
      new Set(CATEGORIES.map(({ slug }) => slug)),
    );
    for (const language of ['en', 'pl']) {
      const half = records.filter((record) => record.language === language);
      expect(half).toHaveLength(records.length / 2);
      expect(new Set(half.map((record) => record.type))).toEqual(new Set(QuestionType.options));
      expect(new Set(half.map((record) => record.difficulty))).toEqual(new Set(Difficulty.options));
      expect(new Set(half.map((record) => record.quality))).toEqual(new Set(QualityTier.options));
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

  // Clients know questions by these ids. A template whose line differs may have new rows: only then rewrite the list
  // (`vitest -u`). A changed key, template name or date would replace published questions by others. Keys of written
  // questions are not generated: test/unit/catalogue/written.test.ts pins how their ids follow from them.
  test('keeps the published ids, template by template', async () => {
    const given = Map.groupBy(records, ({ sourceId }) => sourceId.split('/', 1)[0] ?? '');
    given.delete('written');
    const lines = [...given].map(([template, own]) => {
      const ids = own.map(({ sourceId, language, id }) => `${sourceId} ${language} ${id ?? ''}`).sort();
      const digest = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 16);
      return `${template} ${own.length} ${digest}\n`;
    });
    await expect(lines.sort().join('')).toMatchFileSnapshot('given-ids.snap');
  });

  test('links every Polish question to the English one, which comes first and has the same properties, except its level', () => {
    const english = new Map<string, QuestionRecord>();
    for (const record of records) {
      if (record.language === 'en') {
        english.set(record.id ?? '', record);
        continue;
      }
      const original = english.get(record.translationOf ?? '');
      expect(original).toMatchObject({
        sourceId: record.sourceId,
        type: record.type,
        tags: record.tags,
        regions: record.regions,
      });
      expect(original?.incorrectAnswers).toHaveLength(record.incorrectAnswers.length);
      expect(record.rootQuestionId).toBe(original?.id);
      // The default draws differ, because players of the languages know different things.
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
      process.stdout.write(createHash('sha256').update(JSON.stringify([...starterCatalogue('${STARTER_DAY}')])).digest('hex'));`;
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

  test('has templates with unique names', () => {
    expect(repeated(TEMPLATES.map((template) => template.name))).toEqual([]);
  });
});
