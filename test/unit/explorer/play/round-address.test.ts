import { describe, expect, test } from 'vitest';

import { filterNames } from '../../../../explorer/filters/filter-labels.ts';
import { readRoundFilters, without } from '../../../../explorer/filters/filters.ts';
import {
  dailyRound,
  readRound,
  roundPath,
  dailySeed,
  dayOf,
  isDay,
  isSeed,
  newSeed,
} from '../../../../explorer/play/round-address.ts';

const queryOf = (path: string): URLSearchParams => new URLSearchParams(path.slice(path.indexOf('?')));

describe('the address of a round', () => {
  test('gives the same round back', () => {
    const round = {
      filters: { topic: ['rivers'], tags: ['poland', 'europe'], difficulty: ['easy'], q: ['Łódź & co'] },
      amount: 15,
      drawn: 'en',
      seed: 'k3f9',
      day: undefined,
      after: 'AgY_-x',
    } as const;
    expect(readRound(queryOf(roundPath(round)), 'pl')).toEqual(round);
    const daily = dailyRound('2026-11-23', 'pl');
    expect(roundPath(daily)).toBe('/play?daily=2026-11-23&lang=pl');
    expect(readRound(queryOf(roundPath(daily)), 'en')).toEqual(daily);
  });

  test('is the same for the same filters in any order', () => {
    const paths = ['topic=rivers&difficulty=easy&seed=a', 'seed=a&difficulty=easy&topic=rivers'].map(
      (query) => readRound(new URLSearchParams(query), 'en'),
    );
    expect(paths[0]).toEqual(paths[1]);
    expect(paths.map((round) => round && roundPath(round))).toEqual([
      '/play?topic=rivers&difficulty=easy&amount=10&lang=en&seed=a',
      '/play?topic=rivers&difficulty=easy&amount=10&lang=en&seed=a',
    ]);
  });

  test('has no round without a seed or a day that exists', () => {
    for (const query of ['', 'topic=rivers', 'seed=', 'seed=a%20b', 'daily=2026-02-30', 'daily=today'])
      expect(readRound(new URLSearchParams(query), 'en'), query).toBeUndefined();
  });

  test('falls back to ten questions and to the language of the page', () => {
    for (const amount of ['0', '51', '1.5', 'many', ''])
      expect(readRound(new URLSearchParams({ seed: 'a', amount, lang: 'de' }), 'pl')).toMatchObject({
        amount: 10,
        drawn: 'pl',
      });
  });
});

describe('filters', () => {
  test('are read in both forms of lists, with the other name of topics, and without empty ones', () => {
    const query = new URLSearchParams('tags=a,b&tags=c&topics=rivers&category=&unknown=1&lang=pl');
    expect(readRoundFilters(query)).toEqual({ tags: ['a', 'b', 'c'], topics_any: ['rivers'] });
  });

  test('can be removed one by one', () => {
    expect(without({ topic: ['rivers'], tags: ['a', 'b'] }, 'tags')).toEqual({ topic: ['rivers'] });
  });

  test('have names that people read', () => {
    const filters = {
      topic: ['rivers'],
      tags: ['poland', 'nature-reserves'],
      difficulty: ['easy'],
      quality: ['all'],
      q: ['sea'],
    };
    const labels = { rivers: 'Rzeki', poland: 'Polska' };
    expect(filterNames(filters, 'pl', labels).map(({ label }) => label)).toEqual([
      'Rzeki',
      'Polska + nature reserves',
      'łatwe',
      '„sea”',
    ]);
  });
});

describe('seeds', () => {
  test('of a day are the same everywhere, and change at midnight UTC', () => {
    expect(dayOf(Date.UTC(2026, 10, 23, 23, 59, 59))).toBe('2026-11-23');
    expect(dayOf(Date.UTC(2026, 10, 24))).toBe('2026-11-24');
    expect(dailySeed('2026-11-23')).toBe('daily-2026-11-23');
    expect(['2026-11-23', '2024-02-29', '2026-02-29', '2026-1-1'].map(isDay)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('are new ones that the service accepts', () => {
    const seeds = Array.from({ length: 200 }, () => newSeed());
    expect(new Set(seeds).size).toBe(200);
    expect(seeds.every(isSeed)).toBe(true);
    expect(newSeed(() => 0)).toBe('00000000');
    expect(newSeed(() => 0.9999)).toBe('zzzzzzzz');
  });
});
