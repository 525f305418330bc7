import type { estypes } from '@elastic/elasticsearch';

import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { readTotal } from './counts.ts';
import type { Searcher } from './run-search.ts';

/** Times of change in milliseconds since 1970. `before` is exclusive, and now by default. */
type Period = NonNullable<SearchFilter['updated']>;

/** Which questions of a period to read. */
interface ChangesRequest {
  /** The sort values of the question to continue at, which is left out. */
  readonly position: readonly number[] | undefined;
  /** Whether to read from the latest to the earliest. */
  readonly backwards: boolean;
  readonly size: number;
}

/** Searches for the questions that changed in a period, by time of change and `seq`. */
export async function readChanged(
  search: Searcher,
  filter: SearchFilter,
  period: Period,
  { position, backwards, size }: ChangesRequest,
): Promise<estypes.SearchResponse> {
  const order = backwards ? 'desc' : 'asc';
  const [time] = position ?? [];
  const { from, before = Date.now() } = period;
  // Otherwise the engine skips the questions of the times that the cursor has passed one by one.
  const left = backwards
    ? { from, before: Math.min(before, (time ?? Infinity) + 1) }
    : { from: Math.max(from, time ?? -Infinity), before };
  const read = (updated: Period): Promise<estypes.SearchResponse> =>
    search({
      size,
      track_total_hits: false,
      sort: [{ updated_at: { order } }, { seq: { order } }],
      query: questionQuery({ ...filter, updated }),
      ...(position === undefined ? {} : { search_after: [...position] }),
    });
  // The index has the newest questions first, so the engine finds the latest changes at once.
  if (backwards) return read(left);
  const beginning = await beginningOf(search, filter, left, size);
  const response = await read(beginning);
  // Some may have changed since they were counted, and more than a page may have the time of the position.
  return beginning === left || response.hits.hits.length === size ? response : read(left);
}

/** Matches in which the engine may look for the earliest changes: it visits each, which takes 1.1 s with ten million. */
const MOST = 20_000;
/** Pages that the beginning has at least, since its first questions may be at the position, and not after it. */
const PAGES = 10;

/** Shortens a period to a beginning that has some pages and few matches; the period itself if it has few. */
async function beginningOf(
  search: Searcher,
  filter: SearchFilter,
  period: Required<Period>,
  size: number,
): Promise<Required<Period>> {
  const { from, before } = period;
  let short = from;
  let long = before;
  for (let end = before; ;) {
    const beginning = end === before ? period : { from, before: end };
    const query = questionQuery({ ...filter, updated: beginning });
    const { hits } = await search({ size: 0, track_total_hits: MOST + 1, query });
    const matches = readTotal(hits);
    if (matches > MOST) long = end;
    else if (end === before || matches >= PAGES * size) return beginning;
    else short = end;
    if (long - short <= 1) return { from, before: long };
    // Between the two in proportion: the period may be years, and the beginning milliseconds.
    end = from + Math.floor(Math.sqrt((short - from + 1) * (long - from)));
  }
}
