import type { Language } from '../../src/contract/vocabulary.ts';
import { type WordingRule } from './wording-rule.ts';
import { TIME_RELATIVE_EN } from './time-relative-en.ts';
import { TIME_RELATIVE_PL } from './time-relative-pl.ts';

const RULES: Readonly<Record<Language, readonly WordingRule[]>> = {
  en: TIME_RELATIVE_EN,
  pl: TIME_RELATIVE_PL,
};

/** Quotations are titles or speech, which do not show when the question was asked. */
const QUOTED = /"[^"]*"|“[^”]*”|„[^”“"]*[”“"]|«[^»]*»/gu;
/** The first letter of a sentence, whose capital does not show a title. */
const SENTENCE_START = /(?:^|[.!?:]["”)]?\s+)\p{Lu}/gu;

/** Every time-relative text matches: most texts do not, and are decided quickly. */
const HINTS: Readonly<Record<Language, RegExp>> = {
  en: /curr|presen|reign|incumb|la(?:st|test)|newest|recent|past|next|previous|this |now|today|terday|tomorrow|so far|to date|moment|upcoming|how old|com(?:e|ing)|release|return|living|alive|time is/iu,
  pl: /obecn|aktualn|teraz|urzęduj|panuj|nowsz|śwież|ostatni|następn|najbliż|zeszł|ubiegł|przyszł|jutro|wczoraj|roczn|tym |tego|chwil|dotąd|dotychczas|tej pory|dzi[sś]|lat |żyj|kiedy/iu,
};

/**
 * Prepares the words for the rules: lower case at the start of sentences. Capitals belong to titles, such as `Last` in
 * `The Last Supper`.
 */
const plainWords = (text: string): string =>
  text
    .replaceAll(QUOTED, ' ')
    .replaceAll(SENTENCE_START, (start) => start.toLowerCase())
    .replaceAll(/\s+/gu, ' ');

/**
 * Whether the wording relates the answer to the day on which the question was asked: `Who is the current mayor …`,
 * `kiedy ostatnio …`. Of verse only the first line counts, since the others are quoted. Only words are checked: the
 * answer to `Who is the tallest man?` may change, too, but the wording does not show it.
 */
export function isTimeRelative(text: string, language: Language): boolean {
  if (!HINTS[language].test(text)) return false;
  const words = plainWords(text.split('\n', 1)[0] ?? '');
  return RULES[language].some(
    ({ pattern: marks, unless }) => marks.test(words) && unless?.test(words) !== true,
  );
}
