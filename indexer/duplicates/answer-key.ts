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

/** What makes two answers of boolean questions the same, in either language; undefined for others. */
export function truthOf(answer: string): 'yes' | 'no' | undefined {
  const folded = foldText(answer);
  if (YES.has(folded)) return 'yes';
  return NO.has(folded) ? 'no' : undefined;
}

/** What makes two answers the same: case, punctuation, diacritics, articles, plurals and the spelling of numbers do not count. */
export function answerKey(answer: string, language: Language): string {
  const folded = foldText(answer);
  const hasDigit = HAS_DIGIT.test(folded);
  const joined = hasDigit ? folded.replaceAll(BETWEEN_THOUSANDS, '') : folded;
  const bare = language === 'en' ? joined.replace(ARTICLE, '') : joined;
  const { numbers } = WORD_LISTS[language];
  const words = bare.split(' ').map((word) => String(numbers.get(word) ?? foldWord(word, language)));
  // A day is written in two orders.
  if (hasDigit && MONTH.test(bare)) words.sort();
  return words.join(' ');
}
