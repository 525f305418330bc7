import { z } from 'zod';

import { LangInput } from '../contract/inputs.ts';
import { MOST_SUGGESTIONS, SUGGESTED_BY_DEFAULT } from '../contract/limits.ts';
import { EntriesMeta } from '../contract/meta.ts';
import { nearestName } from '../contract/nearest-name.ts';
import { SearchText } from '../contract/text.ts';
import { byLanguage, type Language } from '../contract/vocabulary.ts';
import { foldText } from '../contract/words.ts';
import { createListing, termOf, type Counted, type Listing } from '../discovery/listing.ts';
import type { View } from '../discovery/view.ts';
import { type StoredCategory, labelIn } from '../store/taxonomy/labels.ts';
import { withPlayable, IncludePlayable, PlayableCount, VisibleCount } from './catalogue-entries.ts';
import { CATALOGUE_GET, endpoint } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';

/** What can be suggested. Of equally good matches, earlier kinds come first. */
export const SuggestionKind = z.enum(['category', 'topic', 'tag', 'subcategory', 'region']);
export type SuggestionKind = z.infer<typeof SuggestionKind>;

const KINDS: readonly SuggestionKind[] = SuggestionKind.options;

/** From the best to the worst. */
export const SuggestionMatch = z.enum(['exact', 'prefix', 'word', 'part', 'similar']);
export type SuggestionMatch = z.infer<typeof SuggestionMatch>;

export const Suggestion = z.object({
  kind: SuggestionKind,
  value: z.string().describe('The slug; of regions the code. Filters take it.'),
  label: z.string().describe('Localized by `lang`.'),
  alias: z
    .string()
    .optional()
    .describe('The alias of a topic that matches, if neither its slug nor its label does.'),
  match: SuggestionMatch.describe(
    '`exact`: a name is the text. `prefix`: it begins with it. `word`: one of its words does. `part`: it contains the text, or all of its words. `similar`: it is within two typing errors.',
  ),
  count: VisibleCount,
  playable: PlayableCount,
});
export type Suggestion = z.infer<typeof Suggestion>;

export const SuggestNamesOutput = z.object({
  data: z.array(Suggestion).describe('The best matches first. Entries without questions are left out.'),
  meta: EntriesMeta,
});

type Listings = Readonly<Record<SuggestionKind, Listing>>;

interface Found {
  readonly kind: SuggestionKind;
  readonly entry: Counted;
  readonly match: SuggestionMatch;
}

const MATCHES: readonly SuggestionMatch[] = SuggestionMatch.options;

/** The categories as a listing, which is made when it is needed: there are 24, and views do not have their names. */
function categoryListing(
  { overview, playableCategories }: View,
  categories: ReadonlyMap<number, StoredCategory>,
): Listing {
  const counts = new Map(overview.byCategory);
  return createListing(
    Array.from(categories, ([id, category]) => {
      const key = String(id);
      return {
        term: termOf(category),
        count: counts.get(key) ?? 0,
        playable: byLanguage((language) => playableCategories[language].get(key) ?? 0),
      };
    }),
  );
}

/** The best matches first. Sorting is stable: those of a kind keep their order. */
const inOrder = (found: readonly Found[]): Found[] =>
  found.toSorted(
    (a, b) =>
      MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind),
  );

/** What was probably meant by a text that nothing contains. */
function similar(view: View, listings: Listings, kinds: readonly SuggestionKind[], text: string): Found[] {
  const nearest = (kind: SuggestionKind): string | undefined =>
    kind === 'category'
      ? nearestName(
          foldText(text),
          listings.category.entries.map(({ term }) => term.slug),
        )
      : view.known[kind].nearest(text);
  return kinds.flatMap((kind) => {
    const value = nearest(kind);
    const entry = listings[kind].entries.find(({ term }) => term.slug === value);
    return entry === undefined ? [] : [{ kind, entry, match: 'similar' as const }];
  });
}

/** The alias by which a topic was found, if its slug and label do not contain the text. */
function aliasOf(view: View, { term }: Counted, text: string, language: Language): string | undefined {
  const needle = foldText(text);
  const contains = (name: string): boolean => foldText(name).includes(needle);
  if (contains(term.slug) || contains(labelIn(term, language))) return undefined;
  return view.topic(term.slug)?.aliases.find(contains);
}

export const suggestNames = endpoint({
  ...CATALOGUE_GET,
  id: 'suggestNames',
  path: '/suggest',
  summary: 'Suggest topics, tags and other names while someone types',
  description: `Suggests topics, categories, tags, subcategories and regions for a search box, while someone types: those whose name is the text, then those that begin with it, have a word that does, or contain it; of equal ones those of most questions first.

- \`?q=łodz\`: case and accents are ignored; topics are found by their aliases, too
- \`?q=riv&kinds=topic,tag&limit=3\`: at most three of each of these kinds
- \`?q=geograpy\`: what was probably meant, if nothing contains the text`,
  returns: 'The suggestions.',
  example: {
    data: [
      {
        kind: 'topic',
        value: 'rivers-of-the-world',
        label: 'Rivers of the world',
        alias: 'rzeki',
        match: 'prefix',
        count: 412,
      },
      { kind: 'tag', value: 'rzeki-polski', label: 'Rivers of Poland', match: 'prefix', count: 31 },
    ],
    meta: { count: 2, language: 'en' },
  },
  input: LangInput.extend({
    q: SearchText.describe('What was typed so far. Case and diacritics are ignored.'),
    kinds: z
      .array(SuggestionKind)
      .min(1)
      .max(KINDS.length, `takes at most ${KINDS.length} values`)
      .optional()
      .describe('Only these kinds. By default all.'),
    limit: z
      .int()
      .min(1)
      .max(MOST_SUGGESTIONS)
      .default(SUGGESTED_BY_DEFAULT)
      .describe('Entries of each kind.'),
    include: IncludePlayable.describe(
      'Additional members. `playable` counts the questions of each entry that a request without further filters returns. Regions have none.',
    ),
  }),
  output: SuggestNamesOutput,
  async run(parts, { q, lang, limit, include, kinds = KINDS }) {
    const [{ view }, categories] = await Promise.all([
      parts.discovery.current(LISTS_MAX_AGE),
      parts.categories.read(),
    ]);
    const listings: Listings = {
      category: categoryListing(view, categories),
      topic: view.topics,
      tag: view.tags,
      subcategory: view.subcategories,
      region: view.regions,
    };
    const hasQuestions = ({ entry }: Found): boolean => entry.count > 0;
    const asked = [...new Set(kinds)];
    const matching = asked
      .flatMap((kind) => listings[kind].best(q, lang, limit).map((best): Found => ({ kind, ...best })))
      .filter(hasQuestions);
    const found = matching.length > 0 ? matching : similar(view, listings, asked, q).filter(hasQuestions);
    const data = inOrder(found).map(({ kind, entry, match }): Suggestion => {
      const alias = kind === 'topic' ? aliasOf(view, entry, q, lang) : undefined;
      const suggestion = {
        kind,
        value: entry.term.slug,
        label: labelIn(entry.term, lang),
        ...(alias === undefined ? {} : { alias }),
        match,
        count: entry.count,
      };
      return include === undefined || kind === 'region' ? suggestion : withPlayable(suggestion, entry, lang);
    });
    return { data, meta: { count: data.length, language: lang } };
  },
});
