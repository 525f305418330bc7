/** What a person did who is asked for: questions about the same deed are answered by people of the same kind. */
const DEEDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // `Who played in the final` asks for teams, and `who does he play` for a character.
  [
    'actor',
    /^who (?:play(?:s|ed)|portray(?:s|ed)|voice[sd]|acted|acts) (?!in\b|for\b|at\b|against\b|on\b|with\b)/u,
  ],
  ['actor', /^who (?:is|was) the (?:actor|actress|voice)\b/u],
  ['actor', /^(?:which|what) (?:actor|actress)\b/u],
  ['performer', /^who (?:sings|sang|sung|recorded|originally sang|originally sings)\b/u],
  ['performer', /^who (?:is|was) the singer\b|^(?:which|what) singer\b/u],
  ['songwriter', /^who (?:wrote|composed)\b.*\b(?:song|songs|lyrics|music|tune|anthem|theme|hymn|carol)\b/u],
  ['writer', /^who (?:wrote|is the author|was the author|authored)\b|^(?:which|what) (?:author|writer)\b/u],
  ['director', /^who (?:directed|is the director|was the director)\b|^(?:which|what) director\b/u],
  ['inventor', /^who (?:invented|discovered)\b/u],
];

/**
 * Kinds of things that a question names: `which country`, `what is the name of the country`. Cities, rivers and
 * languages are not among them: questions usually say where they are, so that one elsewhere would obviously be wrong.
 */
const THINGS = 'country|state|movie|film|book|novel|song|album|game|band|president';
const SAME_THING: Readonly<Record<string, string>> = { movie: 'film', novel: 'book' };
const THING = new RegExp(
  `^(?:in |on |from |to )?(?:which|what)(?: (?:is|was)(?: the name of)? the)?(?: (?:u\\.?s\\.?|american|european|african|asian))? (${THINGS})\\b(?! (?:series|franchise|character|genre|star|studio|company|producer|director|author|writer|league|team|show|university|college))`,
  'u',
);

/** Countries on other continents would obviously be wrong. */
const CONTINENT =
  /\b(?:africa|asia|europe|america|oceania|caribbean|middle east|balkans?|scandinavia|baltic|african|asian|european|american|arab|latin|nordic)\b/u;

/**
 * The kind of answer that the opening of an English question asks for: `when`, `number`, `actor`, `country` … Null if
 * such questions have answers of many kinds.
 */
export function askedKind(question: string): string | null {
  const text = question.toLowerCase();
  if (
    /^(?:when|in (?:what|which) year|(?:what|which) year|on what date|what date|what was the date)\b/u.test(
      text,
    )
  )
    return 'when';
  if (/^how (?:many|old|tall|high|deep|long is|far)\b/u.test(text)) return 'number';
  const deed = DEEDS.find(([, pattern]) => pattern.test(text));
  if (deed) return deed[0];
  const thing = THING.exec(text)?.[1];
  if (thing === 'country' && CONTINENT.test(text)) return null;
  return thing === undefined ? null : (SAME_THING[thing] ?? thing);
}

/** Characters of the longest answer that is readable as an option. */
export const LONGEST_OPTION = 80;

/**
 * Whether an answer was cut out of a sentence: it begins or ends with punctuation, or has an unmatched bracket or
 * quotation mark.
 */
function isFragment(answer: string): boolean {
  if (/^[^\p{L}\p{N}"“'‘(«$€£¥%#@+\-−.¿¡\p{S}]|[,;:(–—-]$/u.test(answer)) return true;
  const count = (sign: string): number => answer.split(sign).length - 1;
  return count('(') !== count(')') || count('[') !== count(']') || count('"') % 2 === 1;
}

/** The right answer that is shown: the first one that is short and not a fragment. */
interface ShortAnswer {
  readonly text: string;
  /** False if every short one is a fragment. */
  readonly whole: boolean;
}

/** Chooses the answer to show; undefined if all are too long for an option. */
export function shortAnswer(answers: readonly string[]): ShortAnswer | undefined {
  const short = answers.filter((answer) => answer !== '' && answer.length <= LONGEST_OPTION);
  const whole = short.find((answer) => !isFragment(answer));
  const text = whole ?? short[0];
  return text === undefined ? undefined : { text, whole: whole !== undefined };
}
