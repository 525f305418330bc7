/** How a question was answered. */
export interface Reply {
  /** What was chosen or typed; undefined if the time ran out. */
  readonly given: string | undefined;
  readonly isRight: boolean;
  /** The part of the time that was left, from 0 to 1; 0 without a timer. */
  readonly left: number;
}

/** The progress of a round. The questions are not part of it: the address of the round determines them. */
export interface Round {
  readonly isBegun: boolean;
  /** Of the questions so far, in order. */
  readonly replies: readonly Reply[];
  /** Whether the last reply is being shown with its explanation. */
  readonly isShown: boolean;
}

/** Where a round is: `ready` before it begins, `question` while one is open, `answered` while its answer is shown. */
export type Phase = 'ready' | 'question' | 'answered' | 'finished';

export const NEW_ROUND: Round = { isBegun: false, replies: [], isShown: false };

/** @param amount - of questions in the round */
export function phaseOf({ isBegun, replies, isShown }: Round, amount: number): Phase {
  if (!isBegun) return 'ready';
  if (isShown) return 'answered';
  return replies.length >= amount ? 'finished' : 'question';
}

/** The question that is open or whose answer is shown, counted from 0. */
export const indexOf = ({ replies, isShown }: Round): number => replies.length - (isShown ? 1 : 0);

export const begin = (round: Round): Round => ({ ...round, isBegun: true });

/** Records a reply and shows the answer. A second reply to the same question changes nothing. */
export function reply(round: Round, amount: number, given: Reply): Round {
  if (phaseOf(round, amount) !== 'question') return round;
  return { ...round, replies: [...round.replies, given], isShown: true };
}

/** Goes from a shown answer to the next question, or to the result after the last one. */
export const advance = (round: Round): Round => (round.isShown ? { ...round, isShown: false } : round);
