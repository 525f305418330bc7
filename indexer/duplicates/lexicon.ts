import { byLanguage, Language } from '../../src/contract/vocabulary.ts';
import data from './lexicon.json' with { type: 'json' };

function stemEnglish(word: string): string {
  let stem = word;
  if (stem.length > 4 && stem.endsWith('ies')) stem = `${stem.slice(0, -3)}y`;
  else if (/(?:[^s]|ss)es$|[^sui]s$/u.test(stem))
    stem = stem.endsWith('sses') ? stem.slice(0, -2) : stem.slice(0, -1);
  if (stem.length > 5 && stem.endsWith('ing')) stem = stem.slice(0, -3);
  else if (stem.length > 4 && stem.endsWith('ed')) stem = stem.slice(0, -2);
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

const POLISH_ENDING =
  /(?:iego|iemu|owie|iach|iami|ach|ami|owi|ego|emu|ymi|imi|iej|iem|ych|ich|om|ow|em|ej|ym|im|ie|ia|iu|io|a|e|i|o|u|y)$/u;
const SHORTEST_STEM = 3;

function stemPolish(word: string): string {
  let stem = word;
  // Two rounds, so that `Kraków` and `w Krakowie` get the same stem.
  for (let round = 0; round < 2; round += 1) {
    const shorter = stem.replace(POLISH_ENDING, '');
    if (shorter.length < SHORTEST_STEM) break;
    stem = shorter;
  }
  // `Polska`, `w Polsce`; `rzeka`, `w rzece`.
  return stem.length > SHORTEST_STEM ? stem.replace(/c$/u, 'k') : stem;
}

const DOUBLED = /([a-z])\1/u;
const EACH_DOUBLED = /([a-z])\1+/gu;

const STEM: Readonly<Record<Language, (word: string) => string>> = { en: stemEnglish, pl: stemPolish };

/**
 * Light stemming of a folded word: removes inflectional endings, keeps derivational ones. The stemmers of the search
 * would not do: they remove both, so that `invent` and `invention` become one word.
 */
export function stemWord(word: string, language: Language): string {
  // Numbers, short words and symbols have no endings.
  if (word.length <= SHORTEST_STEM || !/^[a-z]+$/u.test(word)) return word;
  const stem = STEM[language](word);
  // Doubled letters are the most frequent misspelling.
  return DOUBLED.test(stem) ? stem.replaceAll(EACH_DOUBLED, '$1') : stem;
}

/** Consecutive words and their replacement. */
export interface Phrase {
  readonly words: readonly string[];
  readonly replacement: readonly string[];
}

/** How the words of a language count when two questions are compared. All are in lower case without diacritics. */
interface Lexicon {
  /** Say nothing about the subject: articles, auxiliaries, question words. */
  readonly stop: ReadonlySet<string>;
  /** Stop words that do not count within names either, or that begin a question after a clause. */
  readonly articles: ReadonlySet<string>;
  /** Reverse a question or change its rank in an order (`not`, `before`, `first`): both texts must have them. */
  readonly reversing: ReadonlySet<string>;
  /**
   * Stems that say what kind of answer is wanted, or are fillers. They count little, since the answers are compared,
   * too.
   */
  readonly light: ReadonlySet<string>;
  /** Stems of light words that exclude each other, each with the name of its group. */
  readonly rivals: ReadonlyMap<string, string>;
  /** Words, and their stems, that mean the same in a question, each with the stem that represents them. */
  readonly synonyms: ReadonlyMap<string, string>;
  /** Phrases with a synonym, by their first word. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words for numbers, cardinal and ordinal. */
  readonly numbers: ReadonlyMap<string, number>;
}

const wordsOf = (line: string): string[] => line.split(' ');

/** By the replacement of the phrases; the first phrase that matches is used. */
function phrasesOf(lists: Readonly<Record<string, readonly string[]>>): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>();
  for (const [replacement, list] of Object.entries(lists))
    for (const words of list.map(wordsOf)) {
      const [first = ''] = words;
      found.set(first, [...(found.get(first) ?? []), { words, replacement: wordsOf(replacement) }]);
    }
  return found;
}

/** Each line lists words for 0, 1, 2 …; `-` skips a number. */
const numbersOf = (lines: readonly string[]): Map<string, number> =>
  new Map(
    lines
      .flatMap((line) => [...wordsOf(line).entries()].map(([number, word]) => [word, number] as const))
      .filter(([word]) => word !== '-'),
  );

/** Each line is a group of synonyms. A listed word takes precedence over the stem of another one. */
function synonymsOf(lines: readonly string[], language: Language): Map<string, string> {
  const pairs = lines
    .map(wordsOf)
    .flatMap((words) => words.map((word): [string, string] => [word, stemWord(words[0] ?? '', language)]));
  const stems = pairs.map(([word, stem]): [string, string] => [stemWord(word, language), stem]);
  return new Map([...stems, ...pairs]);
}

function readLexicon(language: Language): Lexicon {
  const { stop, articles, reversing, light, rivals, synonyms: groups, phrases, numbers } = data[language];
  const synonyms = synonymsOf(groups, language);
  const stemOf = (word: string): string => synonyms.get(word) ?? stemWord(word, language);
  return {
    stop: new Set(stop.flatMap(wordsOf)),
    articles: new Set(articles.flatMap(wordsOf)),
    reversing: new Set(reversing.flatMap(wordsOf)),
    light: new Set(light.flatMap(wordsOf).map(stemOf)),
    rivals: new Map(
      rivals.flatMap((group, index) => wordsOf(group).map((word) => [stemOf(word), String(index)])),
    ),
    synonyms,
    phrases: phrasesOf(phrases),
    numbers: numbersOf(numbers),
  };
}

/** The words of each language. `lexicon.json` lists them in lines of several words. */
export const LEXICON = byLanguage(readLexicon);
