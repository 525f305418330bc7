import { CountFacetsInput, CountFacetsOutput, FACETS_BY_DEFAULT } from '../filters/facets.ts';
import type { View } from '../discovery/view.ts';
import type { KeyCount } from '../search/counts.ts';
import { countChoices, requestedValues } from './count-choices.ts';
import { defineOperation } from './endpoint.ts';
import { LISTS_MAX_AGE } from './page-listing.ts';
import { presentChoices } from './present-choices.ts';
import { warnAboutFilters } from './warn-about-filters.ts';

/** Adds the requested licence if it is a family such as `CC-BY`, or matches nothing. It has all matches of the request. */
function withRequested(
  counts: readonly KeyCount[],
  { known }: View,
  license: string | undefined,
  total: number,
): readonly KeyCount[] {
  if (license === undefined) return counts;
  const id = known.license.has(license) ? (known.license.nearest(license) ?? license) : license;
  return counts.some(([counted]) => counted === id) ? counts : [...counts, [id, total]];
}

export const countFacets = defineOperation({
  summary: 'Count what each choice of a filter would match',
  input: CountFacetsInput,
  output: CountFacetsOutput,
  async run(parts, input) {
    const [{ view }, categories] = await Promise.all([
      parts.discovery.current(LISTS_MAX_AGE),
      parts.categories.read(),
    ]);
    const { facets = FACETS_BY_DEFAULT, ...filters } = input;
    const requested = requestedValues(filters, view);
    const { total, counts } = await countChoices(parts, {
      filters,
      facets: new Set(facets),
      view,
      requested,
    });
    const presenting = { view, categories, language: input.lang, requested };
    const choices = Array.from(counts, ([facet, found]) => {
      const listed = facet === 'license' ? withRequested(found, view, filters.license, total) : found;
      return [facet, presentChoices(facet, listed, presenting)] as const;
    });
    return {
      data: Object.fromEntries(choices),
      meta: { total, language: input.lang, ...warnAboutFilters(parts, input, total > 0) },
    };
  },
});
