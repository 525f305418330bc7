import { foldName } from '../quizify/names.ts';

/** A word of a text, with what is needed to replace it. */
export interface TextWord {
  /** As it is written, without a possessive ending: `O'Brien`, `G.`, `Catch-22`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Without case, diacritics, full stops and apostrophes. */
  readonly key: string;
}

const WORD = /(?:\p{L}\.)+|[\p{L}\p{N}\p{M}]+(?:['’.&-][\p{L}\p{N}\p{M}]+)*/gu;
const POSSESSIVE = /['’]s?$/iu;

// eslint-disable-next-line no-control-regex -- tests for anything beyond ASCII
const ASCII = /^[\u0000-\u007f]*$/;
const SIGNS = /['’.&]/gu;

const PLAIN = /^[a-z\d]+$/iu;

const signedKeyOf = (word: string): string =>
  (ASCII.test(word) ? word.toLowerCase() : foldName(word)).replaceAll(SIGNS, '').replaceAll('-', ' ');

const keyOf = (word: string): string => (PLAIN.test(word) ? word.toLowerCase() : signedKeyOf(word));

/** Texts whose words are kept: a question and its answers are looked at several times. */
const KEPT_TEXTS = 64;
const kept = new Map<string, readonly TextWord[]>();

/** The words of a text. A possessive ending belongs to no word. */
export function nameWords(text: string): readonly TextWord[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const words = split(text);
  if (kept.size >= KEPT_TEXTS) kept.clear();
  kept.set(text, words);
  return words;
}

function split(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(POSSESSIVE, '');
    words.push({ text: word, start: index, end: index + word.length, key: keyOf(word) });
  }
  return words;
}

/** The form in which names are compared: folded words with single spaces. */
export const nameKey = (text: string): string =>
  nameWords(text)
    .map(({ key }) => key)
    .join(' ');

export const isCapitalized = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word);

/** Small words within names: `Lord of the Rings`. */
const SMALL = new Set(
  'of the and in de la le du des von van der den del di da a an for to on at with by from or as y el'.split(
    ' ',
  ),
);
export const isSmallWord = (key: string): boolean => SMALL.has(key);
