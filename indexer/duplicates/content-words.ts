import type { Language } from '../../src/contract/vocabulary.ts';
import type { Token } from './tokenize.ts';
import type { WordClass } from './word-class.ts';
import { WORD_LISTS } from './word-lists.ts';

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
  const { articles } = WORD_LISTS[language];
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
