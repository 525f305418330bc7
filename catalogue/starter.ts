import type { QuestionRecord } from '../src/contract/record.ts';
import { SERVICE_PREFIX } from '../src/contract/service.ts';
import type { QualityTier } from '../src/contract/vocabulary.ts';
import { STARTER_LANGUAGES, type StarterLanguage } from './languages.ts';
import type { StarterQuestion, Wording } from './question-file.ts';
import { readQuestions } from './read-questions.ts';
import { starterId } from './starter-id.ts';

/** The `sourceId` of the records of a question. */
export const sourceIdOf = ({ category, key }: StarterQuestion): string => `written/${category}/${key}`;

/** The tier on a day, `YYYY-MM-DD`: answers that may have changed need a review. */
function tierOf(
  { validUntil, standard }: StarterQuestion,
  language: StarterLanguage,
  day: string,
): QualityTier {
  if (validUntil !== undefined && validUntil < day) return 'needs_review';
  return standard.includes(language) ? 'standard' : 'high';
}

function recordOf(
  question: StarterQuestion,
  language: StarterLanguage,
  { text, correct, incorrect, accepted, explanation }: Wording,
  day: string,
): QuestionRecord {
  const sourceId = sourceIdOf(question);
  const { written, kind, validUntil } = question;
  const original = language === 'en' || question.en === undefined ? null : starterId(written, sourceId, 'en');
  const time = new Date(written).toISOString();
  return {
    id: starterId(written, sourceId, language),
    source: SERVICE_PREFIX,
    sourceId,
    language,
    text,
    correctAnswer: correct,
    incorrectAnswers: incorrect,
    type: question.type,
    difficulty: question.difficulty[language] ?? null,
    difficultyRated: true,
    quality: tierOf(question, language, day),
    category: question.category,
    subcategories: question.subcategories,
    tags: question.tags,
    regions: question.regions,
    explanation,
    translationOf: original,
    rootQuestionId: original,
    translator: original === null ? null : 'native',
    attribution: {
      author: 'Trivia Question Service contributors',
      license: 'CC-BY-4.0',
      licenseVersion: '4.0',
      licenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
      url: null,
      modifications: [],
      lastModified: time,
    },
    extensions: {
      kind,
      ...(accepted === undefined ? {} : { acceptedAnswers: accepted }),
      ...(validUntil === undefined ? {} : { validUntil }),
    },
    createdAt: time,
  };
}

/**
 * All questions of the starter catalogue as canonical records, each English one before its Polish version.
 *
 * @param day - the current day, `YYYY-MM-DD`, because some answers may change
 * @throws Error if a file is invalid, with all errors
 */
export function starterCatalogue(day: string, { questions, errors } = readQuestions()): QuestionRecord[] {
  if (errors.length > 0)
    throw new Error(`The questions of the catalogue are not valid:\n${errors.join('\n')}`);
  return questions.flatMap((question) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const wording = question[language];
      return wording === undefined ? [] : [recordOf(question, language, wording, day)];
    }),
  );
}
