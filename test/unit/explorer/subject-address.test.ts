import { expect, test } from 'vitest';

import { readChosen, withSubject } from '../../../explorer/pages/subject/address.ts';

const query = (text: string): URLSearchParams => new URLSearchParams(text);

test('what was chosen are the filters that the charts change', () => {
  const chosen = readChosen(
    { kind: 'topic', slug: 'rivers' },
    query('difficulty=hard&regions=pl,de&q=x&lang=pl'),
  );
  expect(chosen).toEqual({ difficulty: ['hard'], regions: ['pl', 'de'] });
});

test('another category is not chosen on the page of a category', () => {
  expect(readChosen({ kind: 'category', slug: 'history' }, query('category=geography&type=boolean'))).toEqual(
    {
      type: ['boolean'],
    },
  );
});

test('other tags are added to the tag of a page', () => {
  const europe = { kind: 'tag', slug: 'europe' } as const;
  expect(readChosen(europe, query('tags=europe'))).toEqual({});
  const chosen = readChosen(europe, query('tags=europe,rivers'));
  expect(chosen).toEqual({ tags: ['rivers'] });
  expect(withSubject(europe, chosen)).toEqual({ tags: ['europe', 'rivers'] });
});

test('a view has the filter of its subject', () => {
  const chosen = { difficulty: ['hard'] };
  expect(withSubject({ kind: 'topic', slug: 'rivers' }, chosen)).toEqual({ topic: ['rivers'], ...chosen });
});
