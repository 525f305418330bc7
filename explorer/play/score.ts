import type { Reply } from './round.ts';

/** Points of a right answer. */
const RIGHT = 100;
/** At most this many more for a fast one. */
const FASTEST = 50;
/** For each right answer directly before it, up to `LONGEST_STREAK`. */
const PER_STREAK = 10;
const LONGEST_STREAK = 5;

/** The right answers in a row at the end of the replies. */
export function streakOf(replies: readonly Reply[]): number {
  const lastWrong = replies.findLastIndex(({ isRight }) => !isRight);
  return replies.length - 1 - lastWrong;
}

/** The points of each reply: for a right one, and more if it was fast or followed other right ones. */
export function pointsOf(replies: readonly Reply[]): number[] {
  return replies.map(({ isRight, left }, index) => {
    if (!isRight) return 0;
    const streak = Math.min(LONGEST_STREAK, streakOf(replies.slice(0, index)));
    return RIGHT + Math.round(FASTEST * Math.min(1, Math.max(0, left))) + PER_STREAK * streak;
  });
}

export interface Score {
  readonly right: number;
  readonly points: number;
  readonly bestStreak: number;
}

export function scoreOf(replies: readonly Reply[]): Score {
  return {
    right: replies.filter(({ isRight }) => isRight).length,
    points: pointsOf(replies).reduce((sum, points) => sum + points, 0),
    bestStreak: Math.max(0, ...replies.map((_, index) => streakOf(replies.slice(0, index + 1)))),
  };
}
