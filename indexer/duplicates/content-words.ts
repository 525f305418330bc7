import type { Language } from '../../src/contract/vocabulary.ts';
import { foldWord } from './fold-word.ts';
import type { ReadWord } from './read-words.ts';
import { WORD_LISTS } from './word-lists.ts';

/**
 * How a word counts when texts are compared:
 * - `fixed`: numbers, names, words that turn a question round. Both texts must have it.
 * - `plain`: what is asked about.
 * - `light`: names what the answer is, or fills up.
 */
export type WordClass = 'fixed' | 'plain' | 'light';

/** What the words of a question say, in their order, each once. */
export interface ContentWords {
  readonly words: ReadonlyMap<string, WordClass>;
  /** The content words that are written as names, each with what its form lacks and another name could have otherwise. */
  readonly names: ReadonlyMap<string, string>;
  /** Two words of a name in their order, joined by a space. */
  readonly nameParts: ReadonlySet<string>;
  /** Stop words that are written as part of a name, as in titles. */
  readonly inNames: ReadonlySet<string>;
  /** Stop words, wherever they stand. */
  readonly stopWords: ReadonlySet<string>;
  /** Whether the text shows which words are names. */
  readonly tellsNames: boolean;
}

const HAS_DIGIT = /\d/u;
const KEPT_ENDING = /(?:ing|ed|(?<!s)s)$/u;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/u;

/** What stands for all forms and synonyms of a word. */
function formOf(word: string, language: Language): string {
  const { synonyms, numbers } = WORD_LISTS[language];
  const number = numbers.get(word);
  if (number !== undefined) return String(number);
  const ordinal = HAS_DIGIT.test(word) ? ORDINAL.exec(word)?.[1] : undefined;
  if (ordinal !== undefined) return ordinal === '1' ? 'first' : ordinal;
  const synonym = synonyms.get(word);
  if (synonym !== undefined) return synonym;
  const stem = foldWord(word, language);
  return synonyms.get(stem) ?? stem;
}

interface KnownWord {
  readonly form: string;
  readonly kind: WordClass;
}

function knowWord(word: string, language: Language): KnownWord {
  const { turning, light } = WORD_LISTS[language];
  const form = formOf(word, language);
  if (turning.has(word) || HAS_DIGIT.test(form)) return { form, kind: 'fixed' };
  return { form, kind: light.has(form) ? 'light' : 'plain' };
}

/** Words that are remembered, of each language: most words of a text were met before. */
const REMEMBERED = 50_000;
const remembered: Readonly<Record<Language, Map<string, KnownWord>>> = { en: new Map(), pl: new Map() };

function lookAt(word: string, language: Language): KnownWord {
  const known = remembered[language].get(word);
  if (known !== undefined) return known;
  const found = knowWord(word, language);
  if (remembered[language].size >= REMEMBERED) remembered[language].clear();
  remembered[language].set(word, found);
  return found;
}

const RANK: Readonly<Record<WordClass, number>> = { light: 0, plain: 1, fixed: 2 };

/** The content words of a text. Where all are stop words, all count. */
export function contentWords(read: readonly ReadWord[], language: Language): ContentWords {
  const { stop, articles } = WORD_LISTS[language];
  const isStop = ({ word }: ReadWord): boolean => stop.has(word);
  const telling = read.filter((word) => !isStop(word));
  const words = new Map<string, WordClass>();
  const names = new Map<string, string>();
  const nameParts = new Set<string>();
  let before = '';
  for (const word of telling.length > 0 ? telling : read) {
    const { form, kind: usual } = lookAt(word.word, language);
    const kind = word.isName ? 'fixed' : usual;
    if (word.isName) names.set(form, word.isAcronym ? word.word : (KEPT_ENDING.exec(word.word)?.[0] ?? ''));
    if (word.isName && before !== '') nameParts.add(`${before} ${form}`);
    before = word.isName ? form : '';
    const known = words.get(form);
    if (known === undefined || RANK[known] < RANK[kind]) words.set(form, kind);
  }
  const stopped = read.filter(isStop);
  const inNames = stopped.filter(({ word, isName }) => isName && !articles.has(word));
  return {
    words,
    names,
    nameParts,
    inNames: new Set(inNames.map(({ word }) => word)),
    stopWords: new Set(stopped.map(({ word }) => word)),
    tellsNames: read.some(({ isName }) => isName),
  };
}
