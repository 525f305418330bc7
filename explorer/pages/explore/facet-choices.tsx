import { useSite, useTexts } from '../../app/site.ts';
import { filterLabels, type Facets } from '../../filters/filter-labels.ts';
import { useExploreLinks } from '../../filters/filter-links.tsx';
import { choose, drop, type FilterName, type Filters } from '../../filters/filters.ts';
import { formatNumber } from '../../texts/language.ts';
import { EXPLORE_TEXTS } from './explore-texts.ts';

/** Choices that are seen before a click on “More”. */
const FIRST = 8;

interface ChoicesProps {
  readonly name: FilterName;
  readonly filters: Filters;
  readonly facets: Facets;
}

interface ChoiceProps extends ChoicesProps {
  readonly value: string;
  readonly count: number;
}

/** A value with the number of questions that would match. What would match nothing cannot be chosen. */
function Choice({ name, filters, facets, value, count }: ChoiceProps) {
  const { language } = useSite();
  const { hrefOf } = useExploreLinks();
  const { valueLabel } = filterLabels(language, facets);
  const isChosen = filters[name]?.includes(value) === true;
  const inside = (
    <>
      <span>{valueLabel(name, value)}</span> <span class="count">{formatNumber(language, count)}</span>
    </>
  );
  if (count === 0 && !isChosen) return <span class="choice none">{inside}</span>;
  const changed = isChosen ? drop(filters, name, value) : choose(filters, name, value);
  return (
    <a class="choice" href={hrefOf(changed)} aria-current={isChosen ? 'true' : undefined} rel="nofollow">
      {inside}
    </a>
  );
}

/** The values of a filter: those of the view first, then the most frequent. */
export function FacetChoices({ name, filters, facets }: ChoicesProps) {
  const texts = useTexts(EXPLORE_TEXTS);
  const chosen = filters[name] ?? [];
  const all = facets[name] ?? [];
  // In a short list, a zero tells something; in a long one it only takes space.
  const values =
    all.length > FIRST ? all.filter(({ value, count }) => count > 0 || chosen.includes(value)) : all;
  const isChosen = ({ value }: { readonly value: string }): boolean => chosen.includes(value);
  const shown =
    values.length > FIRST
      ? [...values.filter(isChosen), ...values.filter((each) => !isChosen(each))]
      : values;
  const choices = shown.map(({ value, count }) => (
    <li key={value}>
      <Choice name={name} filters={filters} facets={facets} value={value} count={count} />
    </li>
  ));
  return (
    <>
      <ul class="choices">{choices.slice(0, FIRST)}</ul>
      {choices.length > FIRST ? (
        <details>
          <summary class="small">{texts.more}</summary>
          <ul class="choices">{choices.slice(FIRST)}</ul>
        </details>
      ) : null}
    </>
  );
}
