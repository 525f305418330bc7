import type { Language } from '../../src/contract/vocabulary.ts';
import { analyzeWord, type AnalyzedWord } from './analyze-word.ts';
import { WORD_LISTS, type Phrase } from './word-lists.ts';

/** A word of a text. */
export interface Token {
  readonly word: AnalyzedWord;
  /** Whether it is written as a name: with a capital that does not begin a sentence. */
  readonly isName: boolean;
}

const WORD = /(?:(?<![\p{L}\p{N}])-(?=\p{N}))?[\p{L}\p{M}\p{N}\p{S}#%*/'’ʼ`]+/gu;
const SENTENCE_END = /[.!?\n]/u;
/** Letters of abbreviations such as `St.`, `Mr.` and `U.S.`, whose period does not end a sentence. */
const SHORT_WORD = 3;
/** Digits between thousands separators. */
const GROUP_OF_DIGITS = 3;

/** Finds the phrase that begins at a word. */
function phraseAt(words: readonly Token[], index: number, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase) =>
    phrase.words.every((word, offset) => words[index + offset]?.word.folded === word),
  );
}

function replacePhrases(words: readonly Token[], language: Language): readonly Token[] {
  const { phrases } = WORD_LISTS[language];
  if (!words.some(({ word }) => phrases.has(word.folded))) return words;
  const result: Token[] = [];
  for (let index = 0; index < words.length;) {
    const here = words[index];
    if (here === undefined) break;
    const phrase = phraseAt(words, index, phrases.get(here.word.folded) ?? []);
    if (phrase === undefined) result.push(here);
    else
      for (const word of phrase.replacement)
        result.push({ word: analyzeWord(word, language), isName: false });
    index += phrase?.words.length ?? 1;
  }
  return result;
}

/** The previous word as it is written. */
interface WrittenWord {
  readonly length: number;
  readonly isCapitalized: boolean;
}

/** Whether a sentence ends between two words. */
const endsSentence = (gap: string, previous: WrittenWord): boolean =>
  gap !== ' ' &&
  SENTENCE_END.test(gap) &&
  !(previous.length <= SHORT_WORD && previous.isCapitalized && !gap.includes('\n'));

/** The words of a text in their order, with the phrases of the language's list replaced. */
export function tokenize(text: string, language: Language): readonly Token[] {
  const composed = text.normalize('NFKC');
  const words: Token[] = [];
  let end = 0;
  let previous: WrittenWord | undefined;
  let hasSmall = false;
  for (const written of composed.match(WORD) ?? []) {
    const start = composed.indexOf(written, end);
    const gap = composed.slice(end, start);
    end = start + written.length;
    const word = analyzeWord(written, language);
    if (word.folded === '') continue;
    hasSmall ||= word.isSmall;
    const last = words.at(-1)?.word;
    // `1,000` and `1 000` are one number.
    if (
      last?.isNumber === true &&
      word.isNumber &&
      word.folded.length === GROUP_OF_DIGITS &&
      gap.length === 1 &&
      gap !== '.'
    )
      words[words.length - 1] = { word: analyzeWord(last.folded + word.folded, language), isName: false };
    else {
      const begins = previous === undefined || endsSentence(gap, previous);
      words.push({ word, isName: !begins && word.isCapitalized });
    }
    previous = { length: written.length, isCapitalized: word.isCapitalized };
  }
  // If every word is capitalized, capitals do not show names.
  const tokens = hasSmall ? words : words.map(({ word }) => ({ word, isName: false }));
  return replacePhrases(tokens, language);
}
