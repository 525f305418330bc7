import { setImmediate as breathe } from 'node:timers/promises';

import type { KeyCount } from '../search/counts.ts';
import { licenseFamily } from '../contract/vocabulary.ts';
import { foldText } from '../contract/fold-text.ts';
import type { Counted, Listing } from './listing.ts';
import { createSpelling, type SpelledName } from './spelling.ts';
import type { RegionTerm, Term, Terms, TopicTerm } from './term.ts';

/** The values of one filter. */
interface KnownValues {
  /** Whether a value exists, with or without visible questions. */
  has(value: string): boolean;
  /** The value with questions that is spelled most like a text; undefined if none is within two typing errors. */
  nearest(text: string): string | undefined;
  /** Makes the first search for the nearest value as fast as the others. */
  prepare(): void;
}

/** The values of the filters that accept any value. */
export type KnownFilters = Readonly<
  Record<'tag' | 'topic' | 'subcategory' | 'region' | 'license', KnownValues>
>;

/** The form in which names are compared: slugs have hyphens where names have spaces. */
const spelled = (text: string): string => foldText(text).replaceAll(' ', '-');

function knownValues(has: KnownValues['has'], names: () => readonly SpelledName[]): KnownValues {
  let spelling: ReturnType<typeof createSpelling> | undefined;
  const known = (): ReturnType<typeof createSpelling> => (spelling ??= createSpelling(names()));
  return { has, nearest: (text) => known().nearest(spelled(text)), prepare: () => known().prepare() };
}

const hasQuestions = ({ count }: Counted): boolean => count > 0;
const bySlug = ({ term }: Counted): SpelledName => ({ name: term.slug, value: term.slug });

function slugs(listing: Listing, terms: ReadonlyMap<string, Term>): KnownValues {
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

function licenseValues(counts: readonly KeyCount[]): KnownValues {
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
