/** Letters of the shortest word that may have a typo: shorter words often differ by one letter. */
const SHORTEST = 7;
/** Letters at the beginning of a word, which are rarely misspelled. */
const BEGINNING = 2;
const DIGIT = /\d/u;

/** Whether a word is long enough for a typo. */
export const mayBeMisspelled = (word: string): boolean => word.length >= SHORTEST && !DIGIT.test(word);

/** Equal for two spellings that `isTypo` accepts: the beginning of a long word, the whole of a short one. */
export const typoKey = (word: string): string => (mayBeMisspelled(word) ? word.slice(0, BEGINNING) : word);

/**
 * Whether two words differ by one missing, added or transposed letter. Replaced letters do not count: too often they
 * make a different word.
 */
export function isTypo(one: string, other: string): boolean {
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
