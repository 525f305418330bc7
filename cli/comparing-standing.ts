import type { Comparing } from '../indexer/duplicates/compare-due.ts';
import type { Standing } from './progress.ts';

/** How far the comparison of stored questions is. */
export const comparingStanding = ({ compared, total }: Comparing): Standing => ({
  done: compared,
  total,
  words: `${compared.toLocaleString('en')} of ${total.toLocaleString('en')} stored questions compared`,
});
