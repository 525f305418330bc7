import { setImmediate as breathe } from 'node:timers/promises';

import { foldText } from '../contract/words.ts';
import { byLanguage, type Language } from '../contract/vocabulary.ts';
import { labelIn, type LabelledSlug } from '../store/taxonomy/labels.ts';
import type { StoredRegion, StoredTopic, TaxonomyNames } from '../store/taxonomy/taxonomy-names.ts';
import { bestMatches, haystackOf, SEPARATOR, type Haystack, type NameMatch } from './haystack.ts';

/** Terms prepared per turn of the event loop, so that other requests are served in between. */
const BATCH = 2_000;

/** Letters and digits of the shortest text that is searched in joined names: fewer are in nearly all of them. */
const SHORTEST_JOINED = 3;

/** A slug or code with its label that can be listed and searched. */
export interface Term extends LabelledSlug {
  /** Its searchable names in each language, folded. */
  readonly searched: Readonly<Record<Language, string>>;
  /** The same names with letters and digits only. */
  readonly joined: Readonly<Record<Language, string>>;
}

export type RegionTerm = Term & StoredRegion;

export type TopicTerm = Term & StoredTopic;

export interface Terms {
  readonly tags: ReadonlyMap<string, Term>;
  readonly subcategories: ReadonlyMap<string, Term>;
  readonly regions: ReadonlyMap<string, RegionTerm>;
  readonly topics: ReadonlyMap<string, TopicTerm>;
}

/** Prepares the whole vocabulary in batches. */
export async function termsOf(vocabulary: TaxonomyNames): Promise<Terms> {
  return {
    tags: await bySlug(vocabulary.tags),
    subcategories: await bySlug(vocabulary.subcategories),
    regions: await bySlug(vocabulary.regions),
    topics: await bySlug(vocabulary.topics, ({ aliases }) => aliases),
  };
}

async function bySlug<Named extends LabelledSlug>(
  all: readonly Named[],
  otherNames: (named: Named) => readonly string[] = () => [],
): Promise<Map<string, Named & Term>> {
  const terms = new Map<string, Named & Term>();
  for (const named of all) {
    terms.set(named.slug, termOf(named, otherNames(named)));
    if (terms.size % BATCH === 0) await breathe();
  }
  return terms;
}

/** Makes a slug searchable by its label and other names. */
export function termOf<Named extends LabelledSlug>(
  named: Named,
  otherNames: readonly string[] = [],
): Named & Term {
  const searched = byLanguage((language) =>
    foldText([named.slug, labelIn(named, language), ...otherNames].join(SEPARATOR)),
  );
  return { ...named, searched, joined: byLanguage((language) => joinWords(searched[language])) };
}

const SIGNS = new RegExp(`[^\\p{L}\\p{N}${SEPARATOR}]+`, 'gu');

/** Folded names without spaces and signs, such as `starwars`. */
export const joinWords = (folded: string): string => folded.replaceAll(SIGNS, '');

/** Questions by language that a request without further filters can return. Languages without one may be absent. */
export type Playable = Readonly<Partial<Record<Language, number>>>;

/** A term and the number of its visible questions. */
export interface Counted<Of extends Term = Term> {
  readonly term: Of;
  readonly count: number;
  /** Absent if there are none in any language. */
  readonly playable?: Playable | undefined;
}

/** An entry, and how one of its names matches the text. */
interface Suggested<Of extends Term = Term> {
  readonly entry: Counted<Of>;
  readonly match: NameMatch;
}

/** Terms in listing order: most questions first, then by slug. Immutable. */
export interface Listing<Of extends Term = Term> {
  readonly entries: readonly Counted<Of>[];
  /**
   * Finds entries by a part of a slug, label or other name, ignoring letter case and diacritics. If there are none, also
   * ignoring spaces and signs.
   */
  search(text: string, language: Language): readonly Counted<Of>[];
  /** The entries that match a text best, for suggestions while someone types. */
  best(text: string, language: Language, most: number): readonly Suggested<Of>[];
  /** Builds the search text of a language before the first search needs it. */
  prepare(language: Language): void;
}

/** Sorts terms into a listing. Searches scan one long text instead of each entry: 100,000 slugs take about 1 ms. */
export function createListing<Of extends Term>(unordered: readonly Counted<Of>[]): Listing<Of> {
  const entries = unordered.toSorted(order);
  const haystacks = new Map<string, Haystack>();
  const haystack = (language: Language, names: 'searched' | 'joined'): Haystack => {
    const key = `${names} ${language}`;
    const known = haystacks.get(key) ?? haystackOf(entries.map(({ term }) => term[names][language]));
    haystacks.set(key, known);
    return known;
  };
  function containing(hay: Haystack, needle: string): Counted<Of>[] {
    const found: Counted<Of>[] = [];
    if (needle === '') return found;
    let entry = 0;
    for (let at = hay.text.indexOf(needle); at >= 0; at = hay.text.indexOf(needle, hay.starts[entry])) {
      while ((hay.starts[entry + 1] ?? Infinity) <= at) entry += 1;
      const hit = entries[entry];
      if (hit !== undefined) found.push(hit);
      entry += 1;
    }
    return found;
  }

  return {
    entries,
    search(text, language) {
      const needle = foldText(text);
      const found = containing(haystack(language, 'searched'), needle);
      return found.length > 0 ? found : containing(haystack(language, 'joined'), joinText(needle));
    },
    best(text, language, most) {
      const needle = foldText(text).trim().replaceAll(/\s+/gu, ' ');
      const exact = bestMatches(haystack(language, 'searched'), needle, most);
      const found =
        exact.size > 0 ? exact : bestMatches(haystack(language, 'joined'), joinText(needle), most);
      return Array.from(found).flatMap(([index, match]) => {
        const entry = entries[index];
        return entry === undefined ? [] : [{ entry, match }];
      });
    },
    prepare(language) {
      haystack(language, 'searched');
      haystack(language, 'joined');
    },
  };
}

const order = (a: Counted, b: Counted): number => b.count - a.count || (a.term.slug < b.term.slug ? -1 : 1);

function joinText(needle: string): string {
  const joined = joinWords(needle);
  return joined.length < SHORTEST_JOINED ? '' : joined;
}

/** The sort values of a term in a listing. */
export interface Place {
  readonly count: number;
  readonly slug: string;
}

/** Index of the first entry that does not sort before a place. The place itself need not be in the list. */
export function indexOfPlace(entries: readonly Counted[], { count, slug }: Place): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    const isBefore =
      entry !== undefined && (entry.count > count || (entry.count === count && entry.term.slug < slug));
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}
