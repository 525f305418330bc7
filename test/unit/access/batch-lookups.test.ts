import { describe, expect, test } from 'vitest';

import { batchLookups } from '../../../src/access/batch-lookups.ts';

class Outage extends Error {}
class Full extends Error {}

/**
 * Lookups whose queries finish when the test says so. The value of a name is the name in upper case; `nobody` is not
 * found.
 */
function lookUps(limits = { atOnce: 3, waiting: 4 }) {
  const queries: { names: readonly string[]; finish: () => void; fail: () => void }[] = [];
  const lookUp = batchLookups<string>(
    (names) =>
      new Promise((resolve, reject) => {
        const known = names.filter((name) => name !== 'nobody');
        queries.push({
          names,
          finish: () => resolve(new Map(known.map((name) => [name, name.toUpperCase()]))),
          fail: () => reject(new Outage()),
        });
      }),
    limits,
    () => new Full(),
  );
  return { lookUp, queries };
}

/** Lets everything run that is ready to. */
const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

describe('a lookup', () => {
  test('starts immediately, and those that arrive meanwhile share the next query', async () => {
    const { lookUp, queries } = lookUps();
    const results = ['a', 'b', 'c'].map((name) => lookUp(name, false));
    expect(queries.map(({ names }) => names)).toEqual([['a']]);
    queries[0]?.finish();
    await turn();
    expect(queries.map(({ names }) => names)).toEqual([['a'], ['b', 'c']]);
    queries[1]?.finish();
    expect(await Promise.all(results)).toEqual(['A', 'B', 'C']);
  });

  test('finds nothing for an unknown name', async () => {
    const { lookUp, queries } = lookUps();
    const result = lookUp('nobody', false);
    queries[0]?.finish();
    expect(await result).toBeUndefined();
  });

  test('queries a name once for all callers, also while its query is running', async () => {
    const { lookUp, queries } = lookUps();
    const results = ['a', 'a', 'b', 'b', 'a'].map((name) => lookUp(name, false));
    queries[0]?.finish();
    await turn();
    queries[1]?.finish();
    expect(await Promise.all(results)).toEqual(['A', 'A', 'B', 'B', 'A']);
    expect(queries.map(({ names }) => names)).toEqual([['a'], ['b']]);
  });

  test('limits the names per query, and never runs two queries at a time', async () => {
    const { lookUp, queries } = lookUps({ atOnce: 3, waiting: 100 });
    const results = Array.from({ length: 8 }, (_, index) => lookUp(`name ${index}`, false));
    for (let done = 1; done <= 4; done += 1) {
      expect(queries).toHaveLength(Math.min(done, 4));
      queries[done - 1]?.finish();
      await turn();
    }
    expect(queries.map(({ names }) => names.length)).toEqual([1, 3, 3, 1]);
    expect(await Promise.all(results)).toHaveLength(8);
  });

  test('is refused when too many are waiting, except an urgent one, which goes first', async () => {
    const { lookUp, queries } = lookUps();
    const first = lookUp('first', false);
    const waiting = ['a', 'b', 'c', 'd'].map((name) => lookUp(name, false));
    await expect(lookUp('e', false)).rejects.toBeInstanceOf(Full);
    const urgent = lookUp('urgent', true);
    queries[0]?.finish();
    await turn();
    expect(queries[1]?.names).toEqual(['urgent', 'a', 'b']);
    queries[1]?.finish();
    await turn();
    queries[2]?.finish();
    expect(await Promise.all([first, urgent, ...waiting])).toEqual(['FIRST', 'URGENT', 'A', 'B', 'C', 'D']);
  });

  test('fails with all waiting ones when a query fails, and the next one queries again', async () => {
    const { lookUp, queries } = lookUps();
    const lookups = ['a', 'b', 'c', 'd', 'e'].map((name, index) => lookUp(name, index === 4));
    queries[0]?.fail();
    const results = await Promise.allSettled(lookups);
    expect(results.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'));
    const later = lookUp('a', false);
    queries[1]?.finish();
    expect(await later).toBe('A');
    expect(queries).toHaveLength(2);
  });
});
