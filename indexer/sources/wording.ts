import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import type { Draft, ReviewFlag } from './draft.ts';
import { TIME_RELATIVE } from './time-relative.ts';

/** The flags that follow from the wording of a question with options. */
export function reviewFlags(
  draft: Pick<Draft, 'text' | 'language' | 'correctAnswer' | 'incorrectAnswers'>,
): ReviewFlag[] {
  const flags: ReviewFlag[] = [];
  if (isTimeRelative(draft.text, draft.language)) flags.push('time_relative');
  if (refersToOptions([draft.correctAnswer, ...draft.incorrectAnswers])) flags.push('refers_to_options');
  return flags;
}

/**
 * Options that refer to the position of others, which is lost when they are shuffled. `All of these` and `None of
 * these` do not depend on it.
 */
const POINTS_TO_OPTIONS = [
  /\b(?:all|none|neither|both|any|some|each|either|one|two|most|more than one) (?:of )?(?:the |those )?(?:\p{L}+ )?(?:above|below)\b(?!\s+\p{L})/iu,
  /^(?:the )?above(?: answers?| choices?| options?)?\.?$/iu,
  /^(?:(?:[Bb]oth|[Ee]ither|[Nn]either|[Oo]nly|[Aa]nswers?|[Cc]hoices?|[Oo]ptions?) )*\(?[A-H]\)?(?:, ?\(?[A-H]\)?)* ?(?:and|or|nor|&) ?\(?[A-H]\)?(?: only)?\.?$/u,
];

/** Whether an option only makes sense in the upstream's order. */
export function refersToOptions(options: readonly string[]): boolean {
  return options.some((option) => POINTS_TO_OPTIONS.some((pattern) => pattern.test(option)));
}

/** A pattern of whole words. `\b` is not used because it does not treat `ł` as a letter. */
const wholeWords = (words: string, flags: 'u' | 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);

const RULES = byLanguage((language) =>
  TIME_RELATIVE[language].map(({ words, anyCase = false, unless }) => ({
    marks: wholeWords(words, anyCase ? 'iu' : 'u'),
    unless: unless === undefined ? undefined : wholeWords(unless, 'iu'),
  })),
);

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
  return RULES[language].some(({ marks, unless }) => marks.test(words) && unless?.test(words) !== true);
}

const PICTURE =
  'diagram|picture|graph|bar graph|line graph|pie chart|chart|map|figure|illustration|drawing|photograph|photo|image|sketch|cartoon|(?<!periodic )(?:data )?table|passage|paragraph|article|excerpt|poem|sound clip|audio clip';
/** Without `table`, which may be furniture, and `chart`, `map` and `figure`, which may be figures of speech. */
const SEEN = 'diagram|picture|graph|illustration|drawing|photograph|photo|image|passage';

/**
 * References to something outside the text. `Which graph shows …` does not count, since its options may be words, nor
 * does `the equation shown below`, since the equation may follow.
 */
const POINTERS = [
  `(?:the|this|these|each) (?:\\p{L}+ ){0,2}(?:${PICTURE})s? (?:below|above|here|at (?:the )?(?:right|left)|(?:on|to) the (?:right|left)|shown|that follows|provided|shows?)`,
  `(?:use|study|look at|examine|observe|refer to|read|using|according to|based on) (?:the|this|these) (?:information (?:in|from) (?:the|this) )?(?:\\p{L}+ )?(?:${PICTURE})s?(?! of elements)`,
  `(?:shown|seen|labell?ed|marked|represented|depicted|described|pictured|illustrated|listed|given) (?:in|on|by) (?:the|this) (?:\\p{L}+ )?(?:${PICTURE})s?`,
  `(?:in|from|on) (?:the|this) (?:${SEEN})s?(?=[\\s,.?]*$)`,
  `(?:information|data|results) (?:in|from) the (?:\\p{L}+ )?(?:${PICTURE})s?`,
  `(?:pictured|shown|illustrated|depicted|drawn) (?:below|above|here)(?=[\\s.?:]*$)`,
  `(?:sound|audio) (?:clip|sample)s?`,
  `listen to (?:the|this) (?:audio|clip|sound|recording)`,
];
const POINTS = new RegExp(`(?<!\\p{L})(?:${POINTERS.join('|')})(?!\\p{L})`, 'iu');

/** Whether an English question needs a picture, table, passage or sound that is not part of the text. */
export const needsMissingMedia = (text: string): boolean => POINTS.test(text);

const CLIP_MARK = / ?[([](?:sound|audio|video) clip[)\]]/giu;

/** Removes marks such as `[sound clip]`, which refer to a recording that the question does not need. */
export const withoutClipMarks = (text: string): string => text.replaceAll(CLIP_MARK, '').trim();
