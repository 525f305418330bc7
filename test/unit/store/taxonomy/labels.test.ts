import { describe, expect, test } from 'vitest';

import { createCategoryCache, type CategoryCache } from '../../../../src/store/taxonomy/labels.ts';
import type { Database } from '../../../../src/store/database.ts';

/** A cache whose database fails while `down` and hangs while `silent`, and the number of queries. */
function aCache() {
  const state = { queries: 0, down: false, silent: false, time: 0, lines: [] as string[] };
  const query = (): Promise<unknown> => {
    state.queries += 1;
    if (state.silent) return new Promise(() => undefined);
    return state.down ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ id: 22 }] });
  };
  const log = (...given: unknown[]): void => void state.lines.push(String(given.at(-1)));
  const cache = createCategoryCache(
    { query } as unknown as Database,
    { warn: log, info: log },
    () => state.time,
  );
  return { cache, state };
}

const idsIn = async (cache: CategoryCache): Promise<number[]> => [...(await cache.read()).keys()];

test('the database is queried once for all waiting callers, and again after five seconds', async () => {
  const { cache, state } = aCache();
  await Promise.all([cache.read(), cache.read(), cache.read()]);
  state.time = 4_999;
  expect(await idsIn(cache)).toEqual([22]);
  expect(state.queries).toBe(1);
  state.time = 5_000;
  await Promise.all([cache.read(), cache.read()]);
  expect(state.queries).toBe(2);
});

test('before the first read, a failure is thrown and retried immediately', async () => {
  const { cache, state } = aCache();
  state.down = true;
  await expect(cache.read()).rejects.toThrow('down');
  state.down = false;
  expect(await idsIn(cache)).toEqual([22]);
  expect(state.lines).toEqual([]);
});

describe('while the database is unavailable', () => {
  test('the last result is returned indefinitely, and the database is queried once a second', async () => {
    const { cache, state } = aCache();
    await cache.read();
    state.down = true;
    for (state.time = 5_000; state.time < 3_605_000; state.time += 500)
      expect(await idsIn(cache)).toEqual([22]);
    expect(state.queries).toBe(1 + 3_600);
  });

  test('the outage is logged once, and once when it has ended', async () => {
    const { cache, state } = aCache();
    await cache.read();
    state.down = true;
    for (const time of [5_000, 6_000, 7_000]) {
      state.time = time;
      await cache.read();
    }
    expect(state.lines).toEqual(['category names cannot be read; the last ones are used']);
    state.down = false;
    state.time = 8_000;
    for (const _read of [1, 2]) {
      await cache.read();
      // The read continues in the background.
      await new Promise((resolve) => void setImmediate(resolve));
    }
    expect(state.lines.slice(1)).toEqual(['category names can be read again']);
  });

  test('no caller waits for a database that hangs after a failure', async () => {
    const { cache, state } = aCache();
    await cache.read();
    state.down = true;
    state.time = 5_000;
    await cache.read();
    state.silent = true;
    state.time = 6_000;
    expect(await idsIn(cache)).toEqual([22]);
    expect(await idsIn(cache)).toEqual([22]);
    expect(state.queries).toBe(3);
  });
});
