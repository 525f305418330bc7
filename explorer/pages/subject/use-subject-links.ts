import { linkTarget, useSite } from '../../app/site.ts';
import { choose, drop } from '../../filters/change-filters.ts';
import { type FilterName, type Filters, writeFilters } from '../../filters/filters.ts';
import type { SubjectPage } from './load-subject.ts';
import { withSubject } from './subject-filters.ts';
import { pathOf } from './subject-path.ts';

interface SubjectLinks {
  /** The same page with other filters. */
  readonly hrefOf: (chosen: Filters) => string;
  /** The same page with a value chosen, or without it if it was. */
  readonly toggle: (name: FilterName, value: string) => string;
  readonly isChosen: (name: FilterName, value: string) => boolean;
  /** The same questions on another page. @param path - in English */
  readonly elsewhere: (path: string, chosen?: Filters) => string;
  /** Opens a link to the same page without moving: for clicks on an element or inside of it. */
  readonly stay: (event: MouseEvent) => void;
}

/** The links of a page about a subject. */
export function useSubjectLinks(page: SubjectPage): SubjectLinks {
  const { href, navigate } = useSite();
  const { chosen } = page;
  const own = href(pathOf(page));
  const hrefOf = (filters: Filters): string => own + writeFilters(filters);
  const isChosen = (name: FilterName, value: string): boolean => chosen[name]?.includes(value) === true;
  return {
    hrefOf,
    isChosen,
    toggle: (name, value) =>
      hrefOf(isChosen(name, value) ? drop(chosen, name, value) : choose(chosen, name, value)),
    elsewhere: (path, filters = chosen) => href(path) + writeFilters(withSubject(page, filters)),
    stay(event) {
      const target = linkTarget(event);
      if (target?.pathname !== own) return;
      event.preventDefault();
      navigate(target.href, { stay: true });
    },
  };
}
