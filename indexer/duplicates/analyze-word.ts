import type { Language } from '../../src/contract/vocabulary.ts';
import { foldWord, plainLetters } from './fold-word.ts';
import type { WordClass } from './word-class.ts';
import { WORD_LISTS } from './word-lists.ts';

/** What a written word says wherever it stands. */
export interface KnownWord {
  /** In lower case, without diacritics and apostrophes; empty for nothing but these. */
  readonly word: string;
  /** What stands for all forms and synonyms of the word. */
  readonly form: string;
  /** How it counts where it is not a name. */
  readonly kind: WordClass;
  readonly isStop: boolean;
  readonly isNumber: boolean;
  /** Whether it begins with a capital. */
  readonly isCapitalized: boolean;
  /** Whether all of it is in capitals. */
  readonly isAcronym: boolean;
  /** Whether it begins with several small letters. */
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

/** Most words have no apostrophe, and looking is cheaper than replacing. */
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
  const { turning, light } = WORD_LISTS[language];
  if (turning.has(word) || HAS_DIGIT.test(form)) return 'fixed';
  return light.has(form) ? 'light' : 'plain';
}

function takeApart(written: string, language: Language): KnownWord {
  const word = plainLetters(withoutApostrophes(written).toLowerCase());
  const form = formOf(word, language);
  const isCapitalized = CAPITAL.test(written);
  return {
    word,
    form,
    kind: kindOf(word, form, language),
    isStop: WORD_LISTS[language].stop.has(word),
    isNumber: DIGITS.test(word),
    isCapitalized,
    isAcronym: isCapitalized && ACRONYM.test(written),
    isSmall: !isCapitalized && SMALL_LETTERS.test(written),
  };
}

/** Words that are remembered, of each language: most words of a text were met before. Names are many, so it begins anew at times. */
const REMEMBERED = 10_000;
const remembered: Readonly<Record<Language, Map<string, KnownWord>>> = { en: new Map(), pl: new Map() };

export function knownWord(written: string, language: Language): KnownWord {
  const words = remembered[language];
  const known = words.get(written);
  if (known !== undefined) return known;
  const found = takeApart(written, language);
  if (words.size >= REMEMBERED) words.clear();
  words.set(written, found);
  return found;
}
