import { foldText } from '../../src/contract/words.ts';
import { numberOfWord } from '../sources/readable-values.ts';
import data from './names.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

const APOSTROPHE = /['`]/gu;

/** Removes case, diacritics and apostrophes, so that `São Paulo` equals `Sao Paulo`. */
export const foldName = (text: string): string => foldText(text).replaceAll(APOSTROPHE, '');

const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Unlike `splitWords`, it does not split at apostrophes: the options of stored questions were chosen by these words. */
export const nameParts = (text: string): string[] => foldName(text).split(BETWEEN_WORDS);

/** The words of lines that list several. */
export const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words that do not help to identify a thing. */
const FILLERS = new Set(wordsOf(data.fillers));

/** The folded words that identify a thing, with number words as digits. If there are only fillers, these. */
function significantWords(text: string): string[] {
  const all = nameParts(text).filter((word) => word !== '');
  const significant = all.filter((word) => !FILLERS.has(word));
  return (significant.length === 0 ? all : significant).map((word) => String(numberOfWord(word) ?? word));
}

/** Generic words in names. Sharing one does not make two things related. */
const GENERIC = new Set(wordsOf(data.generic));

/** Whether two answers share this word only if they are related. */
const isDistinctive = (word: string): boolean => word.length >= 4 && !GENERIC.has(word);

/** A text with what comparisons need, computed once: a pool is compared with every question of its kind. */
export interface AnalyzedName {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly string[];
  /** The stems of the words that two answers share only if they are related. */
  readonly stems: readonly string[];
}

export function analyzeName(text: string): AnalyzedName {
  const all = significantWords(text);
  return { text, folded: foldName(text), words: all, stems: stemsOf(all) };
}

/** Letters of a stem: `German` and `Germany`, or `Serbian` and `Serbia`, have the same one. */
const STEM = 5;

const stemsOf = (all: readonly string[]): string[] =>
  all.filter(isDistinctive).map((word) => word.slice(0, STEM));

/**
 * Whether two texts may name the same thing: they differ in spelling only, one contains the other (`Kyoto`, `Kyoto
 * Prefecture`), or one has initials.
 */
export function isSameAnswer(one: AnalyzedName, other: AnalyzedName): boolean {
  if (one.folded === other.folded) return true;
  if (one.words.length === 0 || other.words.length === 0) return false;
  return (
    includesAll(one.words, other.words) ||
    includesAll(other.words, one.words) ||
    sameByInitials(one.words, other.words)
  );
}

/** `J. K. Rowling` and `Joanne Rowling`: the same last name, and a first name that matches the other's initial. */
function sameByInitials(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2 || one.at(-1) !== other.at(-1)) return false;
  const [first = '', second = ''] = [one[0], other[0]];
  return (first.length === 1 || second.length === 1) && first.startsWith(second.slice(0, 1));
}

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/**
 * Whether one thing may be a part, an owner, a relative or another name of the other, so that both could be right: they
 * share a distinctive word, or are known to overlap. In doubt they are related, since there are always other
 * candidates.
 */
export function areRelated(one: AnalyzedName, other: AnalyzedName): boolean {
  return (
    isSameAnswer(one, other) ||
    overlapping(one.folded, other.folded) ||
    one.stems.some((stem) => other.stems.includes(stem))
  );
}

/**
 * The groups of each place and language, by its folded name. Those of one group are, were or contain parts of each
 * other: if one is right, the others may be right, too.
 */
const GROUPS = new Map<string, Set<number>>();
for (const [index, group] of places.overlapping.entries())
  for (const name of group.split('|')) {
    const key = foldName(name);
    GROUPS.set(key, (GROUPS.get(key) ?? new Set()).add(index));
  }

/** Whether two places or languages, both folded, are known to overlap, now or in the past. */
function overlapping(one: string, other: string): boolean {
  const groups = GROUPS.get(one);
  const others = GROUPS.get(other);
  if (groups === undefined || others === undefined) return false;
  return [...groups].some((group) => others.has(group));
}

/** Whether a word of the answer is in the question, which gives the answer away. */
export function givesAway(question: AnalyzedName, answer: AnalyzedName): boolean {
  return (
    answer.stems.some((stem) => question.stems.includes(stem)) || includesAll(question.words, answer.words)
  );
}
