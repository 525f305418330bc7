import { optionKey } from '../../src/contract/text.ts';
import type { Source } from '../../src/contract/vocabulary.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Draft } from '../sources/draft.ts';
import { restoreApostrophes } from './restore-apostrophes.ts';
import { restoreNames } from './restore-names.ts';

type Restore = (knowledge: Knowledge, text: string) => string;

/** Answers with capitals are the upstream's own. */
const restoreSmallNames: Restore = (knowledge, answer) =>
  /\p{Lu}/u.test(answer) ? answer : restoreNames(knowledge, answer);

interface Restorer {
  readonly question: Restore;
  readonly answer: Restore;
}

const NAMES: Restorer = { question: restoreNames, answer: restoreSmallNames };
const APOSTROPHES: Restorer = { question: restoreApostrophes, answer: restoreApostrophes };

/** What the sources lost. */
const RESTORERS: Partial<Record<Source, Restorer>> = {
  'nq-open': NAMES,
  webq: NAMES,
  mkqa: NAMES,
  opentriviaqa: APOSTROPHES,
};

const areDistinct = (answers: readonly string[]): boolean =>
  new Set(answers.map(optionKey)).size === answers.length;

/** Restores what an English question has lost: capitals of names, or apostrophes (`refined_text`). */
export function restoreDraft(knowledge: Knowledge, source: Source, draft: Draft): Draft {
  const restorer = RESTORERS[source];
  if (restorer === undefined || draft.language !== 'en') return draft;
  const restore = (answer: string): string => restorer.answer(knowledge, answer);
  const text = restorer.question(knowledge, draft.text);
  const options = [draft.correctAnswer, ...draft.incorrectAnswers];
  const restored = options.map(restore);
  // Options that ask for the right spelling stay unchanged.
  const [correctAnswer = draft.correctAnswer, ...incorrectAnswers] = areDistinct(restored)
    ? restored
    : options;
  const isSame =
    text === draft.text &&
    correctAnswer === draft.correctAnswer &&
    incorrectAnswers.every((answer, index) => answer === draft.incorrectAnswers[index]);
  if (isSame) return draft;
  return {
    ...draft,
    text,
    correctAnswer,
    incorrectAnswers,
    modifications: draft.modifications.includes('refined_text')
      ? draft.modifications
      : [...draft.modifications, 'refined_text'],
  };
}
