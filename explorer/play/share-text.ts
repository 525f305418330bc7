import type { Reply } from './round.ts';

const RIGHT = '🟩';
const WRONG = '🟥';

/** The replies as squares. */
const squares = (replies: readonly Reply[]): string =>
  replies.map(({ isRight }) => (isRight ? RIGHT : WRONG)).join('');

/**
 * A result to share: it gives no answer away.
 *
 * @param title - the name of the round
 * @param link - the address that replays the same round
 */
export function shareText(title: string, replies: readonly Reply[], link: string): string {
  const right = replies.filter(({ isRight }) => isRight).length;
  return `${title} ${right}/${replies.length}\n${squares(replies)}\n${link}`;
}
