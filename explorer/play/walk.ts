import type { TextStorage } from '../app/browser-storage.ts';
import { roundParameters, type Filters } from '../filters/filters.ts';
import type { RoundRequest } from './round-address.ts';
import { isSeed, newSeed } from './seeds.ts';

/** What a player has already had of the questions of some filters: everything before this place. */
interface Place {
  readonly seed: string;
  readonly after: string | undefined;
}

type Selection = Pick<RoundRequest, 'filters' | 'amount' | 'drawn'>;

const keyOf = (filters: Filters, drawn: string): string =>
  `trivia-walk ${drawn} ${roundParameters(filters).toString()}`;

function parsePlace(text: string): Place | undefined {
  const [seed = '', after] = text.split(' ');
  return isSeed(seed) ? { seed, after } : undefined;
}

/** The next round of a selection: no question comes twice before all others have come. */
export function nextRound(storage: TextStorage, { filters, amount, drawn }: Selection): RoundRequest {
  const place = parsePlace(storage.getItem(keyOf(filters, drawn)) ?? '') ?? {
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
  const key = keyOf(round.filters, round.drawn);
  if (next === undefined) storage.removeItem(key);
  else storage.setItem(key, `${round.seed} ${next}`);
}
