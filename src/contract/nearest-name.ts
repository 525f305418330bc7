/** Single-character insertions, deletions and replacements that turn one word into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of Array.from(from).entries()) {
    let diagonal = index;
    const next = [index + 1];
    for (const [column, other] of Array.from(to).entries()) {
      const above = row[column + 1] ?? 0;
      next.push(Math.min(above + 1, (next[column] ?? 0) + 1, diagonal + (character === other ? 0 : 1)));
      diagonal = above;
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known name that takes the fewest edits to reach, the first of several; undefined when none is known. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const rated = known.map((candidate) => ({ candidate, distance: editDistance(name, candidate) }));
  return rated.sort((a, b) => a.distance - b.distance)[0]?.candidate;
}
