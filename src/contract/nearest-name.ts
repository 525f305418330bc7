/** More edits make another word rather than a typing error. */
const MOST_EDITS = 2;

/**
 * The single-character insertions, deletions and replacements and the swaps of neighbours that turn one word into
 * another (optimal string alignment).
 */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (same ? 0 : 1),
          swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[to.length] ?? 0;
}

/**
 * The known name that was probably meant: the first of those with the fewest edits, at most two and fewer than half of
 * the characters. Case is ignored. Undefined if no name is that close.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  // Names of other lengths cannot be close, so a long name costs nothing.
  const candidates = known.filter((candidate) => Math.abs(candidate.length - name.length) <= MOST_EDITS);
  if (candidates.length === 0) return undefined;
  const lowered = name.toLowerCase();
  let nearest: { readonly candidate: string; readonly edits: number } | undefined;
  for (const candidate of candidates) {
    const edits = editDistance(lowered, candidate.toLowerCase());
    const isClose = edits <= MOST_EDITS && 2 * edits < Math.max(name.length, candidate.length);
    if (isClose && (nearest === undefined || edits < nearest.edits)) nearest = { candidate, edits };
  }
  return nearest?.candidate;
}
