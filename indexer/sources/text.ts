import { hash } from 'node:crypto';

import { withoutInvisible } from '../../src/contract/text.ts';

/** Spaces other than line feeds, which become plain spaces. */
const OTHER_SPACE = /[^\S\n]+/gu;
const LINE_END = /\r\n?|[\u2028\u2029\u0085]/gu;
/**
 * Control characters except the line feed. The replacement character is kept, since a record with it must be refused.
 */
// oxlint-disable-next-line no-control-regex -- matches control characters
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/gu;
/**
 * Text that needs no cleaning: visible characters that are always NFC, with single spaces between them. Most
 * texts match, and this test takes a fraction of the time of the single steps.
 */
const CLEAN = /^[!-~\u00a1-\u00ac\u00ae-\u02ff]+(?: [!-~\u00a1-\u00ac\u00ae-\u02ff]+)*$/u;

/**
 * Cleans text for records: NFC, no invisible or control characters, single spaces, trimmed. Line feeds are kept for
 * verse, with at most one empty line in a row.
 */
export function cleanText(raw: string): string {
  if (CLEAN.test(raw)) return raw;
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

/** Hexadecimal digits of a hashed id: 80 bits, so that 1.4 million ids collide in one of 10^12 catalogues. */
const DIGITS = 20;

/** Punctuation except what distinguishes texts: `C#` from `C`, `-5` from `5`, `50%` from `50`. */
const MEANINGLESS = /(?!(?<![\p{L}\p{N}])-\p{N})[^\p{L}\p{M}\p{N}\p{S}#%*/]+/gu;

/**
 * Normalizes a text for comparison: lower case, single spaces, no punctuation. A text that only has punctuation is
 * kept.
 */
export function normalize(text: string): string {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’ʼ`]/gu, '');
  return folded.replaceAll(MEANINGLESS, ' ').trim() || folded.trim();
}

/** Creates an id if the upstream has none: a hash of question and answer that does not depend on punctuation. */
export function sourceIdOf(question: string, answer: string): string {
  return hash('sha256', `${normalize(question)}\u001f${normalize(answer)}`).slice(0, DIGITS);
}

const SIGNS_OF_NUMBERS = '0123456789+-';
const SUBSCRIPT = '₀₁₂₃₄₅₆₇₈₉₊₋';
const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻';
const RAISED = /([_^])\{([-+\d]{1,6})\}/gu;
/** LaTeX commands for single characters. */
const SIGNS: Readonly<Record<string, string>> = {
  '\\Box': '□',
  '\\times': '×',
  '\\Delta': 'Δ',
  '\\div': '÷',
  '\\rightarrow': '→',
};
const SIGN = /\\(?:Box|times|Delta|div|rightarrow)(?!\p{L})/gu;

/** Converts formulas to Unicode: `CO_{2}` becomes `CO₂`. What has no Unicode character remains unchanged. */
export function plainNotation(text: string): string {
  return text
    .replaceAll(RAISED, (_, mark: string, signs: string) => {
      const table = mark === '_' ? SUBSCRIPT : SUPERSCRIPT;
      return signs.replaceAll(/[-+\d]/gu, (sign) => table.charAt(SIGNS_OF_NUMBERS.indexOf(sign)));
    })
    .replaceAll(SIGN, (sign) => SIGNS[sign] ?? sign);
}
