import type { OpenedPage } from './page.tsx';
import type { Match } from './routes.ts';

/** Entries whose pages are kept, so that going back shows them at once. */
const MOST_KEPT = 30;

/** A page that the visitor has been to, and what is needed to show it again as it was. */
export interface Visit {
  readonly match: Match;
  readonly url: URL;
  readonly page: OpenedPage;
  /** The states of its components. */
  readonly kept: Map<string, unknown>;
  scroll: number;
}

/** The visits of this tab, by the key in the history's state. */
export interface Visits {
  readonly add: (key: number, visit: Visit) => void;
  readonly find: (key: unknown) => Visit | undefined;
}

export function createVisits(): Visits {
  const visits = new Map<number, Visit>();
  return {
    add(key, visit) {
      visits.delete(key);
      visits.set(key, visit);
      const oldest = visits.keys().next().value;
      if (visits.size > MOST_KEPT && oldest !== undefined) visits.delete(oldest);
    },
    find: (key) => (typeof key === 'number' ? visits.get(key) : undefined),
  };
}
