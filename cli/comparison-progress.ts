import type { ComparisonProgress } from '../indexer/duplicates/compare-due.ts';
import type { ProgressState } from './progress.ts';

/** Progress of comparing stored questions. */
export const comparisonProgress = ({ compared, total }: ComparisonProgress): ProgressState => ({
  done: compared,
  total,
  text: `${compared.toLocaleString('en')} of ${total.toLocaleString('en')} stored questions compared`,
});
