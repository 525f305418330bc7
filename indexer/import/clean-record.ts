import { DEEPEST_EXTENSIONS } from '../../src/contract/limits.ts';
import { withoutInvisible } from '../../src/contract/text.ts';
import { cleanAnswer, cleanText, plainNotation } from '../sources/text.ts';

/** Tags and escapes, for which most texts need not be searched. */
const MAY_FORMAT = /<\/?[a-z]|\\['"]/iu;
/** Tags that only change how the text between them looks. `a <b and c> d` has no end tag. */
const PAIR =
  /<(i|b|em|strong|u|s|small|big|mark|cite|q|span|font|a)(?:\s[^<>]*)?>(\s*[^<>\s][^<>]*)<\/\1\s*>/giu;
const BREAK = /<(?:br\s*\/?|\/?p)>\s*/giu;
const RAISED = /<su([bp])>([^<>]{1,20})<\/su\1>/giu;
const ESCAPED = /\\(['"])/gu;
/** What follows the number in `1<sup>st</sup>`. */
const ORDINAL = /^(?:st|nd|rd|th)$/iu;
/** Questions about markup and code keep what they ask about. */
const ABOUT_CODE =
  /\b(?:x?html5?|xml|css|javascript|php|python|sql|latex|markdown|markup|regex|source code|escape|escaped|backslash(?:es)?|tags?)\b|znacznik|ukośnik|kod(?:zie|u)? źródłow/iu;
const ONLY_TAGS = /^(?:\s*<[^<>]+>)+\s*$/u;

function raised(_: string, kind: string, content: string): string {
  const mark = kind.toLowerCase() === 'p' ? '^' : '_';
  const notation = plainNotation(`${mark}{${content}}`);
  if (!notation.startsWith(mark)) return notation;
  return mark === '_' || ORDINAL.test(content) ? content : mark + content;
}

/** Levels of nested tags that are removed. */
const DEEPEST_TAGS = 8;

/** Removes tags from the inside out. */
function withoutPairs(text: string): string {
  let [plain, before] = [text, ''];
  for (let level = 0; level < DEEPEST_TAGS && plain !== before; level += 1)
    [plain, before] = [plain.replaceAll(PAIR, '$2'), plain];
  return plain;
}

const withoutFormatting = (text: string): string =>
  MAY_FORMAT.test(text)
    ? withoutPairs(text.replaceAll(RAISED, raised).replaceAll(BREAK, '\n')).replaceAll(ESCAPED, '$1')
    : text;

/**
 * Texts and lists that are longer cannot become valid, and are left to the validation: cleaning them could take minutes.
 * These are four times the valid lengths.
 */
const LONGEST = { text: 8_000, answer: 2_000, answers: 80 } as const;

const canClean = (value: unknown, longest: number = LONGEST.text): value is string =>
  typeof value === 'string' && value.length <= longest;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** @param levels - of lists and objects that are cleaned: deeper ones are invalid */
function withoutHidden(value: unknown, levels: number): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, levels - 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [withoutInvisible(name), withoutHidden(inner, levels - 1)]),
  );
}

/** The attribution itself and its list of modifications. */
const LEVELS_OF_ATTRIBUTION = 2;

/** The texts of a record, which may not be valid yet. */
interface Texts {
  readonly text?: unknown;
  readonly explanation?: unknown;
  readonly correctAnswer?: unknown;
  readonly incorrectAnswers?: unknown;
  readonly attribution?: unknown;
  readonly extensions?: unknown;
}

/**
 * Cleans the texts of a record as it comes from a file, wherever that was made: no characters that nobody sees, no tags
 * that only format, no escaped quotation marks. The attribution and the extensions lose only the hidden characters. What is
 * not text is left to the validation.
 */
export function cleanRecord(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { text, explanation, correctAnswer, incorrectAnswers, attribution, extensions }: Texts = value;
  const wrong: readonly unknown[] =
    Array.isArray(incorrectAnswers) && incorrectAnswers.length <= LONGEST.answers ? incorrectAnswers : [];
  const texts = [text, explanation, correctAnswer, ...wrong];
  const isCode = texts.some((some) => canClean(some) && (ABOUT_CODE.test(some) || ONLY_TAGS.test(some)));
  const plain = isCode ? (some: string): string => some : withoutFormatting;
  const clean = (some: unknown): unknown => (canClean(some) ? cleanText(plain(some)) : some);
  const answer = (some: unknown): unknown =>
    canClean(some, LONGEST.answer) ? cleanAnswer(plain(some)) : some;
  return {
    ...value,
    ...(canClean(text) ? { text: clean(text) } : {}),
    ...(canClean(explanation) ? { explanation: clean(explanation) } : {}),
    ...(canClean(correctAnswer) ? { correctAnswer: answer(correctAnswer) } : {}),
    ...(wrong.length > 0 ? { incorrectAnswers: wrong.map(answer) } : {}),
    ...(isObject(attribution) ? { attribution: withoutHidden(attribution, LEVELS_OF_ATTRIBUTION) } : {}),
    ...(isObject(extensions) ? { extensions: withoutHidden(extensions, DEEPEST_EXTENSIONS) } : {}),
  };
}
