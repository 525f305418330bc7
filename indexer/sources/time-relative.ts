import type { Language } from '../../src/contract/vocabulary.ts';
import { type WordingRule } from './wording-rule.ts';
import { TIME_RELATIVE_EN } from './time-relative-en.ts';
import { TIME_RELATIVE_PL } from './time-relative-pl.ts';

const RULES: Readonly<Record<Language, readonly WordingRule[]>> = {
  en: TIME_RELATIVE_EN,
  pl: TIME_RELATIVE_PL,
};

/** What is quoted is a title or somebody's words: neither tells when the question was asked. */
const QUOTED = /"[^"]*"|“[^”]*”|„[^”“"]*[”“"]|«[^»]*»/gu;
/** The first letter of a sentence: capital because of its place, not because of a title. */
const SENTENCE_START = /(?:^|[.!?:]["”)]?\s+)\p{Lu}/gu;

/** Parts of words of which every marked text has one: most texts have none and are passed over at once. */
const HINTS: Readonly<Record<Language, RegExp>> = {
  en: /curr|presen|reign|incumb|la(?:st|test)|newest|recent|past|next|previous|this |now|today|terday|tomorrow|so far|to date|moment|upcoming|how old|com(?:e|ing)|release|return|living|alive|time is/iu,
  pl: /obecn|aktualn|teraz|urzęduj|panuj|nowsz|śwież|ostatni|następn|najbliż|zeszł|ubiegł|przyszł|jutro|wczoraj|roczn|tym |tego|chwil|dotąd|dotychczas|tej pory|dzi[sś]|lat |żyj|kiedy/iu,
};

/** Words as the rules have them: in small letters unless they belong to a title, such as `Last` in `The Last Supper`. */
const plainWords = (text: string): string =>
  text
    .replaceAll(QUOTED, ' ')
    .replaceAll(SENTENCE_START, (start) => start.toLowerCase())
    .replaceAll(/\s+/gu, ' ');

/**
 * Whether the wording ties the answer to the day on which the question was asked: `Who is the current mayor …`, `kiedy ostatnio …`.
 * Of verse the first line counts, as the others are somebody's words. It looks at words only: `Who is the tallest man?` may change as well, but nothing in it says so.
 */
export function isTimeRelative(text: string, language: Language): boolean {
  if (!HINTS[language].test(text)) return false;
  const words = plainWords(text.split('\n', 1)[0] ?? '');
  return RULES[language].some(({ marks, unless }) => marks.test(words) && unless?.test(words) !== true);
}
