import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { createFills, type FilterState } from '../../../src/draws/fills.ts';
import { chooseFairly, drawParts, warmParts } from '../../support/data/draw-parts.ts';
import { SOME_FILTER } from '../../support/data/some-values.ts';

const MATCHES = 2_000;
const MANY = 20_000;
/** Milliseconds until a change is searchable at the latest. */
const LAG = 2_500;
const seqs = chooseFairly(MANY, MANY);

/** Fills from a search engine in memory. */
function someFills() {
  let time = 0;
  const search = (_filter: unknown, amount: number) =>
    Promise.resolve({ seqs: seqs.slice(0, amount), matches: MANY });
  const fills = createFills({
    search: { draw: search, sample: search },
    store: { readBySeq: () => Promise.resolve(new Map()) },
    now: () => time,
    drawBatch: () => Promise.reject(new Error('nothing is drawn')),
  });
  return {
    fills,
    stateOf: (key: string): FilterState => fills.stateOf({ key, filter: SOME_FILTER, language: 'en' }),
    /** Lets time pass. */
    pass: (milliseconds: number) => void (time += milliseconds),
  };
}

describe('a stream of filters that are never repeated', () => {
  test('costs one search each, and none is remembered for long', async () => {
    const parts = drawParts(MATCHES);
    for (let number = 0; number < 500; number += 1) await parts.draw({ key: `filter ${number}` });
    await turn();
    expect(parts.searches.map(({ amount }) => amount)).toEqual(Array.from({ length: 500 }, () => 15));
  });

  test.each([
    ['5,000 filters', 0, 5_000],
    ['fewer filters with long keys', 4_000, 1_000],
  ])('leaves at most %s in memory', (_name, length, most) => {
    const { stateOf } = someFills();
    const keys = Array.from({ length: 8_000 }, (_, number) => `${'x'.repeat(length)}${number}`);
    const states = keys.map(stateOf);
    // The one used last is looked up first, as looking up another one forgets the oldest.
    const kept = keys.toReversed().findIndex((key, back) => stateOf(key) !== states.at(-1 - back));
    expect(kept).toBeLessThanOrEqual(most);
    expect(kept).toBeGreaterThan(0.9 * most);
  });
});

describe('the next fill', () => {
  /** Draws at a steady pace, and returns the searches that it took. */
  async function searchesIn(seconds: number, perSecond: number): Promise<number> {
    const parts = await warmParts(MANY);
    const before = parts.searches.length;
    for (let draw = 0; draw < seconds * perSecond; draw += 1) {
      parts.time += 1_000 / perSecond;
      await parts.draw();
      await turn();
    }
    return parts.searches.length - before;
  }

  test('is drawn in the last second of a fill that is used slowly', async () => {
    // The first fill of 128 questions lasts 12.8 s at one draw a second, and is replaced after ten.
    expect(await searchesIn(9, 1)).toBe(0);
    expect(await searchesIn(11, 1)).toBe(1);
  });

  test('is ready when a fill is used up fast', async () => {
    const parts = await warmParts(MANY);
    // More than half of the fill.
    for (let draw = 0; draw < 8; draw += 1) {
      parts.time += 10;
      await parts.draw();
      await turn();
    }
    parts.before = () => new Promise(() => undefined);
    for (let draw = 0; draw < 10; draw += 1) expect(await parts.draw()).toHaveLength(10);
  });
});

