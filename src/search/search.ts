import type { SearchFilter } from '../filters/search-filter.ts';
import type { TallyRequest } from './count-slugs.ts';
import { countQuestions, createEstimates, type Estimates } from './count.ts';
import { BRIEFLY, drawSeqs, type RandomQuestions, sampleSeqs } from './draw-seqs.ts';
import { createFacetCounts, type FacetCounts } from './facet-counts.ts';
import { gatherSearches, type Searcher, type LiveIndex, runSearch } from './run-search.ts';
import { readPage, type Page, type PageRequest } from './page.ts';
import { createShuffledReader, type ShuffledPage, type ShuffledRequest } from './read-shuffled.ts';
import { countFacets, type Facets, type Subject, type SubjectRequest } from './subject-facets.ts';
import { tallyQuestions, type Tally } from './tally.ts';

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
    facets: (subject, request) => countFacets(index, subject, request),
    facetCounts: createFacetCounts(gatherSearches(index, FACET_REQUESTS), () => performance.now()),
  };
}
