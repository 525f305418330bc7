import type { Language } from '../../src/contract/vocabulary.ts';
import type { ReadWord } from './tokenize.ts';
import type { WordClass } from './word-class.ts';
import { WORD_LISTS } from './word-lists.ts';

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

const KEPT_ENDING = /(?:ing|ed|(?<!s)s)$/u;
const RANK: Readonly<Record<WordClass, number>> = { light: 0, plain: 1, fixed: 2 };

/** The content words of a text. Where all are stop words, all count. */
export function contentWords(read: readonly ReadWord[], language: Language): ContentWords {
  const { articles } = WORD_LISTS[language];
  const isTelling = read.some(({ known }) => !known.isStop);
  const words = new Map<string, WordClass>();
  const names = new Map<string, string>();
  const nameParts = new Set<string>();
  const inNames = new Set<string>();
  const stopWords = new Set<string>();
  let before = '';
  for (const { known, isName } of read) {
    const { word, form } = known;
    if (known.isStop) {
      stopWords.add(word);
      if (isName && !articles.has(word)) inNames.add(word);
      if (isTelling) continue;
    }
    if (isName) names.set(form, known.isAcronym ? word : (KEPT_ENDING.exec(word)?.[0] ?? ''));
    if (isName && before !== '') nameParts.add(`${before} ${form}`);
    before = isName ? form : '';
    const kind = isName ? 'fixed' : known.kind;
    const rank = words.get(form);
    if (rank === undefined || RANK[rank] < RANK[kind]) words.set(form, kind);
  }
  return { words, names, nameParts, inNames, stopWords, tellsNames: read.some(({ isName }) => isName) };
}
