import type { Language } from '../../src/contract/vocabulary.ts';

const LEHMER_FACTOR = 48_271;
const LEHMER_MODULUS = 2 ** 31 - 1;

/** Numbers between 0 and 1, the same in every run. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * LEHMER_FACTOR) % LEHMER_MODULUS) / LEHMER_MODULUS;
}

/** A rank from 0, half as often for twice the rank: the law by which words and tags are used. */
export const zipfRank = (ranks: number, random: () => number): number => Math.floor(ranks ** random()) - 1;

const ONSETS = 'b br ch d dr f g gr h k kl kr l m n p pl pr r s sk st t tr v w z'.split(' ');
const VOWELS = 'a a e e i i o o u y'.split(' ');
const CODAS = ['', '', '', 'l', 'm', 'n', 'r', 's', 't'];
const POLISH: Readonly<Record<string, string>> = {
  a: 'ą',
  e: 'ę',
  l: 'ł',
  n: 'ń',
  o: 'ó',
  s: 'ś',
  z: 'ż',
};
const POLISH_LETTERS = 0.2;
const MOST_SYLLABLES = 4;
const MOST_WORDS = 3;
/** Words that names are made of. */
const WORDS = 20_000;

/** A slug with its labels. */
export interface Named {
  readonly slug: string;
  readonly label: Readonly<Record<Language, string>>;
}

/** Makes so many different names out of one to three words that nobody has heard, but could pronounce. */
export function makeNames(amount: number, seed: number): Named[] {
  const random = createRandom(seed);
  const pick = (from: readonly string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const upTo = (most: number): number => 1 + Math.floor(random() * most);
  const syllable = (): string => pick(ONSETS) + pick(VOWELS);
  const word = (): string => Array.from({ length: upTo(MOST_SYLLABLES) }, syllable).join('') + pick(CODAS);
  const words = Array.from({ length: WORDS }, word);
  const phrase = (): string[] =>
    Array.from({ length: upTo(MOST_WORDS) }, () => words[zipfRank(WORDS, random)] ?? '');
  const inPolish = (text: string): string =>
    text.replaceAll(/[aelnosz]/g, (letter) =>
      random() < POLISH_LETTERS ? (POLISH[letter] ?? letter) : letter,
    );

  const names = new Map<string, Named>();
  while (names.size < amount) {
    const english = phrase();
    const slug = english.join('-');
    const polish = inPolish(phrase().join(' '));
    names.set(slug, { slug, label: { en: english.join(' '), pl: polish } });
  }
  return [...names.values()];
}
