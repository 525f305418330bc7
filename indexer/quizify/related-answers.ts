import { overlapping } from './overlapping-places.ts';
import { fold, isDistinctive, significantWords } from './words.ts';

/** A text with what comparing looks at, made once: a pool is compared with every question of its kind. */
export interface AnalyzedName {
  readonly text: string;
  readonly folded: string;
  readonly words: readonly string[];
  /** The words that two answers share only if they have to do with each other, cut to their stems. */
  readonly stems: readonly string[];
}

/** Letters at the beginning that make words kindred: `German` and `Germany`, `Serbian` and `Serbia`. */
const STEM = 5;

const stemsOf = (all: readonly string[]): string[] =>
  all.filter(isDistinctive).map((word) => word.slice(0, STEM));

export function analyzeName(text: string): AnalyzedName {
  const all = significantWords(text);
  return { text, folded: fold(text), words: all, stems: stemsOf(all) };
}

const includesAll = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => all.includes(word));

/** `J. K. Rowling` and `Joanne Rowling`: the same last name, and a first name that begins with the other's initial. */
function sameByInitials(one: readonly string[], other: readonly string[]): boolean {
  if (one.length < 2 || other.length < 2 || one.at(-1) !== other.at(-1)) return false;
  const [first = '', second = ''] = [one[0], other[0]];
  return (first.length === 1 || second.length === 1) && first.startsWith(second.slice(0, 1));
}

/**
 * Whether two texts may name one thing: equal but for spelling, one contained in the other (`Kyoto`, `Kyoto Prefecture`), or one with
 * initials.
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
 * Whether one thing may be part, owner, relative or another name of the other, so that both could be right: they share a telling word,
 * or are known to overlap. Rather too many are taken for kindred than too few, for there are always others to choose.
 */
export function areRelated(one: AnalyzedName, other: AnalyzedName): boolean {
  return (
    isSameAnswer(one, other) ||
    overlapping(one.folded, other.folded) ||
    one.stems.some((stem) => other.stems.includes(stem))
  );
}

/** Whether a word of the answer stands in the question, so that the answer gives itself away. */
export function givesAway(question: AnalyzedName, answer: AnalyzedName): boolean {
  return (
    answer.stems.some((stem) => question.stems.includes(stem)) || includesAll(question.words, answer.words)
  );
}
