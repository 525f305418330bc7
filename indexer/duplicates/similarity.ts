import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import type { Fingerprint } from './fingerprint.ts';
import { LEXICON } from './lexicon.ts';
import { WEIGHTS } from './words.ts';

/** The similarity of two questions, from 0 to 1. It is 0 if language, answers, options or a decisive word differ. */
export function similarity(one: Fingerprint, other: Fingerprint): number {
  if (one.language !== other.language || one.isClaim !== other.isClaim) return 0;
  if (!answersAgree(one, other) || !optionsAgree(one, other) || !namesAgree(one, other)) return 0;
  if ((one.isOrdered || other.isOrdered) && !inSameOrder(one, other)) return 0;
  return wordSimilarity(one, other);
}

/** The share of common options from which questions that refer to their options are the same. */
const SAME_OPTIONS = 0.5;

/** Whether the answer that one question shows is also right for the other. */
function answersAgree(one: Fingerprint, other: Fingerprint): boolean {
  const [shownByOne = ''] = one.answers;
  const [shownByOther = ''] = other.answers;
  return one.answers.includes(shownByOther) || other.answers.includes(shownByOne);
}

function optionsAgree({ options: one }: Fingerprint, { options: other }: Fingerprint): boolean {
  if (one === null && other === null) return true;
  if (one === null || other === null) return false;
  const shared = [...one].filter((answer) => other.has(answer)).length;
  return shared >= SAME_OPTIONS * (one.size + other.size - shared);
}

/** Whether both texts have the same names, including the stop words in them, which distinguish titles. */
function namesAgree(one: Fingerprint, other: Fingerprint): boolean {
  if (!one.showsNames || !other.showsNames) return true;
  return (
    haveSameEndings(one, other) &&
    !areReversed(one, other) &&
    one.stopWordsInNames.values().every((word) => other.stopWords.has(word)) &&
    other.stopWordsInNames.values().every((word) => one.stopWords.has(word))
  );
}

/** `The Dance` and `The Dancing`, or `Blue Hill` and `Blue Hills`, have the same stems but are different names. */
function haveSameEndings({ names: one }: Fingerprint, { names: other }: Fingerprint): boolean {
  return one.entries().every(([form, ending]) => (other.get(form) ?? ending) === ending);
}

/** `X Factor` is not `Factor X`. */
function areReversed({ nameParts: one }: Fingerprint, { nameParts: other }: Fingerprint): boolean {
  return one.values().some((part) => {
    const reversed = part.split(' ').toReversed().join(' ');
    return other.has(reversed) && !one.has(reversed);
  });
}

function inSameOrder({ words: one }: Fingerprint, { words: other }: Fingerprint): boolean {
  const shared = [...one.keys()].filter((word) => other.has(word));
  const theirs = other.keys().filter((word) => one.has(word));
  return theirs.every((word, index) => word === shared[index]);
}

/** The weighted Jaccard similarity of the words; 0 if the words that differ show that the questions are different. */
function wordSimilarity(one: Fingerprint, other: Fingerprint): number {
  const onlyOne = [...one.words.keys()].filter((word) => !other.words.has(word));
  const onlyOther = [...other.words.keys()].filter((word) => !one.words.has(word));
  const areNames = (word: string, match: string): boolean => one.names.has(word) && other.names.has(match);
  let shared = !one.isClaim && forgiveTypo(onlyOne, onlyOther, areNames) ? WEIGHTS.plain : 0;
  if (contrast(onlyOne, onlyOther, one, other)) return 0;
  for (const word of one.words.keys())
    if (other.words.has(word)) shared += Math.max(weightOf(word, one), weightOf(word, other));
  let apart = 0;
  for (const word of onlyOne) apart += weightOf(word, one);
  for (const word of onlyOther) apart += weightOf(word, other);
  return shared / (shared + apart);
}

const weightOf = (word: string, { words }: Fingerprint): number => WEIGHTS[words.get(word) ?? 'light'];

/**
 * Removes a word that is misspelled in one of the texts from both lists: at most one, and not if both write it as a
 * name.
 */
function forgiveTypo(
  one: string[],
  other: string[],
  areNames: (word: string, match: string) => boolean,
): boolean {
  for (const [index, word] of one.entries()) {
    const match = other.findIndex((candidate) => isTypo(word, candidate) && !areNames(word, candidate));
    if (match === -1) continue;
    one.splice(index, 1);
    other.splice(match, 1);
    return true;
  }
  return false;
}

/** Whether the words that only one text has show that these are different questions. */
function contrast(onlyOne: string[], onlyOther: string[], one: Fingerprint, other: Fingerprint): boolean {
  const classes = new Set(onlyOne.map((word) => one.words.get(word)));
  const others = new Set(onlyOther.map((word) => other.words.get(word)));
  if (classes.has('fixed') || others.has('fixed')) return true;
  // Each has a different word, as questions made from one pattern do.
  if (classes.has('plain') && others.has('plain')) return true;
  return areRivals(onlyOne, onlyOther, one.language);
}

function areRivals(one: readonly string[], other: readonly string[], language: Language): boolean {
  const { rivals } = LEXICON[language];
  const groups = new Set(one.flatMap((word) => rivals.get(word) ?? []));
  return other.some((word) => groups.has(rivals.get(word) ?? ''));
}

/** Letters of the shortest word that may have a typo: shorter words often differ by one letter. */
const SHORTEST = 7;
/** Letters at the beginning of a word, which are rarely misspelled. */
const BEGINNING = 2;
const DIGIT = /\d/u;

/** Whether a word is long enough for a typo. */
const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST && !DIGIT.test(word);

/** Equal for two spellings that `isTypo` accepts: the beginning of a long word, the whole of a short one. */
const typoKey = (word: string): string => (mayBeMisspelled(word) ? word.slice(0, BEGINNING) : word);

/**
 * Whether two words differ by one missing, added or transposed letter. Replaced letters do not count: too often they
 * make a different word.
 */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (!mayBeMisspelled(short) || long.length - short.length > 1 || DIGIT.test(long)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (start < BEGINNING) return false;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (left === '') return right.length === 1;
  return left.length === 2 && left.charAt(1) + left.charAt(0) === right;
}

/**
 * Answers that make all keys, beginning with the one that is shown. Each of the others makes one key, of the exact
 * words.
 */
const FULL_ANSWERS = 5;

/** Answers that make keys at all: nobody writes longer lists, and a forged one must not fill the database. */
const MAX_ANSWERS = 100;

/**
 * Computes the keys of a question; two duplicates share at least one, since keys allow what `similarity` forgives. Each key combines an answer with all significant
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
