import type { PlayQuestion } from '../../play/load-round.ts';

/** A round as the big screen and the sheets show it. */
export interface ShownRound {
  readonly name: string;
  readonly questions: readonly PlayQuestion[];
}

/** What the big screen and the sheets get. */
export interface ShownQuiz {
  readonly rounds: readonly ShownRound[];
  /** Where the quiz can be changed. */
  readonly edit: string;
}
