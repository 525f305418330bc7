import type { FilterName, Filters } from './filters.ts';

/** The filters whose values add up. A value of another one replaces what was chosen. */
const ADDED: readonly FilterName[] = ['tags', 'tags_any', 'regions'];

/** What these values replace. */
const REPLACED: Readonly<Partial<Record<FilterName, FilterName>>> = { topic: 'topics_any' };

function without(filters: Filters, name: FilterName): Filters {
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
