import type { Language } from '../../src/contract/vocabulary.ts';
import { readsAsQuestion } from './reads-as-question.ts';

/** A text and whether refining changed it, so that the record can say so (`refined_text`). */
export interface Refined {
  readonly text: string;
  readonly changed: boolean;
}

/** What is known of a text beside its words. */
export interface AboutText {
  /** The upstream holds nothing but questions, so that a text needs a question mark however it is worded. */
  readonly alwaysAsks?: boolean;
}

/** A first word that is written with a small letter by mistake only: neither `iPod` nor `pH` nor `x^2` nor an address. */
const SMALL_FIRST_WORD = /^(?:\p{Ll}{2}[\p{Ll}'’-]*|[aiouwz])(?=[\s,;?!]|\.?$)/u;
const LONE_I = /(?<![\p{L}\p{N}.'’-])i(?=['’](?:m|ve|ll|d)\b)/gu;
/** Not after `=`, `+` or another mark, where the sign stands for what is missing. */
const SPACE_BEFORE_MARK = /(?<=[\p{L}\p{N})"”’'%]) +(?=[,;?!](?:\s|$)|\.(?:$|\s+\p{Lu}))/gu;
const SPACE_BEFORE_GENITIVE = /(?<=\p{L}) (?=['’]s \p{L})/gu;
/** A full stop that ends the text but no abbreviation, initial or row of dots. */
const CLOSING_STOP = /(?<![.\s]|(?<!\p{L})(?:\p{L}|Inc|Jr|Sr|Co|Ltd|St|Dr|No|etc|[ap]\.m|U\.S))\.$/u;
/** Whatever ends a text in its own way: a mark, a colon, a row of dots, a blank to be filled in. */
const CLOSED = /[?!:;…_–-]["”')\]]*$|\.\.\.?$|[.!?]["”')\]]+$|\?[^?]*$/u;
/** A gap within the text: what is missing is told by the gap, so that no question mark is needed. */
const GAP = /_{1,}|\.{3,}|…/u;

/** Text with the first letter of it capital, where it is small by mistake only. */
function capitalized(text: string, language: Language): string {
  const word = SMALL_FIRST_WORD.exec(text)?.[0];
  if (word === undefined) return text;
  return word.slice(0, 1).toLocaleUpperCase(language) + text.slice(1);
}

/** Until nothing changes, for one space may stand in another one's way; each turn makes the text shorter. */
function spaced(text: string, language: Language): string {
  const closed = text.replaceAll(SPACE_BEFORE_MARK, '');
  const joined = language === 'en' ? closed.replaceAll(SPACE_BEFORE_GENITIVE, '') : closed;
  return joined === text ? text : spaced(joined, language);
}

/** Text with its letters and spaces as they are written, its end untouched. */
function written(text: string, language: Language): string {
  const named = language === 'en' ? text.replaceAll(LONE_I, 'I') : text;
  return spaced(capitalized(named, language), language);
}

/** A question mark where there is none or only a full stop; texts that end in another way keep their end. */
function asked(text: string): string {
  if (CLOSED.test(text) || GAP.test(text)) return text;
  return `${text.replace(CLOSING_STOP, '')}?`;
}

/** Verse keeps its own spelling, for a small letter or a missing mark may be the poet's. */
const isVerse = (text: string): boolean => text.includes('\n');

/**
 * A question as it is written: capital letter, question mark, no spaces before marks. Claims get no question mark, verse stays
 * as it is. What has been refined is not changed by refining it again.
 *
 * @param text - clean already, see `cleanText`
 */
export function refineQuestion(text: string, language: Language, about: AboutText = {}): Refined {
  if (text === '' || isVerse(text)) return { text, changed: false };
  const full = written(text, language);
  const refined = about.alwaysAsks === true || readsAsQuestion(full, language) ? asked(full) : full;
  return { text: refined, changed: refined !== text };
}

/** A sentence that tells something, such as an explanation: capital letter, full stop, no spaces before marks. */
export function refineStatement(text: string, language: Language): Refined {
  if (text === '' || isVerse(text)) return { text, changed: false };
  const full = written(text, language);
  const refined = /[\p{L}\p{N}%°)]$/u.test(full) && /\s/u.test(full) ? `${full}.` : full;
  return { text: refined, changed: refined !== text };
}
