import { withoutInvisible } from '../../src/contract/text.ts';

/** Spaces other than line feeds, which become plain spaces. */
const OTHER_SPACE = /[^\S\n]+/gu;
const LINE_END = /\r\n?|[\u2028\u2029\u0085]/gu;
/**
 * Control characters except the line feed. The replacement character is kept, since a record with it must be refused.
 */
// eslint-disable-next-line no-control-regex -- matches control characters
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/gu;

/**
 * Cleans text for records: NFC, no invisible or control characters, single spaces, trimmed. Line feeds are kept for
 * verse, with at most one empty line in a row.
 */
export function cleanText(raw: string): string {
  return withoutInvisible(raw)
    .replaceAll(LINE_END, '\n')
    .replaceAll(/[\t\v\f]/gu, ' ')
    .replaceAll(CONTROL, '')
    .normalize('NFC')
    .replaceAll(OTHER_SPACE, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

/** Cleans text on one line, for answers and options. */
export function cleanAnswer(raw: string): string {
  return cleanText(raw).replaceAll('\n', ' ');
}
