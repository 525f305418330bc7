import { overlapping } from './overlapping-places.ts';
import { foldName } from './fold-name.ts';
import { isDistinctive, significantWords } from './name-words.ts';

/** A text with what comparisons need, computed once: a pool is compared with every question of its kind. */
export interface AnalyzedName {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly string[];
  /** The stems of the words that two answers share only if they are related. */
  readonly stems: readonly string[];
}

/** Letters of a stem: `German` and `Germany`, or `Serbian` and `Serbia`, have the same one. */
const STEM = 5;

const stemsOf = (all: readonly string[]): string[] =>
  all.filter(isDistinctive).map((word) => word.slice(0, STEM));

export function analyzeName(text: string): AnalyzedName {
  const all = significantWords(text);
  return { text, folded: foldName(text), words: all, stems: stemsOf(all) };
}

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/** `J. K. Rowling` and `Joanne Rowling`: the same last name, and a first name that matches the other's initial. */
function sameByInitials(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2 || one.at(-1) !== other.at(-1)) return false;
  const [first = '', second = ''] = [one[0], other[0]];
  return (first.length === 1 || second.length === 1) && first.startsWith(second.slice(0, 1));
}

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

/** Whether a word of the answer is in the question, which gives the answer away. */
export function givesAway(question: AnalyzedName, answer: AnalyzedName): boolean {
  return (
    answer.stems.some((stem) => question.stems.includes(stem)) || includesAll(question.words, answer.words)
  );
}
