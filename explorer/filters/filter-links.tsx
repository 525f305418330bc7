import { linkTarget, useSite } from '../app/site.ts';
import { FILTER_TEXTS, filterLabels, type Facets } from './filter-labels.ts';
import { drop, valuesOf, writeFilters, type Filters } from './filters.ts';

interface ChipsProps {
  readonly filters: Filters;
  /** Those of their values that are shown. */
  readonly chosen: ReturnType<typeof valuesOf>;
  readonly facets: Facets;
  readonly hrefOf: (filters: Filters) => string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Chosen filters as chips. A click removes one. */
export function FilterChips({ filters, chosen, facets, hrefOf, onClick }: ChipsProps) {
  const { language } = useSite();
  const texts = FILTER_TEXTS[language];
  const { label } = filterLabels(language, facets);
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

/** The links between views of the catalogue. */
export interface ExploreLinks {
  /** The address of a view, in the current order. The language of the page need not be in it. */
  readonly hrefOf: (filters: Filters, more?: object) => string;
  /** Opens a link to another view of the same page without moving: for clicks on an element or inside of it. */
  readonly stay: (event: MouseEvent) => void;
}

export function useExploreLinks(): ExploreLinks {
  const { href, language, navigate, path, query } = useSite();
  const order = path === '/explore' ? (query.get('order') ?? undefined) : undefined;
  return {
    hrefOf({ lang, ...filters }, more) {
      const isOther = lang !== undefined && lang[0] !== language;
      return href('/explore') + writeFilters(isOther ? { ...filters, lang } : filters, { order, ...more });
    },
    stay(event) {
      const target = linkTarget(event);
      if (target === undefined) return;
      event.preventDefault();
      navigate(target.href, { stay: true });
    },
  };
}
