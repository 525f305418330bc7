import { randomFillSync } from 'node:crypto';
import { z } from 'zod';

import type { RandomQuestions } from './draw-seqs.ts';
import type { Searcher } from './gather-searches.ts';
import { matchNumbers } from './match-numbers.ts';
import type { SearchFilter } from '../filters/search-filter.ts';

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
