import { expect, test } from 'vitest';

import { termsOf } from '../../../src/discovery/listing.ts';
import {
  createSubjectPages,
  type NamedSubject,
  type SubjectPages,
} from '../../../src/discovery/subject-pages.ts';
import { createView, type View } from '../../../src/discovery/view.ts';
import type { Facets } from '../../../src/search/subject-facets.ts';
import { SOME_FILTER } from '../../support/some-values.ts';

const NO_LEVELS = { trivial: 0, easy: 0, medium: 0, hard: 0, expert: 0, unrated: 0 };
const TERMS = await termsOf({ tags: [], subcategories: [], regions: [], topics: [] });
const OVERVIEW = {
  total: 0,
  byLanguage: {},
  highByLanguage: {},
  bySource: {},
  byCategory: [],
  byDifficulty: NO_LEVELS,
  difficultyByCategory: [],
};

const aView = (): View =>
  createView(
    1,
    { overview: OVERVIEW, tags: [], subcategories: [], regions: [], licenses: [], playable: {}, topics: [] },
    TERMS,
  );

const aTopic = (slug: string): NamedSubject => ({
  kind: 'topic',
  slug,
  members: { tags: [slug], subcategories: [] },
});

const someFacets = (total: number): Facets => ({
  total,
  byLanguage: { en: total, pl: 0 },
  byCategory: [],
  byDifficulty: NO_LEVELS,
  difficultyByCategory: [],
  bySource: {},
  byRegion: [],
  tags: [],
  tagPairs: [],
  subcategories: [],
  topics: [],
});

/** Facets whose total is the number of the count that made them. The first `failures` counts fail. */
function counting(failures = 0): SubjectPages {
  let counts = 0;
  return createSubjectPages({
    draw: () => Promise.resolve({ seqs: [1], matches: 1 }),
    facets: () => {
      counts += 1;
      return counts > failures ? Promise.resolve(someFacets(counts)) : Promise.reject(new Error('no engine'));
    },
  });
}

const totals = async (pages: SubjectPages, reads: readonly (readonly [View, string])[]): Promise<number[]> =>
  (await Promise.all(reads.map(([view, slug]) => pages.facets(view, aTopic(slug))))).map(
    ({ total }) => total,
  );

test('facets are counted once per topic while the counts of the catalogue stay the same', async () => {
  const pages = counting();
  const view = aView();
  expect(
    await totals(pages, [
      [view, 'a'],
      [view, 'b'],
      [view, 'a'],
    ]),
  ).toEqual([1, 2, 1]);
  expect(
    await totals(pages, [
      [view, 'b'],
      [view, 'a'],
    ]),
  ).toEqual([2, 1]);
});

test('facets are counted again once the catalogue was', async () => {
  const pages = counting();
  const [before, after] = [aView(), aView()];
  expect(
    await totals(pages, [
      [before, 'a'],
      [after, 'a'],
      [before, 'a'],
      [after, 'a'],
    ]),
  ).toEqual([1, 2, 1, 2]);
});

test('a failed count is not kept', async () => {
  const pages = counting(1);
  const view = aView();
  await expect(pages.facets(view, aTopic('a'))).rejects.toThrow('no engine');
  expect(await totals(pages, [[view, 'a']])).toEqual([2]);
});

test('a request gets its samples also if others fill the cache before they are drawn', async () => {
  const pages = counting();
  const drawn = Array.from({ length: 1_200 }, (_, index) =>
    pages.samples({ ...SOME_FILTER, tags: [`tag-${index}`] }),
  );
  expect((await Promise.all(drawn)).flat()).toHaveLength(1_200);
});
