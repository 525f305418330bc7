import { linkTarget, useSite } from '../app/site.ts';
import { writeFilters, type Filters } from './filters.ts';

interface ExploreLinks {
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
