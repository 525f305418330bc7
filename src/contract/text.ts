import { z } from 'zod';

/** A named or numeric HTML entity: text is stored decoded. */
const HTML_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Control characters other than the line feed of verse questions, and the replacement character. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNWANTED = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/;

const clean = (maximum: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(maximum)
    .refine(
      (value) => value.isWellFormed() && value === value.normalize('NFC'),
      'must be well-formed Unicode in form NFC',
    )
    .refine((value) => value === value.trim(), 'must not begin or end with white space')
    .refine((value) => !HTML_ENTITY.test(value), 'must not contain an HTML entity')
    .refine((value) => !UNWANTED.test(value), 'must not contain control or replacement characters');

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

/** What makes two answers the same option: letter case and white space do not count. */
export function optionKey(answer: string): string {
  return answer.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
