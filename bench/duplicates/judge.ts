import { similarity } from '../../indexer/duplicates/similarity.ts';
import type { LabelledPair } from './labelled-pairs.ts';

export interface Judgement {
  /** Of the pairs that were found, the share of duplicates. */
  readonly precision: number;
  /** Of the duplicates, the share that was found. */
  readonly recall: number;
}

/** How well a threshold tells duplicates from others, among the pairs that come to be compared at all. */
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
