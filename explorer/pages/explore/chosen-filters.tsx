import { useSite } from '../../app/site-context.ts';
import { drop } from '../../filters/change-filters.ts';
import { valuesOf, type Filters } from '../../filters/filters.ts';
import { useExploreLinks } from '../../filters/use-explore-links.ts';
import { useFilterLabels } from '../../filters/use-filter-labels.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';
import type { ExploreData } from './load-explore.ts';

/** The filters of a view without its language, if that is the language of the page. */
export function useChosen(filters: Filters): ReturnType<typeof valuesOf> {
  const { language } = useSite();
  return valuesOf(filters).filter(({ name, value }) => name !== 'lang' || value !== language);
}

/** The filters of a view as chips. A click removes one. */
export function ChosenFilters({ data: { filters, facets } }: { readonly data: ExploreData }) {
  const texts = useTexts(EXPLORE_TEXTS);
  const { hrefOf, stay } = useExploreLinks();
  const { label } = useFilterLabels(facets);
  const chosen = useChosen(filters);
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={texts.chosen} onClick={stay}>
      {chosen.map(({ name, value }) => (
        <li key={name + value}>
          <a
            class="chip chosen"
            href={hrefOf(drop(filters, name, value))}
            aria-label={texts.remove(label(name, value))}
            rel="nofollow"
          >
            {label(name, value)}
            <span aria-hidden="true">×</span>
          </a>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <a class="chip" href={hrefOf({})}>
            {texts.removeAll}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
