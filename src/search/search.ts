import { LRUCache } from 'lru-cache';

import { withOwnDeadline } from '../engines/time-limits.ts';
import { type SearchFilter, filterKey, questionQuery } from '../filters/search-filter.ts';
import { readTotal } from './counts.ts';
import { BRIEFLY, drawSeqs, type RandomQuestions, sampleSeqs } from './draw-seqs.ts';
import { createFacetCounts, type FacetCounts } from './facet-counts.ts';
import { gatherSearches, type Searcher, type LiveIndex, runSearch } from './run-search.ts';
import { readPage, type Page, type PageRequest } from './page.ts';
import { createShuffledReader, type ShuffledPage, type ShuffledRequest } from './read-shuffled.ts';
import { countFacets, type Facets, type Subject, type SubjectRequest } from './subject-facets.ts';
import { type TallyRequest, tallyQuestions, type Tally } from './tally.ts';

/** Draws of more questions take so long that others should not wait for them. */
const MOST_GATHERED = 200;

/** Requests for counts of facets at the same time. They take longer than draws and lists, which they must not displace. */
const FACET_REQUESTS = 1;

/** Searches for question ids and counts. Every call may throw `service_unavailable`. */
export interface Search {
  /** Draws up to `amount` distinct questions, each match equally likely. */
  draw(filter: SearchFilter, amount: number): Promise<RandomQuestions>;
  /** Samples about `amount` of many matches. Undefined if `draw` is faster. */
  sample(filter: SearchFilter, amount: number, matches: number): Promise<RandomQuestions | undefined>;
  page(filter: SearchFilter, request: PageRequest): Promise<Page>;
  /** Reads a page of the matches in the order of a seed. It is the same in every process and every index. */
  shuffled(filter: SearchFilter, request: ShuffledRequest): Promise<ShuffledPage>;
  /** Makes `shuffled` forget matches, which it keeps for some seconds. */
  readonly questionsChanged: () => void;
  /** Counts every match. */
  readonly count: (filter: SearchFilter) => Promise<number>;
  /** Numbers of questions in large sets, at most one minute old. */
  readonly estimates: Estimates;
  /** Counts over all visible questions. Takes seconds for a large catalogue; `stop` cancels it. */
  tally(request: TallyRequest, stop?: AbortSignal): Promise<Tally>;
  /** Counts over the questions of a subject. */
  facets(subject: Subject, request: SubjectRequest): Promise<Facets>;
  /** Counts of the matches of a filter by value. */
  readonly facetCounts: FacetCounts;
}

/** Binds the searches to an index. */
export function createSearch(index: LiveIndex): Search {
  const gathered = gatherSearches(index);
  const briefly: Searcher = (body) => runSearch(index, { ...body, filter_path: BRIEFLY });
  const alone: Searcher = (body) => runSearch(index, body);
  const count = (filter: SearchFilter): Promise<number> => countQuestions(index, filter);
  const shuffled = createShuffledReader({ count, gathered, alone });
  return {
    draw: (filter, amount) => drawSeqs(amount > MOST_GATHERED ? briefly : gathered, filter, amount),
    sample: (filter, amount, matches) => sampleSeqs(alone, filter, amount, matches),
    page: (filter, request) => readPage(index, filter, request),
    shuffled: shuffled.read,
    questionsChanged: shuffled.questionsChanged,
    count,
    estimates: createEstimates(index),
    tally: (request, stop) => tallyQuestions(index, request, stop),
    facets: (subject, request) => withOwnDeadline(() => countFacets(index, subject, request)),
    facetCounts: createFacetCounts(gatherSearches(index, FACET_REQUESTS)),
  };
}

/** Counts every match. */
async function countQuestions(index: LiveIndex, filter: SearchFilter): Promise<number> {
  const response = await runSearch(index, {
    size: 0,
    track_total_hits: true,
    query: questionQuery(filter),
  });
  return readTotal(response.hits);
}

/** Counts of filters. Each is cached for a minute, so that not every page of a large set is counted again. */
interface Estimates {
  /** The cached count of this filter. */
  known(filter: SearchFilter): number | undefined;
  /**
   * Counts the matches of `shown` and caches the number for `filter`. Simultaneous calls for one filter share one
   * count.
   */
  count(filter: SearchFilter, shown: SearchFilter): Promise<number>;
}

/** Maximum number of filters whose counts are cached. */
const MOST_FILTERS = 2_000;

/** Milliseconds. In a minute, a large set changes by far less than the 5% that an estimate may be off. */
const FRESH = 60_000;

function createEstimates(index: LiveIndex): Estimates {
  const counts = new LRUCache<string, number, SearchFilter>({
    max: MOST_FILTERS,
    ttl: FRESH,
    // Callers wait for a value also if others fill the cache meanwhile.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => withOwnDeadline(() => countQuestions(index, context)),
  });
  return {
    known: (filter) => counts.get(filterKey(filter)),
    count: (filter, shown) => counts.forceFetch(filterKey(filter), { context: shown, forceRefresh: true }),
  };
}
