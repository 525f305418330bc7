import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';

import { createFills, type FilterState, type Fills } from '../../../src/draws/fills.ts';
import { chooseFairly, drawParts } from '../../support/draw-parts.ts';
import { SOME_FILTER } from '../../support/some-values.ts';

const MATCHES = 20_000;
const seqs = chooseFairly(MATCHES, MATCHES);

interface SomeFills {
  readonly fills: Fills;
  readonly stateOf: (key: string) => FilterState;
  /** Lets milliseconds pass. */
  readonly pass: (milliseconds: number) => void;
}

/** Fills from a search engine in memory. */
function someFills(): SomeFills {
  let time = 0;
  const search = (_filter: unknown, amount: number) =>
    Promise.resolve({ seqs: seqs.slice(0, amount), matches: MATCHES });
  const fills = createFills({
    search: { draw: search, sample: search },
    store: { readBySeq: () => Promise.resolve(new Map()) },
    now: () => time,
    drawBatch: () => Promise.reject(new Error('nothing is drawn')),
  });
  return {
    fills,
    stateOf: (key) => fills.stateOf({ key, filter: SOME_FILTER, language: 'en' }),
    pass: (milliseconds) => void (time += milliseconds),
  };
}

describe('a stream of filters that are never repeated', () => {
  test('costs one search each, and none is remembered for long', async () => {
    const parts = drawParts(2_000);
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
    const parts = drawParts(20_000);
    await parts.warmUp();
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
    const parts = drawParts(20_000);
    await parts.warmUp();
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
      state.matches = MATCHES;
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
    for (let account = 0; account < 3_000; account += 1)
      for (let index = 0; index < 50; index += 1) {
        const state = stateOf(`filter ${index}`);
        state.matches = MATCHES;
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
    state.matches = MATCHES;
    const first = await fills.refill(state);
    for (let round = 0; round < 150; round += 1) {
      const fill = fills.current(state) ?? first;
      for (let account = 0; account < 1_000; account += 1) fills.takeWalk(state, fill, `account ${account}`);
      await fills.replace(state, fill);
    }
    // With 150,000 walks counted, the filter would have been forgotten.
    expect(stateOf('some filter')).toBe(state);
  });

  test('that were forgotten while they were drawn are not kept', async () => {
    const { fills, stateOf, pass } = someFills();
    const forgotten = stateOf('some filter');
    forgotten.matches = MATCHES;
    const drawn = fills.refill(forgotten);
    fills.forget();
    fills.takeWalk(forgotten, await drawn, 'ada');
    pass(10_000);
    expect(stateOf('some filter')).not.toBe(forgotten);
    expect(fills.current(stateOf('some filter'))).toBeUndefined();
  });
});
