const OPENING = '(list';
const VALUE = ' (description ';

/**
 * Parses `(list (description "Two words") (description Word))`. Quotation marks within a value are not escaped, so that
 * a value ends at `")` before the next value or the end. Undefined if the text has another form.
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

/** The position of the closing characters before the next value or the end. */
function endOfValue(inner: string, start: number, closing: string): number | undefined {
  // The opening quotation mark does not close the value.
  let from = closing.startsWith('"') ? start + 1 : start;
  for (;;) {
    const end = inner.indexOf(closing, from);
    if (end < 0) return undefined;
    const next = end + closing.length;
    if (next === inner.length || inner.startsWith(VALUE, next)) return end;
    from = end + 1;
  }
}
