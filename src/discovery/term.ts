import { setImmediate as breathe } from 'node:timers/promises';

import { byLanguage } from '../contract/languages.ts';
import type { Language } from '../contract/vocabulary.ts';
import { labelIn, type LabelledSlug } from '../store/taxonomy/label-in.ts';
import type { StoredRegion, StoredTopic, TaxonomyNames } from '../store/taxonomy/taxonomy-names.ts';
import { foldText } from '../contract/fold-text.ts';

/** Separates two searched texts. No query can contain it. */
export const SEPARATOR = '\u0000';

/** Terms prepared per turn of the event loop, so that other requests are served in between. */
const BATCH = 2_000;

/** A slug or code with its label that can be listed and searched. */
export interface Term extends LabelledSlug {
  /** Its searchable names in each language, folded. */
  readonly searched: Readonly<Record<Language, string>>;
  /** The same names with letters and digits only. */
  readonly joined: Readonly<Record<Language, string>>;
}

export type RegionTerm = Term & StoredRegion;
export type TopicTerm = Term & StoredTopic;

/** All terms by slug or code. */
export interface Terms {
  readonly tags: ReadonlyMap<string, Term>;
  readonly subcategories: ReadonlyMap<string, Term>;
  readonly regions: ReadonlyMap<string, RegionTerm>;
  readonly topics: ReadonlyMap<string, TopicTerm>;
}

const SIGNS = new RegExp(`[^\\p{L}\\p{N}${SEPARATOR}]+`, 'gu');

/** Folded names without spaces and signs, such as `starwars`. */
export const joinWords = (folded: string): string => folded.replaceAll(SIGNS, '');

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

/** Prepares the whole vocabulary in batches. */
export async function termsOf(vocabulary: TaxonomyNames): Promise<Terms> {
  return {
    tags: await bySlug(vocabulary.tags),
    subcategories: await bySlug(vocabulary.subcategories),
    regions: await bySlug(vocabulary.regions),
    topics: await bySlug(vocabulary.topics, ({ aliases }) => aliases),
  };
}
