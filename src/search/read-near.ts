import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

/**
 * Where a question is in its order. Its sort values, all whole numbers; the last one is `seq`. In a shuffled order, the
 * bits of the order and the place.
 */
export type Position = readonly number[];

/** A question on a page. */
export interface Item {
  readonly seq: number;
  readonly position: Position;
}

/** Where to continue (exclusive), and in which direction. */
export interface Start {
  readonly position: Position;
  readonly backwards: boolean;
}

export type PageSearch = (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;

const SortValues = z.union([z.tuple([z.number()]), z.tuple([z.number(), z.number()])]);

/**
 * Widths of the windows of `seq` in which a page is looked for, in multiples of the page size. The first one suffices if
 * one question in a hundred matches. If fewer match, reading all of them is cheap, unless they lie close together far
 * away: the second window bounds that.
 */
const WINDOWS = [100, 3_000, Infinity];

export function readItems(response: estypes.SearchResponse): Item[] {
  return response.hits.hits.map((hit) => {
    const position = SortValues.parse(hit.sort);
    return { seq: position.length === 1 ? position[0] : position[1], position };
  });
}

/** The order of the index, or its reverse. */
export const bySeq = (backwards: boolean): estypes.SortCombinations[] => [
  { seq: { order: backwards ? 'asc' : 'desc' } },
];

/**
 * Reads the items next to a `seq` in windows. Without one, the engine would skip every match up to the position, or
 * visit every match beyond it when reading backwards, against the order of the index.
 */
export async function readNear(
  search: PageSearch,
  query: estypes.QueryDslQueryContainer,
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
      sort: bySeq(backwards),
      query: { bool: { filter: [query, { range: { seq: range } }] } },
    });
    items = readItems(response);
    if (items.length === size) break;
  }
  return items;
}
