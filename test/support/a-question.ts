import type { QuestionRecord } from '../../src/contract/record.ts';

let made = 0;

/**
 * A valid canonical record, different from every other one of this process: an English multiple-choice question of high
 * quality about geography. Say only what the test is about: `aQuestion({ difficulty: 'hard' })`.
 */
export function aQuestion(wanted: Partial<QuestionRecord> = {}): QuestionRecord {
  made += 1;
  const type = wanted.type ?? 'multiple';
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
    difficultyRated: wanted.difficulty !== null,
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
    ...wanted,
  };
}

/** As many valid records as wanted, alike but for their source ids and texts. */
export function questions(count: number, wanted: Partial<QuestionRecord> = {}): QuestionRecord[] {
  return Array.from({ length: count }, () => aQuestion(wanted));
}

let subjects = 0;

/** A name to ask about that no other test has, so that none finds the questions of another. */
export function aSubject(): string {
  subjects += 1;
  return `Zork${subjects}x`;
}
