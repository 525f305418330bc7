import { createHash } from 'node:crypto';

import mappings from '../../mappings/questions.json' with { type: 'json' };
import { type Language, licenseFamily } from '../../src/contract/vocabulary.ts';
import { readWords, type Words } from '../../src/contract/words.ts';
import type { FilteredFields } from '../../src/filters/row.ts';
import { FUNCTION_WORDS, sizeOf, stemWord } from '../../src/filters/word-forms.ts';
import type { ProjectionRow } from '../store/generations/projection.ts';
import type { IndexShape } from './generations.ts';

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

/**
 * Increase it with every change of the documents: an indexer never mixes shapes in one index. A change of
 * mappings/questions.json alone needs no new version, since indices are also identified by its hash.
 */
export const PROJECTION_VERSION = 5;
/** Mappings and settings of a new generation. */
export const INDEX_SHAPE = mappings as IndexShape;
/** The first 8 hexadecimal digits of the shape's SHA-256, which are part of every generation's name. */
export const MAPPING_HASH = createHash('sha256').update(JSON.stringify(mappings)).digest('hex').slice(0, 8);
/** Digits of a hash in hexadecimal. Two contents have the same with a probability of 1 in 10^19. */
const DIGITS = 16;

/** The document of a question. It depends on its row only. */
export function project(row: ProjectionRow): QuestionDocument | Tombstone {
  if (row.availability !== 'visible') return tombstone(row.rev);
  const content = {
    seq: row.seq,
    rev: row.rev,
    language: row.language,
    type: row.type,
    difficulty: row.difficulty,
    difficulty_rated: row.difficulty_rated,
    quality: row.quality,
    category: row.category_id,
    subcategories: row.subcategories,
    tags: row.tags,
    regions: row.regions,
    source: row.source,
    license: row.license,
    license_family: licenseFamily(row.license),
    updated_at: row.updated_at,
    words: questionWords({
      language: row.language,
      text: row.text,
      correctAnswer: row.correct_answer,
      incorrectAnswers: row.incorrect_answers,
      explanation: row.explanation,
    }),
  };
  return { ...content, hash: hashDocument(content) };
}

/** The document of a question that readers must not find. */
export function tombstone(rev: number): Tombstone {
  return { gone: true, rev };
}

type Fields = Readonly<Record<string, unknown>>;

/** A hash of everything in a document but its revision. */
const hashDocument = ({ rev: _rev, ...content }: Fields): string =>
  createHash('sha256').update(sorted(content)).digest('hex').slice(0, DIGITS);

/**
 * The content of a document as text, equal for equal contents. The words are left out, since Elasticsearch does not
 * return them; the hash in the document stands for them.
 */
export const contentOf = ({ rev: _rev, words: _words, ...content }: Fields): string => sorted(content);

const sorted = (fields: Fields): string =>
  JSON.stringify(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));

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
