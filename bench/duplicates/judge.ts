import { similarity } from '../../indexer/duplicates/similarity.ts';
import type { LabelledPair } from './labelled-pairs.ts';

export interface Judgement {
  /** The share of duplicates among the pairs that were found. */
  readonly precision: number;
  /** The share of the duplicates that was found. */
  readonly recall: number;
}

/** How well a threshold separates duplicates from others, among the pairs that are compared at all. */
export function judge(
  pairs: readonly LabelledPair[],
  threshold: number,
  isCompared: (pair: LabelledPair) => boolean = () => true,
): Judgement {
  const found = pairs.filter((pair) => isCompared(pair) && similarity(pair.one, pair.other) >= threshold);
  const right = found.filter(({ isDuplicate }) => isDuplicate).length;
  const duplicates = pairs.filter(({ isDuplicate }) => isDuplicate).length;
  return { precision: found.length === 0 ? 1 : right / found.length, recall: right / duplicates };
}
