import type { TextStorage } from '../app/browser-storage.ts';
import { NEW_ROUND, type Reply, type Round } from './round.ts';

/** A round in progress, and the milliseconds that its open question has taken. */
export interface SavedRound {
  readonly round: Round;
  readonly elapsed: number;
}

const NEW: SavedRound = { round: NEW_ROUND, elapsed: 0 };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readReply(value: unknown): Reply[] {
  if (!isRecord(value)) return [];
  const { given, isRight, left } = value;
  if (typeof isRight !== 'boolean' || typeof left !== 'number') return [];
  return [{ given: typeof given === 'string' ? given : undefined, isRight, left }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Written by another release, or by hand: the round starts over.
    return undefined;
  }
}

const keyOf = (path: string): string => `trivia-round ${path}`;

/** @param path - of the round, in English */
export function readSaved(storage: TextStorage, path: string): SavedRound {
  const value = parse(storage.getItem(keyOf(path)) ?? '');
  if (!isRecord(value) || !Array.isArray(value.replies)) return NEW;
  const replies = value.replies.flatMap(readReply);
  const { isBegun, isShown, elapsed } = value;
  return {
    round: { isBegun: isBegun === true, isShown: isShown === true && replies.length > 0, replies },
    elapsed: typeof elapsed === 'number' && elapsed > 0 ? elapsed : 0,
  };
}

export function save(storage: TextStorage, path: string, { round, elapsed }: SavedRound): void {
  storage.setItem(keyOf(path), JSON.stringify({ ...round, elapsed }));
}
