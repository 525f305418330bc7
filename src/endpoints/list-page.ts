import { randomBytes } from 'node:crypto';
import { z } from 'zod';

import type { Language } from '../contract/vocabulary.ts';
import {
  FILTER_NAMES,
  filterQuestions,
  type QuestionFilters,
  type SearchFilter,
} from '../filters/search-filter.ts';
import { categoryId } from '../filters/table.ts';
import { type StoredQuestion, countFitting } from '../questions/render-questions.ts';
import type { Order, Page, Start } from '../search/page.ts';
import { searchHorizon } from '../store/questions/question-changes.ts';
import {
  Backwards,
  cursorsOf,
  foreignCursor,
  neighboursOf,
  type Cursors,
  type PagedList,
} from './cursors.ts';
import type { EndpointParts } from './endpoint.ts';

/** Which page of which list is requested. */
export type ListRequest = QuestionFilters & {
  readonly limit: number;
  readonly count: 'estimate' | 'exact' | 'none';
  readonly cursor?: string | undefined;
  readonly order?: 'newest' | 'shuffled' | undefined;
  readonly seed?: string | undefined;
  readonly updated_since?: string | undefined;
};

/** All matches, counted in the way that the caller chose. */
interface Total {
  readonly total?: number;
  readonly totalEstimate?: number;
}

export interface ListPage {
  readonly questions: readonly StoredQuestion[];
  /** What was searched for. */
  readonly filter: SearchFilter;
  /** Questions that the search found. They are fewer than the limit on the last page only. */
  readonly found: number;
  readonly total: Total;
  /** Of a shuffled order. */
  readonly seed: string | undefined;
  readonly page: { readonly next?: string; readonly prev?: string };
}

/**
 * Reads a page of a list. The matches are counted while the page is searched and read.
 *
 * @param planned - what the filters look for, if it is known already
 * @throws ServiceError `invalid_query_param` for a cursor of another list
 */
export async function readListPage(
  parts: EndpointParts,
  input: ListRequest,
  planned: SearchFilter | undefined,
): Promise<ListPage> {
  const { search, questions: store, topics, database } = parts;
  const { limit, lang, updated_since: since } = input;
  const cursors = await parts.readCursors();
  const order = orderOf(input);
  const filters = identityOf(input, order);
  const { from, seed } = readStart(input, filters, cursors);

  const [selected, before] = await Promise.all([
    planned ?? filterQuestions(topics, input),
    since === undefined ? undefined : searchHorizon(database),
  ]);
  const filter = since === undefined ? selected : { ...selected, updated: { from: Date.parse(since) } };
  const shown = within(filter, before);
  const known =
    input.count === 'estimate' || order === 'relevant' ? search.estimates.known(filter) : undefined;

  const readPage = async (): Promise<Page> => {
    if (limit === 0) return NO_PAGE;
    const request = { limit, ...(from === undefined ? {} : { from }) };
    return order === 'shuffled'
      ? search.shuffled(shown, { ...request, seed })
      : search.page(shown, { ...request, order, matches: known });
  };
  const readQuestions = async () => {
    const page = await readPage();
    const seqs = page.items.map(({ seq }) => seq);
    return { page, read: await store.readBySeq(seqs, lang, shown) };
  };
  const [{ page, read }, total] = await Promise.all([
    readQuestions(),
    totalOf(parts, input.count, { filter, shown, known }),
  ]);

  const { items, more } = cutPage(page, read, lang, from?.backwards === true);
  return {
    questions: items
      .flatMap(({ seq }) => read.get(seq) ?? [])
      .filter((question) => isListed(question, before)),
    filter: shown,
    found: page.items.length,
    total,
    seed: order === 'shuffled' ? seed : undefined,
    page: cursorsOf(items, neighboursOf(from?.backwards, more), ({ position }, backwards) =>
      cursors.seal(QUESTION_LIST, filters, [backwards, [...position], order === 'shuffled' ? seed : null]),
    ),
  };
}

