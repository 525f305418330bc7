import type { Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { WEIGHTS } from './similarity.ts';
import { WORD_LISTS } from './word-lists.ts';

/** Answers of which each makes a key with every rare word, the one that is shown first; the others make one with the rarest. */
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

/**
 * The first words in that order. Two texts of which each has at least `threshold` of its weight in common share one of them:
 * what stands before the first common word weighs at most the rest. One more is taken, since the first may be misspelled.
 */
function prefix({ words, language }: Fingerprint, threshold: number): string[] {
  let rest = 0;
  for (const kind of words.values()) rest += WEIGHTS[kind];
  rest *= 1 - threshold;
  const taken: string[] = [];
  for (const word of [...words.keys()].sort(byRarity(language))) {
    taken.push(word);
    if (rest < 0) break;
    rest -= WEIGHTS[words.get(word) ?? 'light'];
  }
  // There may be nothing but words that say nothing.
  return taken.length === 0 ? [''] : taken;
}

/**
 * Numbers of which two duplicates share at least one: each answer together with each of the rarest words. Those that meet in an
 * answer far down a list must have the same rarest word.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, answers } = fingerprint;
  const rare = prefix(fingerprint, threshold);
  const keys = new Set<number>();
  for (const [index, answer] of answers.slice(0, MOST_ANSWERS).entries())
    for (const word of index < ANSWERS ? rare : rare.slice(0, 1))
      keys.add(hash32(`${language}\n${answer}\n${word}`));
  return [...keys];
}
