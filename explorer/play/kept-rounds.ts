import type { TextStorage } from '../app/browser-storage.ts';
import { roundParameters, type Filters } from '../filters/filters.ts';
import { isSeed, newSeed, type RoundRequest } from './round-address.ts';
import { NEW_ROUND, type Reply, type Round } from './round.ts';

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

/** What a player has already had of the questions of some filters: everything before this place. */
interface Place {
  readonly seed: string;
  readonly after: string | undefined;
}

type Selection = Pick<RoundRequest, 'filters' | 'amount' | 'drawn'>;

const placeKey = (filters: Filters, drawn: string): string =>
  `trivia-walk ${drawn} ${roundParameters(filters).toString()}`;

/** The next round of a selection: no question comes twice before all others have come. */
export function nextRound(storage: TextStorage, { filters, amount, drawn }: Selection): RoundRequest {
  const place = parsePlace(storage.getItem(placeKey(filters, drawn)) ?? '') ?? {
    seed: newSeed(),
    after: undefined,
  };
  return { filters, amount, drawn, day: undefined, ...place };
}

/**
 * Remembers that a round is being played.
 *
 * @param next - where the questions after it begin; undefined after the last ones, which begins a new order
 */
export function passRound(storage: TextStorage, round: RoundRequest, next: string | undefined): void {
  if (round.day !== undefined) return;
  const key = placeKey(round.filters, round.drawn);
  if (next === undefined) storage.removeItem(key);
  else storage.setItem(key, `${round.seed} ${next}`);
}

function parsePlace(text: string): Place | undefined {
  const [seed = '', after] = text.split(' ');
  return isSeed(seed) ? { seed, after } : undefined;
}
