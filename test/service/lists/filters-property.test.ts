import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MOST_DRAWN } from '../../../src/contract/limits.ts';
import { Difficulty, Language, QualityFilter, QuestionType } from '../../../src/contract/vocabulary.ts';
import { FacetName } from '../../../src/filters/facets.ts';
import { anApi } from '../../support/api.ts';
import { idsOf, walkPages } from '../../support/clients/walk-pages.ts';
import { ownEngines } from '../../support/engines.ts';
import { VARIED } from '../../support/data/a-question.ts';
import {
  filterQueries,
  loadFilterable,
  matchingIds,
  parametersOf,
  type FilterQuery,
} from '../../support/data/filter-values.ts';
import { untilCounted } from '../../support/load.ts';
import { sized } from '../../support/sized.ts';

/** Records of the generated catalogue: enough for every pair of values, few enough to load in two seconds. */
const RECORDS = 1_000;

const engines = await ownEngines();
const api = await anApi(engines);
await loadFilterable(engines, RECORDS);
await untilCounted(engines, api);

test('lists, counts, shuffled lists and draws agree with plain SQL for every combination of filters', async () => {
  let matched = 0;
  await fc.assert(
    fc.asyncProperty(filterQueries, async (filters) => {
      const query = parametersOf(filters);
      const expectedIds = await matchingIds(engines.pool, filters);
      matched += Math.sign(expectedIds.length);

      const page = await api.list({ ...query, limit: 100, count: 'exact' });
      expect(page.meta.total).toBe(expectedIds.length);
      const listed = (await walkPages(api, page, 'next')).flatMap(idsOf);
      // A search in texts has another order, which text-search.test.ts checks.
      if (filters.q !== undefined) expect(listed.sort()).toEqual([...expectedIds].sort());
      else expect(listed).toEqual(expectedIds);

      const shuffled = await api.list({ ...query, limit: 100, order: 'shuffled', seed: 'property' });
      const walked = (await walkPages(api, shuffled, 'next')).flatMap(idsOf);
      expect(walked.toSorted()).toEqual(expectedIds.toSorted());
      const seeded = await api.draw({ ...query, amount: MOST_DRAWN, seed: 'property' });
      expect(idsOf(seeded)).toEqual(walked.slice(0, MOST_DRAWN));

      const drawn = idsOf(await api.draw({ ...query, amount: MOST_DRAWN }));
      expect(drawn).toHaveLength(Math.min(MOST_DRAWN, expectedIds.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(expectedIds).toEqual(expect.arrayContaining(drawn));
    }),
    { numRuns: sized({ short: 100, long: 1_000 }) },
  );
  expect(matched, 'combinations that match a question').toBeGreaterThan(30);
});

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
      const query = { ...parametersOf(filters), facets: FacetName.options.join() };
      const { data, meta } = await api.facets(query);
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
        const others = [...counts].filter(
          ([value, count]) => count > 0 && value !== filters.license && value !== 'absent',
        );
        expect(others, facet).toEqual([]);
      }
    }),
    { numRuns: sized({ short: 40, long: 500 }) },
  );
  expect(matched, 'choices that match a question').toBeGreaterThan(200);
});
