import type { Language } from '../../src/contract/vocabulary.ts';
import { readsAsQuestion } from './reads-as-question.ts';

/** A refined text, and whether it was changed, which the record notes as `refined_text`. */
export interface Refined {
  readonly text: string;
  readonly changed: boolean;
}

/** What is known about a text. */
interface AboutText {
  /** Whether the upstream only has questions, so that every text needs a question mark. */
  readonly alwaysAsks?: boolean;
}

/** A first word that should have a capital: not `iPod`, `pH`, `x^2` or an address. */
const SMALL_FIRST_WORD = /^(?:\p{Ll}{2}[\p{Ll}'’-]*|[aiouwz])(?=[\s,;?!]|\.?$)/u;
const LONE_I = /(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|ll|d)\b)/gu;
/** Not after `=`, `+` or another symbol, where the mark means something missing. */
const SPACE_BEFORE_MARK = /(?<=[\p{L}\p{N})"”’'%]) +(?=[,;?!](?:\s|$)|\.(?:$|\s+\p{Lu}))/gu;
const SPACE_BEFORE_GENITIVE = /(?<=\p{L}) (?=['’]s \p{L})/gu;
/** A full stop at the end that does not belong to an abbreviation, an initial or an ellipsis. */
const CLOSING_STOP = /(?<![.\s]|(?<!\p{L})(?:\p{L}|Inc|Jr|Sr|Co|Ltd|St|Dr|No|etc|[ap]\.m|U\.S))\.$/u;
/** Other ends of a text: a mark, a colon, an ellipsis, a blank. */
const CLOSED = /[?!:;…_–-]["”')\]]*$|\.\.\.?$|[.!?]["”')\]]+$|\?[^?]*$/u;
/** A blank within the text, which needs no question mark. */
const GAP = /_{1,}|\.{3,}|…/u;

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

/** Capitalizes the first letter if it should be a capital. */
function capitalized(text: string, language: Language): string {
  const word = SMALL_FIRST_WORD.exec(text)?.[0];
  if (word === undefined) return text;
  return word.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** Removes spaces until nothing changes, since one may hide another. Each round makes the text shorter. */
function spaced(text: string, language: Language): string {
  const closed = text.replaceAll(SPACE_BEFORE_MARK, '');
  const joined = language === 'en' ? closed.replaceAll(SPACE_BEFORE_GENITIVE, '') : closed;
  return joined === text ? text : spaced(joined, language);
}

/** Corrects letters and spaces, but not the end of the text. */
function written(text: string, language: Language): string {
  const once = withoutDoubled(text, language);
  const named = language === 'en' ? once.replaceAll(LONE_I, 'I') : once;
  return spaced(capitalized(named, language), language);
}

/** Adds a question mark if there is nothing or a full stop. Texts with another end keep it. */
function withQuestionMark(text: string): string {
  if (CLOSED.test(text) || GAP.test(text)) return text;
  return `${text.replace(CLOSING_STOP, '')}?`;
}

/** Verse is not changed: its spelling and punctuation may be intended. */
const isVerse = (text: string): boolean => text.includes('\n');

/**
 * Refines a question: it gets a capital letter and a question mark, and no doubled words or spaces before marks. Claims get no question
 * mark, and verse is not changed. Refining it again changes nothing.
 *
 * @param text - clean, see `cleanText`
 */
export function refineQuestion(text: string, language: Language, about: AboutText = {}): Refined {
  if (text === '' || isVerse(text)) return { text, changed: false };
  const full = written(text, language);
  const refined =
    about.alwaysAsks === true || readsAsQuestion(full, language) ? withQuestionMark(full) : full;
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
