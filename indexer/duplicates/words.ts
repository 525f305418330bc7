import { byLanguage, type Language } from '../../src/contract/vocabulary.ts';
import { foldText } from '../../src/contract/words.ts';
import { LEXICON, stemWord, type Phrase } from './lexicon.ts';

/** A word of a text. */
interface Token {
  readonly word: AnalyzedWord;
  /** Whether it is written as a name: with a capital that does not begin a sentence. */
  readonly isName: boolean;
}

/** What is known of a word in any text. */
interface AnalyzedWord {
  /** In lower case, without diacritics and apostrophes; empty if nothing else is left. */
  readonly folded: string;
  /** One form for all inflections and synonyms of the word. */
  readonly form: string;
  /** How it counts unless it is a name. */
  readonly kind: WordClass;
  readonly isStop: boolean;
  readonly isNumber: boolean;
  readonly isCapitalized: boolean;
  readonly isAcronym: boolean;
  /** Whether it begins with several lower-case letters. */
  readonly isSmall: boolean;
}

/**
 * How a word counts when texts are compared:
 * - `fixed`: numbers, names and words that reverse a question. Both texts must have it.
 * - `plain`: what the question is about.
 * - `light`: says what kind of answer is wanted, or is a filler.
 */
export type WordClass = 'fixed' | 'plain' | 'light';

/** What a word adds to the weighted Jaccard similarity. */
export const WEIGHTS: Readonly<Record<WordClass, number>> = { fixed: 1, plain: 1, light: 0.2 };

const WORD = /(?:(?<![\p{L}\p{N}])-(?=\p{N}))?[\p{L}\p{M}\p{N}\p{S}#%*/'’ʼ`]+/gu;
const SENTENCE_END = /[.!?\n]/u;
/** Letters of abbreviations such as `St.`, `Mr.` and `U.S.`, whose period does not end a sentence. */
const SHORT_WORD = 3;
/** Digits between thousands separators. */
const GROUP_OF_DIGITS = 3;

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

function replacePhrases(words: readonly Token[], language: Language): readonly Token[] {
  const { phrases } = LEXICON[language];
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

/** Finds the phrase that begins at a word. */
function phraseAt(words: readonly Token[], index: number, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find((phrase) =>
    phrase.words.every((word, offset) => words[index + offset]?.word.folded === word),
  );
}

/**
 * Words that are cached for each language: most words of a text were seen before. There is no end of names, so a full
 * cache is cleared.
 */
const CACHE_SIZE = 10_000;

const cache = byLanguage(() => new Map<string, AnalyzedWord>());

/** Analyzes a written word; results are cached. */
function analyzeWord(written: string, language: Language): AnalyzedWord {
  const words = cache[language];
  const cached = words.get(written);
  if (cached !== undefined) return cached;
  const word = analyze(written, language);
  if (words.size >= CACHE_SIZE) words.clear();
  words.set(written, word);
  return word;
}

const POSSESSIVE = /['’ʼ`]s$/u;
const APOSTROPHE = /['’ʼ`]/u;
const EACH_APOSTROPHE = new RegExp(APOSTROPHE, 'gu');
const CAPITAL = /^\p{Lu}/u;
const SMALL_LETTERS = /^\p{Ll}{4}/u;
const ACRONYM = /^\p{Lu}{2,}$/u;
const DIGITS = /^\d+$/u;
const HAS_DIGIT = /\d/u;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/u;

function analyze(written: string, language: Language): AnalyzedWord {
  const word = foldText(withoutApostrophes(written));
  const form = formOf(word, language);
  const isCapitalized = CAPITAL.test(written);
  return {
    folded: word,
    form,
    kind: kindOf(word, form, language),
    isStop: LEXICON[language].stop.has(word),
    isNumber: DIGITS.test(word),
    isCapitalized,
    isAcronym: isCapitalized && ACRONYM.test(written),
    isSmall: !isCapitalized && SMALL_LETTERS.test(written),
  };
}

/** Tests first: most words have no apostrophe, and a test is cheaper than a replacement. */
const withoutApostrophes = (written: string): string =>
  APOSTROPHE.test(written) ? written.replace(POSSESSIVE, '').replaceAll(EACH_APOSTROPHE, '') : written;

function formOf(word: string, language: Language): string {
  const { synonyms, numbers } = LEXICON[language];
  const number = numbers.get(word);
  if (number !== undefined) return String(number);
  const ordinal = HAS_DIGIT.test(word) ? ORDINAL.exec(word)?.[1] : undefined;
  if (ordinal !== undefined) return ordinal === '1' ? 'first' : ordinal;
  const synonym = synonyms.get(word);
  if (synonym !== undefined) return synonym;
  const stem = stemWord(word, language);
  return synonyms.get(stem) ?? stem;
}

function kindOf(word: string, form: string, language: Language): WordClass {
  const { reversing, light } = LEXICON[language];
  if (reversing.has(word) || HAS_DIGIT.test(form)) return 'fixed';
  return light.has(form) ? 'light' : 'plain';
}

/** The words of a question that carry meaning, in their order, each once. */
export interface ContentWords {
  readonly words: ReadonlyMap<string, WordClass>;
  /**
   * The content words written as names, each with the ending that its stem lacks and another name could have instead.
   */
  readonly names: ReadonlyMap<string, string>;
  /** Two consecutive words of a name, joined by a space. */
  readonly nameParts: ReadonlySet<string>;
  /** Stop words written as part of a name, as in titles. */
  readonly stopWordsInNames: ReadonlySet<string>;
  /** All stop words of the text. */
  readonly stopWords: ReadonlySet<string>;
  /** Whether the capitals of the text show which words are names. */
  readonly showsNames: boolean;
}

const KEPT_ENDING = /(?:ing|ed|(?<!s)s)$/u;
const RANK: Readonly<Record<WordClass, number>> = { light: 0, plain: 1, fixed: 2 };

/** Finds the content words of a text. If it has nothing but stop words, these count. */
export function contentWords(tokens: readonly Token[], language: Language): ContentWords {
  const { articles } = LEXICON[language];
  const hasContent = tokens.some(({ word }) => !word.isStop);
  const words = new Map<string, WordClass>();
  const names = new Map<string, string>();
  const nameParts = new Set<string>();
  const stopWordsInNames = new Set<string>();
  const stopWords = new Set<string>();
  let previousName = '';
  for (const { word, isName } of tokens) {
    const { folded, form } = word;
    if (word.isStop) {
      stopWords.add(folded);
      if (isName && !articles.has(folded)) stopWordsInNames.add(folded);
      if (hasContent) continue;
    }
    if (isName) names.set(form, word.isAcronym ? folded : (KEPT_ENDING.exec(folded)?.[0] ?? ''));
    if (isName && previousName !== '') nameParts.add(`${previousName} ${form}`);
    previousName = isName ? form : '';
    const kind = isName ? 'fixed' : word.kind;
    const rank = words.get(form);
    if (rank === undefined || RANK[rank] < RANK[kind]) words.set(form, kind);
  }
  const showsNames = tokens.some(({ isName }) => isName);
  return { words, names, nameParts, stopWordsInNames, stopWords, showsNames };
}
