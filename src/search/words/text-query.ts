import { foldText } from '../../contract/fold-text.ts';
import { splitWords } from '../../contract/split-words.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { stemWord } from './stem-word.ts';

/** A word as it was written, folded, and the stem that its forms share. */
export interface QueryWord {
  readonly exact: string;
  readonly stem: string;
}

/** What a question must contain: all words, and all phrases. */
export interface TextQuery {
  readonly words: readonly QueryWord[];
  /** Each is at least two stems that follow each other. */
  readonly phrases: readonly (readonly string[])[];
  /** The stems of all words outside quotation marks, as they follow each other. */
  readonly sequence: readonly string[];
}

const isPhrase = (words: readonly string[]): boolean => words.length > 1;

/** Reads a search text. Quotation marks group words to phrases; nothing else is syntax. */
export function readTextQuery(text: string, language: Language): TextQuery {
  const parts = foldText(text).split('"').map(splitWords);
  // An opening quotation mark without a closing one counts as a space.
  const phrases = parts.filter(
    (words, index) => index % 2 === 1 && index < parts.length - 1 && isPhrase(words),
  );
  const loose = parts.filter((words) => !phrases.includes(words)).flat();
  const stemsOf = (words: readonly string[]): string[] => words.map((word) => stemWord(word, language));
  const meaningful = loose.filter((word) => !FUNCTION_WORDS[language].has(word));
  const isOnlyFunctionWords = meaningful.length === 0 && phrases.length === 0;
  return {
    words: [...new Set(isOnlyFunctionWords ? loose : meaningful)].map((exact) => ({
      exact,
      stem: stemWord(exact, language),
    })),
    phrases: phrases.map(stemsOf),
    sequence: stemsOf(loose),
  };
}
