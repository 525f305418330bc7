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

/** A change that the service made to an upstream's text. It is shown in the attribution of the record. */
export type Modification =
  'html_decoded' | 'encoding_repaired' | 'refined_text' | 'quizified' | 'translated_pl';

/** Why a question should be reviewed before it is used. Each flag makes its tier `needs_review`. */
export type ReviewFlag =
  | 'time_relative'
  | 'refers_to_options'
  | 'not_quiz_worthy'
  | 'incomplete_answers'
  | 'clumsy_wording'
  | 'informal_explanation';

/**
 * A question of an upstream, in our shape and with clean text, before rules, distractors and duplicates are applied.
 * What the upstream does not provide is empty or null, never guessed: conclusions come from rules, which are data.
 */
export interface Draft {
  /** Unique within the source and language, and always the same, wherever the row is. */
  readonly sourceId: string;
  readonly language: Language;
  readonly text: string;
  readonly correctAnswer: string;
  readonly incorrectAnswers: readonly string[];
  /** Other right answers. They are never distractors, and are kept for checking typed answers. */
  readonly acceptedAnswers: readonly string[];
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  /** Whether people rated the difficulty; false for a default. */
  readonly difficultyRated: boolean;
  /** The tier of the question if it has no flags. Adapters give a first one, which `judgeDrafts` replaces. */
  readonly quality: QualityTier;
  readonly flags: readonly ReviewFlag[];
  /** Null if neither file nor relation shows it. It becomes `general-knowledge` unless rules find one. */
  readonly category: CategorySlug | null;
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
  /** Where people are more likely to know the answer, as given by the source or a rule; absent if everywhere. */
  readonly regions?: readonly string[];
  readonly explanation: string | null;
  readonly url: string | null;
  /** The author of this question; absent if the upstream names none. The record then names the upstream's authors. */
  readonly author?: string;
  /** When the question was written, ISO 8601; absent if unknown. */
  readonly createdAt?: string;
  readonly modifications: readonly Modification[];
  /** Additional data of the source. `acceptedAnswers` and `flags` are added from the fields above. */
  readonly extensions: Readonly<Record<string, unknown>>;
  /**
   * Answers of the same kind (the same relation or type) are distractors of each other in open-ended questions; null if
   * none would be good.
   */
  readonly answerKind: string | null;
  /** The record of the same source that this one translates. */
  readonly translationOf: { readonly sourceId: string; readonly language: Language } | null;
  readonly translator: Translator | null;
}

/** An upstream row without a question, and the reason. */
export interface SkippedRow {
  readonly reason: SourceSkip;
  /** Details of the reason, such as the path of a field; never upstream text. */
  readonly detail: string;
}

/** How a file is split into rows. Each container provides byte positions, so that an import can be resumed. */
export type Container =
  /** One JSON value per line. */
  | 'json_lines'
  /** One JSON array in any formatting; its elements are the rows. */
  | 'json_array'
  /** One JSON object whose property `results` is an array of rows, or that array alone. */
  | 'json_results'
  /** Text blocks of OpenTriviaQA, decoded byte by byte; the rows are `QuestionBlock`s. */
  | 'question_blocks';

/** The place of a row. */
export interface RowPlace {
  /** The path as it was given, or relative to the given folder; with `/`. */
  readonly file: string;
  /** Counted from 1 within the file. */
  readonly row: number;
  /** The text of the row, for numbers that JavaScript cannot represent; empty for `question_blocks`. */
  readonly raw: string;
}

/** An upstream: its files, their container, and the questions of a row. Adapters are pure. */
export interface SourceAdapter<Name extends Source = Source> {
  readonly source: Name;
  /**
   * Selects the files with rows in a folder; false for licences, indexes and samples. A file that is named itself is
   * always read.
   */
  readonly selects: (file: string) => boolean;
  /** Files with a smaller number are read first; those with the same number by name. */
  readonly order?: (file: string) => number;
  /** The container of a file. It may depend on the name. */
  readonly container: (file: string) => Container;
  /**
   * What a row looks like, for error messages about other files: `one JSON object per line with "query" and "answers"`.
   */
  readonly expected: string;
  /** Whether a value has the shape of a row of this upstream. */
  readonly isRow: (value: unknown) => boolean;
  /** Reads the questions of a row that `isRow` accepts: one outcome for each question that the row can give. */
  readonly read: (row: unknown, place: RowPlace) => readonly (Draft | SkippedRow)[];
  /** Whether questions are open-ended or have several rows: an import begins with a survey of all answers. */
  readonly surveyed?: true;
  /** When the adapter's changes to the text were last revised, `YYYY-MM-DD`: the modification date of the records. */
  readonly revised: string;
}
