import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';

interface WrittenBase {
  /** Unique in its table and never changed. */
  readonly key: string;
  readonly familiarity: Familiarity;
  readonly tags?: readonly string[];
  readonly subcategories?: readonly string[];
  readonly regions?: readonly string[];
  /** The reason, one sentence, where a player would ask for it. */
  readonly why?: Labels;
}

/** The text of a question and its options in one language, the right one first. */
interface WrittenChoice {
  readonly text: string;
  readonly options: readonly [right: string, wrong: string, wrong: string, wrong: string];
}

/** A fact that fits no table: the question and its wrong answers are written out. */
export interface WrittenQuestion extends WrittenBase {
  readonly en: WrittenChoice;
  readonly pl: WrittenChoice;
}

/** A fact with a plausible untruth of the same form; one of the two is asked about. */
export interface WrittenStatement extends WrittenBase {
  readonly truth: Labels;
  readonly untruth: Labels;
}

/** A fact whose answer is short enough to be typed. */
export interface WrittenEntry extends WrittenBase {
  readonly text: Labels;
  readonly answer: Labels;
}
