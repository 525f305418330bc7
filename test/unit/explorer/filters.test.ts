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
  const query = (text: string): URLSearchParams => new URLSearchParams(text);

  test('what was chosen are the filters that the charts change', () => {
    const chosen = readChosen(
      { kind: 'topic', slug: 'rivers' },
      query('difficulty=hard&regions=pl,de&q=x&lang=pl'),
    );
    expect(chosen).toEqual({ difficulty: ['hard'], regions: ['pl', 'de'] });
  });

  test('another category is not chosen on the page of a category', () => {
    expect(
      readChosen({ kind: 'category', slug: 'history' }, query('category=geography&type=boolean')),
    ).toEqual({ type: ['boolean'] });
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
});

describe('a chosen suggestion', () => {
  const found = (kind: 'category' | 'topic' | 'tag' | 'subcategory' | 'region', value: string) =>
    ({ kind, value, label: value, playable: 1 }) as const;

  test('a name becomes a filter in addition to the others, and replaces the text that was searched for', () => {
    const filters = { q: ['riv'], difficulty: ['hard'], tags: ['poland'] };
    expect(filtersWith(filters, found('tag', 'rivers'))).toEqual({
      difficulty: ['hard'],
      tags: ['poland', 'rivers'],
    });
    expect(filtersWith(filters, found('topic', 'rivers-of-the-world')).topic).toEqual([
      'rivers-of-the-world',
    ]);
    expect(filtersWith(filters, found('region', 'pl')).regions).toEqual(['pl']);
    expect(filtersWith(filters, found('category', 'history')).q).toBeUndefined();
  });

  test('a tag is added to the parameter that the view uses', () => {
    expect(filtersWith({ tags_any: ['lakes'] }, found('tag', 'rivers'))).toEqual({
      tags_any: ['lakes', 'rivers'],
    });
  });

  test('a text replaces the text of the view and leaves the other filters', () => {
    expect(filtersWith({ q: ['old'], lang: ['pl'] }, { kind: 'text', text: 'new' })).toEqual({
      q: ['new'],
      lang: ['pl'],
    });
  });
});
