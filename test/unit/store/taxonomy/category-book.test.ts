import { describe, expect, test } from 'vitest';

import { createCategoryBook, type CategoryBook } from '../../../../src/store/taxonomy/categories.ts';
import type { Database } from '../../../../src/store/database.ts';

/** A book over a database that fails while `away` and does not answer while `silent`, and how often that was asked. */
function aBook() {
  const state = { asked: 0, away: false, silent: false, time: 0, lines: [] as string[] };
  const query = (): Promise<unknown> => {
    state.asked += 1;
    if (state.silent) return new Promise(() => undefined);
    return state.away ? Promise.reject(new Error('away')) : Promise.resolve({ rows: [{ id: 22 }] });
  };
  const log = (...said: unknown[]): void => void state.lines.push(String(said.at(-1)));
  const book = createCategoryBook(
    { query } as unknown as Database,
    { warn: log, info: log },
    () => state.time,
  );
  return { book, state };
}

const idsIn = async (book: CategoryBook): Promise<number[]> => [...(await book.read()).keys()];

test('it asks once for all who wait, and again after five seconds', async () => {
  const { book, state } = aBook();
  await Promise.all([book.read(), book.read(), book.read()]);
  state.time = 4_999;
  expect(await idsIn(book)).toEqual([22]);
  expect(state.asked).toBe(1);
  state.time = 5_000;
  await Promise.all([book.read(), book.read()]);
  expect(state.asked).toBe(2);
});

test('while nothing was ever read it asks again at once after a failure', async () => {
  const { book, state } = aBook();
  state.away = true;
  await expect(book.read()).rejects.toThrow('away');
  state.away = false;
  expect(await idsIn(book)).toEqual([22]);
  expect(state.lines).toEqual([]);
});

describe('while the database is away', () => {
  test('what was read last stands in, for however long, and the database is asked once a second', async () => {
    const { book, state } = aBook();
    await book.read();
    state.away = true;
    for (state.time = 5_000; state.time < 3_605_000; state.time += 500)
      expect(await idsIn(book)).toEqual([22]);
    expect(state.asked).toBe(1 + 3_600);
  });

  test('that is told once, and once when it is back', async () => {
    const { book, state } = aBook();
    await book.read();
    state.away = true;
    for (const time of [5_000, 6_000, 7_000]) {
      state.time = time;
      await book.read();
    }
    expect(state.lines).toEqual(['the names of categories cannot be read; those read last are shown']);
    state.away = false;
    state.time = 8_000;
    await book.read();
    await book.read();
    expect(state.lines.slice(1)).toEqual(['the names of categories are read again']);
  });

  test('nobody waits for one that is silent after it has failed', async () => {
    const { book, state } = aBook();
    await book.read();
    state.away = true;
    state.time = 5_000;
    await book.read();
    state.silent = true;
    state.time = 6_000;
    expect(await idsIn(book)).toEqual([22]);
    expect(await idsIn(book)).toEqual([22]);
    expect(state.asked).toBe(3);
  });
});
