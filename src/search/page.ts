import type { Client, estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { runSearch } from './run-search.ts';
import type { Total } from './count.ts';
import { questionQuery, type SearchFilter } from './query.ts';

/** `newest` sorts by `seq`, descending; `changed` by time of change and `seq`, ascending. */
export type Order = 'newest' | 'changed';

/** The sort values of a question: one number for `newest`, two for `changed`. */
export type Position = readonly number[];

export interface PageRequest {
  readonly order: Order;
  readonly limit: number;
  /** Where to continue (exclusive), and in which direction. */
  readonly from?: { readonly position: Position; readonly backwards: boolean };
  /** Whether to count all matches, or the number up to which they are counted. */
  readonly countUpTo: boolean | number;
}

export interface Page {
  readonly items: readonly { readonly id: string; readonly position: Position }[];
  /** Whether there are more questions in the direction of reading. */
  readonly more: boolean;
  readonly total?: Total;
}

const SortValues = z.array(z.number());

function sortOf(order: Order, backwards: boolean): estypes.SortCombinations[] {
  const [up, down] = backwards ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const);
  return order === 'newest'
    ? [{ seq: { order: down } }]
    : [{ updated_at: { order: up } }, { seq: { order: up } }];
}

/** Reads one page of ids. They are in the requested order for both directions of reading. */
export async function readPage(
  client: Client,
  alias: string,
  filter: SearchFilter,
  request: PageRequest,
): Promise<Page> {
  const backwards = request.from?.backwards ?? false;
  const response = await runSearch(client, alias, {
    size: request.limit + 1,
    _source: false,
    track_total_hits: request.countUpTo,
    sort: sortOf(request.order, backwards),
    query: questionQuery(filter),
    ...(request.from === undefined ? {} : { search_after: [...request.from.position] }),
  });
  const found = response.hits.hits.flatMap((hit) =>
    hit._id === undefined ? [] : [{ id: hit._id, position: SortValues.parse(hit.sort) }],
  );
  const items = found.slice(0, request.limit);
  const total = response.hits.total;
  return {
    items: backwards ? items.reverse() : items,
    more: found.length > request.limit,
    ...(total === undefined || typeof total === 'number'
      ? {}
      : { total: { value: total.value, exact: total.relation === 'eq' } }),
  };
}
