import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';

/**
 * A fact that links a subject to one answer, for example a moon to its planet. Names as in the middle of a sentence.
 */
export interface Pairing {
  /** Unique in its table and never changed. */
  readonly key: string;
  readonly familiarity: Familiarity;
  readonly subject: Labels;
  readonly answer: Labels;
  /**
   * Rows in one group are similar enough to be wrong answers for each other; without groups, the whole table is one
   * group.
   */
  readonly group?: string;
  /** The answer is never a wrong one for others: its name is too closely tied to the subject. */
  readonly onlyRight?: true;
  readonly tags?: readonly string[];
  readonly regions?: readonly string[];
  /** The explanation, one sentence, if players would want one. */
  readonly why?: Labels;
}
