import type { Query } from '../../packages/client/src/index.ts';
import { queryString } from '../../packages/client/src/query-string.ts';

/** The filters that take one value, in the order of the interface. */
const SINGLE = [
  'q',
  'category',
  'difficulty',
  'type',
  'topic',
  'subcategory',
  'license',
  'quality',
  'lang',
] as const;
/** Those that take several values. */
const SEVERAL = ['tags', 'tags_any', 'topics_any', 'regions', 'source', 'exclude_source'] as const;

export type FilterName = (typeof SINGLE)[number] | (typeof SEVERAL)[number];

/** Filters under the names of the parameters of the API, which are also those in the addresses of pages. */
export type Filters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

const isPresent = (text: string): boolean => text !== '';

/** The filters in the query of an address. Other parameters are left alone, values are trimmed, and none occurs twice. */
export function readFilters(query: URLSearchParams): Filters {
  const filters: Partial<Record<FilterName, readonly string[]>> = {};
  for (const name of SINGLE) {
    const value = query
      .getAll(name)
      .map((text) => text.trim())
      .find(isPresent);
    if (value !== undefined) filters[name] = [value];
  }
  for (const name of SEVERAL) {
    const texts = query.getAll(name).flatMap((text) => text.split(','));
    const values = [...new Set(texts.map((text) => text.trim()).filter(isPresent))];
    if (values.length > 0) filters[name] = values;
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
  const single = SINGLE.map((name) => [name, filters[name]?.[0]] as const);
  const several = SEVERAL.map((name) => [name, filters[name]] as const);
  const given = [...single, ...several].filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Query<'/questions/facets'> & Query<'/questions'>;
}

/** Each filter with one of its values, in the order of the interface. */
export const valuesOf = (filters: Filters): { readonly name: FilterName; readonly value: string }[] =>
  [...SINGLE, ...SEVERAL].flatMap((name) => (filters[name] ?? []).map((value) => ({ name, value })));
