import type { Query } from '../../packages/client/src/index.ts';
import { queryString } from '../../packages/client/src/create-client.ts';
import { FILTERS } from '../../packages/client/src/schema.ts';

/** The filters of the service. Those in the addresses of pages have the same names. */
export type FilterName = keyof typeof FILTERS;
const NAMES = Object.keys(FILTERS) as FilterName[];

/** A filter whose choices the service counts. */
type CountedName = {
  [Name in FilterName]: (typeof FILTERS)[Name]['counted'] extends true ? Name : never;
}[FilterName];

/** The values of each filter that is given. Those that take one value have one. */
export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

const inOrder = (first: readonly FilterName[]): readonly FilterName[] => [...new Set([...first, ...NAMES])];

/** Where pages have another order than the table. A filter that is not named comes last. */
const LISTED = inOrder([
  'q',
  'category',
  'difficulty',
  'type',
  'topic',
  'subcategory',
  'license',
  'quality',
  'lang',
  'tags',
  'tags_any',
  'topics_any',
  'regions',
  'source',
  'exclude_source',
]);
/** In the name and the address of a round, and where browsers keep what has been played. */
const IN_ROUNDS = inOrder([
  'category',
  'topic',
  'topics_any',
  'tags',
  'tags_any',
  'subcategory',
  'regions',
  'difficulty',
  'type',
  'q',
  'quality',
  'source',
  'exclude_source',
  'license',
]);
/** The groups of choices. All tags are one group. */
export const GROUPS = inOrder([
  'category',
  'difficulty',
  'tags',
  'topic',
  'regions',
  'type',
  'subcategory',
  'source',
  'license',
  'quality',
  'lang',
]).filter((name): name is CountedName => FILTERS[name].counted && name !== 'tags_any');

/** What addresses may have instead of a name. */
const ALIASES: Readonly<Partial<Record<FilterName, string>>> = { topics_any: 'topics' };

const split = (name: FilterName, text: string): string[] =>
  FILTERS[name].several ? text.split(',') : [text];

/** The filters in the query of an address. Other parameters are left alone, values are trimmed, and none occurs twice. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Partial<Record<FilterName, readonly string[]>> = {};
  for (const name of LISTED) {
    const alias = ALIASES[name];
    const texts = [...query.getAll(name), ...(alias === undefined ? [] : query.getAll(alias))];
    const given = texts.flatMap((text) => split(name, text)).map((text) => text.trim());
    const values = [...new Set(given.filter((text) => text !== ''))];
    if (values.length > 0) filters[name] = FILTERS[name].several ? values : values.slice(0, 1);
  }
  return filters;
}

/** Filters as the query of an address: empty, or with a question mark. @param more - other parameters */
export const writeFilters = (filters: Filters, more: object = {}): string =>
  queryString({ ...filters, ...more });

/**
 * Filters as parameters of the client. The service judges the values: the message about a wrong one is for the visitor, who
 * may have changed the address by hand.
 */
export function toQuery(filters: Filters): Query<'/questions/facets'> & Query<'/questions'> {
  const given = LISTED.map(
    (name) => [name, FILTERS[name].several ? filters[name] : filters[name]?.[0]] as const,
  );
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

/** Each filter with one of its values, in the order of the interface. */
export const valuesOf = (filters: Filters): { readonly name: FilterName; readonly value: string }[] =>
  LISTED.flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));

/** The only value of a filter; empty without one. */
export const valueOf = (filters: Filters, name: FilterName): string => filters[name]?.[0] ?? '';

/** The filters in an address of rounds, which has their language for itself. */
export function readRoundFilters(query: URLSearchParams): Filters {
  const { lang: _, ...filters } = readFilters(query);
  return filters;
}

/** The filters of a round, always in the same order. */
export const roundFilters = (
  filters: Filters,
): { readonly name: FilterName; readonly values: readonly string[] }[] =>
  IN_ROUNDS.flatMap((name) => {
    const values = filters[name];
    return values === undefined ? [] : [{ name, values }];
  });

/** The same as parameters. */
export const roundParameters = (filters: Filters): URLSearchParams =>
  new URLSearchParams(
    roundFilters(filters).map(({ name, values }): [string, string] => [name, values.join()]),
  );

/** The filters whose values add up. A value of another one replaces what was chosen. */
const ADDED: readonly FilterName[] = ['tags', 'tags_any', 'regions'];

/** What these values replace. */
const REPLACED: Readonly<Partial<Record<FilterName, FilterName>>> = { topic: 'topics_any' };

/** The filters without one of them. */
export function without(filters: Filters, name: FilterName): Filters {
  const { [name]: _, ...others } = filters;
  return others;
}

/** The filters with one more value, as the facets of the API count it. */
export function choose(filters: Filters, name: FilterName, value: string): Filters {
  const replaced = REPLACED[name];
  const kept = replaced === undefined ? filters : without(filters, replaced);
  const before = ADDED.includes(name) ? (kept[name] ?? []) : [];
  return { ...kept, [name]: before.includes(value) ? before : [...before, value] };
}

/** The filters without a value. */
export function drop(filters: Filters, name: FilterName, value: string): Filters {
  const left = (filters[name] ?? []).filter((each) => each !== value);
  return left.length > 0 ? { ...filters, [name]: left } : without(filters, name);
}

/** The filters with one value replaced by another. */
export const exchange = (filters: Filters, name: FilterName, value: string, other: string): Filters =>
  choose(drop(filters, name, value), name, other);

/** Whether questions need all of the chosen tags, or one of them. */
export type TagMode = 'tags' | 'tags_any';

/** The parameter that another tag is added to. */
export const tagModeOf = ({ tags, tags_any }: Filters): TagMode =>
  tags === undefined && tags_any !== undefined ? 'tags_any' : 'tags';

/** The filters with all tags in one of the two parameters. */
export function withTagMode(filters: Filters, mode: TagMode): Filters {
  const { tags = [], tags_any = [], ...others } = filters;
  const all = [...new Set([...tags, ...tags_any])];
  return all.length === 0 ? others : { ...others, [mode]: all };
}
