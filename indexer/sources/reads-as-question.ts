import type { Language } from '../../src/contract/vocabulary.ts';

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
export function readsAsQuestion(text: string, language: Language): boolean {
  const last = text.split(SENTENCE_START).at(-1) ?? text;
  return ASKING[language].test(last.slice(0, 1).toLocaleLowerCase(language) + last.slice(1));
}
