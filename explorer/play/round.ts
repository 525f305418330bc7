import type { TextStorage } from '../app/browser-storage.ts';

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
type Phase = 'ready' | 'question' | 'answered' | 'finished';

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

/** The clock of an open question, which can be paused. All times are milliseconds. */
export interface Stopwatch {
  /** Counted until it was last paused. */
  readonly counted: number;
  /** When it was last started; undefined while it is paused. */
  readonly since: number | undefined;
}

export const pausedAt = (counted: number): Stopwatch => ({ counted, since: undefined });

export const elapsed = ({ counted, since }: Stopwatch, now: number): number =>
  counted + (since === undefined ? 0 : Math.max(0, now - since));

/** Does nothing to one that runs. */
export const resume = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === undefined ? { ...watch, since: now } : watch;

export const pause = (watch: Stopwatch, now: number): Stopwatch => pausedAt(elapsed(watch, now));

/** A round in progress, and the milliseconds that its open question has taken. */
interface SavedRound {
  readonly round: Round;
  readonly elapsed: number;
}

const NEW: SavedRound = { round: NEW_ROUND, elapsed: 0 };

const progressKey = (path: string): string => `trivia-round ${path}`;

/** @param path - of the round, in English */
export function readSaved(storage: TextStorage, path: string): SavedRound {
  const value = parse(storage.getItem(progressKey(path)) ?? '');
  if (!isRecord(value) || !Array.isArray(value.replies)) return NEW;
  const replies = value.replies.flatMap(readReply);
  const { isBegun, isShown, elapsed } = value;
  return {
    round: { isBegun: isBegun === true, isShown: isShown === true && replies.length > 0, replies },
    elapsed: typeof elapsed === 'number' && elapsed > 0 ? elapsed : 0,
  };
}

export function save(storage: TextStorage, path: string, { round, elapsed }: SavedRound): void {
  storage.setItem(progressKey(path), JSON.stringify({ ...round, elapsed }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another release, or by hand: the round starts over.
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readReply(value: unknown): Reply[] {
  if (!isRecord(value)) return [];
  const { given, isRight, left } = value;
  if (typeof isRight !== 'boolean' || typeof left !== 'number') return [];
  return [{ given: typeof given === 'string' ? given : undefined, isRight, left }];
}

interface Score {
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

/** Points of a right answer. */
const RIGHT = 100;

/** At most this many more for a fast one. */
const FASTEST = 50;

/** For each right answer directly before it, up to `LONGEST_STREAK`. */
const PER_STREAK = 10;

const LONGEST_STREAK = 5;

/** The points of each reply: for a right one, and more if it was fast or followed other right ones. */
export function pointsOf(replies: readonly Reply[]): number[] {
  return replies.map(({ isRight, left }, index) => {
    if (!isRight) return 0;
    const streak = Math.min(LONGEST_STREAK, streakOf(replies.slice(0, index)));
    return RIGHT + Math.round(FASTEST * Math.min(1, Math.max(0, left))) + PER_STREAK * streak;
  });
}

/** The right answers in a row at the end of the replies. */
export function streakOf(replies: readonly Reply[]): number {
  const lastWrong = replies.findLastIndex(({ isRight }) => !isRight);
  return replies.length - 1 - lastWrong;
}

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

const RIGHT_SQUARE = '🟩';

const WRONG_SQUARE = '🟥';

/** The replies as squares. */
const squares = (replies: readonly Reply[]): string =>
  replies.map(({ isRight }) => (isRight ? RIGHT_SQUARE : WRONG_SQUARE)).join('');
