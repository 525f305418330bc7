/** What stands for something else in a text: `{name}`, `%s`, `%1$d`, and the gap `___` that is to be filled in. */
const PLACEHOLDER = /\{[\w.-]*\}|(?<!\d)%(?:\d+\$)?[sd](?![\p{L}])|_{2,}/gu;

/** Gaps are alike however long they are. */
const placeholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([found]) => (found.startsWith('__') ? '___' : found)).sort();

/** The placeholders of one text that the other lacks, counted. */
function without(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/** Placeholders that a translation lost, or has and should not. */
export function changedPlaceholders(source: string, target: string): string[] {
  const [before, after] = [placeholders(source), placeholders(target)];
  return [...without(before, after), ...without(after, before)];
}
