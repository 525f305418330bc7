const OPENING = '(list';
const VALUE = ' (description ';

/**
 * The values of `(list (description "Two words") (description Word))`. Quotation marks within a value are not escaped, so that it ends
 * at `")` before the next value or the end. Undefined when writing the values again does not give the text.
 */
export function readTargetValue(text: string): string[] | undefined {
  if (!text.startsWith(OPENING) || !text.endsWith(')')) return undefined;
  const inner = text.slice(OPENING.length, -1);
  if (inner === '') return [];
  if (!inner.startsWith(VALUE)) return undefined;
  const values: string[] = [];
  for (let at = 0; at < inner.length;) {
    const start = at + VALUE.length;
    const quoted = inner.startsWith('"', start);
    const end = endOfValue(inner, start, quoted ? '")' : ')');
    if (end === undefined) return undefined;
    values.push(inner.slice(quoted ? start + 1 : start, end));
    at = end + (quoted ? 2 : 1);
  }
  return values;
}

/** Where the closing sign stands that the next value or the end follows. */
function endOfValue(inner: string, start: number, closing: string): number | undefined {
  // An opening quotation mark is none that closes.
  let from = closing.startsWith('"') ? start + 1 : start;
  for (;;) {
    const end = inner.indexOf(closing, from);
    if (end < 0) return undefined;
    const next = end + closing.length;
    if (next === inner.length || inner.startsWith(VALUE, next)) return end;
    from = end + 1;
  }
}
