import fc from 'fast-check';

import { type Counted, termOf, type Term } from '../../../src/discovery/listing.ts';

/** A term, by default with the same label in both languages. */
export function aTerm(slug: string, wanted: { en?: string; pl?: string; otherNames?: string[] } = {}): Term {
  const { en = slug, pl = en, otherNames = [] } = wanted;
  return termOf({ slug, label: { en, pl } }, otherNames);
}

/** Few different characters, so that a text is often found in several places. */
const text = (unit: string): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(unit)), minLength: 1, maxLength: 6 });

export const slugs = text('ab-');
export const labels = text('abBłŁ ');
/** Few different counts, so that many terms are sorted by slug. */
const counts = fc.integer({ min: 0, max: 3 });

/** Terms with different slugs and their counts, in any order. */
export const countedTerms: fc.Arbitrary<Counted[]> = fc
  .uniqueArray(
    fc.record({
      slug: slugs,
      en: labels,
      pl: labels,
      otherNames: fc.array(labels, { maxLength: 2 }),
      count: counts,
    }),
    { selector: ({ slug }) => slug, maxLength: 30 },
  )
  .map((all) => all.map(({ slug, count, ...wanted }) => ({ term: aTerm(slug, wanted), count })));
