/** Shorter words differ by one letter without being misspelled. */
const SHORTEST = 7;

/** Whether two words are one but for a letter that is missing, added, changed or swapped with its neighbour. */
export function isSlip(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  // Names that differ at the beginning are different names; with digits, different numbers.
  if (
    short.length < SHORTEST ||
    long.length - short.length > 1 ||
    !long.startsWith(short.charAt(0)) ||
    /\d/u.test(short + long)
  )
    return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [short.slice(start, short.length - end), long.slice(start, long.length - end)];
  if (right.length <= 1) return true;
  return left.length === 2 && left.charAt(1) + left.charAt(0) === right;
}
