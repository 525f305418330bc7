import type { estypes } from '@elastic/elasticsearch';

import { callerGone } from '../outages/deadline.ts';
import type { LiveIndex } from './live-index.ts';
import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { bySeq, readItems, readNear, type Item, type PageSearch, type Start } from './read-near.ts';
import { readRelevant } from './relevance.ts';
import { runSearch } from './run-search.ts';

/**
 * - `newest`: by `seq`, descending.
 * - `changed`: by time of change and `seq`, ascending.
 * - `relevant`: by how closely they match the text and `seq`, descending.
 */
export type SortedOrder = 'newest' | 'changed' | 'relevant';
/** `shuffled` is the order of a seed. */
export type Order = SortedOrder | 'shuffled';

export interface PageRequest {
  readonly order: SortedOrder;
  readonly limit: number;
  readonly from?: Start;
  /** The approximate number of matches, if it is known. */
  readonly matches?: number | undefined;
}

export interface Page {
  readonly items: readonly Item[];
  /** Whether there are more questions in the direction of reading. */
  readonly more: boolean;
}

function sortOf(order: SortedOrder, backwards: boolean): estypes.SortCombinations[] {
  const up = backwards ? 'desc' : 'asc';
  return order === 'changed' ? [{ updated_at: { order: up } }, { seq: { order: up } }] : bySeq(backwards);
}

/** Leaves out the times that the cursor has passed. Otherwise the engine skips their questions one by one. */
function fromTime(filter: SearchFilter, { position: [time], backwards }: Start): SearchFilter {
  if (filter.updated === undefined || time === undefined) return filter;
  const { from: earliest, before = Infinity } = filter.updated;
  const updated = backwards
    ? { from: earliest, before: Math.min(before, time + 1) }
    : { ...filter.updated, from: Math.max(earliest, time) };
  return { ...filter, updated };
}

/** Reads the items after a position in the order of reading. */
async function find(
  search: PageSearch,
  filter: SearchFilter,
  request: PageRequest,
  size: number,
): Promise<Item[]> {
  const { order, from } = request;
  const [seq] = from?.position ?? [];
  if (order === 'newest' && from !== undefined && seq !== undefined)
    return readNear(search, questionQuery(filter), { seq, backwards: from.backwards }, size);
  if (order === 'relevant' && filter.q !== undefined)
    return readRelevant(search, filter, filter.q, request, size);
  const response = await search({
    size,
    track_total_hits: false,
    sort: sortOf(order, from?.backwards ?? false),
    query: questionQuery(from === undefined ? filter : fromTime(filter, from)),
    ...(from === undefined ? {} : { search_after: [...from.position] }),
  });
  return readItems(response);
}

/** Reads one page of questions. They are in the requested order for both directions of reading. */
export async function readPage(index: LiveIndex, filter: SearchFilter, request: PageRequest): Promise<Page> {
  const { limit, from } = request;
  // The sort values name the questions. Ids are stored fields, which cost more to read.
  const search: PageSearch = (body) =>
    runSearch(index, { _source: false, stored_fields: '_none_', ...body }, undefined, callerGone());
  const found = await find(search, filter, request, limit + 1);
  const items = found.slice(0, limit);
  return {
    items: from?.backwards === true ? items.reverse() : items,
    more: found.length > limit,
  };
}
