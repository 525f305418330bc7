import {
  choose,
  drop,
  readFilters,
  writeFilters,
  type FilterName,
  type Filters,
} from '../../filters/filters.ts';

export const SUBJECT_KINDS = ['topic', 'tag', 'category'] as const;
/** What a page is about. The names are those of the filters. */
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

const FOLDERS: Readonly<Record<SubjectKind, string>> = {
  topic: '/topics/',
  tag: '/tags/',
  category: '/categories/',
};

interface Named {
  readonly kind: SubjectKind;
  readonly slug: string;
}

/** The path of a page in English. */
export const pathOf = ({ kind, slug }: Named): string => FOLDERS[kind] + encodeURIComponent(slug);

/** The filters that the charts of a page change, which are facets of the API too. */
export const CHANGED = ['category', 'difficulty', 'type', 'subcategory', 'regions', 'tags'] as const;

/** What was chosen on a page, by its address. Other filters are left out, and so is the subject itself. */
export function readChosen({ kind, slug }: Named, query: URLSearchParams): Filters {
  const given = readFilters(query);
  const chosen: Partial<Record<FilterName, readonly string[]>> = {};
  for (const name of CHANGED) {
    const isOwn = kind === 'tag' ? name === 'tags' : name === kind;
    const values = (given[name] ?? []).filter((value) => !isOwn || (kind === 'tag' && value !== slug));
    if (values.length > 0) chosen[name] = values;
  }
  return chosen;
}

/** All filters of a view: the subject and what was chosen. */
export function withSubject({ kind, slug }: Named, chosen: Filters): Filters {
  return kind === 'tag' ? { ...chosen, tags: [slug, ...(chosen.tags ?? [])] } : { ...chosen, [kind]: [slug] };
}

/** The links of a page about a subject. */
export interface SubjectLinks {
  /** The same page with other filters. */
  readonly hrefOf: (chosen: Filters) => string;
  /** The same page with a value chosen, or without it if it was. */
  readonly toggle: (name: FilterName, value: string) => string;
  readonly isChosen: (name: FilterName, value: string) => boolean;
  /** The same questions on another page. @param path - in English */
  readonly elsewhere: (path: string) => string;
}

/** @param href - gives a path the language of the page */
export function subjectLinks(
  page: Named & { readonly chosen: Filters },
  href: (path: string) => string,
): SubjectLinks {
  const { chosen } = page;
  const hrefOf = (filters: Filters): string => href(pathOf(page)) + writeFilters(filters);
  const isChosen = (name: FilterName, value: string): boolean => chosen[name]?.includes(value) === true;
  return {
    hrefOf,
    isChosen,
    toggle: (name, value) =>
      hrefOf(isChosen(name, value) ? drop(chosen, name, value) : choose(chosen, name, value)),
    elsewhere: (path) => href(path) + writeFilters(withSubject(page, chosen)),
  };
}
