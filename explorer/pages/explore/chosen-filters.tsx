import { useSite } from '../../app/site.ts';
import { FilterChips, useExploreLinks } from '../../filters/filter-links.tsx';
import { valuesOf, type Filters } from '../../filters/filters.ts';
import type { ExploreData } from './load-explore.ts';

/** The filters of a view without its language, if that is the language of the page. */
export function useChosen(filters: Filters): ReturnType<typeof valuesOf> {
  const { language } = useSite();
  return valuesOf(filters).filter(({ name, value }) => name !== 'lang' || value !== language);
}

/** The filters of a view as chips. A click removes one. */
export function ChosenFilters({ data: { filters, facets } }: { readonly data: ExploreData }) {
  const { hrefOf, stay } = useExploreLinks();
  const chosen = useChosen(filters);
  return <FilterChips filters={filters} chosen={chosen} facets={facets} hrefOf={hrefOf} onClick={stay} />;
}
