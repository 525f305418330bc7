/** Placeholders in a text: `{name}`, `%s`, `%1$d`, and the blank `___`. */
const PLACEHOLDER = /\{[\w.-]*\}|(?<!\d)%(?:\d+\$)?[sd](?![\p{L}])|_{2,}/gu;

/** The placeholders of a text. All blanks are equal, however long they are. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([found]) => (found.startsWith('__') ? '___' : found)).sort();

/** The placeholders that the other text lacks; repeated ones count separately. */
function missingFrom(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Placeholders that are missing from a translation, or were added to it. */
export function changedPlaceholders(source: string, target: string): string[] {
  const [before, after] = [placeholders(source), placeholders(target)];
  return [...missingFrom(before, after), ...missingFrom(after, before)];
}
