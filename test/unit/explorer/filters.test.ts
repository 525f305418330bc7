import { describe, expect, test } from 'vitest';

import { filtersWith } from '../../../explorer/components/search/search-options.ts';
import {
  choose,
  drop,
  exchange,
  readFilters,
  readRoundFilters,
  roundParameters,
  tagModeOf,
  toQuery,
  valuesOf,
  withTagMode,
  writeFilters,
} from '../../../explorer/filters/filters.ts';
import { readChosen, withSubject } from '../../../explorer/pages/subject/address.ts';
import { QuestionFilters } from '../../../src/filters/search-filter.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('every filter of the contract', () => {
  const names = Object.keys(QuestionFilters.shape);

  test.each(names)('%s is a filter of the explorer', (name) => {
    expect(writeFilters(read(`${name}=x`))).toBe(`?${name}=x`);
  });

  // The language of a round is a part of its address.
  test.each(names.filter((name) => name !== 'lang'))('%s is a filter of rounds', (name) => {
    const filters = readRoundFilters(new URLSearchParams({ [name]: 'x' }));
    expect(roundParameters(filters).toString()).toBe(`${name}=x`);
  });
});

describe('filters in an address', () => {
  test('have the names of the parameters and are read without change', () => {
    const query =
      '?q=wis%C5%82a+river&category=geography&difficulty=hard&type=boolean&topic=poland&subcategory=hydrology&license=CC-BY-4.0&quality=all&lang=pl&tags=rivers,europe&tags_any=lakes,seas&topics_any=asia&regions=pl,de&source=svc,arc&exclude_source=opentdb';
    expect(writeFilters(read(query))).toBe(query);
  });

  test('may be repeated, empty, padded or unknown', () => {
    expect(read('tags=rivers, europe&tags=rivers&tags=&category=&category=history&utm_source=mail')).toEqual({
      tags: ['rivers', 'europe'],
      category: ['history'],
    });
    expect(writeFilters({})).toBe('');
  });

  test('a text with commas, quotation marks and plus signs is one value', () => {
    const text = '"one, two" + three & four';
    expect(read(writeFilters({ q: [text] }))).toEqual({ q: [text] });
  });

  test('other parameters follow them', () => {
    expect(writeFilters({ tags: ['rivers'] }, { cursor: 'abc', limit: undefined })).toBe(
      '?tags=rivers&cursor=abc',
    );
  });

  test('become parameters of the client: single values, and lists', () => {
    expect(toQuery(read('category=history&tags=rivers&regions=pl,de'))).toEqual({
      category: 'history',
      tags: ['rivers'],
      regions: ['pl', 'de'],
    });
  });

  test('are listed one by one', () => {
    expect(valuesOf(read('tags=rivers,europe&q=delta'))).toEqual([
      { name: 'q', value: 'delta' },
      { name: 'tags', value: 'rivers' },
      { name: 'tags', value: 'europe' },
    ]);
  });
});

describe('a choice', () => {
  test('is added to tags and regions, and replaces other values', () => {
    const filters = read('tags=rivers&category=history&source=svc,arc');
    expect(choose(filters, 'tags', 'europe').tags).toEqual(['rivers', 'europe']);
    expect(choose(filters, 'tags', 'rivers').tags).toEqual(['rivers']);
    expect(choose(filters, 'category', 'geography').category).toEqual(['geography']);
    expect(choose(filters, 'source', 'opentdb').source).toEqual(['opentdb']);
  });

  test('of a topic replaces all topics', () => {
    expect(choose(read('topics_any=asia,africa'), 'topic', 'poland')).toEqual({ topic: ['poland'] });
  });

  test('can be dropped or exchanged', () => {
    expect(drop(read('tags=rivers,europe'), 'tags', 'rivers')).toEqual({ tags: ['europe'] });
    expect(drop(read('tags=rivers&q=delta'), 'tags', 'rivers')).toEqual({ q: ['delta'] });
    expect(exchange(read('tags=rivres,europe'), 'tags', 'rivres', 'rivers').tags).toEqual([
      'europe',
      'rivers',
    ]);
  });
});

describe('tags', () => {
  test('go to the parameter that has some, with all of them by default', () => {
    expect(tagModeOf(read(''))).toBe('tags');
    expect(tagModeOf(read('tags_any=lakes'))).toBe('tags_any');
    expect(tagModeOf(read('tags=rivers&tags_any=lakes'))).toBe('tags');
  });

  test('can be moved from one parameter to the other', () => {
    expect(withTagMode(read('tags=rivers,europe&q=delta'), 'tags_any')).toEqual({
      q: ['delta'],
      tags_any: ['rivers', 'europe'],
    });
    expect(withTagMode(read('q=delta'), 'tags_any')).toEqual({ q: ['delta'] });
  });
});

describe('the page of a subject', () => {
  test.each([
    [
      'has the filters that its charts change',
      'topic',
      'rivers',
      'difficulty=hard&regions=pl,de&q=x&lang=pl',
      { difficulty: ['hard'], regions: ['pl', 'de'] },
    ],
    [
      'has no other category if it is one',
      'category',
      'history',
      'category=geography&type=boolean',
      { type: ['boolean'] },
    ],
    ['has its own tag once', 'tag', 'europe', 'tags=europe', {}],
    ['has other tags besides its own', 'tag', 'europe', 'tags=europe,rivers', { tags: ['rivers'] }],
  ] as const)('%s', (_what, kind, slug, query, chosen) => {
    expect(readChosen({ kind, slug }, new URLSearchParams(query))).toEqual(chosen);
  });

  test('gives its own filter to a view of what was chosen', () => {
    const hard = { difficulty: ['hard'] };
    expect(withSubject({ kind: 'topic', slug: 'rivers' }, hard)).toEqual({ topic: ['rivers'], ...hard });
    const tags = ['europe', 'rivers'];
    expect(withSubject({ kind: 'tag', slug: 'europe' }, { tags: ['rivers'] })).toEqual({ tags });
  });
});

describe('a chosen suggestion', () => {
  const searched = { q: ['riv'], tags: ['poland'] };
  const kept = { tags: ['poland'] };

  test.each([
    ['tag', 'rivers', searched, { tags: ['poland', 'rivers'] }],
    ['topic', 'rivers-of-the-world', searched, { ...kept, topic: ['rivers-of-the-world'] }],
    ['region', 'pl', searched, { ...kept, regions: ['pl'] }],
    ['category', 'history', searched, { ...kept, category: ['history'] }],
    // A tag is added to the parameter that the view uses.
    ['tag', 'rivers', { tags_any: ['lakes'] }, { tags_any: ['lakes', 'rivers'] }],
  ] as const)('is one more filter instead of the text: the %s %s', (kind, value, filters, expected) => {
    expect(filtersWith(filters, { kind, value, label: value, playable: 1 })).toEqual(expected);
  });

  test('that is a text replaces the text of the view and leaves the other filters', () => {
    const chosen = { kind: 'text', text: 'new' } as const;
    expect(filtersWith({ q: ['old'], ...kept }, chosen)).toEqual({ q: ['new'], ...kept });
  });
});
