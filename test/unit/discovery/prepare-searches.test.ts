import { expect, it } from 'vitest';

import { Language } from '../../../src/contract/vocabulary.ts';
import { createListing } from '../../../src/discovery/listing.ts';
import { prepareSearches } from '../../../src/discovery/view.ts';

const watched = (prepared: string[], name: string) => ({
  ...createListing<never>([]),
  prepare: (language: string) => void prepared.push(`${name} ${language}`),
});

it('prepares every listing in every language, and lets other work run in between', async () => {
  const prepared: string[] = [];
  const underWay = prepareSearches({
    tags: watched(prepared, 'tags'),
    subcategories: watched(prepared, 'subcategories'),
    regions: watched(prepared, 'regions'),
    topics: watched(prepared, 'topics'),
  });
  const between: number[] = [];
  const look = (): void => {
    between.push(prepared.length);
    if (prepared.length < 8) setImmediate(look);
  };
  look();
  await underWay;
  expect(between.length).toBeGreaterThanOrEqual(8);
  expect(prepared).toEqual(
    ['tags', 'subcategories', 'regions', 'topics'].flatMap((name) =>
      Language.options.map((language) => `${name} ${language}`),
    ),
  );
});
