import { setImmediate as breathe } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

import { editDistance, isTypingError, MOST_EDITS } from '../contract/nearest-name.ts';
import { foldText } from '../contract/words.ts';
import { licenseFamily } from '../contract/vocabulary.ts';
import type { KnownKind } from '../filters/row.ts';
import type { KnownValues } from '../filters/warnings.ts';
import type { KeyCount } from '../search/counts.ts';
import type { Counted, Listing, RegionTerm, Term, Terms, TopicTerm } from './listing.ts';

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
  const known = () => (spelling ??= createSpelling(names()));
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

/**
 * Names whose distance is computed for one text. Thousands of numbered names pass the test of signatures, and a text
 * must not cost more than a few tenths of a millisecond.
 */
const MOST_COMPARED = 1_000;
/** How many bits of a signature one edit can change: a replacement affects two letters, and a swap six pairs. */
const LETTERS_PER_EDIT = 2;
const PAIRS_PER_EDIT = 6;

/** A value by one of its names. */
interface SpelledName {
  readonly name: string;
  readonly value: string;
}

export type Spelling = ReturnType<typeof createSpelling>;

/** Which letters, and which pairs of neighbours, occur in a name, as bits: three numbers per name, one after the other. */
type Signatures = Int32Array;
const NUMBERS = 3;

const bitOf = (code: number): number => 1 << (code & 31);

function writeSignature(text: string, signatures: Signatures, at: number): void {
  let letters = 0;
  let pairs = 0;
  let morePairs = 0;
  let before = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    letters |= bitOf(code);
    const pair = before * 7 + code;
    if (index > 0 && (pair & 32) === 0) pairs |= bitOf(pair);
    else if (index > 0) morePairs |= bitOf(pair);
    before = code;
  }
  signatures[at] = letters;
  signatures[at + 1] = pairs;
  signatures[at + 2] = morePairs;
}

function signaturesOf(names: readonly SpelledName[]): Signatures {
  const signatures = new Int32Array(NUMBERS * names.length);
  for (const [index, { name }] of names.entries()) writeSignature(name, signatures, NUMBERS * index);
  return signatures;
}

function bitCount(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Searches names by typing errors. A name within reach of a text has nearly the same letters and pairs of neighbours, so
 * comparing three numbers rules out nearly all of 100,000 names.
 *
 * @param names - the best suggestions first
 */
export function createSpelling(names: readonly SpelledName[]) {
  let known: Signatures | undefined;

  return {
    /** The value whose name takes the fewest edits to reach, the first of several; undefined if none is near. */
    nearest(text: string): string | undefined {
      known ??= signaturesOf(names);
      const [letters = 0, pairs = 0, morePairs = 0] = signaturesOf([{ name: text, value: text }]);
      let most = MOST_EDITS;
      let found: string | undefined;
      let compared = 0;
      for (let index = 0; index < names.length && compared < MOST_COMPARED; index += 1) {
        const at = NUMBERS * index;
        if (bitCount((known[at] ?? 0) ^ letters) > LETTERS_PER_EDIT * most) continue;
        const otherPairs =
          bitCount((known[at + 1] ?? 0) ^ pairs) + bitCount((known[at + 2] ?? 0) ^ morePairs);
        const entry = names[index];
        if (entry === undefined || otherPairs > PAIRS_PER_EDIT * most) continue;
        if (Math.abs(entry.name.length - text.length) > most) continue;
        compared += 1;
        const edits = editDistance(text, entry.name, most);
        if (edits === undefined || !isTypingError(edits, text, entry.name)) continue;
        found = entry.value;
        if (edits === 0) break;
        most = edits - 1;
      }
      return found;
    },
    /** Computes the signatures before the first search needs them. */
    prepare(): void {
      known ??= signaturesOf(names);
    },
  };
}