describe('fills', () => {
  test('of many filters have at most a million questions together', async () => {
    const { fills, stateOf } = someFills();
    const states: FilterState[] = [];
    for (let number = 0; number < 300; number += 1) {
      const state = stateOf(`filter ${number}`);
      state.matches = MANY;
      states.push(state);
      // Uses up one fill after the other within no time, so that each is larger.
      for (let step = 0; step < 3; step += 1) {
        const fill = fills.current(state) ?? (await fills.refill(state));
        fill.furthest = fill.seqs.length;
        await fills.replace(state, fill);
      }
    }
    // The one used last is looked up first, as looking up another one forgets the oldest.
    const kept = states.toReversed().filter((state) => stateOf(state.key) === state);
    const sizes = kept.map(({ fill, next }) => (fill?.seqs.length ?? 0) + (next?.seqs.length ?? 0));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(Math.max(...sizes)).toBeGreaterThan(5_000);
    expect(total).toBeLessThanOrEqual(1_000_000);
    expect(total).toBeGreaterThan(400_000);
  });

  test('have at most 100,000 walks together', async () => {
    const { fills, stateOf } = someFills();
    const states = new Map<string, FilterState>();
    const walks = (): number =>
      [...states.values()].reduce((sum, { fill }) => sum + (fill?.walks.size ?? 0), 0);
    let most = 0;
    for (let account = 0; account < 2_100; account += 1)
      for (let index = 0; index < 50; index += 1) {
        const state = stateOf(`filter ${index}`);
        state.matches = MANY;
        states.set(state.key, state);
        const fill = fills.current(state) ?? (await fills.refill(state));
        fills.takeWalk(state, fill, `account ${account}`);
        if (index === 0) most = Math.max(most, walks());
      }
    expect(most).toBeGreaterThan(90_000);
    expect(most).toBeLessThanOrEqual(100_000);
  });

  test('that were replaced leave no walks behind', async () => {
    const { fills, stateOf } = someFills();
    const state = stateOf('some filter');
    state.matches = MANY;
    const first = await fills.refill(state);
    for (let round = 0; round < 110; round += 1) {
      const fill = fills.current(state) ?? first;
      for (let account = 0; account < 1_000; account += 1) fills.takeWalk(state, fill, `account ${account}`);
      await fills.replace(state, fill);
    }
    // With 110,000 walks counted, the filter would have been forgotten.
    expect(stateOf('some filter')).toBe(state);
  });

  test('that were forgotten while they were drawn are not kept', async () => {
    const { fills, stateOf, pass } = someFills();
    const forgotten = stateOf('some filter');
    forgotten.matches = MANY;
    const drawn = fills.refill(forgotten);
    fills.forget();
    fills.takeWalk(forgotten, await drawn, 'ada');
    pass(10_000);
    expect(stateOf('some filter')).not.toBe(forgotten);
    expect(fills.current(stateOf('some filter'))).toBeUndefined();
  });
});

