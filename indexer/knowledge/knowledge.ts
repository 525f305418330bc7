import { CatalogueNames } from './catalogue-names.ts';
import { popularTitles } from './popular-titles.ts';

/** What imported questions are compared with. */
export interface Knowledge {
  readonly names: CatalogueNames;
  /** The keys of much-read articles of an encyclopaedia. */
  readonly popular: ReadonlySet<string>;
}

export const createKnowledge = (): Knowledge => ({ names: new CatalogueNames(), popular: popularTitles() });
