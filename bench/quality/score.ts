import type { QualityTier } from '../../src/contract/vocabulary.ts';

/** A question's tier, as a person labelled it and as the rules judged it. */
export interface Judgement {
  readonly labelled: QualityTier;
  readonly judged: QualityTier;
}

/** How well the rules find the questions of a tier. */
export interface Score {
  readonly labelled: number;
  readonly judged: number;
  readonly both: number;
  readonly precision: number;
  readonly recall: number;
}

/** Precision and recall of one tier against the rest. */
export function scoreOf(judgements: readonly Judgement[], tier: QualityTier): Score {
  const count = (isCounted: (judgement: Judgement) => boolean): number => judgements.filter(isCounted).length;
  const labelled = count((one) => one.labelled === tier);
  const judged = count((one) => one.judged === tier);
  const both = count((one) => one.labelled === tier && one.judged === tier);
  return { labelled, judged, both, precision: both / judged, recall: both / labelled };
}
