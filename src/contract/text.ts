import { z } from 'zod';

/** A named or numeric HTML entity: text is stored decoded. */
const HTML_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Control characters other than the line feed of verse questions, and the replacement character. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNWANTED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/;

/** What must not be, in the order in which it is told. */
const FAULTS: readonly { readonly isIn: (text: string) => boolean; readonly message: string }[] = [
  {
    isIn: (text) => !text.isWellFormed() || text !== text.normalize('NFC'),
    message: 'must be well-formed Unicode in form NFC',
  },
  { isIn: (text) => text !== text.trim(), message: 'must not begin or end with white space' },
  { isIn: (text) => HTML_ENTITY.test(text), message: 'must not contain an HTML entity' },
  { isIn: (text) => UNWANTED.test(text), message: 'must not contain control or replacement characters' },
];

/**
 * Has no fault: ASCII without ampersands and letters that have their marks already, no white space at its ends. Most texts are such,
 * and seeing it takes a quarter of the time of looking for each fault.
 */
const PLAIN = /^[!-%'-~\u00a1-\u02ff](?:[\n -%'-~\u00a1-\u02ff]*[!-%'-~\u00a1-\u02ff])?$/;

const clean = (maximum: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(maximum)
    .superRefine((text, context) => {
      if (PLAIN.test(text)) return;
      for (const { isIn, message } of FAULTS) if (isIn(text)) context.addIssue({ code: 'custom', message });
    });

/** Displayable text of at most 2,000 characters: NFC, trimmed, no HTML entities, no control characters. */
export const CleanText = clean(2000);

/** An answer, of at most 500 characters, under the same rules. */
export const CleanAnswer = clean(500);

/** Any text of at most so many characters that the database can keep: well-formed Unicode without the null character. */
export const storable = (maximum: number): z.ZodString =>
  z
    .string()
    .max(maximum)
    .refine(
      (value) => value.isWellFormed() && !value.includes('\u0000'),
      'must be well-formed Unicode without null characters',
    );

/** White space that is not single spaces. */
const UNEVEN = /\s\s|[^\S ]/;

/** What makes two answers the same option: letter case and white space do not count. */
export function optionKey(answer: string): string {
  const trimmed = answer.trim();
  // Most answers are even, and looking is cheaper than replacing.
  return (UNEVEN.test(trimmed) ? trimmed.replaceAll(/\s+/gu, ' ') : trimmed).toLowerCase();
}
