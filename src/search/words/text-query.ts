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

/** Reads a search text. Quotation marks group words to phrases; nothing else is syntax. */
export function readTextQuery(text: string, language: Language): TextQuery {
  const isMeaningful = (word: string): boolean => !FUNCTION_WORDS[language].has(word);
  const stemsOf = (words: readonly string[]): string[] => words.map((word) => stemWord(word, language));
  const parts = foldText(text).split('"').map(splitWords);
  // An opening quotation mark without a closing one counts as a space. Phrases of function words alone are searched as
  // single words: the engine would compare positions in a large part of all questions.
  const isPhrase = (words: readonly string[], index: number): boolean =>
    index % 2 === 1 && index < parts.length - 1 && words.length > 1 && words.some(isMeaningful);
  const phrases = parts.filter(isPhrase);
  const loose = parts.filter((words, index) => !isPhrase(words, index)).flat();
  const meaningful = loose.filter(isMeaningful);
  const isOnlyFunctionWords = meaningful.length === 0 && phrases.length === 0;
  const words = [...new Set(isOnlyFunctionWords ? loose : meaningful)];
  return {
    words: words.map((exact) => ({ exact, stem: stemWord(exact, language) })),
    phrases: phrases.map(stemsOf),
    sequence: stemsOf(isOnlyFunctionWords ? words : loose),
  };
}
