import type { Language } from '../../src/contract/vocabulary.ts';

/** A refined text, and whether it was changed, which the record notes as `refined_text`. */
export interface Refined {
  readonly text: string;
  readonly changed: boolean;
}

/**
 * Refines a question: it gets a capital letter and a question mark, and no doubled words or spaces before marks. Claims get no question
 * mark, and verse is not changed. Refining it again changes nothing.
 *
 * @param text - clean, see `cleanText`
 * @param alwaysAsks - whether the upstream only has questions, so that every text needs a question mark
 */
export function refineQuestion(
  text: string,
  language: Language,
  { alwaysAsks = false }: { readonly alwaysAsks?: boolean } = {},
): Refined {
  if (text === '' || isVerse(text)) return { text, changed: false };
  const full = written(text, language);
  const refined = alwaysAsks || readsAsQuestion(full, language) ? withQuestionMark(full) : full;
  return { text: refined, changed: refined !== text };
}

/**
 * Refines a statement, such as an explanation: it gets a capital letter and a full stop, and no doubled words or spaces
 * before marks.
 */
export function refineStatement(text: string, language: Language): Refined {
  if (text === '' || isVerse(text)) return { text, changed: false };
  const full = written(text, language);
  const refined = /[\p{L}\p{N}%°)]$/u.test(full) && /\s/u.test(full) ? `${full}.` : full;
  return { text: refined, changed: refined !== text };
}

/** Verse is not changed: its spelling and punctuation may be intended. */
const isVerse = (text: string): boolean => text.includes('\n');

/** Other ends of a text: a mark, a colon, an ellipsis, a blank. */
const CLOSED = /[?!:;…_–-]["”')\]]*$|\.\.\.?$|[.!?]["”')\]]+$|\?[^?]*$/u;
/** A blank within the text, which needs no question mark. */
const GAP = /_{1,}|\.{3,}|…/u;
/** A full stop at the end that does not belong to an abbreviation, an initial or an ellipsis. */
const CLOSING_STOP = /(?<![.\s]|(?<!\p{L})(?:\p{L}|Inc|Jr|Sr|Co|Ltd|St|Dr|No|etc|[ap]\.m|U\.S))\.$/u;

/** Adds a question mark if there is nothing or a full stop. Texts with another end keep it. */
function withQuestionMark(text: string): string {
  if (CLOSED.test(text) || GAP.test(text)) return text;
  return `${text.replace(CLOSING_STOP, '')}?`;
}

const LONE_I = /(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|ll|d)\b)/gu;

/** Corrects letters and spaces, but not the end of the text. */
function written(text: string, language: Language): string {
  const once = withoutDoubled(text, language);
  const named = language === 'en' ? once.replaceAll(LONE_I, 'I') : once;
  return spaced(capitalized(named, language), language);
}