function orderOf({ updated_since, order, q }: ListRequest): Order {
  if (updated_since !== undefined) return 'changed';
  return order ?? (q === undefined ? 'newest' : 'relevant');
}

const asSet = (values: readonly string[]): string[] =>
  [...new Set(values.map((value) => value.toLowerCase()))].sort();

/**
 * A text for everything that determines the listed questions and their order, except for the seed; equal for equal
 * filters, however they were written. Each page may show its questions differently.
 */
function identityOf(input: ListRequest, order: Order): string {
  const filters = {
    ...input,
    category: input.category === undefined ? undefined : categoryId(input.category),
    license: input.license?.toLowerCase(),
  };
  const since = input.updated_since === undefined ? null : Date.parse(input.updated_since);
  const named = FILTER_NAMES.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, Array.isArray(value) ? asSet(value) : value]];
  });
  return JSON.stringify([order, since, named]);
}

/** What a cursor says: the position of an entry as the search has it, and the seed of a shuffled order. */
export const QUESTION_LIST: PagedList<[0 | 1, number[], string | null]> = {
  name: 'questions',
  values: z.tuple([Backwards, z.array(z.int().min(0)).min(1).max(2), z.string().nullable()]),
  others: 'other filters',
};

/** Of a seed for a caller who has given none. */
const SEED_BYTES = 9;

/** Where the page starts, and the seed of a shuffled order. */
function readStart(
  { cursor, seed }: ListRequest,
  filters: string,
  cursors: Cursors,
): { readonly from?: Start; readonly seed: string } {
  if (cursor === undefined) return { seed: seed ?? randomBytes(SEED_BYTES).toString('base64url') };
  const [backwards, position, sealed] = cursors.open(QUESTION_LIST, filters, cursor);
  if (seed !== undefined && seed !== sealed) throw foreignCursor(QUESTION_LIST);
  return { from: { backwards: backwards === 1, position }, seed: sealed ?? '' };
}

/** Adds the horizon to the filter. It changes with every request, so estimates are cached without it. */
function within(filter: SearchFilter, before: number | undefined): SearchFilter {
  return filter.updated === undefined || before === undefined
    ? filter
    : { ...filter, updated: { ...filter.updated, before } };
}

/** What a request for counts only reads. */
const NO_PAGE: Page = { items: [], more: false };

/** Up to this many matches, estimates are exact, because a few changes would matter. */
const ESTIMATE_EXACT_UP_TO = 2_000;

interface Counted {
  readonly filter: SearchFilter;
  /** The filter within the horizon. */
  readonly shown: SearchFilter;
  /** The last count of the filter, if it is recent. */
  readonly known: number | undefined;
}

async function totalOf(
  { search }: EndpointParts,
  count: ListRequest['count'],
  { filter, shown, known }: Counted,
): Promise<Total> {
  if (count === 'none') return {};
  if (count === 'exact') return { total: await search.count(shown) };
  const isRecent = known !== undefined && known > ESTIMATE_EXACT_UP_TO;
  return { totalEstimate: isRecent ? known : await search.estimates.count(filter, shown) };
}

/** The part of a page that fits into a response, from where it was read. The rest is on the next page in this direction. */
function cutPage(
  page: Page,
  questions: ReadonlyMap<number, StoredQuestion>,
  language: Language,
  backwards: boolean,
): Page {
  const { items } = page;
  const inOrder = backwards ? items.toReversed() : items;
  const fitting = countFitting(
    inOrder.values().map(({ seq }) => questions.get(seq)),
    language,
  );
  if (fitting === items.length) return page;
  return { items: backwards ? items.slice(-fitting) : items.slice(0, fitting), more: true };
}

/**
 * Whether a syncing client may see a question now. One that changed again is listed at its new position: at the old
 * one, its time would make the client skip changes that are not searchable yet.
 */
const isListed = ({ updatedAt }: StoredQuestion, before: number | undefined): boolean =>
  before === undefined || updatedAt < before;
