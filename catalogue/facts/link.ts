import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';
import type { Named } from './named.ts';

/** A fact that links a named subject to one row of an answer table, for example a painting to its painter. */
export interface Link extends Named {
  /** Key of the answer. */
  readonly to: string;
  readonly familiarity: Familiarity;
  /** Keys of other answers that are right or almost right, and so never offered as wrong ones. */
  readonly beside?: readonly string[];
  readonly tags?: readonly string[];
  readonly regions?: readonly string[];
  /** The explanation, one sentence, instead of a list of other subjects with the same answer. */
  readonly why?: Labels;
}

/** A possible answer. Answers in one group are similar enough to be wrong answers for each other. */
export interface Answer extends Named {
  readonly group?: string;
  /** For Polish verbs, which depend on the sex of the subject. */
  readonly woman?: true;
}
