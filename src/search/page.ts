import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { questionQuery, type SearchFilter } from './query.ts';
import { runSearch } from './run-search.ts';

/** `newest` sorts by `seq`, descending; `changed` by time of change and `seq`, ascending. */
export type Order = 'newest' | 'changed';

/** The sort values of a question: one number for `newest`, two for `changed`. */
export type Position = readonly number[];

/** Where to continue (exclusive), and in which direction. */
interface Start {
  readonly position: Position;
  readonly backwards: boolean;
}

export interface PageRequest {
  readonly order: Order;
  readonly limit: number;
  readonly from?: Start;
}

export interface Page {
  readonly items: readonly { readonly seq: number; readonly position: Position }[];
  /** Whether there are more questions in the direction of reading. */
  readonly more: boolean;
}

type Item = Page['items'][number];
type Search = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

/** Both orders end in `seq`. */
const SortValues = z.union([z.tuple([z.number()]), z.tuple([z.number(), z.number()])]);

/**
 * Widths of the windows of `seq` in which a page is looked for, in multiples of the page size. The first one suffices if
 * one question in a hundred matches. If fewer match, reading all of them is cheap, unless they lie close together far
 * away: the second window bounds that.
 */
const WINDOWS = [100, 3_000, Infinity];

function sortOf(order: Order, backwards: boolean): estypes.SortCombinations[] {
  const [up, down] = backwards ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return order === 'newest'
    ? [{ seq: { order: down } }]
    : [{ updated_at: { order: up } }, { seq: { order: up } }];
}

function readItems(response: estypes.SearchResponse): Item[] {
  return response.hits.hits.map((hit) => {
    const position = SortValues.parse(hit.sort);
    return { seq: position.length === 1 ? position[0] : position[1], position };
  });
}

/**
 * Reads the items next to a `seq` in windows. Without one, the engine would skip every match up to the position, or
 * visit every match beyond it when reading backwards, against the order of the index.
 */
async function readNear(
  search: Search,
  filter: SearchFilter,
  { seq, backwards }: { readonly seq: number; readonly backwards: boolean },
  size: number,
): Promise<Item[]> {
  let items: Item[] = [];
  for (const multiple of WINDOWS) {
    const width = multiple * size;
    const range = backwards
      ? { gt: seq, ...(width === Infinity ? {} : { lte: seq + width }) }
      : { lt: seq, ...(width === Infinity ? {} : { gte: seq - width }) };
    const response = await search({
      size,
      track_total_hits: false,
      sort: sortOf('newest', backwards),
      query: { bool: { filter: [questionQuery(filter), { range: { seq: range } }] } },
    });
    items = readItems(response);
    if (items.length === size) break;
  }
  return items;
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
  search: Search,
  filter: SearchFilter,
  request: PageRequest,
  size: number,
): Promise<Item[]> {
  const { order, from } = request;
  const [seq] = from?.position ?? [];
  if (order === 'newest' && from !== undefined && seq !== undefined)
    return readNear(search, filter, { seq, backwards: from.backwards }, size);
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
export async function readPage(
  client: Client,
  alias: string,
  filter: SearchFilter,
  request: PageRequest,
): Promise<Page> {
  const { limit, from } = request;
  // The sort values name the questions. Ids are stored fields, which cost more to read.
  const search: Search = (body) =>
    runSearch(client, alias, { _source: false, stored_fields: '_none_', ...body });
  const found = await find(search, filter, request, limit + 1);
  const items = found.slice(0, limit);
  return {
    items: from?.backwards === true ? items.reverse() : items,
    more: found.length > limit,
  };
}