/** A first word that should have a capital: not `iPod`, `pH`, `x^2` or an address. */
const SMALL_FIRST_WORD = /^(?:\p{Ll}{2}[\p{Ll}'’-]*|[aiouwz])(?=[\s,;?!]|\.?$)/u;

/** Capitalizes the first letter if it should be a capital. */
function capitalized(text: string, language: Language): string {
  const word = SMALL_FIRST_WORD.exec(text)?.[0];
  if (word === undefined) return text;
  return word.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** Not after `=`, `+` or another symbol, where the mark means something missing. */
const SPACE_BEFORE_MARK = /(?<=[\p{L}\p{N})"”’'%]) +(?=[,;?!](?:\s|$)|\.(?:$|\s+\p{Lu}))/gu;
const SPACE_BEFORE_GENITIVE = /(?<=\p{L}) (?=['’]s \p{L})/gu;

/** Removes spaces until nothing changes, since one may hide another. Each round makes the text shorter. */
function spaced(text: string, language: Language): string {
  const closed = text.replaceAll(SPACE_BEFORE_MARK, '');
  const joined = language === 'en' ? closed.replaceAll(SPACE_BEFORE_GENITIVE, '') : closed;
  return joined === text ? text : spaced(joined, language);
}

/** A run of one of these words. */
const runOf = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(${words})((?: \1)+)(?![\p{L}\p{N}'’-])`, 'giu');
/**
 * Words that are not meant twice in sequence. Names (`Duran Duran`), verbs (`had had`), pronouns (`that that`) and
 * prepositions that can end a clause (`the house he lived in in 1990`) may be.
 */
const NEVER_TWICE: Readonly<Record<Language, RegExp>> = {
  en: runOf('the|an?|of|and|this'),
  pl: runOf('we?|ze?|na|i|od|dla|się|przez|oraz'),
};

/** Removes the second of two. Three are a song, `The The` a band, and `A a` has a letter's name. */
const withoutDoubled = (text: string, language: Language): string =>
  text.replaceAll(NEVER_TWICE[language], (run, word: string, others: string) => {
    const isMistake = others === ` ${word.toLowerCase()}` && (word.length > 1 || word === word.toLowerCase());
    return isMistake ? word : run;
  });

/** Verbs that precede the subject in a question. */
const ASKING_VERB =
  "am|is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|isn['’]t|aren['’]t|wasn['’]t|didn['’]t|doesn['’]t|don['’]t";
/** Words between `how` and the rest of a question. */
const MEASURE =
  'many|much|long|old|far|often|tall|big|high|deep|fast|large|heavy|wide|soon|late|early|close|hot|cold|strong|well';
const PLACE_OR_TIME =
  'in|on|at|for|from|to|by|with|of|under|into|during|about|after|before|through|against|within|since|near|over|around|between|among|out of|along with';

/**
 * Openings of English questions. A capital after `who` or `what` begins a title (`Who Framed …`, `What Women Want`).
 * `when`, `where` and `why` only ask before a verb (`When Rome fell, …` does not).
 */
const ENGLISH = [
  `(?:who|whom)(?:['’]s)? (?!\\p{Lu})\\p{L}`,
  `whose \\p{L}`,
  `which \\p{L}`,
  `what(?:['’]s)? (?:(?!\\p{Lu})[\\p{L}"“]|\\p{Lu}\\p{L}+ (?!(?:is|was|are|were)\\b)\\p{Ll})`,
  `what (?:${ASKING_VERB})\\b`,
  `(?:when|where|why|how)['’]s \\p{L}`,
  `(?:when|where|why|how) (?:${ASKING_VERB})\\b`,
  `how (?:${MEASURE})\\b`,
  `(?:is|are|was|were|does|did) (?:it|there|this|that|these|those|the|a|an|he|she|they|\\p{Lu}\\p{L}*)\\b`,
  `can (?:you|it|he|she|they|we)\\b`,
  `(?:${PLACE_OR_TIME}) (?:which|what|whose|whom|how many|how much)\\b`,
];
/**
 * A question after an introduction: `According to legend, what is …`. `which is`, `who was` and `in which` do not
 * count, since after a comma they are relative clauses.
 */
const ENGLISH_LATER = `, (?:what (?:${ASKING_VERB})|(?:in|at|on|from|for|to) what \\p{Ll}+ (?:${ASKING_VERB})|which (?:of|one of) (?:the|these)|how (?:many|much|long|old|far)|(?:who|where|when|why|how) (?:did|does|do)|what (?:type|kind|color|colour|year|country|city))\\b`;

const POLISH_BEFORE =
  'w|we|na|z|ze|do|od|po|przez|dla|o|za|pod|nad|przed|przy|u|ku|według|podczas|obok|między|wobec|bez';
/** Polish interrogatives in all cases. */
const POLISH_WORD =
  'kto|kogo|komu|kim|czego|czemu|czym|jaki(?:e|ego|emu|m|mi|ch|ej)?|jaka|jaką|który|któr(?:a|e|zy|ego|ej|emu|ą|ym|ymi|ych)|gdzie|dlaczego|ile|ilu|iloma|czy|skąd|dokąd|czyj(?:a|e|ego|ej|ą|ich|im|imi|emu)?';
const POLISH = [
  `(?:(?:${POLISH_BEFORE}) )?(?:${POLISH_WORD}) (?!\\p{Lu})\\p{L}`,
  `(?:${POLISH_WORD}) \\p{Lu}\\p{Ll}+ \\p{Ll}`,
  // `Co roku` and `Jak na razie` do not ask; `Kiedy …,` begins a temporal clause.
  `(?:co|jak) (?!roku|rok|najmniej|najwyżej|więcej|do\\b|dzień|na razie|dotąd|wiadomo|się okazało)\\p{Ll}`,
  `kiedy (?!\\p{Lu})[^,]+$`,
];
const POLISH_LATER = `, (?:(?:${POLISH_BEFORE}) )?(?:kto|który|która|które|jaki|jaka|jakie) (?:był|była|było|jest|są|został|została|zostało)(?!\\p{L})`;

const pattern = (openings: readonly string[], later: string): RegExp =>
  new RegExp(`^(?:${openings.join('|')})|${later}`, 'u');
const ASKING: Readonly<Record<Language, RegExp>> = {
  en: pattern(ENGLISH, ENGLISH_LATER),
  pl: pattern(POLISH, POLISH_LATER),
};

/** The end of a sentence, unless the full stop belongs to an abbreviation or initial. */
const SENTENCE_START =
  /(?<![.\s(]\p{L}|^\p{L}|\b(?:Dr|Mr|Mrs|Ms|St|Jr|Sr|vs|No|Vol|Lt|Sgt|Col|Capt|Prof|Rev|Gen))[.!?]["”)]*\s+(?=["“(]?\p{Lu})/u;

/**
 * Whether the last sentence of a text is a question, with or without a question mark. It only checks the opening words,
 * and rather misses a question: a claim with a question mark is worse than a question without one.
 *
 * @param text - clean, beginning with a capital letter
 */
function readsAsQuestion(text: string, language: Language): boolean {
  const last = text.split(SENTENCE_START).at(-1) ?? text;
  return ASKING[language].test(last.slice(0, 1).toLocaleLowerCase(language) + last.slice(1));
}
