import { TriviaError } from '../../../packages/client/src/index.ts';
import type { Language } from '../../app/language.ts';
import type { PageRequest } from '../../app/page.tsx';
import type { Labels } from '../../play/filter-names.ts';
import { readFilters, type Filters } from '../../play/filters.ts';
import { loadLabels } from '../../play/load-labels.ts';
import { countMatches, loadRound, type LoadedRound } from '../../play/load-round.ts';
import { readAmount, readDrawn, readRound } from '../../play/round-address.ts';
import { dayOf, newSeed } from '../../play/seeds.ts';

/** Topics to choose from; search finds all of them. */
const TOPICS = 100;

interface Choice {
  readonly slug: string;
  readonly name: string;
}

/** What the start screen shows. */
export interface StartData {
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
  readonly categories: readonly Choice[];
  readonly topics: readonly Choice[];
  readonly labels: Labels;
}

export interface RoundData {
  readonly kind: 'round';
  readonly round: LoadedRound;
  readonly labels: Labels;
}

export type PlayData = StartData | RoundData;

const byName = (language: Language) => (one: Choice, other: Choice) =>
  one.name.localeCompare(other.name, language);

async function orUndefinedIfRefused<Result>(result: Promise<Result>): Promise<Result | undefined> {
  try {
    return await result;
  } catch (error) {
    // A link that someone has changed or cut off.
    if (error instanceof TriviaError && error.status === 400) return undefined;
    throw error;
  }
}

async function loadStart(request: PageRequest): Promise<StartData> {
  const { client, language, query, signal } = request;
  const filters = readFilters(query);
  const drawn = readDrawn(query, language);
  const [stats, topics, matches, labels] = await Promise.all([
    client.stats({ lang: language }, { signal }),
    client.topics.list({ lang: language, limit: TOPICS }, { signal }),
    orUndefinedIfRefused(countMatches(request, filters, drawn)),
    orUndefinedIfRefused(loadLabels(request, filters)),
  ]);
  const named = topics.data.map(({ slug, label }) => ({ slug, name: label }));
  const { topic } = filters;
  // A topic that a link has chosen is in the list too.
  if (topic !== undefined && matches !== undefined && !named.some(({ slug }) => slug === topic))
    named.push({ slug: topic, name: labels?.[topic] ?? topic });
  return {
    kind: 'start',
    today: dayOf(Date.now()),
    seed: newSeed(),
    filters: matches === undefined ? {} : filters,
    amount: readAmount(query.get('amount')),
    drawn,
    matches: matches?.total,
    warnings: matches?.warnings ?? [],
    categories: stats.byCategory
      .filter(({ count }) => count > 0)
      .map(({ slug, name }) => ({ slug, name }))
      .sort(byName(language)),
    topics: named.sort(byName(language)),
    labels: labels ?? {},
  };
}

export async function loadPlay(request: PageRequest): Promise<PlayData> {
  const wanted = readRound(request.query, request.language);
  if (wanted === undefined) return loadStart(request);
  const [round, labels] = await Promise.all([
    orUndefinedIfRefused(loadRound(request, wanted, request.language)),
    orUndefinedIfRefused(loadLabels(request, wanted.filters)),
  ]);
  return {
    kind: 'round',
    round: round ?? { request: wanted, questions: [], next: undefined },
    labels: labels ?? {},
  };
}
