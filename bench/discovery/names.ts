import { createRandom } from '../../indexer/generate/random.ts';
import { zipfRanks } from '../../indexer/generate/zipf.ts';
import type { Labels } from '../../src/store/taxonomy/labels.ts';

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
/** Percent. */
const POLISH_LETTERS = 20;
const MOST_SYLLABLES = 4;
const MOST_WORDS = 3;
/** The words that names consist of. */
const WORDS = 20_000;

/** A slug with its labels. */
export interface Named {
  readonly slug: string;
  readonly label: Labels;
}

/** Generates distinct names of one to three invented, pronounceable words. */
export function makeNames(amount: number, seed: number): Named[] {
  const draw = createRandom(seed);
  const pick = (from: readonly string[]): string => from[draw.below(from.length)] ?? '';
  const upTo = (most: number): number => 1 + draw.below(most);
  const syllable = (): string => pick(ONSETS) + pick(VOWELS);
  const word = (): string => Array.from({ length: upTo(MOST_SYLLABLES) }, syllable).join('') + pick(CODAS);
  const words = Array.from({ length: WORDS }, word);
  const rank = zipfRanks(WORDS);
  const phrase = (): string[] => Array.from({ length: upTo(MOST_WORDS) }, () => words[rank(draw)] ?? '');
  const inPolish = (text: string): string =>
    text.replaceAll(/[aelnosz]/g, (letter) =>
      draw.below(100) < POLISH_LETTERS ? (POLISH[letter] ?? letter) : letter,
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
