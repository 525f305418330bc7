import type { Query } from '../../packages/client/src/index.ts';
import type { PageRequest } from '../app/page.ts';
import { defineTexts, type Language } from '../texts/language.ts';
import { SOURCE_NAMES } from '../texts/site-texts.ts';
import { roundFilters, toQuery, type FilterName, type Filters } from './filters.ts';

/** The filters whose values are words of the service. The languages have the names that the API gives them. */
type WordedName = Exclude<
  {
    [Name in FilterName]: HasWords<NonNullable<Query<'/questions'>[Name]>> extends true ? Name : never;
  }[FilterName],
  'lang'
>;
/** Whether values are one of a few words, and not any text or a list. */
type HasWords<Value> = Value extends string ? (string extends Value ? false : true) : false;

type FilterNames = Readonly<Record<FilterName, string>>;
type FilterWords = {
  readonly [Name in WordedName]: Readonly<Record<NonNullable<Query<'/questions'>[Name]>, string>>;
};

/** The names of filters and of those values that are words of the service, and what can be done with filters. */
export const FILTER_TEXTS = defineTexts({
  en: {
    chosen: 'Chosen filters',
    remove: (filter: string) => `Remove: ${filter}`,
    removeAll: 'Remove all filters',
    names: {
      q: 'Text',
      category: 'Category',
      difficulty: 'Difficulty',
      type: 'Type',
      topic: 'Topic',
      topics_any: 'Topic',
      subcategory: 'Subcategory',
      license: 'Licence',
      quality: 'Quality',
      lang: 'Language of the questions',
      tags: 'Tag',
      tags_any: 'Possible tag',
      regions: 'Region',
      source: 'Source',
      exclude_source: 'Without source',
    } satisfies FilterNames,
    /** As they are written in a sentence. */
    words: {
      difficulty: { trivial: 'very easy', easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' },
      type: { multiple: 'four choices', boolean: 'true or false', text_input: 'typed answer' },
      quality: { high: 'the best', standard: 'also niche questions', all: 'also questions under review' },
    } satisfies FilterWords,
  },
  pl: {
    chosen: 'Wybrane filtry',
    remove: (filter: string) => `Usuń: ${filter}`,
    removeAll: 'Usuń wszystkie filtry',
    names: {
      q: 'Tekst',
      category: 'Kategoria',
      difficulty: 'Trudność',
      type: 'Rodzaj',
      topic: 'Temat',
      topics_any: 'Temat',
      subcategory: 'Podkategoria',
      license: 'Licencja',
      quality: 'Jakość',
      lang: 'Język pytań',
      tags: 'Tag',
      tags_any: 'Możliwy tag',
      regions: 'Region',
      source: 'Źródło',
      exclude_source: 'Bez źródła',
    },
    words: {
      difficulty: {
        trivial: 'bardzo łatwe',
        easy: 'łatwe',
        medium: 'średnie',
        hard: 'trudne',
        expert: 'dla ekspertów',
      },
      type: { multiple: 'cztery odpowiedzi', boolean: 'prawda czy fałsz', text_input: 'odpowiedź wpisywana' },
      quality: { high: 'najlepsze', standard: 'także niszowe', all: 'także do sprawdzenia' },
    },
  },
});

/** A text that is not part of a sentence. */
export const capitalized = (language: Language, text: string): string =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

/** The word for a value, as it is written in a sentence; undefined if it is none of the service's. */
function wordFor(language: Language, name: FilterName, value: string): string | undefined {
  const words: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> =
    FILTER_TEXTS[language].words;
  // The value may be any text of an address.
  return Object.hasOwn(words[name] ?? {}, value) ? words[name]?.[value] : undefined;
}

/** The words of a slug, for a value whose label is unknown. */
export const wordsOf = (slug: string): string => slug.replaceAll('-', ' ');

/** A facet of the API: the values of a filter with what would match. */
type FacetValues = readonly {
  readonly value: string;
  readonly label?: string;
  readonly count: number;
}[];
/** The facets of a view, by filter. */
export type Facets = Readonly<Partial<Record<FilterName, FacetValues>>>;

/** The facet that knows the labels of a filter's values. */
const FACET_OF: Readonly<Partial<Record<FilterName, FilterName>>> = {
  topics_any: 'topic',
  exclude_source: 'source',
};

interface FilterLabels {
  /** What people read for a value. */
  readonly valueLabel: (name: FilterName, value: string) => string;
  /** The name of a filter and its value: `Category: History`. */
  readonly label: (name: FilterName, value: string) => string;
}

/** The labels of values in lists, of which the facets have those that come from the catalogue. */
export function filterLabels(language: Language, facets: Facets): FilterLabels {
  const { names } = FILTER_TEXTS[language];
  const valueLabel = (name: FilterName, value: string): string => {
    const word = wordFor(language, name, value);
    if (word !== undefined) return capitalized(language, word);
    const facet = FACET_OF[name] ?? name;
    const source = facet === 'source' ? SOURCE_NAMES[language][value] : undefined;
    return source ?? facets[facet]?.find((each) => each.value === value)?.label ?? value;
  };
  return {
    valueLabel,
    label: (name, value) => `${names[name]}: ${name === 'q' ? `“${value}”` : valueLabel(name, value)}`,
  };
}

/** The labels of topics, tags, subcategories and regions by their slugs. */
export type Labels = Readonly<Record<string, string>>;

/** The filters whose values have labels in the catalogue, which its facets know. */
const LABELLED = ['topic', 'tags', 'tags_any', 'subcategory', 'regions'] as const;

/** The labels of a round's filters in the language of the page. The facets of a request name its own values. */
export async function loadLabels(
  { client, language, signal }: Pick<PageRequest, 'client' | 'language' | 'signal'>,
  { topic, topics_any, tags, tags_any, subcategory, regions }: Filters,
): Promise<Labels> {
  const given = Object.entries({ topic, topics_any, tags, tags_any, subcategory, regions });
  const labelled: Filters = Object.fromEntries(given.filter(([, values]) => values !== undefined));
  const facets = LABELLED.filter(
    (name) => labelled[name] !== undefined || (name === 'topic' && topics_any !== undefined),
  );
  if (facets.length === 0) return {};
  const query = { ...toQuery(labelled), lang: language, facets };
  const { data } = await client.get('/questions/facets', query, { signal });
  const wanted = new Set(Object.values(labelled).flat());
  return Object.fromEntries(
    facets
      .flatMap((name) => data[name] ?? [])
      .filter(({ value, label }) => wanted.has(value) && label !== undefined)
      .map(({ value, label = value }) => [value, label]),
  );
}

function roundLabel(name: FilterName, values: readonly string[], language: Language, labels: Labels): string {
  if (name === 'q') return language === 'pl' ? `„${values.join()}”` : `“${values.join()}”`;
  if (name === 'source' || name === 'license') return values.join(', ');
  if (name === 'exclude_source') return `− ${values.join(', ')}`;
  const separator = name === 'tags' || name === 'regions' ? ' + ' : ', ';
  return values
    .map((value) => wordFor(language, name, value) ?? labels[value] ?? wordsOf(value))
    .join(separator);
}

/**
 * The filters that give a round its name, as people read them. Quality says how questions are chosen, not what they are
 * about.
 */
export const filterNames = (
  filters: Filters,
  language: Language,
  labels: Labels,
): { readonly name: FilterName; readonly label: string }[] =>
  roundFilters(filters)
    .filter(({ name }) => name !== 'quality')
    .map(({ name, values }) => ({ name, label: roundLabel(name, values, language, labels) }));
