import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MOST_DRAWN } from '../../../src/contract/limits.ts';
import { anApi } from '../../support/api.ts';
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

      let page = await api.list({ ...query, limit: 100, count: 'exact' });
      const listed = page.data.map((question) => question.id);
      expect(page.meta.total).toBe(expectedIds.length);
      while (page._links.next !== undefined) {
        page = await api.follow(page._links.next);
        listed.push(...page.data.map((question) => question.id));
      }
      // A search in texts has another order, which text-search.test.ts checks.
      if (filters.q !== undefined) expect(listed.sort()).toEqual([...expectedIds].sort());
      else expect(listed).toEqual(expectedIds);

      let shuffled = await api.list({ ...query, limit: 100, order: 'shuffled', seed: 'property' });
      const walked = shuffled.data.map((question) => question.id);
      while (shuffled._links.next !== undefined) {
        shuffled = await api.follow(shuffled._links.next);
        walked.push(...shuffled.data.map((question) => question.id));
      }
      expect(walked.toSorted()).toEqual(expectedIds.toSorted());
      const seeded = await api.draw({ ...query, amount: MOST_DRAWN, seed: 'property' });
      expect(seeded.data.map((question) => question.id)).toEqual(walked.slice(0, MOST_DRAWN));

      const drawn = (await api.draw({ ...query, amount: MOST_DRAWN })).data.map((question) => question.id);
      expect(drawn).toHaveLength(Math.min(MOST_DRAWN, expectedIds.length));
      expect(new Set(drawn).size).toBe(drawn.length);
      expect(expectedIds).toEqual(expect.arrayContaining(drawn));
    }),
    { numRuns: sized({ short: 100, long: 1_000 }) },
  );
  expect(matched, 'combinations that match a question').toBeGreaterThan(30);
});
