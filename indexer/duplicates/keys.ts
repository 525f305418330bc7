import type { Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { hash32 } from './hash32.ts';
import { isSlip, isSpared, soundOf } from './is-slip.ts';
import { WEIGHTS } from './similarity.ts';
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

function weightOf({ words }: Fingerprint): number {
  let weight = 0;
  for (const kind of words.values()) weight += WEIGHTS[kind];
  return weight;
}

/**
 * The first words in that order. Two texts of which each has at least `threshold` of its weight in common share one of them:
 * what stands before the first common word weighs at most the rest.
 */
function prefix(fingerprint: Fingerprint, threshold: number): string[] {
  const { words, language } = fingerprint;
  let rest = weightOf(fingerprint) * (1 - threshold);
  const taken: string[] = [];
  for (const word of [...words.keys()].sort(byRarity(language))) {
    if (rest < 0) break;
    taken.push(word);
    rest -= WEIGHTS[words.get(word) ?? 'light'];
  }
  return taken;
}

/** Whether a text with a telling word more, or less, may be alike: few others weigh less than one does. A claim must have the same words. */
const mayDiffer = (fingerprint: Fingerprint, threshold: number): boolean =>
  !fingerprint.isClaim && weightOf(fingerprint) * (1 - threshold) >= threshold * WEIGHTS.plain;

/** Light words that are long enough to be misspelled. */
const SPARED: Readonly<Record<Language, readonly string[]>> = {
  en: [...WORD_LISTS.en.light].filter(isSpared),
  pl: [...WORD_LISTS.pl.light].filter(isSpared),
};
/** Words that were looked at, and whether they may be a light word misspelled. Begins anew when there are many. */
const REMEMBERED = 10_000;
const remembered: Readonly<Record<Language, Map<string, boolean>>> = { en: new Map(), pl: new Map() };

function mayBeLight(word: string, language: Language): boolean {
  const known = remembered[language].get(word);
  if (known !== undefined) return known;
  const found = SPARED[language].some((light) => isSlip(word, light));
  if (remembered[language].size >= REMEMBERED) remembered[language].clear();
  remembered[language].set(word, found);
  return found;
}

/** Numbers for all telling words of a text, in whatever order: as they are, and so that a slip of the pen leaves it the same. */
function wholesOf({ words, language }: Fingerprint): number[] {
  const { light } = WORD_LISTS[language];
  let [exact, spared] = [0, 0];
  for (const word of words.keys()) {
    if (light.has(word)) continue;
    exact = (exact + hash32(word)) | 0;
    if (!isSpared(word)) spared = (spared + hash32(word)) | 0;
    else if (!mayBeLight(word, language)) spared = (spared + hash32(soundOf(word))) | 0;
  }
  return exact === spared ? [exact] : [exact, spared];
}

/**
 * Numbers of which two duplicates share at least one: each answer together with all telling words; and where the texts are so long that
 * one may have a telling word more than the other, together with each of the rarest words. Those that meet in an answer far down a
 * list must have the same words.
 */
export function keysOf(fingerprint: Fingerprint, threshold: number): number[] {
  const { language, answers } = fingerprint;
  const parts: (string | number)[] = wholesOf(fingerprint);
  if (mayDiffer(fingerprint, threshold)) parts.push(...prefix(fingerprint, threshold));
  const keys = new Set<number>();
  for (const [index, answer] of answers.slice(0, MOST_ANSWERS).entries())
    for (const part of index < ANSWERS ? parts : parts.slice(0, 1))
      keys.add(hash32(`${language}\n${answer}\n${part}`));
  return [...keys];
}
