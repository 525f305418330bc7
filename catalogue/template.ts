import type { CategorySlug } from '../src/contract/categories.ts';
import type { QuestionType } from '../src/contract/vocabulary.ts';
import type { StarterLanguage } from './languages.ts';

/** One language's half of a question. `incorrect` is empty for `text_input`. */
export interface Wording {
  readonly text: string;
  readonly correct: string;
  readonly incorrect: readonly string[];
  readonly explanation?: string;
}

/**
 * How widely the subject of a question is known, judged by us for each row of a fact table:
 * 1 nearly everybody, 2 most adults, 3 people who read the news and remember school, 4 enthusiasts, 5 specialists.
 */
export type Familiarity = 1 | 2 | 3 | 4 | 5;

/** One fact, asked in each language of the starter catalogue. */
export interface BilingualQuestion extends Readonly<Record<StarterLanguage, Wording>> {
  /** Stable and unique within the template, e.g. the ISO code: it becomes part of the `sourceId`. Never reuse one. */
  readonly key: string;
  readonly familiarity: Familiarity;
  /** Beside those of the template. */
  readonly tags?: readonly string[];
  readonly subcategories?: readonly string[];
  /** Where people are likelier to know the answer; not where the subject lies. */
  readonly regions?: readonly string[];
  /** The fact may change from year to year: the record is flagged for review. */
  readonly volatile?: boolean;
}

/** A way of asking: one template over one fact table. */
export interface Template {
  /** Kebab-case, unique in the catalogue, never changed: it begins every `sourceId`. */
  readonly name: string;
  readonly type: QuestionType;
  readonly category: CategorySlug;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  /** How much harder this way of asking is than knowing the subject: added to the familiarity. */
  readonly hardness: -2 | -1 | 0 | 1 | 2;
  /** Of interest to few: the questions are of the `standard` tier. */
  readonly narrow?: boolean;
  /** The day the template was written, `YYYY-MM-DD`: the records' creation date and the time part of their ids. */
  readonly written: string;
  readonly questions: () => Iterable<BilingualQuestion>;
  /**
   * For the linter, from the fact table: every option, in English, that would be right for the question of a key, whether it
   * is offered or not.
   */
  readonly right?: (key: string) => readonly string[];
  /** For the linter: the name of the template that asks the same facts the other way round. */
  readonly turns?: string;
}
