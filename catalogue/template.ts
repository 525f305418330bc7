import type { CategorySlug } from '../src/contract/categories.ts';
import type { QuestionType } from '../src/contract/vocabulary.ts';
import type { StarterLanguage } from './languages.ts';

/** Characters of a question's text. It fits a phone screen together with four options. */
export const LONGEST_TEXT = 200;

/** A question in one language. `incorrect` is empty for `text_input`. */
export interface Wording {
  readonly text: string;
  readonly correct: string;
  readonly incorrect: readonly string[];
  readonly explanation?: string;
  /** Other answers that are right when they are typed. */
  readonly accepted?: readonly string[];
}

/**
 * How widely the subject of a question is known, in our judgement, for each row of a fact table: 1 by nearly everyone,
 * 2 by most adults, 3 by people who read the news and remember school, 4 by enthusiasts, 5 by specialists.
 */
export type Familiarity = 1 | 2 | 3 | 4 | 5;

/** One fact, asked in each language of the starter catalogue. */
export interface BilingualQuestion extends Readonly<Record<StarterLanguage, Wording>> {
  /**
   * Stable and unique within the template, for example the ISO code: it becomes part of the `sourceId`. Never reuse a
   * key.
   */
  readonly key: string;
  /** One number, or one for each language if its speakers differ. */
  readonly familiarity: Familiarity | Readonly<Record<StarterLanguage, Familiarity>>;
  /** Added to those of the template. */
  readonly tags?: readonly string[];
  readonly subcategories?: readonly string[];
  /** Where people are likelier to know the answer, which need not be where the subject is. */
  readonly regions?: readonly string[];
  /** The fact may change from year to year, so the record is flagged for review. */
  readonly volatile?: boolean;
  /** The last day, `YYYY-MM-DD`, on which the answer is certainly right. Later the record is flagged for review. */
  readonly validUntil?: string;
  /** What kind of question was written by hand, such as `origin` or `odd-one-out`. */
  readonly kind?: string;
}

/** One kind of question about one fact table. */
export interface Template {
  /**
   * Kebab-case, unique in the catalogue, never changed: every `sourceId` starts with it. Only questions that were written
   * by hand have several templates with one name, because their types differ.
   */
  readonly name: string;
  readonly type: QuestionType;
  readonly category: CategorySlug;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  /** How much harder the question is than knowing the subject; added to the familiarity. */
  readonly hardness: -2 | -1 | 0 | 1 | 2;
  /** Of interest to few: the questions have the tier `standard`. */
  readonly narrow?: boolean;
  /** Its questions come from the files of `catalogue/written`. They are `varied`, too. */
  readonly byHand?: true;
  /** Its questions were worded one by one: they have no pattern in common that players could notice. */
  readonly varied?: true;
  /**
   * The day when the template was written, `YYYY-MM-DD`: the creation date of the records and the time in their ids.
   */
  readonly written: string;
  readonly questions: () => Iterable<BilingualQuestion>;
  /**
   * For the linter: every answer, in English, that is right for the question of a key by the fact table, whether it is
   * offered or not.
   */
  readonly right?: (key: string) => readonly string[];
  /** For the linter: the name of the template that asks the same facts in the opposite direction. */
  readonly reverseOf?: string;
}
