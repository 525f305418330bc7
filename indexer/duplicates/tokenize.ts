import type { Language } from '../../src/contract/vocabulary.ts';
import { knownWord, type KnownWord } from './analyze-word.ts';
import { WORD_LISTS, type Phrase } from './word-lists.ts';

/** A word of a text. */
export interface ReadWord {
  readonly known: KnownWord;
  /** Whether it is written as a name: in capitals where the sentence does not ask for them. */
  readonly isName: boolean;
}

const WORD = /(?:(?<![\p{L}\p{N}])-(?=\p{N}))?[\p{L}\p{M}\p{N}\p{S}#%*/'’ʼ`]+/gu;
const SENTENCE_END = /[.!?\n]/u;
/** `St.`, `Mr.`, `U.S.`: the point ends no sentence. */
const SHORT_WORD = 3;
/** Of a number whose thousands are set apart. */
const GROUP_OF_DIGITS = 3;

/** Takes the phrase that begins here, if any. */
function phraseAt(words: readonly ReadWord[], index: number, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase) =>
    phrase.words.every((word, offset) => words[index + offset]?.known.word === word),
  );
}

function replacePhrases(words: readonly ReadWord[], language: Language): readonly ReadWord[] {
  const { phrases } = WORD_LISTS[language];
  if (!words.some(({ known }) => phrases.has(known.word))) return words;
  const result: ReadWord[] = [];
  for (let index = 0; index < words.length;) {
    const here = words[index];
    if (here === undefined) break;
    const phrase = phraseAt(words, index, phrases.get(here.known.word) ?? []);
    if (phrase === undefined) result.push(here);
    else
      for (const word of phrase.replacement) result.push({ known: knownWord(word, language), isName: false });
    index += phrase?.words.length ?? 1;
  }
  return result;
}

/** A word before it is folded. */
interface WrittenWord {
  readonly length: number;
  readonly isCapitalized: boolean;
}

/** Whether a sentence ends between two words. */
const endsSentence = (gap: string, previous: WrittenWord): boolean =>
  gap !== ' ' &&
  SENTENCE_END.test(gap) &&
  !(previous.length <= SHORT_WORD && previous.isCapitalized && !gap.includes('\n'));

/** The words of a text in their order, with phrases replaced as the language's lists say. */
export function readWords(text: string, language: Language): readonly ReadWord[] {
  const composed = text.normalize('NFKC');
  const words: ReadWord[] = [];
  let end = 0;
  let previous: WrittenWord | undefined;
  let hasSmall = false;
  for (const written of composed.match(WORD) ?? []) {
    const start = composed.indexOf(written, end);
    const gap = composed.slice(end, start);
    end = start + written.length;
    const known = knownWord(written, language);
    if (known.word === '') continue;
    hasSmall ||= known.isSmall;
    const last = words.at(-1)?.known;
    // `1,000` and `1 000` are one number.
    if (
      last?.isNumber === true &&
      known.isNumber &&
      known.word.length === GROUP_OF_DIGITS &&
      gap.length === 1 &&
      gap !== '.'
    )
      words[words.length - 1] = { known: knownWord(last.word + known.word, language), isName: false };
    else {
      const begins = previous === undefined || endsSentence(gap, previous);
      words.push({ known, isName: !begins && known.isCapitalized });
    }
    previous = { length: written.length, isCapitalized: known.isCapitalized };
  }
  // Where every word begins with a capital, capitals say nothing.
  const told = hasSmall ? words : words.map(({ known }) => ({ known, isName: false }));
  return replacePhrases(told, language);
}
