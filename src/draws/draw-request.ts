import type { Language } from '../contract/vocabulary.ts';
import type { StoredQuestion } from '../questions/question-memory.ts';
import type { SearchFilter } from '../filters/search-filter.ts';

/** The questions of a draw. */
export interface DrawnQuestions {
  readonly questions: readonly StoredQuestion[];
  /** The number of matches when they were searched. It may leave out excluded questions. */
  readonly matches: number;
}

/** A request for random questions. */
export interface DrawRequest {
  readonly filter: SearchFilter;
  /** Equal for requests whose filters have the same matches. */
  readonly key: string;
  /** The maximum number of questions. */
  readonly amount: number;
  /** Ids that must not be drawn, lower case. */
  readonly exclude: ReadonlySet<string>;
  /** Whose draws should not repeat questions; undefined for a caller without an account. */
  readonly account: string | undefined;
  /** Language of the labels. */
  readonly language: Language;
}
