import { foldText } from '../../src/contract/words.ts';
import data from './names.json' with { type: 'json' };

const APOSTROPHE = /['`]/gu;

/** Removes case, diacritics and apostrophes, so that `São Paulo` equals `Sao Paulo`. */
export const foldName = (text: string): string => foldText(text).replaceAll(APOSTROPHE, '');

const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** The English word for a whole number from 0 to 20; undefined for other numbers. */
export const numberWord = (number: number): string | undefined => NUMBER_WORDS[number];

/** The number for a lower-case English word from zero to twenty; undefined for other words. */
export function numberOfWord(word: string): number | undefined {
  const number = NUMBER_WORDS.indexOf(word);
  return number < 0 ? undefined : number;
}

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Unlike `splitWords`, it does not split at apostrophes: the options of stored questions were chosen by these words. */
const nameParts = (text: string): string[] => foldName(text).split(BETWEEN_WORDS);

/** Words that do not help to identify a thing. */
const FILLERS = new Set(wordsOf(data.fillers));

/** The folded words that identify a thing, with number words as digits. If there are only fillers, these. */
export function significantWords(text: string): string[] {
  const all = nameParts(text).filter((word) => word !== '');
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length === 0 ? all : significant).map((word) => String(numberOfWord(word) ?? word));
}

/** Generic words in names. Sharing one does not make two things related. */
const GENERIC = new Set(wordsOf(data.generic));

/** Whether two answers share this word only if they are related. */
export const isDistinctive = (word: string): boolean => word.length >= 4 && !GENERIC.has(word);

/** Searched anywhere in a name; the first of the list that matches counts. */
const KINDS = wordsOf(data.kinds);

/** The word that shows what kind of thing a name means, such as `county`, or ''. */
export function kindWord(text: string): string {
  const all = nameParts(text);
  return KINDS.find((word) => all.includes(word)) ?? '';
}

const BODIES = new Set(wordsOf(data.bodies));

/** `body` if the words of a name show a company or another organization. */
export function bodyWord(text: string): 'body' | '' {
  const all = nameParts(text);
  return all.some((word) => BODIES.has(word)) || /&|\b[A-Z]{3,}\b/u.test(text) ? 'body' : '';
}

/**
 * Given names that are common in the upstreams and used by one sex only. Names used by both, such as `Robin` or
 * `Taylor`, are in neither list.
 */
const MEN = new Set(wordsOf(data.men).map(foldName));
const WOMEN = new Set(wordsOf(data.women).map(foldName));

/** `man` or `woman` if the first word of a name of several words shows it; otherwise ''. */
export function personSex(text: string): 'man' | 'woman' | '' {
  const name = foldName(text);
  const [first = ''] = name.split(/[\s.]+/u);
  if (!/\s/u.test(name)) return '';
  if (MEN.has(name) || MEN.has(first)) return 'man';
  return WOMEN.has(name) || WOMEN.has(first) ? 'woman' : '';
}

/** Regnal numbers, and titles after a comma: `Harald V of Norway`, `Count of Rosenborg`. */
const RULER =
  /\s[IVX]{1,5}\b|,? (?:Duke|Duchess|Count|Countess|Earl|Marquess|Baron|Prince|Princess|King|Queen) of /u;

/** Whether a number or title shows that a name is a ruler's or noble's. */
export const isRuler = (text: string): boolean => RULER.test(text);
