import type { Language } from '../contract/vocabulary.ts';
import { foldText, readWords } from '../contract/words.ts';
import type { Clause } from './row.ts';
import { FUNCTION_WORDS, stemWord, sizeOf } from './word-forms.ts';

/** A word as it was written, folded, and the stems that stand for it. */
interface QueryWord {
  readonly exact: string;
  /** The stem that its forms share, and those of the word joined with its neighbours: `youtube` for `you`. */
  readonly stems: readonly string[];
}

/** Stems that follow each other, and the stem of the words written as one. */
interface Phrase {
  readonly stems: readonly string[];
  readonly joined: string;
}

/** What a question must contain: all words, and all phrases. */
export interface TextQuery {
  readonly words: readonly QueryWord[];
  /** Each has at least two words. */
  readonly phrases: readonly Phrase[];
  /** The stems of all words outside quotation marks, as they follow each other. */
  readonly sequence: readonly string[];
  /** The number of words, as `QuestionWords.size` counts them. */
  readonly size: number;
}

/** Reads a search text. Quotation marks group words to phrases; nothing else is syntax. */
export function readTextQuery(text: string, language: Language): TextQuery {
  const isMeaningful = (word: string): boolean => !FUNCTION_WORDS[language].has(word);
  const stem = (word: string): string => stemWord(word, language);
  const parts = foldText(text).split('"').map(readWords);
  // An opening quotation mark without a closing one counts as a space. Phrases of function words alone are searched as
  // single words: the engine would compare positions in a large part of all questions.
  const phrases = parts.filter(
    ({ words }, index) =>
      index % 2 === 1 && index < parts.length - 1 && words.length > 1 && words.some(isMeaningful),
  );
  const outside = parts.filter((part) => !phrases.includes(part));
  const loose = outside.flatMap(({ words }) => words);
  const meaningful = loose.filter(isMeaningful);
  const isOnlyFunctionWords = meaningful.length === 0 && phrases.length === 0;
  const words = [...new Set(isOnlyFunctionWords ? loose : meaningful)];
  const pairs = loose.slice(1).map((word, index) => [loose[index] ?? '', word]);
  const joined = [...outside.flatMap(({ compounds }) => compounds), ...pairs];
  const stemsOf = (word: string): string[] => [
    word,
    ...joined.filter((together) => together.includes(word)).map((together) => together.join('')),
  ];
  return {
    words: words.map((exact) => ({ exact, stems: [...new Set(stemsOf(exact).map(stem))] })),
    phrases: phrases.map((phrase) => ({
      stems: phrase.words.map(stem),
      joined: stem(phrase.words.join('')),
    })),
    sequence: (isOnlyFunctionWords ? words : loose).map(stem),
    size: sizeOf([...loose, ...phrases.flatMap((phrase) => phrase.words)], language),
  };
}

const ABOUT = 'words.about';
const SHOWN = [ABOUT, 'words.options'] as const;
const EVERYWHERE = [...SHOWN, 'words.explanation'] as const;

/** Words and phrases of a search that is ranked by all levels: the engine could refuse longer queries. */
const MOST_RANKED = 16;
/** Numbers of other words in the text of a question, `Which city is …`, that still make it a close match. */
const FEW_OTHERS = [2, 1, 0];

const oneOf = (clauses: readonly Clause[]): Clause => {
  const [first] = clauses;
  return clauses.length === 1 && first !== undefined
    ? first
    : { bool: { should: [...clauses], minimum_should_match: 1 } };
};
const allOf = (clauses: readonly Clause[]): Clause => ({ bool: { filter: [...clauses] } });

const stemIn = (stem: string, field: string): Clause => ({ term: { [field]: stem } });
const wordIn = ({ stems }: QueryWord, field: string): Clause[] => stems.map((stem) => stemIn(stem, field));
const sequenceIn = (stems: readonly string[], field: string): Clause => ({
  match_phrase: { [field]: stems.join(' ') },
});
const phraseIn = ({ stems, joined }: Phrase, field: string): Clause[] => [
  sequenceIn(stems, field),
  stemIn(joined, field),
];

/** Each word and each phrase is in one of the fields. */
const allIn = ({ words, phrases }: TextQuery, fields: readonly string[]): Clause =>
  allOf([
    ...words.map((word) => oneOf(fields.flatMap((field) => wordIn(word, field)))),
    ...phrases.map((phrase) => oneOf(fields.flatMap((field) => phraseIn(phrase, field)))),
  ]);

/** The words have the forms of the search, and follow each other, if the text or the correct answer has them all. */
const literally = ({ words, sequence }: TextQuery): Clause[] => [
  ...words.map(({ exact }) => ({ term: { 'words.exact': exact } })),
  ...(sequence.length < 2 ? [] : [sequenceIn(sequence, ABOUT)]),
];
const partsOf = ({ words, phrases }: TextQuery): number => words.length + phrases.length;

/**
 * How closely a question can match, from the widest level to the closest. Each level requires the ones before:
 * 1. The words are anywhere in the question.
 * 2. They are in its text or options.
 * 3. They are in its text or correct answer.
 * 4. They have the forms of the search there, and follow each other.
 *
 * A text of signs has one level, which matches nothing. A text of very many words has one level too.
 */
export function levelsOf(text: TextQuery): Clause[] {
  const parts = partsOf(text);
  if (parts === 0 || parts > MOST_RANKED) return [containsText(text)];
  const about = allIn(text, [ABOUT]);
  return [containsText(text), allIn(text, SHOWN), about, allOf([about, ...literally(text)])];
}

const scored = (clause: Clause, boost: number): Clause => ({ constant_score: { filter: clause, boost } });

/**
 * Adds up to a whole number: how closely a question matches. What it is about counts most: how few other words its text
 * has. Of equal ones, those with the words of the search as they are come first.
 */
export function scoresOf(text: TextQuery): Clause[] {
  if (partsOf(text) === 0) return [];
  const others = FEW_OTHERS.map((most) => scored({ range: { 'words.size': { lte: text.size + most } } }, 2));
  const isLong = partsOf(text) > MOST_RANKED;
  const about: Clause = {
    bool: {
      must: [scored(allIn(text, [ABOUT]), 1)],
      should: isLong ? others : [...others, scored(allOf(literally(text)), 1)],
    },
  };
  return isLong ? [about] : [scored(allIn(text, SHOWN), 1), about];
}

/** Matches questions that contain all words and phrases, and none if there are no words. */
export const containsText = (text: TextQuery): Clause =>
  text.words.length + text.phrases.length === 0 ? { match_none: {} } : allIn(text, EVERYWHERE);
