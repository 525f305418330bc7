import type { estypes } from '@elastic/elasticsearch';

import { questionQuery, type SearchFilter } from './query.ts';
import { bySeq, readItems, readNear, type Item, type PageSearch, type Start } from './read-near.ts';
import { levelsOf } from './text-clauses.ts';
import type { TextQuery } from './words/text-query.ts';

type Clause = NonNullable<estypes.QueryDslQueryContainer>;

/**
 * Matches that one search may score. Scoring visits every match, so more of them are read level by level in the order of
 * the index.
 */
const MOST_SCORED = 1_000;

interface Ranked {
  readonly filter: Clause;
  readonly levels: readonly Clause[];
}

/**
 * The score is the number of levels beyond the first that a question matches. It depends on the question and the search
 * alone: unlike the engine's own scores it is the same while other questions change, on every replica and in every
 * generation of the index. So a cursor always continues where it was.
 */
function readScored(
  search: PageSearch,
  { filter, levels }: Ranked,
  from: Start | undefined,
  size: number,
): Promise<estypes.SearchResponse> {
  const order = from?.backwards === true ? 'asc' : 'desc';
  return search({
    size,
    track_total_hits: false,
    terminate_after: MOST_SCORED,
    sort: [{ _score: { order } }, { seq: { order } }],
    query: {
      bool: {
        filter: [filter],
        should: levels.slice(1).map((level) => ({ constant_score: { filter: level, boost: 1 } })),
      },
    },
    ...(from === undefined ? {} : { search_after: [...from.position] }),
  });
}

/** The questions that match this level and no closer one. */
const onlyLevel = ({ filter, levels }: Ranked, score: number): Clause => ({
  bool: { filter: [filter, ...levels.slice(score, score + 1)], must_not: levels.slice(score + 1, score + 2) },
});

async function readLevels(
  search: PageSearch,
  ranked: Ranked,
  from: Start | undefined,
  size: number,
): Promise<Item[]> {
  const backwards = from?.backwards ?? false;
  const [startScore = ranked.levels.length - 1, startSeq] = from?.position ?? [];
  const items: Item[] = [];
  for (
    let score = startScore;
    items.length < size && score >= 0 && score < ranked.levels.length;
    score += backwards ? 1 : -1
  ) {
    const query = onlyLevel(ranked, score);
    const missing = size - items.length;
    // The first question of a level in the order of reading; its numbers begin at 1.
    const seq = score === startScore ? startSeq : backwards ? 0 : undefined;
    const found =
      seq === undefined
        ? readItems(await search({ size: missing, track_total_hits: false, sort: bySeq(false), query }))
        : await readNear(search, query, { seq, backwards }, missing);
    items.push(...found.map((item) => ({ seq: item.seq, position: [score, item.seq] })));
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
  filter: SearchFilter & { readonly text: TextQuery },
  { from, matches = 0 }: { readonly from?: Start; readonly matches?: number | undefined },
  size: number,
): Promise<Item[]> {
  const ranked: Ranked = { filter: questionQuery(filter), levels: levelsOf(filter.text) };
  if (matches <= MOST_SCORED) {
    const scored = await readScored(search, ranked, from, size);
    if (scored.terminated_early !== true) return readItems(scored);
  }
  return readLevels(search, ranked, from, size);
}
