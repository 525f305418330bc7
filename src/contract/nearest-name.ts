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
    const edits = editDistance(lowered, candidate.toLowerCase(), MOST_EDITS);
    if (edits === undefined || !isTypingError(edits, name, candidate)) continue;
    if (nearest === undefined || edits < nearest.edits) nearest = { candidate, edits };
  }
  return nearest?.candidate;
}

/** More edits make another word rather than a typing error. */
export const MOST_EDITS = 2;

/** Whether a number of edits is a typing error: at most two, and fewer than half of the characters. */
export const isTypingError = (edits: number, from: string, to: string): boolean =>
  edits <= MOST_EDITS && 2 * edits < Math.max(from.length, to.length);

/**
 * The single-character insertions, deletions and replacements and the swaps of neighbours that turn one text into another
 * (optimal string alignment), if they are at most `most`; otherwise undefined. Only a band along the diagonal of the
 * usual table is computed, so the cost grows with the length of the texts and not with its square.
 */
export function editDistance(from: string, to: string, most: number): number | undefined {
  if (Math.abs(from.length - to.length) > most) return undefined;
  const width = 2 * most + 1;
  // The cells of a line from `most` columns before the diagonal to `most` columns after it.
  let last: number[] = [];
  for (let cell = 0; cell < width; cell += 1) last.push(cell < most ? Infinity : cell - most);
  let before: number[] = last.map(() => Infinity);
  for (let line = 1; line <= from.length; line += 1) {
    const [code, codeBefore] = [from.charCodeAt(line - 1), from.charCodeAt(line - 2)];
    const next: number[] = [];
    let least = Infinity;
    for (let cell = 0; cell < width; cell += 1) {
      const column = line + cell - most;
      const [other, otherBefore] = [to.charCodeAt(column - 1), to.charCodeAt(column - 2)];
      const isSwap = code === otherBefore && codeBefore === other;
      const edits =
        column < 0 || column > to.length
          ? Infinity
          : Math.min(
              (last[cell] ?? 0) + (code === other ? 0 : 1),
              cell + 1 < width ? (last[cell + 1] ?? 0) + 1 : Infinity,
              cell > 0 ? (next[cell - 1] ?? 0) + 1 : Infinity,
              isSwap ? (before[cell] ?? 0) + 1 : Infinity,
            );
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > most) return undefined;
    [before, last] = [last, next];
  }
  const distance = last[to.length - from.length + most] ?? Infinity;
  return distance > most ? undefined : distance;
}
