import { setImmediate as breathe } from 'node:timers/promises';

import { Language } from '../contract/vocabulary.ts';
import type { KeyCount } from '../search/counts.ts';
import type { Overview, Tally } from '../search/tally.ts';
import { createListing, type Counted, type Listing } from './listing.ts';
import { termOf, type RegionTerm, type Term, type Terms, type TopicTerm } from './term.ts';

/** The counts of one moment with the names of what was counted. Nothing in it ever changes. */
export interface View {
  /** Equal versions have equal counts, in every process. */
  readonly version: number;
  readonly overview: Overview;
  readonly terms: Terms;
  /** Tags and subcategories that a visible question carries. */
  readonly tags: Listing;
  readonly subcategories: Listing;
  /** Every region and every topic, also those without a question. */
  readonly regions: Listing<RegionTerm>;
  readonly topics: Listing<TopicTerm>;
  /** The topic of a slug or of another name; letter case does not count. */
  topic(name: string): TopicTerm | undefined;
}

/** One that no label is known of was created a moment ago. */
const nameless = (slug: string): Term => termOf({ slug, label: { en: slug, pl: slug } });

/** Some systems type letters with diacritics as two characters. */
const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();

const carried = (counts: readonly KeyCount[], terms: ReadonlyMap<string, Term>): Counted[] =>
  counts.map(([slug, count]) => ({ term: terms.get(slug) ?? nameless(slug), count }));

function listed<Of extends Term>(
  counts: readonly KeyCount[],
  terms: ReadonlyMap<string, Of>,
): readonly Counted<Of>[] {
  const counted = new Map(counts);
  return [...terms.values()].map((term) => ({ term, count: counted.get(term.slug) ?? 0 }));
}

/** Joins counts and names. */
export function createView(version: number, tally: Tally, terms: Terms): View {
  // A topic that was added since is not counted yet, and one that is gone has nothing to show.
  const topics = tally.topics.flatMap(([slug, count]) => {
    const term = terms.topics.get(slug);
    return term === undefined ? [] : [{ term, count }];
  });
  const aliases = new Map(
    [...terms.topics.values()].flatMap((topic) => topic.aliases.map((alias) => [nameKey(alias), topic])),
  );
  return {
    version,
    overview: tally.overview,
    terms,
    tags: createListing(carried(tally.tags, terms.tags)),
    subcategories: createListing(carried(tally.subcategories, terms.subcategories)),
    regions: createListing(listed(tally.regions, terms.regions)),
    topics: createListing(topics),
    topic(name) {
      const key = nameKey(name);
      return terms.topics.get(key) ?? aliases.get(key);
    },
  };
}

/** Does ahead what the first searches would have to do, a listing at a time: other requests are served between two. */
export async function prepareSearches(
  view: Pick<View, 'tags' | 'subcategories' | 'regions' | 'topics'>,
): Promise<void> {
  for (const listing of [view.tags, view.subcategories, view.regions, view.topics])
    for (const language of Language.options) {
      await breathe();
      listing.prepare(language);
    }
}
