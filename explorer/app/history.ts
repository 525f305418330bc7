import type { OpenedPage } from './page.tsx';
import type { Match } from './routes.ts';

/** Entries whose pages are kept, so that going back shows them at once. */
const MOST_KEPT = 30;

/** A page that the visitor has been to, and what is needed to show it again as it was. */
export interface Visit {
  readonly match: Match;
  readonly url: URL;
  readonly page: OpenedPage;
  /** Visits with the same number share their components: a change of a filter keeps them. */
  readonly instance: number;
  /** The states of its components. */
  readonly kept: Map<string, unknown>;
  scroll: number;
}

/** The visits of this tab, by the entry of the history. */
export interface Visits {
  readonly add: (entry: number, visit: Visit) => void;
  readonly find: (entry: number) => Visit | undefined;
}

export function createVisits(): Visits {
  const visits = new Map<number, Visit>();
  return {
    add(entry, visit) {
      visits.delete(entry);
      visits.set(entry, visit);
      const oldest = visits.keys().next().value;
      if (visits.size > MOST_KEPT && oldest !== undefined) visits.delete(oldest);
    },
    find: (entry) => visits.get(entry),
  };
}
