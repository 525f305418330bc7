import type { CategorySlug } from '../../src/contract/categories.ts';
import type {
  Difficulty,
  Language,
  QualityTier,
  QuestionType,
  Source,
  Translator,
} from '../../src/contract/vocabulary.ts';
import type { SourceSkip } from './skip-reasons.ts';

/** What the service did to an upstream's text; shown in the attribution of the record. */
export type Modification =
  'html_decoded' | 'encoding_repaired' | 'refined_text' | 'quizified' | 'translated_pl';

/** Why somebody should look at a question before it is played. Each one makes its tier `needs_review`. */
export type ReviewFlag =
  | 'time_relative'
  | 'refers_to_options'
  | 'not_quiz_worthy'
  | 'incomplete_answers'
  | 'clumsy_wording'
  | 'informal_explanation';

/**
 * A question as an upstream tells it, in our shape and with clean text, before rules, distractors and duplicates. What an
 * upstream does not tell is empty or null here, never guessed: guesses are made by rules that are kept as data.
 */
export interface Draft {
  /** Unique within the source and language; the same at every run, wherever the row stands. */
  readonly sourceId: string;
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  /** Other answers that are right as well: never offered as distractors, kept for those who check typed answers. */
  readonly acceptedAnswers: readonly string[];
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  /** Whether somebody judged the difficulty; false for a placeholder. */
  readonly difficultyRated: boolean;
  /** The tier of a question without any flag. */
  readonly quality: Exclude<QualityTier, 'needs_review'>;
  readonly flags: readonly ReviewFlag[];
  /** Null when neither file nor relation tells one: `general-knowledge` unless a rule knows better. */
  readonly category: CategorySlug | null;
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  /** Where people are likelier to know the answer, as told by the source or by a rule; absent means everywhere alike. */
  readonly regions?: readonly string[];
  readonly explanation: string | null;
  readonly url: string | null;
  /** Who wrote this very question; absent when the upstream names nobody, and the record names the upstream's authors. */
  readonly author?: string;
  /** When the question was written, ISO 8601; absent when the upstream does not say. */
  readonly createdAt?: string;
  readonly modifications: readonly Modification[];
  /** Extras of the source. `acceptedAnswers` and `flags` are added from the fields above. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /**
   * Answers of one kind (same relation, same type) stand in for each other as distractors of an open-ended question; null
   * when none would be good.
   */
  readonly answerKind: string | null;
  /** The record of the same source that this one translates. */
  readonly translationOf: { readonly sourceId: string; readonly language: Language } | null;
  readonly translator: Translator | null;
}

/** One upstream row that gives no question, and why. */
export interface SkippedRow {
  readonly reason: SourceSkip;
  /** A few words that tell equal cases apart, such as the path of a field; never upstream text. */
  readonly detail: string;
}

/** How the rows of a file are parted. Each yields values with their byte positions, so that an import can be taken up. */
export type Container =
  /** One JSON value a line. */
  | 'json_lines'
  /** One JSON array, pretty-printed or on one line; its elements are the rows. */
  | 'json_array'
  /** One JSON object; the elements of its property `results` are the rows. That array may stand alone as well. */
  | 'json_results'
  /** Text blocks of OpenTriviaQA, decoded byte by byte; the rows are `QuestionBlock`s. */
  | 'question_blocks';

/** Where a row stands. */
export interface RowPlace {
  /** The path as given, relative to the folder that was named, with `/`. */
  readonly file: string;
  /** Counted from 1 within the file. */
  readonly row: number;
  /** The row as it stands in the file, for numbers that JSON cannot hold; empty for `question_blocks`. */
  readonly raw: string;
}

/** One upstream: which files it has, how they are parted, and what a row says. Pure. */
export interface SourceAdapter<Name extends Source = Source> {
  readonly source: Name;
  /** The files of a folder that hold rows; false for licences, indexes, samples. A file that is named itself is always read. */
  readonly selects: (file: string) => boolean;
  /** Files of a smaller number are read first; those of one number by name. */
  readonly order?: (file: string) => number;
  /** Tells by the name where the container differs between an upstream's files. */
  readonly container: (file: string) => Container;
  /** What a row looks like, in a sentence, for whoever gave another file: `one JSON object a line with "query" and "answers"`. */
  readonly expected: string;
  /** Whether a value has the shape of a row of this upstream, whatever it says. */
  readonly isRow: (value: unknown) => boolean;
  /** The questions of a row that `isRow`; one outcome for each question that the row could have given. */
  readonly read: (row: unknown, place: RowPlace) => readonly (Draft | SkippedRow)[];
  /** The day when the adapter's changes to the text were last revised, `YYYY-MM-DD`: the records' last modification. */
  readonly revised: string;
}
