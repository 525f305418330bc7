/** No-break spaces and other spaces that are no line feeds become plain ones. */
const OTHER_SPACE = /[^\S\n]+/gu;
/** Soft hyphen, zero-width characters, marks of direction, byte-order mark. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const LINE_END = /\r\n?|[\u2028\u2029\u0085]/gu;
/** Control characters but the line feed; the replacement character is kept, for a record with it is to be refused. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/gu;

/**
 * Text as records hold it: NFC, no invisible or control characters, single spaces, trimmed. Line feeds stay, for verse; at
 * most one empty line between two others.
 */
export function cleanText(raw: string): string {
  return raw
    .replaceAll(LINE_END, '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[\t\v\f]/gu, ' ')
    .replaceAll(CONTROL, '')
    .normalize('NFC')
    .replaceAll(OTHER_SPACE, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Text on one line, for answers and options. */
export function cleanAnswer(raw: string): string {
  return cleanText(raw).replaceAll('\n', ' ');
}
