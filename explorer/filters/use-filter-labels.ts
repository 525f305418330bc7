import { useSite } from '../app/site.ts';
import { SOURCE_NAMES } from '../texts/site-texts.ts';
import { FILTER_TEXTS } from './filter-texts.ts';
import type { FilterName } from './filters.ts';

/** A facet of the API: the values of a filter with what would match. */
type FacetValues = readonly {
  readonly value: string;
  readonly label?: string;
  readonly count: number;
}[];
/** The facets of a view, by filter. */
export type Facets = Readonly<Partial<Record<FilterName, FacetValues>>>;

/** The facet that knows the labels of a filter's values. */
const FACET_OF: Readonly<Partial<Record<FilterName, FilterName>>> = {
  topics_any: 'topic',
  exclude_source: 'source',
};

interface FilterLabels {
  /** What people read for a value. */
  readonly valueLabel: (name: FilterName, value: string) => string;
  /** The name of a filter and its value: `Category: History`. */
  readonly label: (name: FilterName, value: string) => string;
}

/** The labels of values, of which the facets have those that come from the catalogue. */
export function useFilterLabels(facets: Facets): FilterLabels {
  const { language } = useSite();
  const { names, values } = FILTER_TEXTS[language];
  const ours: Readonly<Partial<Record<FilterName, Readonly<Record<string, string>>>>> = {
    ...values,
    source: SOURCE_NAMES[language],
    exclude_source: SOURCE_NAMES[language],
  };
  const valueLabel = (name: FilterName, value: string): string =>
    ours[name]?.[value] ??
    facets[FACET_OF[name] ?? name]?.find((each) => each.value === value)?.label ??
    value;
  return {
    valueLabel,
    label: (name, value) => `${names[name]}: ${name === 'q' ? `“${value}”` : valueLabel(name, value)}`,
  };
}
