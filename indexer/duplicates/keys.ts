import type { Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { beginningOf, isSlip, mayBeMisspelled } from './is-typo.ts';
import { WEIGHTS } from './word-class.ts';
import { WORD_LISTS } from './word-lists.ts';

/** Answers of which each makes all keys, the one that is shown first; the others make one, of the words as they are. */
const ANSWERS = 5;
/** Answers that make keys at all: nobody writes longer lists, and a made-up one must not fill the database. */
const MOST_ANSWERS = 100;

/** Rare words first: long ones, then in an order by chance. The same for every text. */
function byRarity(language: Language): (one: string, other: string) => number {
  const { light } = WORD_LISTS[language];
  const isLight = (word: string): number => (light.has(word) ? 1 : 0);
  return (one, other) =>
    isLight(one) - isLight(other) ||
    other.length - one.length ||
    hash32(one) - hash32(other) ||
    (one < other ? -1 : 1);
}

/** Whether a text may be alike that has all of so many words, and a telling one more. */
const bearsMore = (words: number, threshold: number): boolean => words * (1 - threshold) >= threshold;

/**
 * The first words in that order. Two texts of which each has at least `threshold` of its weight in common share one of them:
 * what stands before the first common word weighs at most the rest. One more is taken, since the first may be misspelled.
 */
function prefix({ words, language }: Fingerprint, threshold: number): string[] {
  // Any word may weigh that much: what says little here is a name in another text.
  let rest = words.size * WEIGHTS.plain * (1 - threshold);
  const taken: string[] = [];
  for (const word of [...words.keys()].sort(byRarity(language))) {
    taken.push(word);
    if (rest < 0) break;
    rest -= WEIGHTS[words.get(word) ?? 'light'];
  }
  return taken;
}

/** Light words that are long enough to be misspelled. */
const LONG_LIGHT: Readonly<Record<Language, readonly string[]>> = {
  en: [...WORD_LISTS.en.light].filter(mayBeMisspelled),
  pl: [...WORD_LISTS.pl.light].filter(mayBeMisspelled),
};

const mayBeLight = (word: string, language: Language): boolean =>
  LONG_LIGHT[language].some((light) => isSlip(word, light));

/**
 * Numbers for all telling words of a text, in whatever order: as they are, by their beginnings, which a slip of the pen leaves the
 * same, and by the beginnings of those that are no light word misspelled. A claim must have the same words; and where these are
 * many, texts that have them all are found by rare ones.
 */
function wholesOf({ words, language, isClaim }: Fingerprint, threshold: number): number[] {
  const { light } = WORD_LISTS[language];
  let [exact, begun, sure, telling] = [0, 0, 0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    telling += 1;
    const whole = hash32(word);
    const isLong = mayBeMisspelled(word);
    const beginning = isLong ? hash32(beginningOf(word)) : whole;
    exact = (exact + whole) | 0;
    begun = (begun + beginning) | 0;
    if (!isLong || !mayBeLight(word, language)) sure = (sure + beginning) | 0;
  }
  return isClaim || bearsMore(telling, threshold) ? [exact] : [exact, begun, sure];
}

/**
 * Numbers of which two duplicates share at least one: each answer together with all telling words; and where the texts are so long that
 * one may have a telling word more than the other, together with each of the rarest words. Those that meet in an answer far down a
 * list must have the same words.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, answers, words, isClaim } = fingerprint;
  const parts: (string | number)[] = wholesOf(fingerprint, threshold);
  if (!isClaim && bearsMore(words.size, threshold)) parts.push(...prefix(fingerprint, threshold));
  const keys = new Set<number>();
  for (const [index, answer] of answers.slice(0, MOST_ANSWERS).entries())
    for (const part of index < ANSWERS ? parts : parts.slice(0, 1))
      keys.add(hash32(`${language}\n${answer}\n${part}`));
  return [...keys];
}
