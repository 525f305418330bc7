import { setImmediate as breathe } from 'node:timers/promises';

import { byLanguage, Language } from '../contract/vocabulary.ts';
import type { KeyCount } from '../search/counts.ts';
import type { Overview, Tally } from '../search/tally.ts';
import { topicKey } from '../store/taxonomy/taxonomy-names.ts';
import { createKnownFilters, type KnownFilters } from './known-values.ts';
import {
  createListing,
  type Counted,
  type Listing,
  type Playable,
  termOf,
  type RegionTerm,
  type Term,
  type Terms,
  type TopicTerm,
} from './listing.ts';

/** One version of the counts, joined with names. Immutable. */
export interface View {
  /** Equal versions have equal counts in every process. */
  readonly version: number;
  readonly overview: Overview;
  /** Questions of each category, by its id, that a request without further filters can return. */
  readonly playableCategories: Readonly<Record<Language, ReadonlyMap<string, number>>>;
  readonly terms: Terms;
  /** Licences of questions, as exact identifiers, most questions first. */
  readonly licenses: readonly KeyCount[];
  /** Tags and subcategories of visible questions. */
  readonly tags: Listing;
  readonly subcategories: Listing;
  /** Every region and every topic, including those without questions. */
  readonly regions: Listing<RegionTerm>;
  readonly topics: Listing<TopicTerm>;
  /** Finds a topic by slug or alias, ignoring letter case. */
  topic(name: string): TopicTerm | undefined;
  /** The values of filters. */
  readonly known: KnownFilters;
}

const carried = (
  counts: readonly KeyCount[],
  terms: ReadonlyMap<string, Term>,
  playable: (index: number) => Playable | undefined,
): Counted[] =>
  counts.map(([slug, count], index) => ({
    // A slug created after the names were read has no label yet.
    term: terms.get(slug) ?? termOf({ slug, label: {} }),
    count,
    playable: playable(index),
  }));

/** Reads the playable questions of a slug by its place in the full counts. */
function playableIn(
  { playable }: Tally,
  kind: 'tags' | 'subcategories' | 'topics',
): (index: number) => Playable | undefined {
  const lists = Language.options.map((language) => [language, playable[language]?.[kind] ?? []] as const);
  return (index) => {
    const counts: Partial<Record<Language, number>> = {};
    let some = false;
    for (const [language, list] of lists) {
      const count = list[index] ?? 0;
      if (count > 0) {
        counts[language] = count;
        some = true;
      }
    }
    return some ? counts : undefined;
  };
}

function listed<Of extends Term>(
  counts: readonly KeyCount[],
  terms: ReadonlyMap<string, Of>,
): readonly Counted<Of>[] {
  const counted = new Map(counts);
  return [...terms.values()].map((term) => ({ term, count: counted.get(term.slug) ?? 0 }));
}

export function createView(version: number, tally: Tally, terms: Terms): View {
  // A topic added since the count has no count yet, and a deleted one has no name.
  const playableTopic = playableIn(tally, 'topics');
  const topics = tally.topics.flatMap(([slug, count], index) => {
    const term = terms.topics.get(slug);
    return term === undefined ? [] : [{ term, count, playable: playableTopic(index) }];
  });
  const aliases = new Map(
    [...terms.topics.values()].flatMap((topic) => topic.aliases.map((alias) => [topicKey(alias), topic])),
  );
  const topic = (name: string): TopicTerm | undefined => {
    const key = topicKey(name);
    return terms.topics.get(key) ?? aliases.get(key);
  };
  const listings = {
    tags: createListing(carried(tally.tags, terms.tags, playableIn(tally, 'tags'))),
    subcategories: createListing(
      carried(tally.subcategories, terms.subcategories, playableIn(tally, 'subcategories')),
    ),
    regions: createListing(listed(tally.regions, terms.regions)),
    topics: createListing(topics),
  };
  const { licenses } = tally;
  const isTopic = (name: string): boolean => topic(name) !== undefined;
  return {
    version,
    overview: tally.overview,
    playableCategories: byLanguage((language) => new Map(tally.playable[language]?.categories)),
    terms,
    licenses,
    ...listings,
    topic,
    known: createKnownFilters({ ...listings, terms, licenses, isTopic }),
  };
}

/** Prepares the first searches, one listing and language at a time, so that other requests are served in between. */
export async function prepareSearches(
  view: Pick<View, 'tags' | 'subcategories' | 'regions' | 'topics'>,
): Promise<void> {
  for (const listing of [view.tags, view.subcategories, view.regions, view.topics])
    for (const language of Language.options) {
      await breathe();
      listing.prepare(language);
    }
}