describe('a filter', () => {
  test('that nobody used for minutes is searched again', async () => {
    const parts = await warmParts(MATCHES);
    // More than half of the fill, so that the next one is drawn ahead.
    for (let number = 0; number < 15; number += 1) await parts.draw();
    await turn();
    parts.time += 300_000;
    parts.before = () => Promise.reject(new Error('searched'));
    await expect(parts.draw()).rejects.toThrow('searched');
  });

  test('whose matches were nearly all hidden is drawn from what is left', async () => {
    const parts = await warmParts(MATCHES);
    parts.matches = 5;
    parts.time += 15_000;
    // Uses up the fill that was drawn before.
    for (let number = 0; number < 60; number += 1) await parts.draw();
    expect((await parts.draw()).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('a changed question', () => {
  test('is not drawn from a fill that may be older than the index', async () => {
    const parts = await warmParts(1_001);
    parts.draws.questionsChanged([7]);
    const seen = new Set<number>();
    // Fills replace each other, all of them drawn before the change was searchable.
    for (let number = 0; number < 2_000; number += 1) {
      parts.time += 1;
      for (const seq of await parts.draw()) seen.add(seq);
    }
    expect(seen.has(7)).toBe(false);
    expect(seen.size).toBe(1_000);
  });

  test('is drawn again from a later fill', async () => {
    const parts = await warmParts(1_001);
    parts.draws.questionsChanged([7]);
    parts.time += 15_000;
    const seen = new Set<number>();
    for (let number = 0; number < 1_000; number += 1) {
      parts.time += 10;
      for (const seq of await parts.draw()) seen.add(seq);
    }
    expect(seen.has(7)).toBe(true);
  });
});

describe('after any question may have changed', () => {
  /** Changes the matches, and reports it before the search engine knows. */
  async function drawnAround(lag: number): Promise<number[]> {
    const parts = await warmParts(MATCHES);
    parts.draws.questionsChanged(undefined);
    parts.time += 100;
    await Promise.all(
      Array.from({ length: 64 }, (_, account) => parts.draw({ account: `account ${account}` })),
    );
    // From here on the engine finds only half of the questions.
    parts.time += lag;
    parts.matches = MATCHES / 2 + 1;
    const draws = await Promise.all(Array.from({ length: 64 }, () => parts.draw()));
    return draws.flat();
  }

  test.each([100, 1_000, LAG])('draws are those of the index after %i ms', async (lag) => {
    expect(Math.max(...(await drawnAround(lag)))).toBeLessThanOrEqual(MATCHES / 2);
  });

  test('a draw that waits for the next fill is not drawn from it over and over if it is too small', async () => {
    const parts = await warmParts(MATCHES);
    // Nearly uses up the fill, without a next one.
    parts.before = () => Promise.reject(new Error('unreachable'));
    for (let number = 0; number < 12; number += 1) await parts.draw();
    await turn();
    let searches = 0;
    parts.before = () => {
      searches += 1;
      if (searches > 20) return Promise.reject(new Error('searched over and over'));
      parts.draws.questionsChanged(undefined);
      parts.matches = 5;
      return Promise.resolve();
    };
    expect(await parts.draw()).toHaveLength(5);
    expect(searches).toBeLessThan(5);
  });

  test('fills are drawn again once the changes are searchable', async () => {
    const parts = await warmParts(MATCHES);
    parts.draws.questionsChanged(undefined);
    parts.time += LAG;
    await parts.warmUp();
    const before = parts.searches.length;
    for (let number = 0; number < 4; number += 1) await parts.draw();
    expect(parts.searches.length).toBe(before);
  });
});

describe('a search that does not end', () => {
  const slow = { ...SOME_FILTER, tags: ['slow'] };

  test('delays requests with other filters by nothing', async () => {
    const parts = drawParts(MATCHES);
    parts.before = ({ tags }) => (tags?.includes('slow') ? new Promise(() => undefined) : Promise.resolve());
    for (let number = 0; number < 100; number += 1) void parts.draw({ filter: slow, key: 'slow' });
    for (let number = 0; number < 100; number += 1)
      expect(await parts.draw({ key: `cold ${number}` })).toHaveLength(10);
  });

  test('delays nobody who draws from the fill that it will replace', async () => {
    const parts = await warmParts(MATCHES);
    parts.before = () => new Promise(() => undefined);
    parts.time += 11_000;
    for (let number = 0; number < 12; number += 1) expect(await parts.draw()).toHaveLength(10);
  });
});

describe('a search engine that fails', () => {
  const fails = (): Promise<void> => Promise.reject(new Error('unreachable'));

  test('leaves the last fill in use for a minute', async () => {
    const parts = await warmParts(MATCHES);
    parts.before = fails;
    for (const time of [11_000, 29_000, 31_000, 59_000]) {
      parts.time = time;
      expect(await parts.draw({ account: `account ${time}` })).toHaveLength(10);
      await turn();
    }
    parts.time = 61_000;
    await expect(parts.draw()).rejects.toThrow('unreachable');
  });

  test('takes no questions from a simultaneous request that has them', async () => {
    const parts = drawParts(MATCHES);
    let searches = 0;
    parts.before = () => {
      searches += 1;
      return searches === 1 ? Promise.resolve() : fails();
    };
    const draws = await Promise.allSettled([parts.draw(), parts.draw(), parts.draw()]);
    expect(draws.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('is not searched more than once a second on behalf of the fill', async () => {
    const parts = await warmParts(MATCHES);
    let searches = 0;
    parts.before = () => {
      searches += 1;
      return fails();
    };
    for (parts.time = 11_000; parts.time < 16_000; parts.time += 100) {
      await parts.draw({ account: `account ${parts.time}` });
      await turn();
    }
    expect(searches).toBe(5);
  });
});
