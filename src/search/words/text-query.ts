import { foldText } from '../../contract/fold-text.ts';
import { readWords } from '../../contract/split-words.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { sizeOf } from './question-words.ts';
import { stemWord } from './stem-word.ts';

/** A word as it was written, folded, and the stems that stand for it. */
export interface QueryWord {
  readonly exact: string;
  /** The stem that its forms share, and those of the word joined with its neighbours: `youtube` for `you`. */
  readonly stems: readonly string[];
}

/** Stems that follow each other, and the stem of the words written as one. */
export interface Phrase {
  readonly stems: readonly string[];
  readonly joined: string;
}

/** What a question must contain: all words, and all phrases. */
export interface TextQuery {
  readonly words: readonly QueryWord[];
  /** Each has at least two words. */
  readonly phrases: readonly Phrase[];
  /** The stems of all words outside quotation marks, as they follow each other. */
  readonly sequence: readonly string[];
  /** The number of words, as `QuestionWords.size` counts them. */
  readonly size: number;
}

/** Reads a search text. Quotation marks group words to phrases; nothing else is syntax. */
export function readTextQuery(text: string, language: Language): TextQuery {
  const isMeaningful = (word: string): boolean => !FUNCTION_WORDS[language].has(word);
  const stem = (word: string): string => stemWord(word, language);
  const parts = foldText(text).split('"').map(readWords);
  // An opening quotation mark without a closing one counts as a space. Phrases of function words alone are searched as
  // single words: the engine would compare positions in a large part of all questions.
  const phrases = parts.filter(
    ({ words }, index) =>
      index % 2 === 1 && index < parts.length - 1 && words.length > 1 && words.some(isMeaningful),
  );
  const outside = parts.filter((part) => !phrases.includes(part));
  const loose = outside.flatMap(({ words }) => words);
  const meaningful = loose.filter(isMeaningful);
  const isOnlyFunctionWords = meaningful.length === 0 && phrases.length === 0;
  const words = [...new Set(isOnlyFunctionWords ? loose : meaningful)];
  const pairs = loose.slice(1).map((word, index) => [loose[index] ?? '', word]);
  const joined = [...outside.flatMap(({ compounds }) => compounds), ...pairs];
  const stemsOf = (word: string): string[] => [
    word,
    ...joined.filter((together) => together.includes(word)).map((together) => together.join('')),
  ];
  return {
    words: words.map((exact) => ({ exact, stems: [...new Set(stemsOf(exact).map(stem))] })),
    phrases: phrases.map((phrase) => ({
      stems: phrase.words.map(stem),
      joined: stem(phrase.words.join('')),
    })),
    sequence: (isOnlyFunctionWords ? words : loose).map(stem),
    size: sizeOf([...loose, ...phrases.flatMap((phrase) => phrase.words)], language),
  };
}
