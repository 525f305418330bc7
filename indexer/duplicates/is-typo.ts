/** Shorter words differ by one letter without being misspelled. */
const SHORTEST = 7;
/** Letters at the beginning that are rarely misspelled, and tell words apart. */
const BEGINNING = 2;
const DIGIT = /\d/u;

/** Whether the word may be one of two of which one is a slip. */
export const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST && !DIGIT.test(word);

/** Two spellings of a word of which one may be a slip have the same; all of a word that is no such one. */
export const beginningOf = (word: string): string =>
  mayBeMisspelled(word) ? word.slice(0, BEGINNING) : word;

/**
 * Whether two words are one but for a letter that is missing or added, or swapped with its neighbour. A letter in place of
 * another makes another word too often.
 */
export function isSlip(one: string, other: string): boolean {
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
