import type { QuestionRecord } from '../../src/contract/record.ts';

let made = 0;

/**
 * A valid canonical record, unique in this process: an English multiple-choice question of high quality about
 * geography. Set only what the test is about: `aQuestion({ difficulty: 'hard' })`.
 */
export function aQuestion(fields: Partial<QuestionRecord> = {}): QuestionRecord {
  made += 1;
  const type = fields.type ?? 'multiple';
  const incorrect = { multiple: ['Madrid', 'Lisbon', 'Dublin'], boolean: ['False'], text_input: [] }[type];
  return {
    source: 'svc',
    sourceId: `test/${process.pid}-${made}`,
    language: 'en',
    text: `Which capital is number ${made} on the list?`,
    correctAnswer: type === 'boolean' ? 'True' : 'Paris',
    incorrectAnswers: incorrect,
    type,
    difficulty: 'medium',
    difficultyRated: fields.difficulty !== null,
    quality: 'high',
    category: 'geography',
    subcategories: ['capitals'],
    tags: ['europe'],
    regions: [],
    explanation: null,
    translationOf: null,
    rootQuestionId: null,
    translator: null,
    attribution: {
      author: 'Test author',
      license: 'CC-BY-4.0',
      licenseVersion: '4.0',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: null,
      modifications: [],
      lastModified: '2026-01-01T00:00:00.000Z',
    },
    extensions: {},
    ...fields,
  };
}

/** Creates `count` valid records that differ only in source id and text. */
export function questions(count: number, fields: Partial<QuestionRecord> = {}): QuestionRecord[] {
  return Array.from({ length: count }, () => aQuestion(fields));
}

let subjects = 0;

/** A name to ask about that no other test uses, so that tests do not find each other's questions. */
export function aSubject(): string {
  subjects += 1;
  return `Zork${subjects}x`;
}
