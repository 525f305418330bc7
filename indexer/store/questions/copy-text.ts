/** A value of a row to send. Lists become SQL arrays, objects become JSON. */
type CopyValue = string | number | boolean | null | readonly string[] | object;

const SPECIAL = /[\\\t\n\r]/u;
const EACH_SPECIAL = new RegExp(SPECIAL, 'gu');
const QUOTED = /["\\]/u;
const EACH_QUOTED = new RegExp(QUOTED, 'gu');
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeText = (text: string): string =>
  // Most texts need no escapes, and a test is cheaper than a replacement.
  SPECIAL.test(text) ? text.replaceAll(EACH_SPECIAL, (sign) => ESCAPES[sign] ?? sign) : text;

const element = (text: string): string =>
  `"${QUOTED.test(text) ? text.replaceAll(EACH_QUOTED, '\\$&') : text}"`;

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return escapeText(`{${(value as readonly string[]).map(element).join(',')}}`);
  return escapeText(JSON.stringify(value));
}

/** Formats one row in the text format of `copy`, including the line end. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(field).join('\t')}\n`;
