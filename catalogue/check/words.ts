import { STARTER_LANGUAGES, type StarterLanguage } from '../languages.ts';
import type { StarterQuestion, Wording } from '../question-file.ts';

/** A sentence that names a question and says what is wrong and what to do. */
export type Finding = string;

/** What every question, or all together, must fulfil. */
export type Rule = (all: readonly StarterQuestion[]) => Finding[];

/** A question in one language. */
export interface Worded extends Wording {
  readonly question: StarterQuestion;
  readonly language: StarterLanguage;
  /** How findings name it: file, key and language. */
  readonly place: string;
}

/** The questions in the languages in which they are written. */
export const worded = (all: readonly StarterQuestion[]): Worded[] =>
  all.flatMap((question) =>
    STARTER_LANGUAGES.flatMap((language) => {
      const wording = question[language];
      return wording === undefined
        ? []
        : [{ ...wording, question, language, place: `${question.place}, ${language}` }];
    }),
  );

/** The words of a text in lower case, without punctuation. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether the words of one text occur in sequence in another. */
export function holdsWords(text: string, part: string): boolean {
  const words = wordsOf(part);
  return words.length > 0 && ` ${wordsOf(text).join(' ')} `.includes(` ${words.join(' ')} `);
}
