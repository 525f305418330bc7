import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';

/** A fact that joins a subject to one answer, e.g. a moon to its planet. Names as they stand inside a sentence. */
export interface Pairing {
  /** Unique in its table and never changed. */
  readonly key: string;
  readonly familiarity: Familiarity;
  readonly subject: Labels;
  readonly answer: Labels;
  /** Rows of one group are alike enough to lend each other wrong answers; without groups the whole table is one. */
  readonly group?: string;
  readonly tags?: readonly string[];
  readonly regions?: readonly string[];
  /** The reason, one sentence, where a player would ask for it. */
  readonly why?: Labels;
}
