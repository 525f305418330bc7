import type { Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { WEIGHTS } from './similarity.ts';
import { WORD_LISTS } from './word-lists.ts';

/** Answers that make keys: the one that is shown and some accepted ones. */
const ANSWERS = 5;

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
  return taken;
}

/**
 * Numbers of which two duplicates share at least one: of each of the rarest words together with each answer, and of all words
 * without any answer, for questions whose long lists of accepted answers meet further down.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, words, answers } = fingerprint;
  const rare = prefix(fingerprint, threshold);
  const keys = new Set([hash32(`${language}\n${[...words.keys()].sort().join(' ')}`)]);
  for (const answer of answers.slice(0, ANSWERS))
    for (const word of rare) keys.add(hash32(`${language}\n${answer}\n${word}`));
  return [...keys];
}
