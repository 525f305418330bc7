import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MOST_DRAWN } from '../../../src/contract/limits.ts';
import { anApi } from '../../support/api.ts';
import { idsOf, walkPages } from '../../support/clients/walk-pages.ts';
import { ownEngines } from '../../support/engines.ts';
import {
  filterQueries,
  loadFilterable,
  matchingIds,
  parametersOf,
} from '../../support/data/filter-values.ts';
import { sized } from '../../support/sized.ts';

/** Records of the generated catalogue: enough for every pair of values, few enough to load in two seconds. */
const RECORDS = 1_000;

const engines = await ownEngines();
const api = await anApi(engines);
await loadFilterable(engines, RECORDS);

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
