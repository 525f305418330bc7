import type { estypes } from '@elastic/elasticsearch';
import { randomFillSync, randomInt } from 'node:crypto';
import { z } from 'zod';

import { questionQuery, type SearchFilter } from '../filters/search-filter.ts';
import type { Searcher } from './run-search.ts';
import { readTotal } from './counts.ts';
import { matchNumbers } from './matches.ts';

/** One more than the largest seed that the engine accepts, a signed 32-bit number. */
const SEEDS = 2 ** 31;
/** The most questions that the engine returns for one search. */
export const MOST_HITS = 10_000;

/** Random questions that match a filter. */
export interface RandomQuestions {
  /** Their unique numbers, all different. */
  readonly seqs: readonly number[];
  /** The number of all matches, or an estimate of it. */
  readonly matches: number;
}

/** Checked without zod, because a fill has thousands. */
function seqOf({ fields }: { readonly fields?: Readonly<Record<string, unknown>> }): number {
  const values = fields?.seq;
  const seq: unknown = Array.isArray(values) ? values[0] : undefined;
  if (typeof seq !== 'number') throw new TypeError('the search engine returned a question without a number');
  return seq;
}

/** What is needed of the response for many questions. The name of the index in each hit is longer than its number. */
export const BRIEFLY = ['timed_out', '_shards', 'hits.total', 'hits.hits.fields'];

/**
 * Draws distinct questions, each match equally likely. Returns fewer if fewer questions match. A seed is sent because
 * the engine's default seed is the clock, so that requests in the same millisecond would get the same draw. The cost
 * grows with the number of matches.
 */
export async function drawSeqs(
  search: Searcher,
  filter: SearchFilter,
  amount: number,
): Promise<RandomQuestions> {
  const response = await search({
    size: amount,
    _source: false,
    // Reading the number as a doc value costs half as much as the id, which is a stored field.
    stored_fields: '_none_',
    docvalue_fields: ['seq'],
    track_total_hits: true,
    query: {
      function_score: {
        query: questionQuery(filter),
        functions: [{ random_score: { seed: randomInt(SEEDS), field: 'seq' } }],
        boost_mode: 'replace',
      },
    },
  });
  // A brief response has no hits at all if nothing matches.
  const found: { readonly hits?: readonly estypes.SearchHit[] } = response.hits;
  return {
    seqs: found.hits?.map(seqOf) ?? [],
    matches: readTotal(response.hits),
  };
}

/** Matches that a search by score can visit in the time in which this one looks up a number. */
const WORTH = 15;
/** Numbers in one search. The engine accepts twice as many. */
const MOST_NUMBERS = 30_000;

const Bounds = z.object({ lowest: z.object({ value: z.int() }), highest: z.object({ value: z.int() }) });

/** Distinct random whole numbers from `lowest` to `lowest + span - 1`. There must be far fewer than `span`. */
function randomNumbers(count: number, lowest: number, span: number): number[] {
  const bits = randomFillSync(new Uint32Array(4 * count));
  const numbers = new Set<number>();
  for (let index = 0; index + 1 < bits.length && numbers.size < count; index += 2) {
    // With 53 random bits no number is noticeably likelier than another.
    const fraction = ((bits[index] ?? 0) * 2 ** 21 + ((bits[index + 1] ?? 0) >>> 11)) / 2 ** 53;
    numbers.add(lowest + Math.floor(fraction * span));
  }
  return [...numbers];
}

/** The range of the numbers of all questions. */
async function readSpan(search: Searcher): Promise<{ lowest: number; span: number } | undefined> {
  const { aggregations } = await search({
    size: 0,
    track_total_hits: false,
    aggs: { lowest: { min: { field: 'seq' } }, highest: { max: { field: 'seq' } } },
  });
  const bounds = Bounds.safeParse(aggregations);
  if (!bounds.success) return undefined;
  const lowest = bounds.data.lowest.value;
  return { lowest, span: bounds.data.highest.value - lowest + 1 };
}

/**
 * Samples about `amount` of many matches: it draws random numbers and searches for the matches among the questions with
 * these numbers. So each match is equally likely, independently of the others. The engine's `random_sampler` would cost
 * less, but it skips by the same steps in every segment of the index: questions at the same places of two segments
 * would always be drawn together.
 *
 * @param matches - the approximate number of matches
 * @returns the sample in no particular order; undefined if a search by score costs less, because few of the numbers
 * belong to a match
 */
export async function sampleSeqs(
  search: Searcher,
  filter: SearchFilter,
  amount: number,
  matches: number,
): Promise<RandomQuestions | undefined> {
  const bounds = await readSpan(search);
  if (bounds === undefined) return undefined;
  const wanted = Math.min(MOST_NUMBERS, Math.ceil((amount * bounds.span) / matches));
  if (wanted * WORTH > matches) return undefined;
  const numbers = randomNumbers(wanted, bounds.lowest, bounds.span);
  // An index of an earlier release has no such field. The sample is too small then.
  const seqs = [...(await matchNumbers(search, filter, numbers, 'seq.text'))];
  const found = Math.round((seqs.length * bounds.span) / numbers.length);
  // There are far fewer matches than expected, so that this sample is too small.
  return 2 * found < matches ? undefined : { seqs, matches: found };
}
