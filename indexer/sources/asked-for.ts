/** What somebody did who is asked for: answers to questions of one sort are people of one sort. */
const DEEDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // `Who played in the final` asks for teams, `who does he play` for a character.
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
 * Things whose name says what kind they are: `which country`, `what is the name of the country`. Cities, rivers and languages are not
 * among them, for where they are is told by the question as a rule, and what is elsewhere would be seen to be wrong.
 */
const THINGS = [
  'country',
  'state',
  'movie',
  'film',
  'book',
  'novel',
  'song',
  'album',
  'game',
  'band',
  'president',
];
const SAME_THING: Readonly<Record<string, string>> = { movie: 'film', novel: 'book' };
const THING = new RegExp(
  `^(?:in |on |from |to )?(?:which|what)(?: (?:is|was)(?: the name of)? the)?(?: (?:u\\.?s\\.?|american|european|african|asian))? (${THINGS.join('|')})\\b(?! (?:series|franchise|character|genre|star|studio|company|producer|director|author|writer|league|team|show|university|college))`,
  'u',
);

/** Countries of other continents would be seen to be wrong. */
const CONTINENT =
  /\b(?:africa|asia|europe|america|oceania|caribbean|middle east|balkans?|scandinavia|baltic|african|asian|european|american|arab|latin|nordic)\b/u;

/**
 * What kind of thing an English question asks for, judged by its opening: `when`, `number`, `actor`, `country` … Null where answers to
 * questions that begin like this are of many kinds.
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
