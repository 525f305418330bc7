import { expect, test } from 'vitest';

import { completeDraft, UNKNOWN_PARENT } from '../../../../indexer/import/import-format.ts';
import { QuestionRecord } from '../../../../src/contract/record.ts';
import { aDraft } from '../../../support/a-question.ts';

const draft = aDraft({
  sourceId: 'x-1',
  text: 'Which made-up animal has three tails?',
  correctAnswer: 'Trikit',
  modifications: ['refined_text'],
  extensions: { file: 'animals' },
});

test('a draft becomes a valid record with the licence of its source', () => {
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

test('flags and accepted answers are kept, and a flag requires review', () => {
  expect(
    completeDraft(
      { ...draft, flags: ['time_relative'], acceptedAnswers: ['A trikit'] },
      'webq',
      '2026-11-01',
    ),
  ).toMatchObject({
    quality: 'needs_review',
    extensions: { file: 'animals', flags: ['time_relative'], acceptedAnswers: ['A trikit'] },
  });
});

test('a translation is valid before its parent is known', () => {
  const translation = completeDraft(
    { ...draft, language: 'pl', translationOf: { sourceId: 'x-1', language: 'en' }, translator: 'human' },
    'mkqa',
    '2026-11-01',
  );
  expect(QuestionRecord.parse(translation)).toMatchObject({
    translationOf: UNKNOWN_PARENT,
    rootQuestionId: UNKNOWN_PARENT,
  });
});
