import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { LEXICON } from './lexicon.ts';
import { isTypo, mayBeMisspelled, typoKey } from './similarity.ts';
import { WEIGHTS } from './words.ts';

/**
 * Answers that make all keys, beginning with the one that is shown. Each of the others makes one key, of the exact
 * words.
 */
const FULL_ANSWERS = 5;

/** Answers that make keys at all: nobody writes longer lists, and a forged one must not fill the database. */
const MAX_ANSWERS = 100;

/**
 * Computes the keys of a question; two duplicates share at least one. Each key combines an answer with all significant
 * words. If the text is so long that a duplicate may have one significant word more, there is also a key for the answer
 * with each of the rarest words. Questions that only share an answer far down a list must have exactly the same words.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, answers, words, isClaim } = fingerprint;
  const parts: (string | number)[] = hashesOfAll(fingerprint, threshold);
  if (!isClaim && toleratesExtraWord(words.size, threshold))
    parts.push(...rarestWords(fingerprint, threshold));
  const keys = new Set<number>();
  for (const [index, answer] of answers.slice(0, MAX_ANSWERS).entries())
    for (const part of index < FULL_ANSWERS ? parts : parts.slice(0, 1))
      // The database stores signed numbers.
      keys.add(hash32(`${language}\n${answer}\n${part}`));
  return [...keys];
}

/**
 * Hashes of all significant words of a text, in any order:
 * - of the exact words. A claim needs no others, since it must have the same words; nor do long texts, which are found
 * by rare words.
 * - of their beginnings, which a typo does not change.
 * - of the beginnings of those that are not a misspelled light word.
 */
function hashesOfAll({ words, language, isClaim }: Fingerprint, threshold: number): number[] {
  const { light } = LEXICON[language];
  let [exact, beginnings, certain, count] = [0, 0, 0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    count += 1;
    const whole = hash32(word);
    const isLong = mayBeMisspelled(word);
    const beginning = isLong ? hash32(typoKey(word)) : whole;
    exact = (exact + whole) | 0;
    beginnings = (beginnings + beginning) | 0;
    if (!isLong || !mayBeLight(word, language)) certain = (certain + beginning) | 0;
  }
  return isClaim || toleratesExtraWord(count, threshold) ? [exact] : [exact, beginnings, certain];
}

/** Light words that are long enough for a typo. */
const LONG_LIGHT = byLanguage((language) => [...LEXICON[language].light].filter(mayBeMisspelled));

const mayBeLight = (word: string, language: Language): boolean =>
  LONG_LIGHT[language].some((light) => isTypo(word, light));

/** Whether a text with this many words is still similar to one that has all of them and one significant word more. */
const toleratesExtraWord = (words: number, threshold: number): boolean =>
  words * (1 - threshold) >= threshold;

/**
 * The first words in order of rarity. Two texts that have at least `threshold` of their weight in common share one of
 * them, since what comes before the first common word weighs at most the rest. One more is taken because the first may
 * have a typo.
 */
function rarestWords({ words, language }: Fingerprint, threshold: number): string[] {
  // Every word may have the full weight: a light word here is a name in another text.
  let rest = words.size * WEIGHTS.plain * (1 - threshold);
  const taken: string[] = [];
  for (const word of [...words.keys()].sort(byRarity(language))) {
    taken.push(word);
    if (rest < 0) break;
    rest -= WEIGHTS[words.get(word) ?? 'light'];
  }
  return taken;
}

/** Rare words first: light ones last, longer ones first, then in hash order. The same for every text. */
function byRarity(language: Language): (one: string, other: string) => number {
  const { light } = LEXICON[language];
  const isLight = (word: string): number => (light.has(word) ? 1 : 0);
  return (one, other) =>
    isLight(one) - isLight(other) ||
    other.length - one.length ||
    hash32(one) - hash32(other) ||
    (one < other ? -1 : 1);
}

const BITS = 64;

/**
 * Sets a bit for each significant word (one that is not light) of a question. If two questions are similar, one has all
 * bits of the other: questions are not similar if each has a significant word that the other lacks, apart from one
 * typo.
 */
export function marksOf({ words, language }: Pick<Fingerprint, 'words' | 'language'>): bigint {
  const { light } = LEXICON[language];
  let [high, low] = [0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    const bit = hash32(typoKey(word)) & (BITS - 1);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/** Whether questions with these marks may be similar. Most of them still are not. */
export const mayBeSimilar = (one: bigint, other: bigint): boolean =>
  (one & ~other) === 0n || (other & ~one) === 0n;

/**
 * FNV-1a with a final mixing step, as a signed 32-bit number. A collision only costs a comparison. It must not change:
 * processes of the previous version store keys next to ours while an installation is upgraded.
 */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return hash ^ (hash >>> 13);
}
