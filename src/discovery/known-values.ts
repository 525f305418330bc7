import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

import { foldText } from '../contract/fold-text.ts';
import { licenseFamily } from '../contract/vocabulary.ts';
import type { KnownKind } from '../filters/row.ts';
import type { KnownValues } from '../filters/warnings.ts';
import type { KeyCount } from '../search/counts.ts';
import type { Counted, Listing } from './listing.ts';
import { createSpelling, type SpelledName, type Spelling } from './spelling.ts';
import type { RegionTerm, Term, Terms, TopicTerm } from './term.ts';

/** The values of one filter. A value exists with or without visible questions; the nearest one has some. */
interface PreparedValues extends KnownValues {
  /** Makes the first search for the nearest value as fast as the others. */
  prepare(): void;
}

/** The values of the filters that accept any value. */
export type KnownFilters = Readonly<Record<KnownKind, PreparedValues>>;

/** The form in which names are compared: slugs have hyphens where names have spaces. */
const spelled = (text: string): string => foldText(text).replaceAll(' ', '-');

/** Unknown texts for which the nearest value is kept. Finding it takes up to a millisecond, and clients repeat their mistakes. */
const MOST_UNKNOWN = 1_000;

function knownValues(has: KnownValues['has'], names: () => readonly SpelledName[]): PreparedValues {
  let spelling: Spelling | undefined;
  const known = (): Spelling => (spelling ??= createSpelling(names()));
  const found = new LRUCache<string, { readonly value: string | undefined }>({ max: MOST_UNKNOWN });
  return {
    has,
    nearest(text) {
      const before = found.get(text) ?? { value: known().nearest(spelled(text)) };
      found.set(text, before);
      return before.value;
    },
    prepare: () => known().prepare(),
  };
}

const hasQuestions = ({ count }: Counted): boolean => count > 0;
const bySlug = ({ term }: Counted): SpelledName => ({ name: term.slug, value: term.slug });

function slugs(listing: Listing, terms: ReadonlyMap<string, Term>): PreparedValues {
  // Slugs that were created after the names were read have questions, but no name yet.
  const unnamed = new Set(listing.entries.flatMap(({ term }) => (terms.has(term.slug) ? [] : [term.slug])));
  return knownValues(
    (slug) => terms.has(slug) || unnamed.has(slug),
    () => listing.entries.map(bySlug),
  );
}

/** What people write instead of a code. */
const OTHER_CODES: Readonly<Record<string, string>> = {
  uk: 'gb',
  england: 'gb',
  usa: 'us',
  el: 'gr',
  holland: 'nl',
};

/** Codes first: they are what the filter takes. */
function regionNames(regions: readonly Counted<RegionTerm>[]): SpelledName[] {
  const codes = new Set(regions.map(({ term }) => term.slug));
  const others = Object.entries(OTHER_CODES).map(([name, value]) => ({ name, value }));
  const labels = regions.flatMap(({ term }) =>
    Object.values(term.label).map((label) => ({ name: spelled(label), value: term.slug })),
  );
  return [...regions.map(bySlug), ...others.filter(({ value }) => codes.has(value)), ...labels];
}

const topicNames = ({ term }: Counted<TopicTerm>): SpelledName[] =>
  [term.slug, ...term.aliases].map((name) => ({ name: spelled(name), value: term.slug }));

function licenseValues(counts: readonly KeyCount[]): PreparedValues {
  const ids = counts.flatMap(([id]) => [id, licenseFamily(id)]);
  const lowerCase = new Set(ids.map((id) => id.toLowerCase()));
  return knownValues(
    (id) => lowerCase.has(id.toLowerCase()),
    () => [...new Set(ids)].map((id) => ({ name: spelled(id), value: id })),
  );
}

interface KnownParts {
  readonly terms: Terms;
  readonly tags: Listing;
  readonly subcategories: Listing;
  readonly regions: Listing<RegionTerm>;
  readonly topics: Listing<TopicTerm>;
  readonly licenses: readonly KeyCount[];
  readonly isTopic: (name: string) => boolean;
}

/** Collects the values of all filters. */
export function createKnownFilters(parts: KnownParts): KnownFilters {
  const { terms, tags, subcategories, regions, topics, licenses, isTopic } = parts;
  return {
    tag: slugs(tags, terms.tags),
    subcategory: slugs(subcategories, terms.subcategories),
    topic: knownValues(isTopic, () => topics.entries.filter(hasQuestions).flatMap(topicNames)),
    region: knownValues(
      (code) => terms.regions.has(code.toLowerCase()),
      () => regionNames(regions.entries.filter(hasQuestions)),
    ),
    license: licenseValues(licenses),
  };
}

/** Prepares the first searches for the nearest value, one filter at a time, so that other requests are served in between. */
export async function prepareKnownFilters(known: KnownFilters): Promise<void> {
  for (const values of Object.values(known)) {
    await breathe();
    values.prepare();
  }
}
