import { setImmediate } from 'node:timers/promises';

import type { estypes } from '@elastic/elasticsearch';
import { describe, expect, test } from 'vitest';

import { createShuffledReader, type ShuffledPage } from '../../../src/search/read-shuffled.ts';
import { bitsFor, createSeededOrder } from '../../../src/search/seeded-order.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

/** Stands for the engine: which numbers exist, and which of them match. */
interface Catalogue {
  highest: number;
  matching: Set<number>;
  /** The number of matches that a count finds, if it lags behind. */
  counted?: number;
  /** What the response to a search for matches waits for. */
  held?: Promise<unknown>;
}

interface Body {
  readonly query?: { readonly bool?: { readonly filter?: readonly Readonly<Record<string, unknown>>[] } };
  readonly aggs?: Readonly<Record<string, { readonly terms?: { readonly size: number } }>>;
}

/** The numbers that a search is restricted to. */
function restriction(body: Body): ReadonlySet<number> | undefined {
  const terms = body.query?.bool?.filter?.map(
    (clause) => clause.terms as Record<string, number[]> | undefined,
  );
  const fields = terms?.find((found) => found?.seq ?? found?.['seq.text']);
  if (fields === undefined) return undefined;
  return new Set(fields.seq ?? fields['seq.text']);
}

