import type { Labels } from '../taxonomy/label.ts';
import type { Familiarity } from '../template.ts';

interface WrittenBase {
  /** Unique in its table and never changed. */
  readonly key: string;
  readonly familiarity: Familiarity;
  readonly tags?: readonly string[];
  readonly subcategories?: readonly string[];
  readonly regions?: readonly string[];
  /** The explanation, one sentence, if players would want one. */
  readonly why?: Labels;
}

/** The text of a question and its options in one language, the right option first. */
interface WrittenChoice {
  readonly text: string;
  readonly options: readonly [right: string, wrong: string, wrong: string, wrong: string];
}

/** A question with its wrong answers, for a fact that fits no table. */
export interface WrittenQuestion extends WrittenBase {
  readonly en: WrittenChoice;
  readonly pl: WrittenChoice;
}

/** A true statement and a plausible false one of the same form; one of the two becomes a question. */
export interface WrittenStatement extends WrittenBase {
  readonly truth: Labels;
  readonly untruth: Labels;
}

/** A question whose answer is short enough to be typed. */
export interface WrittenEntry extends WrittenBase {
  readonly text: Labels;
  readonly answer: Labels;
}
