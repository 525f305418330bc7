import { useSite } from '../../app/site-context.ts';
import { valuesOf, type Filters } from '../../filters/filters.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';

/** The field for a text that questions have to contain. The other filters stay. */
export function SearchForm({ filters }: { readonly filters: Filters }) {
  const { href } = useSite();
  const texts = useTexts(EXPLORE_TEXTS);
  return (
    <form class="search explore-search" action={href('/explore')} role="search">
      <label class="hidden" for="explore-search">
        {texts.searchLabel}
      </label>
      <input id="explore-search" class="input" type="search" name="q" value={filters.q?.[0]} />
      {valuesOf(filters)
        .filter(({ name }) => name !== 'q')
        .map(({ name, value }) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
      <button class="button">{texts.search}</button>
    </form>
  );
}
