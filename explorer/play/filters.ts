/** The filters of the API that select the questions of a round. */
const FILTERS = [
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
] as const;
export type FilterName = (typeof FILTERS)[number];

/** Filters as text, as the query string of the API and the addresses of the pages have them. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** Reads the filters of an address. A filter that is given several times is a list. Empty ones are left out. */
export function readFilters(query: URLSearchParams): Filters {
  const found: Partial<Record<FilterName, string>> = {};
  for (const name of FILTERS) {
    const given = query.getAll(name);
    if (name === 'topics_any') given.push(...query.getAll('topics'));
    const text = given.filter((value) => value.trim() !== '').join(',');
    if (text !== '') found[name] = text;
  }
  return found;
}

/** The filters that are set, always in the same order. */
export const filterList = (filters: Filters): { readonly name: FilterName; readonly value: string }[] =>
  FILTERS.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [{ name, value }];
  });

/** The filters as parameters. */
export const filterParameters = (filters: Filters): URLSearchParams =>
  new URLSearchParams(filterList(filters).map(({ name, value }): [string, string] => [name, value]));

/** The filters with another value of one; an empty value removes it. */
export const withFilter = (filters: Filters, name: FilterName, value: string): Filters =>
  readFilters(new URLSearchParams({ ...filters, [name]: value }));

/** The words of a slug, for a filter whose label is unknown. */
export const wordsOf = (slug: string): string => slug.replaceAll('-', ' ');
