import type { TextStorage } from '../app/browser-storage.ts';
import { readRoundFilters, roundParameters, type Filters } from '../filters/filters.ts';
import { LANGUAGES, type Language } from '../texts/language.ts';

/** The numbers of questions that a player can choose. */
export const AMOUNTS = [5, 10, 15, 20] as const;
const DEFAULT_AMOUNT = 10;
const MOST = 50;

/** Everything that determines the questions of a round. */
export interface RoundRequest {
  readonly filters: Filters;
  readonly amount: number;
  /** The language in which the questions are drawn. They can be shown in another one. */
  readonly drawn: Language;
  readonly seed: string;
  /** The date of a daily round. */
  readonly day: string | undefined;
  /** The place in the order of the seed where the round begins; undefined at its beginning. */
  readonly after: string | undefined;
}

/** Reads a number of questions. Without a valid one, it is the default. */
export function readAmount(text: string | null): number {
  const amount = Number(text);
  return Number.isInteger(amount) && amount >= 1 && amount <= MOST ? amount : DEFAULT_AMOUNT;
}

/** Reads the language in which the questions of an address are drawn. By default that of the page. */
export const readDrawn = (query: URLSearchParams, language: Language): Language =>
  LANGUAGES.find((each) => each === query.get('lang')) ?? language;

/** The round of a day: the same for everyone who plays in a language. */
export const dailyRound = (day: string, drawn: Language): RoundRequest => ({
  filters: {},
  amount: DEFAULT_AMOUNT,
  drawn,
  seed: dailySeed(day),
  day,
  after: undefined,
});

/** Reads the round of an address. Undefined if it has none. */
export function readRound(query: URLSearchParams, language: Language): RoundRequest | undefined {
  const drawn = readDrawn(query, language);
  const day = query.get('daily') ?? '';
  if (isDay(day)) return dailyRound(day, drawn);
  const seed = query.get('seed') ?? '';
  if (!isSeed(seed)) return undefined;
  const after = query.get('after') ?? undefined;
  return {
    filters: readRoundFilters(query),
    amount: readAmount(query.get('amount')),
    drawn,
    seed,
    day: undefined,
    after,
  };
}

/** The path of a round in English. The same address has the same questions for everyone. */
export function roundPath({ filters, amount, drawn, seed, day, after }: RoundRequest): string {
  if (day !== undefined) return `/play?${new URLSearchParams({ daily: day, lang: drawn }).toString()}`;
  const query = roundParameters(filters);
  query.set('amount', String(amount));
  query.set('lang', drawn);
  query.set('seed', seed);
  if (after !== undefined) query.set('after', after);
  return `/play?${query.toString()}`;
}

/** What a player has already had of the questions of some filters: everything before this place. */
type Place = Pick<RoundRequest, 'seed' | 'after'>;

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

/** Characters of a new seed: 36^8 rounds. */
const LENGTH = 8;
const BASE = 36;

/** The date of the daily round in UTC, such as `2026-11-23`: it changes for everyone at the same moment. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Whether a text is a date of a daily round. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** The seed of the daily round. */
export const dailySeed = (day: string): string => `daily-${day}`;

/** A seed of letters and digits. @param random - gives a number from 0 to 1 */
export const newSeed = (random: () => number = Math.random): string =>
  Array.from({ length: LENGTH }, () => Math.floor(random() * BASE).toString(BASE)).join('');

/** Whether the service accepts a text as a seed. */
export const isSeed = (text: string): boolean => /^[A-Za-z0-9._:-]{1,64}$/.test(text);
