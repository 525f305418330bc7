/** How large a JSON text may be, apart from its bytes. */
export interface JsonBounds {
  /** Values of any kind, containers included. */
  readonly values: number;
  /** Levels of nested objects and arrays. */
  readonly levels: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const SPACE = 0x20;

const isOpening = (code: number): boolean => code === 0x7b || code === 0x5b;
const isClosing = (code: number): boolean => code === 0x7d || code === 0x5d;

/** The position of the quotation mark that ends a string. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * Names the bound that a JSON text exceeds, as the end of a sentence such as `has more than 1,000 values`. Undefined if it
 * exceeds none, or is not JSON.
 *
 * The text is scanned before it is parsed: a parser with a reviver recurses, and a schema gathers an issue for each wrong
 * value, which takes a hundred times as long as the scan.
 */
export function exceededBound(text: string, { values, levels }: JsonBounds): string | undefined {
  let found = 0;
  let depth = 0;
  // Whether the next character begins a value that no comma announces: the first one of a container, or of the text.
  let isFirst = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code <= SPACE) continue;
    if (isClosing(code)) {
      depth -= 1;
      isFirst = false;
      continue;
    }
    if (isFirst || code === COMMA) found += 1;
    if (found > values) return `has more than ${values.toLocaleString('en')} values`;
    isFirst = isOpening(code);
    if (isFirst) depth += 1;
    if (depth > levels) return `is nested deeper than ${levels} levels`;
    if (code === QUOTE) at = endOfString(text, at);
  }
  return undefined;
}
