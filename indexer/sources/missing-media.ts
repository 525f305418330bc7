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
