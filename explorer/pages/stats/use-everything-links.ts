import { useSite } from '../../app/site.ts';
import { type Filters, writeFilters } from '../../filters/filters.ts';

/** Links to questions of every tier, also in a language other than that of the page. */
export function useEverythingLinks(): (filters: Filters) => string {
  const { href, language } = useSite();
  return ({ lang, ...filters }) => {
    const isOther = lang !== undefined && lang[0] !== language;
    return href('/explore') + writeFilters({ ...filters, quality: ['all'], ...(isOther && { lang }) });
  };
}
