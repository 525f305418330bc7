import type { Language } from '../../src/contract/vocabulary.ts';
import { readWords, type Words } from '../../src/contract/words.ts';
import type { FilteredFields } from '../../src/filters/row.ts';
import { FUNCTION_WORDS, sizeOf, stemWord } from '../../src/filters/word-forms.ts';

/**
 * A visible question in Elasticsearch: only the fields that are filtered, counted, searched or sorted by. Texts and
 * labels are read from PostgreSQL. The property names match mappings/questions.json.
 */
export interface QuestionDocument extends FilteredFields {
  /** Immutable unique number: sorts lists and feeds random scores. */
  readonly seq: number;
  /** Revision of the row, equal to the document's external version. */
  readonly rev: number;
  readonly difficulty_rated: boolean;
  /** The identifier without its version: `CC-BY-SA-4.0` belongs to the family `CC-BY-SA`. */
  readonly license_family: string;
  /** Milliseconds since 1970. */
  readonly updated_at: number;
  readonly words: QuestionWords;
  /** Of all fields but the revision: shows a document that is not as its row. */
  readonly hash: string;
}

/**
 * The words of a question in the form in which they are indexed: separated by spaces, each text apart so that no phrase
 * spans two. The last value of a list has the joined words of all its texts.
 */
interface QuestionWords {
  /** Stems of the text, and of the correct answer. */
  readonly about: readonly string[];
  /** The same words as they are written. */
  readonly exact: string;
  /** Stems of the incorrect answers. */
  readonly options: readonly string[];
  /** Stems of the explanation. */
  readonly explanation: readonly string[];
  /** How many words the text has, each stem once, function words aside. */
  readonly size: number;
}

/**
 * Replaces a question that is hidden, a duplicate, deleted, or without a row. The engine forgets deletions after a
 * while, and an older write could then restore the question; a tombstone keeps rejecting it. It has none of the fields
 * that queries filter on, so no query finds it.
 */
export interface Tombstone {
  readonly gone: true;
  readonly rev: number;
}

interface Texts {
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  readonly explanation: string | null;
}

/** The words by which a question is found. They are prepared here because engines differ in the languages they know. */
export function questionWords(question: Texts): QuestionWords {
  const { language } = question;
  const stems = (words: readonly string[]): string => words.map((word) => stemWord(word, language)).join(' ');
  const withJoined = (values: readonly string[], joined: readonly string[]): string[] =>
    joined.length === 0 ? [...values] : [...values, stems([...new Set(joined)])];
  const about = [question.text, question.correctAnswer].map(readWords);
  const options = question.incorrectAnswers.map(readWords);
  const explanation = readWords(question.explanation ?? '');
  const [text] = about;
  return {
    about: withJoined(
      about.map(({ words }) => stems(words)),
      about.flatMap((words) => joinedWords(words, language)),
    ),
    exact: [...new Set(about.flatMap(({ words }) => words))].join(' '),
    options: withJoined(
      options.map(({ words }) => stems(words)),
      options.flatMap((words) => joinedWords(words, language)),
    ),
    // Neighbours are not joined here: they would be the largest part of the index, for the least important words.
    explanation:
      explanation.words.length === 0
        ? []
        : withJoined([stems(explanation.words)], joinedCompounds(explanation)),
    size: sizeOf(text?.words ?? [], language),
  };
}

/** The same with neighbouring words: `starwars`. Function words are not part of names. */
function joinedWords(text: Words, language: Language): string[] {
  const isMeaningful = (word: string): boolean => !FUNCTION_WORDS[language].has(word);
  const pairs = text.words.slice(1).flatMap((word, index) => {
    const before = text.words[index] ?? '';
    return isMeaningful(before) && isMeaningful(word) ? [before + word] : [];
  });
  return [...joinedCompounds(text), ...pairs];
}

/** The compounds of a text as others write them, in one word: `email`. */
const joinedCompounds = ({ compounds }: Words): string[] => compounds.map((parts) => parts.join(''));
