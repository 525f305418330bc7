import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import { foldWord, plainLetters } from './fold-word.ts';
import type { WordClass } from './word-class.ts';
import { WORD_LISTS } from './word-lists.ts';

/** What is known of a word in any text. */
export interface AnalyzedWord {
  /** In lower case, without diacritics and apostrophes; empty if nothing else is left. */
  readonly folded: string;
  /** One form for all inflections and synonyms of the word. */
  readonly form: string;
  /** How it counts unless it is a name. */
  readonly kind: WordClass;
  readonly isStop: boolean;
  readonly isNumber: boolean;
  readonly isCapitalized: boolean;
  readonly isAcronym: boolean;
  /** Whether it begins with several lower-case letters. */
  readonly isSmall: boolean;
}

const POSSESSIVE = /['’ʼ`]s$/u;
const APOSTROPHE = /['’ʼ`]/u;
const EACH_APOSTROPHE = new RegExp(APOSTROPHE, 'gu');
const CAPITAL = /^\p{Lu}/u;
const SMALL_LETTERS = /^\p{Ll}{4}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
const DIGITS = /^\d+$/u;
const HAS_DIGIT = /\d/u;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/u;

/** Tests first: most words have no apostrophe, and a test is cheaper than a replacement. */
const withoutApostrophes = (written: string): string =>
  APOSTROPHE.test(written) ? written.replace(POSSESSIVE, '').replaceAll(EACH_APOSTROPHE, '') : written;

function formOf(word: string, language: Language): string {
  const { synonyms, numbers } = WORD_LISTS[language];
  const number = numbers.get(word);
  if (number !== undefined) return String(number);
  const ordinal = HAS_DIGIT.test(word) ? ORDINAL.exec(word)?.[1] : undefined;
  if (ordinal !== undefined) return ordinal === '1' ? 'first' : ordinal;
  const synonym = synonyms.get(word);
  if (synonym !== undefined) return synonym;
  const stem = foldWord(word, language);
  return synonyms.get(stem) ?? stem;
}

function kindOf(word: string, form: string, language: Language): WordClass {
  const { reversing, light } = WORD_LISTS[language];
  if (reversing.has(word) || HAS_DIGIT.test(form)) return 'fixed';
  return light.has(form) ? 'light' : 'plain';
}

function analyze(written: string, language: Language): AnalyzedWord {
  const word = plainLetters(withoutApostrophes(written).toLowerCase());
  const form = formOf(word, language);
  const isCapitalized = CAPITAL.test(written);
  return {
    folded: word,
    form,
    kind: kindOf(word, form, language),
    isStop: WORD_LISTS[language].stop.has(word),
    isNumber: DIGITS.test(word),
    isCapitalized,
    isAcronym: isCapitalized && ACRONYM.test(written),
    isSmall: !isCapitalized && SMALL_LETTERS.test(written),
  };
}

/**
 * Words that are cached for each language: most words of a text were seen before. There is no end of names, so a full
 * cache is cleared.
 */
const CACHE_SIZE = 10_000;
const cache = byLanguage(() => new Map<string, AnalyzedWord>());

/** Analyzes a written word; results are cached. */
export function analyzeWord(written: string, language: Language): AnalyzedWord {
  const words = cache[language];
  const cached = words.get(written);
  if (cached !== undefined) return cached;
  const word = analyze(written, language);
  if (words.size >= CACHE_SIZE) words.clear();
  words.set(written, word);
  return word;
}
