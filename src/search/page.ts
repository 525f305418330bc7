import type { estypes } from '@elastic/elasticsearch';
import { z } from 'zod';

import { callerGone } from '../engines/time-limits.ts';
import type { Clause } from '../filters/row.ts';
import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { levelsOf, scoresOf, type TextQuery } from '../filters/text-search.ts';
import { readChanged } from './read-changed.ts';
import { type LiveIndex, runSearch, type Searcher } from './run-search.ts';

/**
 * - `newest`: by `seq`, descending.
 * - `changed`: by time of change and `seq`, ascending.
 * - `relevant`: by how closely they match the text and `seq`, descending.
 */
type SortedOrder = 'newest' | 'changed' | 'relevant';
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

/** Reads the items after a position in the order of reading. */
async function find(
  search: Searcher,
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
  if (order === 'changed' && filter.updated !== undefined) {
    const { position, backwards = false } = from ?? {};
    return readItems(await readChanged(search, filter, filter.updated, { position, backwards, size }));
  }
  return readItems(
    await search({ size, track_total_hits: false, sort: bySeq(false), query: questionQuery(filter) }),
  );
}

/** Reads one page of questions. They are in the requested order for both directions of reading. */
export async function readPage(index: LiveIndex, filter: SearchFilter, request: PageRequest): Promise<Page> {
  const { limit, from } = request;
  // The sort values name the questions. Ids are stored fields, which cost more to read.
  const search: Searcher = (body) =>
    runSearch(index, { _source: false, stored_fields: '_none_', ...body }, undefined, callerGone());
  const found = await find(search, filter, request, limit + 1);
  const items = found.slice(0, limit);
  return {
    items: from?.backwards === true ? items.reverse() : items,
    more: found.length > limit,
  };
}

/**
 * Where a question is in its order. Its sort values, all whole numbers; the last one is `seq`. In a shuffled order, the
 * bits of the order and the place.
 */
export type Position = readonly number[];

/** A question on a page. */
interface Item {
  readonly seq: number;
  readonly position: Position;
}

/** Where to continue (exclusive), and in which direction. */
export interface Start {
  readonly position: Position;
  readonly backwards: boolean;
}

const SortValues = z.union([z.tuple([z.number()]), z.tuple([z.number(), z.number()])]);

/**
 * Widths of the windows of `seq` in which a page is looked for, in multiples of the page size. The first one suffices if
 * one question in a hundred matches. If fewer match, reading all of them is cheap, unless they lie close together far
 * away: the second window bounds that.
 */
const WINDOWS = [100, 3_000, Infinity];

function readItems(response: estypes.SearchResponse): Item[] {
  return response.hits.hits.map((hit) => {
    const position = SortValues.parse(hit.sort);
    return { seq: position.length === 1 ? position[0] : position[1], position };
  });
}

/** The order of the index, or its reverse. */
const bySeq = (backwards: boolean): estypes.SortCombinations[] => [
  { seq: { order: backwards ? 'asc' : 'desc' } },
];

/**
 * Reads the items next to a `seq` in windows. Without one, the engine would skip every match up to the position, or
 * visit every match beyond it when reading backwards, against the order of the index.
 */
async function readNear(
  search: Searcher,
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

/**
 * Matches that one search may score. Scoring visits every match, so more of them are read level by level in the order of
 * the index.
 */
const MOST_SCORED = 1_000;
/** Added to levels in positions, so that a walk continues as it began, however many matches there are by then. */
const FIRST_LEVEL = 100;

interface Ranked {
  readonly filter: Clause;
  readonly text: TextQuery;
}

/**
 * Scores depend on the question and the search alone: unlike the engine's own scores they are the same while other
 * questions change, on every replica and in every generation of the index. So a cursor always continues where it was.
 */
function readScored(
  search: Searcher,
  { filter, text }: Ranked,
  from: Start | undefined,
  size: number,
): Promise<estypes.SearchResponse> {
  const order = from?.backwards === true ? 'asc' : 'desc';
  return search({
    size,
    sort: [{ _score: { order } }, { seq: { order } }],
    query: { bool: { filter: [filter], should: scoresOf(text) } },
    ...(from === undefined
      ? { track_total_hits: MOST_SCORED + 1, terminate_after: MOST_SCORED }
      : { track_total_hits: false, search_after: [...from.position] }),
  });
}

/** Whether there were too many matches to score, in one shard or in all shards together. */
const hasTooMany = ({ terminated_early, hits: { total } }: estypes.SearchResponse): boolean =>
  terminated_early === true || (typeof total === 'object' && total.value > MOST_SCORED);

/** The questions that match this level and no closer one. */
const onlyLevel = (filter: Clause, levels: readonly Clause[], level: number): Clause => ({
  bool: { filter: [filter, ...levels.slice(level, level + 1)], must_not: levels.slice(level + 1, level + 2) },
});

async function readLevels(
  search: Searcher,
  { filter, text }: Ranked,
  from: Start | undefined,
  size: number,
): Promise<Item[]> {
  const levels = levelsOf(text);
  const backwards = from?.backwards ?? false;
  const [position, startSeq] = from?.position ?? [];
  const start = position === undefined ? levels.length - 1 : position - FIRST_LEVEL;
  const items: Item[] = [];
  for (
    let level = start;
    items.length < size && level >= 0 && level < levels.length;
    level += backwards ? 1 : -1
  ) {
    const query = onlyLevel(filter, levels, level);
    const missing = size - items.length;
    // The first question of a level in the order of reading; its numbers begin at 1.
    const seq = level === start ? startSeq : backwards ? 0 : undefined;
    const found =
      seq === undefined
        ? readItems(await search({ size: missing, track_total_hits: false, sort: bySeq(false), query }))
        : await readNear(search, query, { seq, backwards }, missing);
    items.push(...found.map((item) => ({ seq: item.seq, position: [FIRST_LEVEL + level, item.seq] })));
  }
  return items;
}

/**
 * Reads the items after a position: the closest matches first, and of equally close ones the newest.
 *
 * @param matches - their approximate number, if it is known
 */
async function readRelevant(
  search: Searcher,
  filter: SearchFilter,
  text: TextQuery,
  { from, matches = 0 }: { readonly from?: Start; readonly matches?: number | undefined },
  size: number,
): Promise<Item[]> {
  const ranked: Ranked = { filter: questionQuery(filter), text };
  const isScored = from === undefined ? matches <= MOST_SCORED : (from.position[0] ?? 0) < FIRST_LEVEL;
  if (isScored) {
    const scored = await readScored(search, ranked, from, size);
    if (!hasTooMany(scored)) return readItems(scored);
  }
  return readLevels(search, ranked, from, size);
}