function createReader(catalogue: Catalogue) {
  const searches: ('highest' | 'count' | 'numbers' | 'list')[] = [];
  const search = (body: estypes.SearchRequest): Promise<estypes.SearchResponse> => {
    const { aggs } = body as Body;
    if (aggs?.highest !== undefined) {
      searches.push('highest');
      return Promise.resolve({ aggregations: { highest: { value: catalogue.highest } } } as never);
    }
    const size = aggs?.seqs?.terms?.size ?? 0;
    // As the engine does.
    if (size < 1) throw new Error('size must be positive');
    const among = restriction(body as Body);
    searches.push(among === undefined ? 'list' : 'numbers');
    const found = [...catalogue.matching].filter((seq) => among === undefined || among.has(seq));
    const buckets = found.slice(0, size).map((key) => ({ key }));
    const seqs = { buckets, sum_other_doc_count: found.length - buckets.length };
    return (catalogue.held ?? Promise.resolve()).then(() => ({ aggregations: { seqs } }) as never);
  };
  const count = (): Promise<number> => {
    searches.push('count');
    return Promise.resolve(catalogue.counted ?? catalogue.matching.size);
  };
  let time = 0;
  const { read, questionsChanged } = createShuffledReader({
    count,
    gathered: search,
    alone: search,
    now: () => time,
  });
  return {
    read,
    questionsChanged,
    searches,
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

const multiplesOf = (step: number, highest: number): Set<number> =>
  new Set(Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step));

const sorted = (seed: string, bits: number, seqs: Iterable<number>): number[] => {
  const { placeOf } = createSeededOrder(seed, bits);
  return [...seqs].toSorted((a, b) => placeOf(a) - placeOf(b));
};

const seqsOf = ({ items }: ShuffledPage): number[] => items.map(({ seq }) => seq);

/** Highest number and distance of matches: narrow and broad filters of small and large catalogues. */
const CATALOGUES = [
  [1, 1],
  [60, 1],
  [900, 3],
  [2_500, 1],
  [9_000, 2],
  [60_000, 20],
  [120_000, 2],
  [1_400_000, 1_300],
  [1_400_000, 400],
  [1_400_000, 100],
  [1_400_000, 7],
] as const;

describe('a shuffled order', () => {
  test.each(CATALOGUES)(
    'of every match among %i numbers, one in %i, begins with the right ones',
    async (highest, step) => {
      const matching = multiplesOf(step, highest);
      const { read } = createReader({ highest, matching });
      for (const seed of ['one', 'other']) {
        const expected = sorted(seed, bitsFor(highest), matching);
        const first = await read(SOME_FILTER, { seed, limit: 10 });
        expect(seqsOf(first)).toEqual(expected.slice(0, 10));
        expect(first.more).toBe(expected.length > 10);
        const { position } = first.items.at(-1) ?? { position: [] };
        const second = await read(SOME_FILTER, { seed, limit: 100, from: { position, backwards: false } });
        expect(seqsOf(second)).toEqual(expected.slice(10, 110));
        const third = second.items.at(-1);
        if (third === undefined) continue;
        const back = await read(SOME_FILTER, {
          seed,
          limit: 20,
          from: { position: third.position, backwards: true },
        });
        const end = Math.min(expected.length, 110) - 1;
        expect(seqsOf(back)).toEqual(expected.slice(Math.max(0, end - 20), end));
      }
    },
  );

  test('ends when no number is left, even if the last search has found as many as it looked up', async () => {
    // Every number matches, so that the numbers of a search are used up exactly.
    const matching = multiplesOf(1, 5_000);
    const { read } = createReader({ highest: 5_000, matching, counted: 40_000_000 });
    const order = sorted('end', 22, matching);
    const place = createSeededOrder('end', 22).placeOf(order[4_997] ?? 0);
    const last = await read(SOME_FILTER, {
      seed: 'end',
      limit: 10,
      from: { position: [22, place], backwards: false },
    });
    expect(seqsOf(last)).toEqual(order.slice(4_998));
    expect(last.more).toBe(false);
  });

  test.each([
    ['more', 2_000, 40],
    ['fewer', 300_000, 5_000],
    ['none', 300_000, 1_000_000],
  ])('is right although there are %s matches than were counted', async (_name, before, step) => {
    const catalogue: Catalogue = { highest: 400_000, matching: multiplesOf(step, 400_000), counted: before };
    const { read } = createReader(catalogue);
    const counting = read(SOME_FILTER, { seed: 'late', limit: 50 });
    delete catalogue.counted;
    expect(seqsOf(await counting)).toEqual(sorted('late', 22, catalogue.matching).slice(0, 50));
  });

  test('has a question that was added since the last page, at its place', async () => {
    const catalogue: Catalogue = { highest: 30_000, matching: multiplesOf(2, 30_000) };
    const { read, wait } = createReader(catalogue);
    await read(SOME_FILTER, { seed: 'growing', limit: 10 });
    // Of many new numbers, one comes first in the order.
    catalogue.highest = 60_000;
    wait(1_000);
    catalogue.matching = multiplesOf(2, 60_000);
    expect(seqsOf(await read(SOME_FILTER, { seed: 'growing', limit: 50 }))).toEqual(
      sorted('growing', 22, catalogue.matching).slice(0, 50),
    );
  });

  test('has all questions of a filter that was narrow a moment ago', async () => {
    const catalogue: Catalogue = { highest: 1_000, matching: multiplesOf(10, 1_000) };
    const { read, questionsChanged } = createReader(catalogue);
    await read(SOME_FILTER, { seed: 'sudden', limit: 10 });
    catalogue.highest = 400_000;
    catalogue.matching = multiplesOf(2, 400_000);
    questionsChanged();
    expect(seqsOf(await read(SOME_FILTER, { seed: 'sudden', limit: 50 }))).toEqual(
      sorted('sudden', 22, catalogue.matching).slice(0, 50),
    );
  });

  test('keeps its bits during a walk when the catalogue outgrows them, and then leaves out later numbers', async () => {
    const catalogue: Catalogue = { highest: 2 ** 22 - 1, matching: multiplesOf(40_000, 2 ** 22) };
    const { read, questionsChanged, wait } = createReader(catalogue);
    const before = sorted('bits', 22, catalogue.matching);
    const first = await read(SOME_FILTER, { seed: 'bits', limit: 20 });
    catalogue.highest = 2 ** 23 - 1;
    catalogue.matching = multiplesOf(40_000, 2 ** 23);
    questionsChanged();
    const from = { position: first.items.at(-1)?.position ?? [], backwards: false };
    expect(seqsOf(await read(SOME_FILTER, { seed: 'bits', limit: 500, from }))).toEqual(before.slice(20));
    wait(1_000);
    expect(seqsOf(await read(SOME_FILTER, { seed: 'bits', limit: 500 }))).toEqual(
      sorted('bits', 23, catalogue.matching),
    );
  });
});

describe('the searches for a page', () => {
  test.each([
    ['numbers', 1_400_000, 2],
    ['numbers', 1_400_000, 100],
    ['list', 1_400_000, 1_400],
    ['list', 200, 1],
  ] as const)('are one for %s at any depth, and one for the highest number', async (kind, highest, step) => {
    const matching = multiplesOf(step, highest);
    const { read, searches, wait } = createReader({ highest, matching });
    await read(SOME_FILTER, { seed: 'warm-up', limit: 20 });
    const { placeOf } = createSeededOrder('deep', 22);
    const order = sorted('deep', 22, matching);
    for (const depth of [0, order.length >> 1]) {
      wait(5_000);
      searches.length = 0;
      const position = [22, placeOf(order[depth] ?? 0)];
      await read(SOME_FILTER, { seed: 'deep', limit: 20, from: { position, backwards: false } });
      expect(searches.toSorted()).toEqual(['highest', kind]);
    }
  });

  const NARROW: Catalogue = { highest: 1_400_000, matching: multiplesOf(1_400, 1_400_000) };

  test('of a narrow filter are one for all seeds within five seconds, also at the same time', async () => {
    const { read, searches, wait } = createReader(NARROW);
    await Promise.all(['a', 'b', 'c'].map((seed) => read(SOME_FILTER, { seed, limit: 20 })));
    wait(4_999);
    await read({ ...SOME_FILTER }, { seed: 'd', limit: 20 });
    expect(searches.filter((kind) => kind === 'list')).toHaveLength(1);
    wait(1);
    await read(SOME_FILTER, { seed: 'd', limit: 20 });
    expect(searches.filter((kind) => kind === 'list')).toHaveLength(2);
  });

  test('of a narrow filter start over after a change, and soon again until it is searchable', async () => {
    const { read, questionsChanged, searches, wait } = createReader(NARROW);
    const lists = async (): Promise<number> => {
      await read(SOME_FILTER, { seed: 'a', limit: 20 });
      return searches.filter((kind) => kind === 'list').length;
    };
    expect(await lists()).toBe(1);
    questionsChanged();
    expect(await lists()).toBe(2);
    wait(249);
    expect(await lists()).toBe(2);
    wait(1);
    expect(await lists()).toBe(3);
    wait(2_500);
    expect(await lists()).toBe(4);
    wait(4_000);
    expect(await lists()).toBe(4);
  });

  test('of a narrow filter that began before a change are not shared with later callers', async () => {
    const catalogue: Catalogue = { highest: 1_000, matching: multiplesOf(10, 1_000) };
    const { read, questionsChanged } = createReader(catalogue);
    await read(SOME_FILTER, { seed: 'a', limit: 1 });
    questionsChanged();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    catalogue.held = promise;
    const before = read(SOME_FILTER, { seed: 'a', limit: 200 });
    await setImmediate();
    delete catalogue.held;
    catalogue.matching = multiplesOf(20, 1_000);
    questionsChanged();
    const after = await read(SOME_FILTER, { seed: 'a', limit: 200 });
    resolve(undefined);
    expect([(await before).items.length, after.items.length]).toEqual([100, 50]);
  });
});
