import { editDistance, isTypingError, MOST_EDITS } from './edit-distance.ts';

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
