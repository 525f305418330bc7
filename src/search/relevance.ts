import type { estypes } from '@elastic/elasticsearch';

import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import { bySeq, readItems, readNear, type Item, type PageSearch, type Start } from './read-near.ts';
import { levelsOf, scoresOf, type TextQuery } from '../filters/text-search.ts';

type Clause = NonNullable<estypes.QueryDslQueryContainer>;

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
  search: PageSearch,
  { filter, text }: Ranked,
  from: Start | undefined,
  size: number,
): Promise<estypes.SearchResponse> {
  const order = from?.backwards === true ? 'asc' : 'desc';
  return search({
    size,
    track_total_hits: false,
    sort: [{ _score: { order } }, { seq: { order } }],
    query: { bool: { filter: [filter], should: scoresOf(text) } },
    ...(from === undefined ? { terminate_after: MOST_SCORED } : { search_after: [...from.position] }),
  });
}

/** The questions that match this level and no closer one. */
const onlyLevel = (filter: Clause, levels: readonly Clause[], level: number): Clause => ({
  bool: { filter: [filter, ...levels.slice(level, level + 1)], must_not: levels.slice(level + 1, level + 2) },
});

async function readLevels(
  search: PageSearch,
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
export async function readRelevant(
  search: PageSearch,
  filter: SearchFilter,
  text: TextQuery,
  { from, matches = 0 }: { readonly from?: Start; readonly matches?: number | undefined },
  size: number,
): Promise<Item[]> {
  const ranked: Ranked = { filter: questionQuery(filter), text };
  const isScored = from === undefined ? matches <= MOST_SCORED : (from.position[0] ?? 0) < FIRST_LEVEL;
  if (isScored) {
    const scored = await readScored(search, ranked, from, size);
    if (scored.terminated_early !== true) return readItems(scored);
  }
  return readLevels(search, ranked, from, size);
}
