import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FacetName } from '../../../src/filters/facets.ts';
import { Difficulty, Language, QualityFilter, QuestionType } from '../../../src/contract/vocabulary.ts';
import { anApi } from '../../support/api.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  filterQueries,
  loadFilterable,
  matchingIds,
  parametersOf,
  type FilterQuery,
} from '../../support/data/filter-values.ts';
import { sized } from '../../support/sized.ts';
import { untilCounted } from '../../support/load.ts';
import { VARIED } from '../../support/data/a-question.ts';

const engines = await ownEngines();
const api = await anApi(engines);
await loadFilterable(engines, 600);
await untilCounted(engines, api);

const added = (values: string | number | undefined, value: string): string =>
  values === undefined ? value : `${values},${value}`;

/** The values of each facet, and the request with one of them chosen. */
const CHOICES: Record<
  FacetName,
  { readonly values: readonly string[]; readonly choose: (query: FilterQuery, value: string) => object }
> = {
  category: {
    values: VARIED.categories.map(({ slug }) => slug),
    choose: (_query, category) => ({ category }),
  },
  difficulty: { values: Difficulty.options, choose: (_query, difficulty) => ({ difficulty }) },
  type: { values: QuestionType.options, choose: (_query, type) => ({ type }) },
  lang: { values: Language.options, choose: (_query, lang) => ({ lang }) },
  quality: { values: QualityFilter.options, choose: (_query, quality) => ({ quality }) },
  source: { values: VARIED.sources, choose: (_query, source) => ({ source }) },
  license: { values: VARIED.licenses, choose: (_query, license) => ({ license }) },
  regions: {
    values: ['pl', 'de', 'jewish'],
    choose: ({ regions }, value) => ({ regions: added(regions, value) }),
  },
  topic: {
    values: ['colour-test', 'land-test'],
    choose: (_query, topic) => ({ topic, topics_any: undefined }),
  },
  subcategory: { values: VARIED.subcategories, choose: (_query, subcategory) => ({ subcategory }) },
  tags: { values: VARIED.tags, choose: ({ tags }, value) => ({ tags: added(tags, value) }) },
  tags_any: { values: VARIED.tags, choose: (_query, tags_any) => ({ tags_any }) },
};

test('each choice has as many matches as plain SQL finds with it, for every combination of filters', async () => {
  let matched = 0;
  await fc.assert(
    fc.asyncProperty(filterQueries, async (filters) => {
      const { data, meta } = await api.facets({
        ...parametersOf(filters),
        facets: FacetName.options.join(),
      });
      expect(meta.total).toBe((await matchingIds(engines.pool, filters)).length);
      for (const facet of FacetName.options) {
        const counts = new Map(data[facet]?.map(({ value, count }) => [value, count]));
        const { values, choose } = CHOICES[facet];
        for (const value of values) {
          const chosen = { ...filters, ...choose(filters, value) };
          const found = (await matchingIds(engines.pool, chosen)).length;
          expect(counts.get(value) ?? 0, `${facet} ${value}`).toBe(found);
          counts.delete(value);
          matched += Math.sign(found);
        }
        const others = [...counts].filter(([value]) => value !== filters.license && value !== 'absent');
        expect(
          others.filter(([, count]) => count > 0),
          facet,
        ).toEqual([]);
      }
    }),
    { numRuns: sized({ short: 40, long: 500 }) },
  );
  expect(matched, 'choices that match a question').toBeGreaterThan(200);
});
