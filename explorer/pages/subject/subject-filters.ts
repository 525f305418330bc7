import { readFilters, type FilterName, type Filters } from '../../filters/filters.ts';
import type { SubjectKind } from './subject-kinds.ts';

/** The filters that the charts of a page change, which are facets of the API too. */
export const CHANGED = ['category', 'difficulty', 'type', 'subcategory', 'regions', 'tags'] as const;

interface Named {
  readonly kind: SubjectKind;
  readonly slug: string;
}

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
