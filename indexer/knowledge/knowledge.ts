import { readReadings, type Readings } from '../quality/readings.ts';
import { CatalogueNames } from './catalogue-names.ts';
import { popularTitles } from './popular-titles.ts';

/** What imported questions are compared with. */
export interface Knowledge {
  readonly names: CatalogueNames;
  /** The keys of much-read articles of an encyclopaedia. */
  readonly popular: ReadonlySet<string>;
  /** What people found who read imported questions. */
  readonly readings: Readings;
}

export const createKnowledge = (): Knowledge => ({
  names: new CatalogueNames(),
  popular: popularTitles(),
  readings: readReadings(),
});
