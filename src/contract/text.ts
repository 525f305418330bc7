import { z } from 'zod';

import { LONGEST_SEARCH } from './limits.ts';

/** A named or numeric HTML entity: text is stored decoded. */
const HTML_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** The replacement character, and control characters other than the line feed, which questions about verses have. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufffd]/;

/** The checks, in the order in which their messages are reported. */
const CHECKS: readonly { readonly fails: (text: string) => boolean; readonly message: string }[] = [
  {
    fails: (text) => !text.isWellFormed() || text !== text.normalize('NFC'),
    message: 'must be well-formed Unicode in form NFC',
  },
  { fails: (text) => text !== text.trim(), message: 'must not begin or end with whitespace' },
  { fails: (text) => HTML_ENTITY.test(text), message: 'must not contain an HTML entity' },
  { fails: (text) => FORBIDDEN.test(text), message: 'must not contain control or replacement characters' },
];

/**
 * Text that passes all checks: ASCII without ampersands, and precomposed letters, without whitespace at its ends. Most
 * texts match, and this test takes a quarter of the time of the single checks.
 */
const PLAIN = /^[!-%'-~\u00a1-\u02ff](?:[\n -%'-~\u00a1-\u02ff]*[!-%'-~\u00a1-\u02ff])?$/;

const clean = (maximum: number): z.ZodString =>
  z
    .string()
    .min(1)
    .max(maximum)
    .superRefine((text, context) => {
      // Longer text is invalid anyway, and its normalization can take minutes.
      if (text.length > maximum || PLAIN.test(text)) return;
      for (const { fails, message } of CHECKS) if (fails(text)) context.addIssue({ code: 'custom', message });
    });

/** Displayable text of at most 2,000 characters: NFC, trimmed, without HTML entities or control characters. */
export const CleanText = clean(2000);

/** An answer, of at most 500 characters, under the same rules. */
export const CleanAnswer = clean(500);

/**
 * Characters that show nothing: soft hyphens, zero-width spaces, direction marks, byte-order marks, tag characters,
 * interlinear annotations. Language models read what people cannot see.
 */
const INVISIBLE = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`;
/** Scripts in which joiners choose the form of a letter. */
const JOINED =
  '[' +
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('') +
  ']';
/** Those of them that change what is seen: in emoji, in the flags of England, Scotland and Wales, and in such scripts. */
const SEEN = [
  String.raw`(?<=\p{Emoji})[\ufe0e\ufe0f]`,
  String.raw`(?<=\p{Script=Han})[\u{e0100}-\u{e01ef}]`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\ufe0f?)\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\u{1f3f4})\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`,
  String.raw`(?<=${JOINED})[\u200c\u200d](?=${JOINED})`,
].join('|');
const HAS_INVISIBLE = new RegExp(INVISIBLE, 'u');
const SEEN_OR_INVISIBLE = new RegExp(`(${SEEN})|${INVISIBLE}`, 'gu');

/**
 * Removes invisible characters. The texts, attribution and extensions of imported records pass this, and the texts of
 * reports.
 */
export function withoutInvisible(text: string): string {
  if (!HAS_INVISIBLE.test(text)) return text;
  return text.replaceAll(SEEN_OR_INVISIBLE, (_, seen: string | undefined) => seen ?? '');
}

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\u0000');
const NOT_STORABLE = 'must be well-formed Unicode without null characters';

/**
 * Any text that the database can store: well-formed Unicode without null characters.
 *
 * @param most - maximum length in characters
 */
export const storable = (maximum: number): z.ZodString =>
  z.string().max(maximum).refine(isStorable, NOT_STORABLE);

/** Queries cannot have control characters either. */
const CONTROLS = String.raw`\u0000-\u001f\u007f-\u009f`;
const NO_CONTROLS = new RegExp(`^[^${CONTROLS}]*$`);

/** The text of any parameter `q`: trimmed, and never blank. Lengths apply after trimming. */
export const searchText = (maximum: number): z.ZodString =>
  z
    .string()
    .regex(NO_CONTROLS, 'must not contain control characters')
    .trim()
    .min(1, 'must not be blank')
    .max(maximum)
    .refine(isStorable, NOT_STORABLE);

export const SearchText = searchText(LONGEST_SEARCH)
  // Published only, so that clients know that blank text is invalid.
  .meta({ pattern: `^[^${CONTROLS}]*[^\\s${CONTROLS}][^${CONTROLS}]*$` });

/** Whitespace other than single spaces. */
const UNEVEN = /\s\s|[^\S ]/;

/** The form in which two equal options have the same text: case and whitespace are ignored. */
export function optionKey(answer: string): string {
  const trimmed = answer.trim();
  // Most answers need no replacement, and testing is cheaper than replacing.
  return (UNEVEN.test(trimmed) ? trimmed.replaceAll(/\s+/gu, ' ') : trimmed).toLowerCase();
}
