import type { Language } from '../contract/vocabulary.ts';
import { foldText } from './fold-text.ts';
import { BETWEEN, type Term } from './term.ts';

/** A term and how many visible questions belong to it. */
export interface Counted<Of extends Term = Term> {
  readonly term: Of;
  readonly count: number;
}

/** Terms in the order in which they are listed: the most questions first, then by slug. Nothing in it ever changes. */
export interface Listing<Of extends Term = Term> {
  readonly entries: readonly Counted<Of>[];
  /** The entries whose slug, label or other name contains a text, whatever its letter case and diacritics. */
  search(text: string, language: Language): readonly Counted<Of>[];
  /** Does ahead what the first search in a language would have to do. */
  prepare(language: Language): void;
}

/** Everything that can be found in one long text, and where each entry begins in it. */
interface Haystack {
  readonly text: string;
  readonly starts: Uint32Array;
}

function haystackOf(entries: readonly Counted[], language: Language): Haystack {
  const starts = new Uint32Array(entries.length + 1);
  const parts = entries.map(({ term }) => term.searched[language]);
  let length = 0;
  for (const [index, part] of parts.entries()) {
    length += part.length + BETWEEN.length;
    starts[index + 1] = length;
  }
  return { text: parts.join(BETWEEN), starts };
}

const order = (a: Counted, b: Counted): number => b.count - a.count || (a.term.slug < b.term.slug ? -1 : 1);

/**
 * Puts terms in order. A search goes through one long text rather than through each entry: a hundred thousand slugs take about a
 * millisecond.
 */
export function createListing<Of extends Term>(unordered: readonly Counted<Of>[]): Listing<Of> {
  const entries = unordered.toSorted(order);
  const haystacks = new Map<Language, Haystack>();
  const haystack = (language: Language): Haystack => {
    const made = haystacks.get(language) ?? haystackOf(entries, language);
    haystacks.set(language, made);
    return made;
  };

  return {
    entries,
    search(text, language) {
      const needle = foldText(text);
      if (needle === '') return [];
      const { text: hay, starts } = haystack(language);
      const found: Counted<Of>[] = [];
      let entry = 0;
      for (let at = hay.indexOf(needle); at >= 0; at = hay.indexOf(needle, starts[entry])) {
        while ((starts[entry + 1] ?? Infinity) <= at) entry += 1;
        const hit = entries[entry];
        if (hit !== undefined) found.push(hit);
        entry += 1;
      }
      return found;
    },
    prepare(language) {
      haystack(language);
    },
  };
}

/** Where a term stands in a listing. */
export interface Place {
  readonly count: number;
  readonly slug: string;
}

/** Index of the first entry that does not stand before a place; the place itself need not be in the list. */
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
