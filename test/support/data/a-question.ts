import fc from 'fast-check';
import type { QuestionRecord } from '../../../src/contract/record.ts';
import { type Draft, DRAFT_DEFAULTS } from '../../../indexer/sources/draft.ts';
import type { StarterQuestion, Wording } from '../../../catalogue/question-file.ts';
import { CATEGORIES } from '../../../src/contract/categories.ts';
import { Difficulty, Language, QualityTier, QuestionType, Source } from '../../../src/contract/vocabulary.ts';

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

/** The fields of a translation into Polish, made by a person. */
export const translating = (id: string): Partial<QuestionRecord> => ({
  language: 'pl',
  translationOf: id,
  rootQuestionId: id,
  translator: 'human',
});

let subjects = 0;

/** A name to ask about that no other test uses, so that tests do not find each other's questions. */
export function aSubject(): string {
  subjects += 1;
  return `Zork${subjects}x`;
}

/** An English draft with an open answer that no rule matches. Set only what the test is about. */
export const aDraft = (fields: Partial<Draft> = {}): Draft => ({
  ...DRAFT_DEFAULTS,
  sourceId: 'test-1',
  language: 'en',
  text: 'Who is it?',
  correctAnswer: 'Nobody',
  incorrectAnswers: [],
  type: 'text_input',
  quality: 'standard',
  ...fields,
});

interface BilingualQuestion extends StarterQuestion {
  readonly en: Wording;
  readonly pl: Wording;
}

/** A valid question of the starter catalogue in both languages: about the game of Ludo. */
export function aFileQuestion(fields: Partial<BilingualQuestion> = {}): BilingualQuestion {
  const { key = 'ludo' } = fields;
  return {
    category: 'board-games',
    place: `board-games/games.json, ${key}`,
    key: 'ludo',
    kind: 'origin',
    type: 'multiple',
    difficulty: { en: 'medium', pl: 'easy' },
    subcategories: ['rules-of-games'],
    tags: ['classic-board-games'],
    regions: ['in'],
    written: '2026-11-23',
    standard: [],
    en: {
      text: 'Which board game for families descends from the Indian game pachisi?',
      correct: 'Ludo',
      incorrect: ['Backgammon', 'Snakes and ladders', 'Draughts'],
      explanation: 'It was patented in England in 1896; the name is Latin for “I play”.',
    },
    pl: {
      text: 'Od indyjskiej gry pachisi wywodzi się gra planszowa znana w Polsce jako:',
      correct: 'Chińczyk',
      incorrect: ['Tryktrak', 'Węże i drabiny', 'Warcaby'],
      explanation: 'W Anglii opatentowano ją w 1896 roku pod łacińską nazwą ludo, „gram”.',
    },
    ...fields,
  };
}

/** The values of varied questions: few, so that combinations of filters match some. */
export const VARIED = {
  tags: ['red', 'green', 'blue', 'black'],
  subcategories: ['stars', 'rivers', 'kings'],
  licenses: ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-SA-3.0', 'MIT'],
  sources: Source.options.slice(0, 4),
  categories: CATEGORIES.slice(0, 4),
};

const attributes = fc.record({
  language: fc.constantFrom(...Language.options),
  type: fc.constantFrom(...QuestionType.options),
  difficulty: fc.constantFrom(...Difficulty.options, null),
  quality: fc.constantFrom(...QualityTier.options),
  category: fc.constantFrom(...VARIED.categories.map(({ slug }) => slug)),
  tags: fc.subarray(VARIED.tags),
  subcategories: fc.subarray(VARIED.subcategories),
  regions: fc.subarray(['pl', 'de', 'jewish']),
  source: fc.constantFrom(...VARIED.sources),
  license: fc.constantFrom(...VARIED.licenses),
});

/** Random questions. @param seed - the same seed gives the same questions; without a seed they differ in each run */
export const variedQuestions = (count: number, seed?: number): QuestionRecord[] =>
  fc
    .sample(attributes, { numRuns: count, ...(seed === undefined ? {} : { seed }) })
    .map(({ license, ...chosen }) => {
      const plain = aQuestion({ ...chosen, difficultyRated: false });
      return { ...plain, attribution: { ...plain.attribution, license } };
    });

const idOf = (number: number): string => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let quizzes = 0;

/** A question in English, and its Polish translation. */
function aPair(fields: Partial<QuestionRecord> = {}): QuestionRecord[] {
  quizzes += 1;
  const [english, polish] = [idOf(quizzes * 2), idOf(quizzes * 2 + 1)];
  const original = aQuestion({ id: english, ...fields });
  const boolean = original.type === 'boolean';
  return [
    original,
    {
      ...original,
      ...translating(english),
      id: polish,
      text: `Po polsku: ${original.text}`,
      correctAnswer: boolean ? 'Prawda' : original.correctAnswer,
      incorrectAnswers: boolean ? ['Fałsz'] : original.incorrectAnswers,
    },
  ];
}

/** Several questions in both languages. */
export const pairs = (count: number, fields: Partial<QuestionRecord> = {}): QuestionRecord[] =>
  Array.from({ length: count }, () => aPair(fields)).flat();
