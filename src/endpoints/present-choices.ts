import { FACETS, type FacetCount, type FacetName } from '../filters/facets.ts';
import { languageName } from '../contract/languages.ts';
import { Language, QualityFilter, QualityTier } from '../contract/vocabulary.ts';
import type { View } from '../discovery/view.ts';
import type { KeyCount } from '../search/counts.ts';
import type { StoredCategory } from '../store/taxonomy/categories.ts';
import { labelIn, type LabelledSlug } from '../store/taxonomy/label-in.ts';
import { countCategories } from './count-categories.ts';
import type { RequestedValues } from './count-choices.ts';

/** What the choices of facets are labelled with. */
interface Presenting {
  readonly view: View;
  readonly categories: ReadonlyMap<number, StoredCategory>;
  readonly language: Language;
  readonly requested: RequestedValues;
}

const byCount = (choices: readonly FacetCount[]): FacetCount[] =>
  choices.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));

/** All values of a closed vocabulary, in its order. */
const closed = (values: readonly string[], counts: readonly KeyCount[]): FacetCount[] => {
  const counted = new Map(counts);
  return values.map((value) => ({ value, count: counted.get(value) ?? 0 }));
};

/** Each tier of a request includes the better ones. */
function qualities(counts: readonly KeyCount[]): FacetCount[] {
  const counted = new Map(counts);
  const tiers = QualityTier.options.map((tier) => counted.get(tier) ?? 0);
  return QualityFilter.options.map((value, index) => ({
    value,
    count: tiers.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
  }));
}

/** The values that match, and those of the request. */
function open(
  counts: readonly KeyCount[],
  requested: readonly string[] = [],
  terms?: ReadonlyMap<string, LabelledSlug>,
  language?: Language,
): FacetCount[] {
  const all = new Map([...requested.map((value): KeyCount => [value, 0]), ...counts]);
  const choices = Array.from(all, ([value, count]): FacetCount => {
    if (terms === undefined || language === undefined) return { value, count };
    return { value, label: labelIn(terms.get(value) ?? { slug: value, label: {} }, language), count };
  });
  return byCount(choices);
}

/** The choices of a facet, in a fixed order. */
export function presentChoices(
  facet: FacetName,
  counts: readonly KeyCount[],
  { view: { terms }, categories, language, requested }: Presenting,
): FacetCount[] {
  const { values, labels } = FACETS[facet];
  if (facet === 'category')
    return countCategories(counts, categories, language).map(({ slug, name, count }) => ({
      value: slug,
      label: name,
      count,
    }));
  if (facet === 'quality') return qualities(counts);
  if (facet === 'lang')
    return closed(Language.options, counts).map(({ value, count }) => ({
      value,
      label: languageName(Language.parse(value), language),
      count,
    }));
  if (values !== undefined) return closed(values, counts);
  return open(counts, requested[facet], labels === undefined ? undefined : terms[labels], language);
}
