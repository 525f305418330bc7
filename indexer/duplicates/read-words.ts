import type { Language } from '../../src/contract/vocabulary.ts';
import { plainLetters } from './fold-word.ts';
import { WORD_LISTS, type Phrase } from './word-lists.ts';

/** A word of a text. */
export interface ReadWord {
  /** In lower case, without diacritics and apostrophes. */
  readonly word: string;
  /** Whether it is written as a name: in capitals where the sentence does not ask for them. */
  readonly isName: boolean;
  /** Whether all of it is in capitals. */
  readonly isAcronym: boolean;
}

const WORD = /(?:(?<![\p{L}\p{N}])-(?=\p{N}))?[\p{L}\p{M}\p{N}\p{S}#%*/'’ʼ`]+/gu;
const POSSESSIVE = /['’ʼ`]s$/u;
const APOSTROPHE = /['’ʼ`]/u;
const EACH_APOSTROPHE = new RegExp(APOSTROPHE, 'gu');
const SENTENCE_END = /[.!?\n]/u;
/** `St.`, `Mr.`, `U.S.`: the point ends no sentence. */
const SHORT_WORD = 3;
const CAPITAL = /^\p{Lu}/u;
const LOWER_CASE = /^\p{Ll}{4}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
const DIGITS = /^\d+$/u;

/** Most words have no apostrophe, and looking is cheaper than replacing. */
const withoutApostrophes = (written: string): string =>
  APOSTROPHE.test(written) ? written.replace(POSSESSIVE, '').replaceAll(EACH_APOSTROPHE, '') : written;

/** Takes the phrase that begins here, if any. */
function phraseAt(words: readonly ReadWord[], index: number, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase) => phrase.words.every((word, offset) => words[index + offset]?.word === word));
}

function replacePhrases(words: readonly ReadWord[], language: Language): ReadWord[] {
  const { phrases } = WORD_LISTS[language];
  const result: ReadWord[] = [];
  for (let index = 0; index < words.length;) {
    const here = words[index];
    if (here === undefined) break;
    const phrase = phraseAt(words, index, phrases.get(here.word) ?? []);
    if (phrase === undefined) result.push(here);
    else for (const word of phrase.replacement) result.push({ word, isName: false, isAcronym: false });
    index += phrase?.words.length ?? 1;
  }
  return result;
}

/** The words of a text in their order, with phrases replaced as the language's lists say. */
export function readWords(text: string, language: Language): ReadWord[] {
  const composed = text.normalize('NFKC');
  const words: ReadWord[] = [];
  let end = 0;
  let previous = '';
  let hasLowerCase = false;
  for (const match of composed.matchAll(WORD)) {
    const [written] = match;
    const gap = composed.slice(end, match.index);
    const begins =
      previous === '' ||
      (SENTENCE_END.test(gap) &&
        !(previous.length <= SHORT_WORD && CAPITAL.test(previous) && !gap.includes('\n')));
    end = match.index + written.length;
    const word = plainLetters(withoutApostrophes(written).toLowerCase());
    if (word === '') continue;
    hasLowerCase ||= LOWER_CASE.test(written);
    const last = words.at(-1);
    // `1,000` and `1 000` are one number.
    if (
      last !== undefined &&
      gap.length === 1 &&
      gap !== '.' &&
      /^\d{3}$/u.test(word) &&
      DIGITS.test(last.word)
    )
      words[words.length - 1] = { word: last.word + word, isName: false, isAcronym: false };
    else words.push({ word, isName: !begins && CAPITAL.test(written), isAcronym: ACRONYM.test(written) });
    previous = written;
  }
  // Where every word begins with a capital, capitals say nothing.
  const told = hasLowerCase ? words : words.map(({ word }) => ({ word, isName: false, isAcronym: false }));
  return replacePhrases(told, language);
}
