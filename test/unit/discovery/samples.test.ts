import { expect, test } from 'vitest';

import { createSamples } from '../../../src/discovery/samples.ts';
import { SOME_FILTER } from '../../support/some-filter.ts';

test('a request gets its samples also if others fill the cache before they are drawn', async () => {
  const samples = createSamples({ draw: () => Promise.resolve({ seqs: [1], matching: 1 }) } as never);
  const drawn = Array.from({ length: 1_200 }, (_, index) =>
    samples.read({ ...SOME_FILTER, tags: [`tag-${index}`] }),
  );
  expect((await Promise.all(drawn)).flat()).toHaveLength(1_200);
});
