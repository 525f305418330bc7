import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';
import type { Named } from './named.ts';

/** A fact that joins a named subject to one row of a table of answers, e.g. a painting to its painter. */
export interface Link extends Named {
  /** Key of the answer. */
  readonly to: string;
  readonly familiarity: Familiarity;
  /** Keys of other answers that are right or nearly so: never offered as wrong ones. */
  readonly beside?: readonly string[];
  readonly tags?: readonly string[];
  readonly regions?: readonly string[];
  /** The reason, one sentence, in place of other subjects that lead to the same answer. */
  readonly why?: Labels;
}

/** A possible answer. Those of one group are alike enough to lend each other wrong answers. */
export interface Answer extends Named {
  readonly group?: string;
  /** Polish verbs tell the sex of their subject. */
  readonly woman?: true;
}
