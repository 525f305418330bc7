import type { estypes } from '@elastic/elasticsearch';
import type { z } from 'zod';

import type { Difficulty, Language, QualityTier, QuestionType, Source } from '../contract/vocabulary.ts';

/** A condition of the search engine. */
export type Clause = NonNullable<estypes.QueryDslQueryContainer>;

/** What filters look at in a question, as its row has it now. */
export interface FilteredFields {
  readonly language: Language;
  readonly type: QuestionType;
  readonly difficulty: Difficulty | null;
  readonly quality: QualityTier;
  readonly category: number;
  readonly subcategories: readonly string[];
  readonly tags: readonly string[];
  readonly regions: readonly string[];
  readonly source: Source;
  /** The exact SPDX identifier. */
  readonly license: string;
}

/** Tags and subcategories of which a question needs at least one. A group without members matches no question. */
export interface AnyOf {
  readonly tags: readonly string[];
  readonly subcategories: readonly string[];
}

/** Looks up the members of each topic, in the order of the names. An unknown topic has none. */
export interface Topics {
  read(names: readonly string[]): Promise<readonly AnyOf[]>;
}

/** What a filter may need besides its value to say what it looks for. */
export interface PlanContext {
  readonly language: Language;
  readonly topics: Topics;
}

/** The kinds of values that a catalogue may lack. All other filters accept known values only. */
export type KnownKind = 'tag' | 'topic' | 'subcategory' | 'region' | 'license';

/** One filter: everything that REST, the tools, the search engine and the memory of questions know of it. */
export interface Row<Schema extends z.ZodType, Planned> {
  /** The parameter, with its description. */
  readonly schema: Schema;
  /** A value for the documentation, if the schema does not show what one looks like. */
  readonly example?: unknown;
  /** What to look for. By default that is the value of the parameter. */
  plan?(value: Exclude<z.output<Schema>, undefined>, context: PlanContext): Planned | Promise<Planned>;
  /** What to look for in a request without this parameter. */
  readonly otherwise?: Planned;
  /** The conditions of the search engine, which must all hold. */
  clauses(planned: Planned): Clause[];
  /** The same for a question as its row has it now, which can be newer than its document. */
  holds(fields: FilteredFields, planned: Planned): boolean;
  /** Whether it leaves out the questions for which the conditions hold. */
  readonly excludes?: true;
  /**
   * Values that the catalogue lacks are reported. `required` says whether every returned question has all values of the
   * filter, so that a result proves that they exist.
   */
  readonly known?: { readonly kind: KnownKind; readonly required: boolean };
}

/** Makes the compiler check the parts of a filter against each other. */
export const row = <Schema extends z.ZodType, Planned = Exclude<z.output<Schema>, undefined>>(
  parts: Row<Schema, Planned>,
): Row<Schema, Planned> => parts;
