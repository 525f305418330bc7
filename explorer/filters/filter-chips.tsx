import { useTexts } from '../app/site.ts';
import { drop } from './change-filters.ts';
import { FILTER_TEXTS } from './filter-texts.ts';
import { valuesOf, type Filters } from './filters.ts';
import { useFilterLabels } from './use-filter-labels.ts';

interface ChipsProps {
  readonly filters: Filters;
  /** Those of their values that are shown. */
  readonly chosen: ReturnType<typeof valuesOf>;
  readonly facets: Parameters<typeof useFilterLabels>[0];
  readonly hrefOf: (filters: Filters) => string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Chosen filters as chips. A click removes one. */
export function FilterChips({ filters, chosen, facets, hrefOf, onClick }: ChipsProps) {
  const texts = useTexts(FILTER_TEXTS);
  const { label } = useFilterLabels(facets);
  if (chosen.length === 0) return null;
  return (
    <ul class="chips" aria-label={texts.chosen} onClick={onClick}>
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
