import type { Language } from '../../src/contract/vocabulary.ts';
import { foldText, foldWord } from './fold-word.ts';
import { WORD_LISTS } from './word-lists.ts';

const YES = new Set(['yes', 'true', 'tak', 'prawda']);
const NO = new Set(['no', 'false', 'nie', 'falsz']);
const ARTICLE = /^(?:the|an?) (?=.)/u;
const HAS_DIGIT = /\d/u;
const BETWEEN_THOUSANDS = /(?<=\d) (?=\d{3}\b)/gu;
const MONTH =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|styczni|lut|marc|kwietni|maj|czerw|lip|sierpni|wrzesni|pazdziernik|listopad|grudni)/u;

/** The truth value of an answer in either language; undefined for other answers. */
export function truthValueOf(answer: string): 'yes' | 'no' | undefined {
  const folded = foldText(answer);
  if (YES.has(folded)) return 'yes';
  return NO.has(folded) ? 'no' : undefined;
}

/**
 * Equal for answers that differ only in case, punctuation, diacritics, articles, plurals or the spelling of numbers.
 */
export function answerKey(answer: string, language: Language): string {
  const folded = foldText(answer);
  const hasDigit = HAS_DIGIT.test(folded);
  const joined = hasDigit ? folded.replaceAll(BETWEEN_THOUSANDS, '') : folded;
  const bare = language === 'en' ? joined.replace(ARTICLE, '') : joined;
  const { numbers } = WORD_LISTS[language];
  const words = bare.split(' ').map((word) => String(numbers.get(word) ?? foldWord(word, language)));
  // Dates are written in two orders: `May 3` and `3 May`.
  if (hasDigit && MONTH.test(bare)) words.sort();
  return words.join(' ');
}
