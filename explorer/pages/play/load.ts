import type { PageRequest } from '../../app/page.ts';
import { loadLabels, type Labels } from '../../filters/filter-labels.ts';
import { readRoundFilters, type Filters } from '../../filters/filters.ts';
import {
  countMatches,
  loadChoices,
  loadRound,
  unlessRefused,
  type LoadedRound,
  type RoundChoices,
} from '../../play/load-round.ts';
import { dayOf, newSeed, readAmount, readDrawn, readRound } from '../../play/round-address.ts';
import type { Language } from '../../texts/language.ts';

/** What the start screen shows. */
export interface StartData extends RoundChoices {
  readonly kind: 'start';
  readonly today: string;
  /** For browsers without scripts. */
  readonly seed: string;
  readonly filters: Filters;
  readonly amount: number;
  readonly drawn: Language;
  /** Questions that match; undefined if the filters were refused. */
  readonly matches: number | undefined;
  readonly warnings: readonly string[];
  readonly labels: Labels;
}

export interface RoundData {
  readonly kind: 'round';
  readonly round: LoadedRound;
  readonly labels: Labels;
}

export type PlayData = StartData | RoundData;

export async function loadPlay(request: PageRequest): Promise<PlayData> {
  const wanted = readRound(request.query, request.language);
  if (wanted === undefined) return loadStart(request);
  const [round, labels] = await Promise.all([
    unlessRefused(loadRound(request, wanted, request.language)),
    unlessRefused(loadLabels(request, wanted.filters)),
  ]);
  return {
    kind: 'round',
    round: round ?? { request: wanted, questions: [], next: undefined },
    labels: labels ?? {},
  };
}

async function loadStart(request: PageRequest): Promise<StartData> {
  const { language, query } = request;
  const filters = readRoundFilters(query);
  const drawn = readDrawn(query, language);
  const [choices, matches, labels] = await Promise.all([
    loadChoices(request),
    unlessRefused(countMatches(request, filters, drawn)),
    unlessRefused(loadLabels(request, filters)),
  ]);
  return {
    kind: 'start',
    today: dayOf(Date.now()),
    seed: newSeed(),
    filters: matches === undefined ? {} : filters,
    amount: readAmount(query.get('amount')),
    drawn,
    matches: matches?.total,
    warnings: matches?.warnings ?? [],
    ...choices,
    labels: labels ?? {},
  };
}
