import { expect, test } from 'vitest';

import weights from '../../../../indexer/quality/data/weights.json' with { type: 'json' };
import { WORDINGS } from '../../../../indexer/quality/wordings.ts';
import { Source } from '../../../../src/contract/vocabulary.ts';

const names = Object.keys(weights.signals);

test('every wording has a weight', () => {
  expect(names).toEqual(expect.arrayContaining(WORDINGS.map(({ name }) => name)));
});

test('weights of sources name sources, and all that are judged have one', () => {
  const named = names.filter((name) => name.startsWith('source_')).map((name) => name.slice(7));
  expect(named.sort()).toEqual(Source.options.filter((source) => source !== 'svc').sort());
});
